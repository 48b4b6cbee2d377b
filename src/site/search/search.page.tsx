import { searchGroups } from "../../platform/render/route.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import page from "../../platform/ui/page.module.css";
import { sampleIf } from "../../platform/text/sample.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { wholeNumber } from "../../platform/text/money.ts";
import { fill } from "../../platform/text/fill.ts";
import { addresses } from "../../addresses.ts";
import type { FoundMentions } from "../reviews/read-reviews.service.ts";
import { reviewAddress } from "../reviews/list/review-query.ts";
import { countsText } from "../reviews/ratings/ratings.ts";
import { reviewedPage } from "../reviews/reviewed-page.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import { ListedHeading } from "../paddles/listed-group.tsx";
import { UnconfirmedGroup } from "../paddles/unconfirmed-group.tsx";
import { AnswerCard } from "./answer-card.tsx";
import { FoundList } from "./found-list.tsx";
import { answerSearch } from "./search-answer.ts";
import { openDrawn, searchPages } from "./found-pages.ts";
import { SearchBox } from "./search-box.tsx";
import { inFrontAndLast, resultsText, searchAddress, searchQuery } from "./site-search.ts";
import styles from "./search.module.css";

/** The length of an excerpt in characters, and of its part before the match. */
const length = { all: 160, before: 60 };

/** The part of a text around the first match, cut between words if possible. */
export function excerptAround(text: string, words: readonly string[]): string {
  if (text.length <= length.all) return text;
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word)).filter((place) => place >= 0);
  const place = places.length === 0 ? 0 : Math.min(...places);
  const start = place - length.before;
  const gap = start > 0 ? text.indexOf(" ", start) : -1;
  const from = start <= 0 ? 0 : gap === -1 || gap >= place ? start : gap + 1;
  const end = from + length.all;
  const lastGap = text.lastIndexOf(" ", end);
  const to = end >= text.length ? text.length : lastGap > place ? lastGap : end;
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** The maximum number of results per group. Beyond this, another search is faster than reading on. */
const maxInGroup = 30;
/** Paddles and ball articles whose reviews are shown. */
const maxMentions = 6;

export default definePage(addresses.search, {
  listed: {
    kind: "search",
    weight: "page with islands",
    pages: ({ library }) => [{ title: library.search.title }],
  },

  query: searchQuery,

  /** Pages come from memory; if the store is down, reviews and ratings come from the samples alone. */
  async load({ url, site, pages }) {
    const { search: term } = searchQuery.read(url.searchParams);
    const { library, reviews } = site;
    const { found, isExact, meant, top, answers } = searchPages(site, pages, term);
    const drawn = await openDrawn(site, [...top, ...found]);
    const card = term === "" ? undefined : await answerSearch(site, pages, term);
    const { mentions, searched } =
      meant.length === 0 ? nothing : await reviews.mentions(meant.join(" "));
    return {
      words: library.search,
      missing: library.requests.missing,
      term,
      isExact,
      card,
      // The card leads there already.
      top: top.filter(({ path }) => path !== card?.more.path).map(drawn),
      answers,
      groups: searchGroups.flatMap((group) => {
        const results = found.filter(({ document }) => document.group === group);
        if (results.length === 0) return [];
        const { front, last } = inFrontAndLast(results, maxInGroup);
        return [
          {
            group,
            count: results.length,
            front: front.map(drawn),
            last: last.filter(({ isListed }) => !isListed).map(drawn),
            listed: last.filter(({ isListed }) => isListed).map(drawn),
          },
        ];
      }),
      count: found.length + answers,
      mentions: mentions.slice(0, maxMentions).flatMap(({ subject, quote, ...counts }) => {
        const about = reviewedPage(library, subject);
        if (!about) return [];
        return {
          path: reviewAddress(about.path, { search: meant.join(" ") }),
          name: about.name,
          counts: countsText(counts),
          quote: sampleIf(quote.isSample, excerptAround(quote.text, meant)),
        };
      }),
      searched:
        searched === undefined
          ? undefined
          : fill(library.wording.list.searched, { count: wholeNumber(searched) }),
    };
  },

  // Result pages aren't for search engines.
  head: ({ words, term }) =>
    term === "" ? words : { ...words, title: `Search: ${term}`, path: undefined },

  Page({
    data: { words, missing, term, isExact, card, top, answers, groups, count, mentions, searched },
  }) {
    const kinds = [
      ...groups.map((each) => ({ name: each.group, id: each.group.toLowerCase(), ...each })),
      ...(mentions.length > 0
        ? [{ name: words.reviews, id: "reviews", count: mentions.length }]
        : []),
    ];
    return (
      <div className={page.page}>
        <div className="stack gap-4">
          <h1>{words.title}</h1>
          <SearchBox
            className={`line gap-2 up-to-40 ${styles.form}`}
            action={addresses.search.path}
            formLabel="Whole site"
            label="Search the whole site"
            placeholder={words.placeholder}
            term={term}
            // Visitors open a search page to type. Once there are results, they read.
            takesFocus={term === ""}
          />
          {term === "" ? <p className="note">{words.hint}</p> : null}
        </div>
        {term === "" ? (
          <Examples of={words.examples} />
        ) : (
          <div>
            <p className={styles.count} role="status">
              {resultsText(count + mentions.length)} for <q>{term}</q>
            </p>
            {count > 0 && answers === 0 && !isExact && !card ? (
              <p className="note">{words.close}</p>
            ) : null}
          </div>
        )}
        {card ? <AnswerCard card={card} /> : null}
        {top.length > 0 ? (
          <section className={styles.top} aria-labelledby="best-match">
            <h2 id="best-match">{words.top}</h2>
            <FoundList of={top} />
          </section>
        ) : null}
        {kinds.length > 1 ? (
          <nav aria-label="Kinds of results">
            <ul className="row gap-1 wide-6">
              {kinds.map(({ name, id, count: inKind }) => (
                <li key={id}>
                  <a className="tap tall" href={`#${id}`}>
                    {name} <span className="muted numbers">{wholeNumber(inKind)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <div className={page.halves}>
          {groups.map(({ group, count: inGroup, front, last, listed }) => (
            <section key={group} className="measure" aria-labelledby={group.toLowerCase()}>
              <h2 id={group.toLowerCase()}>{group}</h2>
              {front.length > 0 ? <FoundList of={front} /> : null}
              {last.length > 0 ? (
                <UnconfirmedGroup heading="h3">
                  <FoundList of={last} />
                </UnconfirmedGroup>
              ) : null}
              {listed.length > 0 ? (
                <ListedHeading heading="h3">
                  <FoundList of={listed} />
                </ListedHeading>
              ) : null}
              {inGroup > maxInGroup ? (
                <p className="note">
                  The best {maxInGroup} of {wholeNumber(inGroup)}. Add a word to find fewer.
                </p>
              ) : null}
            </section>
          ))}
          {mentions.length > 0 ? (
            <section className="measure" aria-labelledby="reviews">
              <h2 id="reviews">{words.reviews}</h2>
              <ul className={styles.links}>
                {mentions.map(({ path, name, counts, quote }) => (
                  <li key={path}>
                    <a className="tap bold" href={path}>
                      {name}
                    </a>{" "}
                    <span className="small muted">{counts}</span>
                    <p className="muted" dir="auto">
                      <Marked value={quote} isQuoted />
                    </p>
                  </li>
                ))}
              </ul>
              {searched ? <p className="note">{searched}</p> : null}
            </section>
          ) : null}
        </div>
        {term !== "" && count + mentions.length === 0 ? (
          <div className="measure">
            <p>{words.nothing}</p>
            <ul className={styles.links}>
              {words.instead.map(({ path: to, text }) => (
                <li key={to}>
                  <a className="tap bold" href={to}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {term === "" || (count > 0 && isExact) ? null : (
          <MissingPaddle words={missing} name={term} />
        )}
      </div>
    );
  },
});

/** Searches to try, each a link to what it finds. */
function Examples({ of }: { of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <ul className={`bare ${page.cards} ${styles.examples}`} aria-label="For example">
      {of.map((example) => (
        <li key={example}>
          <a href={searchAddress(example)}>{example}</a>
        </li>
      ))}
    </ul>
  );
}

const nothing: FoundMentions = { mentions: [], searched: undefined };
