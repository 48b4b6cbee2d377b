import { addresses } from "../../addresses.ts";
import { MissingPaddle } from "../requests/missing-paddle.tsx";
import { isFiltering } from "./finder-query.ts";
import { AnswerCard } from "../search/answer-card.tsx";
import { FoundList } from "../search/found-list.tsx";
import { openDrawn, searchPages, topFirst } from "../search/found-pages.ts";
import { answerSearch } from "../search/search-answer.ts";
import { searchAddress } from "../search/site-search.ts";
import { Island } from "../../platform/islands/island.tsx";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { areRanked, paddleItems, type PaddleSummary } from "../paddles/paddle-summary.ts";
import { newestQuote, NewestReview } from "../paddles/review-quotes.tsx";
import { refreshRegion } from "../../platform/islands/fetch-page.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { headSearch } from "../../platform/render/route.ts";
import page from "../../platform/ui/page.module.css";
import { finderPage, listCodec, listSkips } from "./run-finder.ts";
import explore from "./explore-more.module.css";
import FinderForm from "./finder-form.island.tsx";
import { PaddleGrid } from "./paddle-grid.tsx";
import styles from "./results.module.css";
import { CardNote, CloseMatches, ResultsList } from "./results-list.tsx";

const { path } = addresses.paddleReviews;

/** Whether there's something to read of a paddle: our own words, or a player's. */
const isReviewed = ({ paddle, reviews }: PaddleSummary) => !paddle.isListed || reviews > 0;

/** The maximum number of results besides paddles. The header's search box leads here, whatever is typed in it. */
const maxElsewhere = 6;

export default definePage(addresses.paddleReviews, {
  listed: {
    kind: "paddle reviews",
    weight: "list with islands",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.reviews.heading,
        search: headSearch(paddleLists.reviews),
      },
    ],
  },

  query: listCodec("basic"),
  hasTray: true,
  skips: listSkips,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site, pages }) {
    const results = await finderPage(site, fields, "basic", { among: isReviewed });
    const isFirst = !isFiltering(results.query) && results.page === 1;
    const listed = new Set(
      [...results.shown, ...results.close].map(({ paddle }) => addresses.paddle.href(paddle)),
    );
    const { search } = results.query;
    const answer =
      search === "" || results.page > 1 ? undefined : await answerSearch(site, pages, search);
    const onSite = topFirst(searchPages(site, pages, search));
    const elsewhere = onSite.filter(({ path: to }) => !listed.has(to) && to !== answer?.more.path);
    const drawn = await openDrawn(site, elsewhere);
    const featured = isFirst
      ? results.all.filter(({ paddle }) => paddle.featured && isConfirmedPaddle(paddle))
      : [];
    return {
      quotes: isFirst ? await newestQuote(site) : [],
      wording: site.library.wording,
      words: site.library.paddleLists.reviews,
      bars: site.library.paddleLists.bars,
      missing: site.library.requests.missing,
      answer,
      elsewhere: {
        title: site.library.search.elsewhere,
        found: elsewhere.slice(0, maxElsewhere).map(drawn),
      },
      results,
      featured,
      /** The list below the featured ones has the others. */
      below: { ...results, shown: results.shown.filter((each) => !featured.includes(each)) },
    };
  },

  head: ({ words, featured, below }) => ({
    ...words,
    list: paddleItems([...featured, ...below.shown]),
  }),

  Page({ data }) {
    const { quotes, wording, words, bars, missing, answer, elsewhere, results } = data;
    const { featured, below } = data;
    const { query, offer, found, all, closeLead } = results;
    const { lacksFacts, ...told } = results.cards;
    const card = { linkText: "Read Full Review", showsPrice: false, ...told };
    const nothing = "No paddles found matching your criteria.";
    const shownOfAll = isFiltering(query) ? `${found} of ${all.length}` : all.length;
    const order = areRanked(all) ? "best rated first" : "our picks first";
    const counted = `${shownOfAll} paddles, ${order}`;
    const onSite =
      elsewhere.found.length > 0 ? (
        <section className="stack fit gap-3" aria-labelledby="elsewhere">
          <h2 id="elsewhere">{elsewhere.title}</h2>
          <FoundList of={elsewhere.found} />
        </section>
      ) : null;
    return (
      <div className={page.page}>
        <div className={`stack fit gap-3 ${styles.header}`}>
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <div className={styles.besideFilters}>
          <Island
            of={FinderForm}
            when="touch"
            props={{ path, submitText: "Find Reviews", offer }}
          />
          <div
            {...refreshRegion("results")}
            className={`stack fit gap-3 ${styles.results}`}
            data-announcement={closeLead ?? (found === 0 ? nothing : counted)}
          >
            {answer ? <AnswerCard card={answer} /> : null}
            {featured.length > 0 ? (
              <section className="stack fit gap-3" aria-labelledby="featured">
                <h2 id="featured">Featured Reviews</h2>
                <PaddleGrid listed={featured} {...card} />
              </section>
            ) : null}
            <NewestReview quotes={quotes} words={wording} />
            {/* The menu's search leads here: what isn't a paddle comes before the empty list. */}
            {found > 0 ? null : onSite}
            <section className="stack fit gap-3" aria-label="All Paddle Reviews">
              <ResultsList
                path={path}
                title="All Paddle Reviews"
                nothing={nothing}
                results={below}
                card={card}
                counted={
                  featured.length === 0
                    ? `${counted}.`
                    : `${shownOfAll} paddles: the ${featured.length} featured above, then the others, ${order}.`
                }
              >
                <CardNote words={bars} lacksFacts={lacksFacts} />
              </ResultsList>
            </section>
            <CloseMatches results={results} card={card} />
            {found > 0 ? onSite : null}
            <MissingPaddle words={missing} name={query.search} />
            {query.search === "" ? null : (
              <p>
                <a href={searchAddress(query.search)}>Search the whole site for "{query.search}"</a>
              </p>
            )}
          </div>
        </div>
        <nav className={`stack part gap-3 drop-6 ${explore.more}`} aria-labelledby="explore-more">
          <h2 id="explore-more">Explore More</h2>
          <ul>
            {words.exploreMore.map(({ path: to, title, text }) => (
              <li key={to}>
                <a className="tap subtitle" href={to}>
                  {title}
                </a>
                <p className="small muted">{text}</p>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    );
  },
});
