import { addresses } from "../addresses";
import { type SearchDocument, searchGroups } from "../platform/render/search-document";
import { inFrontAndLast, resultsText, searchSite } from "./site-search";
import { definePage } from "../platform/render/define-page";
import { BallPicture } from "../balls/ball-picture";
import page from "../platform/ui/page.module.css";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group";
import { PaddlePicture } from "../paddles/paddle-picture";
import type { Site } from "../site";
import styles from "./search.module.css";

const { path } = addresses.search;

export default definePage(addresses.search, {
  listed: {
    kind: "search",
    weight: "page",
    pages: ({ library }) => [{ title: library.search.title }],
  },

  query: ["search"],

  load({ url, site, pages }) {
    const term = (url.searchParams.get("search") ?? "").trim();
    const found = term === "" ? [] : searchSite(pages.searchDocuments, term);
    return {
      words: site.library.search,
      term,
      count: found.length,
      groups: searchGroups.flatMap((group) => {
        const results = found.filter((each) => each.group === group);
        if (results.length === 0) return [];
        const { front, last } = inFrontAndLast(results, term);
        const shown = (each: SearchDocument) => ({ ...each, ...drawnOf(site, each.path) });
        return [{ group, count: results.length, front: front.map(shown), last: last.map(shown) }];
      }),
    };
  },

  // A page of results is not for search engines.
  head: ({ words, term }) =>
    term === "" ? words : { ...words, title: `Search: ${term}`, path: undefined },

  Page({ data: { words, term, count, groups } }) {
    return (
      <div className={page.page}>
        <div className={styles.header}>
          <h1>{words.title}</h1>
          <form
            className={styles.form}
            role="search"
            aria-label="Whole site"
            action={path}
            autoComplete="off"
          >
            <input
              type="search"
              name="search"
              defaultValue={term}
              aria-label="Search the whole site"
              placeholder={words.placeholder}
              enterKeyHint="search"
              required
              pattern=".*\S.*"
              // Visitors open a search page to type. Once there are results, they read.
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is what the page is for
              autoFocus={term === ""}
            />
            <button type="submit">Search</button>
          </form>
          {term === "" ? <p className={page.note}>{words.hint}</p> : null}
        </div>
        {term === "" ? null : (
          <p className={styles.count} role="status">
            {resultsText(count)} for <q>{term}</q>
          </p>
        )}
        {groups.length > 1 ? (
          <nav aria-label="Kinds of results">
            <ul className={styles.kinds}>
              {groups.map(({ group, count: inGroup }) => (
                <li key={group}>
                  <a href={`#${group.toLowerCase()}`}>
                    {group} <span>{inGroup}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={page.halves}>
          {groups.map(({ group, front, last }) => (
            <section key={group} className={styles.group} aria-labelledby={group.toLowerCase()}>
              <h2 id={group.toLowerCase()}>{group}</h2>
              {front.length > 0 ? <Results of={front} /> : null}
              {last.length > 0 ? (
                <UnconfirmedGroup heading="h3">
                  <Results of={last} />
                </UnconfirmedGroup>
              ) : null}
            </section>
          ))}
        </div>
        {term !== "" && count === 0 ? (
          <div className={styles.group}>
            <p>{words.nothing}</p>
            <ul>
              {words.instead.map(({ path: to, text }) => (
                <li key={to}>
                  <a href={to}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    );
  },
});

interface ResultsProps {
  of: readonly (SearchDocument & ReturnType<typeof drawnOf>)[];
}

function Results({ of }: ResultsProps) {
  return (
    <ul>
      {of.map(({ path: to, title, note, paddle, ball }) => (
        <li key={to}>
          {paddle || ball ? (
            <span className={styles.drawn} aria-hidden="true">
              {paddle ? <PaddlePicture paddle={paddle} detail="small" /> : null}
              {ball ? <BallPicture ball={ball} /> : null}
            </span>
          ) : null}
          <div>
            <a href={to}>{title}</a>
            <p>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What is drawn beside a result: the paddle or the ball it is about. */
function drawnOf({ library }: Site, to: string) {
  return {
    paddle: library.paddle(to.slice(1)),
    ball: library.ball(to.replace(`${addresses.balls.path}#`, "")),
  };
}
