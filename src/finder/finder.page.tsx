import { addresses } from "../addresses";
import { priorWeight } from "../reviews/ratings/bayesian-mean";
import { finderAddress, finderParameters, foundText, isFiltering } from "./finder-query";
import { Island } from "../platform/islands/island";
import { paddleListData } from "../paddles/paddle-list-data";
import { refreshRegion } from "../platform/islands/refresh-regions";
import { definePage } from "../platform/render/define-page";
import page from "../platform/ui/page.module.css";
import { runFinder, resultsPage } from "./run-finder";
import { CardFacts } from "./card-facts";
import { CloseMatches } from "./close-matches";
import FinderForm from "./finder-form.island";
import { ListPages } from "./list-pages";
import { PaddleGrid } from "./paddle-grid";
import styles from "./results.module.css";
import { NothingFound, ResultsHeading } from "./results-heading";
import { ShopPromises } from "./shop-promises";
import { ShortlistLine } from "./shortlist-line";

const { path } = addresses.paddleFinder;

export default definePage(addresses.paddleFinder, {
  listed: {
    kind: "paddle finder",
    weight: "list with islands",
    pages: ({ library }) => [{ kicker: "Paddles", title: library.paddleLists.finder.heading }],
  },

  query: [...finderParameters, "page"],
  hasTray: true,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site }) {
    const { paddleLists: lists, match, site: facts } = site.library;
    const { siteUrl } = site.settings;
    const asked = await runFinder(site, fields, "all");
    const { query, answer, offer } = asked;
    const results = resultsPage(answer, fields);
    const order = lists.orders[query.sort].note ?? lists.ratingOrder;
    const isSample = [...results.shown, ...results.close].some((each) => each.mostlySamples);
    return {
      words: lists.finder,
      invitation: match.invitation,
      closeWords: { closeTitle: lists.closeTitle, closeNote: lists.closeNote },
      order: order.replace("{weight}", String(priorWeight)),
      mostlySamples: isSample ? lists.mostlySamples : undefined,
      query,
      offer,
      found: answer.found.length,
      results,
      why: asked.why,
      promises: facts.shopPromises,
      structuredData: paddleListData(
        results.shown.map(({ paddle }) => paddle),
        { siteUrl },
      ),
    };
  },

  head: ({ words, structuredData }) => ({
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    path,
    structuredData,
  }),

  Page({ data }) {
    const { words, invitation, closeWords, order, query, offer, found, results } = data;
    const { shown, close } = results;
    const card = { linkText: "View Details", showsPrice: true, facts: CardFacts };
    return (
      <div className={page.page}>
        <div className={styles.header}>
          <h1>{words.heading}</h1>
          <p className={page.lead}>{words.lead}</p>
          <p>
            {invitation.text} <a href={addresses.match.path}>{invitation.link}</a>
          </p>
        </div>
        <div className={styles.besideFilters}>
          <Island
            of={FinderForm}
            when="touch"
            props={{ path, submitText: "Find Paddles", offer }}
          />
          <section
            {...refreshRegion("results")}
            className={styles.results}
            aria-label="Results"
            data-announcement={announcementOf(found, close.length)}
          >
            <ResultsHeading clear={isFiltering(query) && found > 0 ? path : undefined}>
              {foundText(found)}
            </ResultsHeading>
            <ShortlistLine path={path} slugs={query.shortlist} />
            {found === 0 ? (
              <NothingFound path={path} why={data.why}>
                No paddles match your current search criteria.
              </NothingFound>
            ) : (
              <>
                <p className={page.note}>
                  {order} {data.mostlySamples}{" "}
                  {query.sort === "rating" ? (
                    <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
                  ) : null}
                </p>
                <PaddleGrid listed={shown} {...card} />
                <ListPages
                  {...results}
                  addressOf={(number) => finderAddress(path, query, number)}
                />
              </>
            )}
            <CloseMatches words={closeWords} listed={close} {...card} />
          </section>
        </div>
        <ShopPromises promises={data.promises} words={words} />
      </div>
    );
  },
});

/** The text that screen readers announce when the results change. */
function announcementOf(found: number, close: number): string {
  if (close === 0) return foundText(found);
  return `${foundText(found)}, ${close} close ${close === 1 ? "match" : "matches"}`;
}
