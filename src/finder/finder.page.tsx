import { addresses } from "../addresses";
import { foundText } from "./finder-query";
import { Island } from "../platform/islands/island";
import { paddleItems, ratingOrderText } from "../paddles/paddle-summary";
import { refreshRegion } from "../platform/islands/refresh-regions";
import { definePage } from "../platform/render/define-page";
import { headSearch } from "../platform/render/listing";
import page from "../platform/ui/page.module.css";
import { finderPage, listCodec } from "./run-finder";
import { CardFacts, hasUnconfirmed } from "./card-facts";
import FinderForm from "./finder-form.island";
import { UnsureLegend } from "../platform/ui/unsure-mark";
import { Ways } from "../platform/ui/ways";
import styles from "./results.module.css";
import { CloseMatches, ResultsList } from "./results-list";
import { ShopPromises } from "./shop-promises";

const { path } = addresses.paddleFinder;

export default definePage(addresses.paddleFinder, {
  listed: {
    kind: "paddle finder",
    weight: "list with islands",
    pages: ({ library: { paddleLists } }) => [
      {
        kicker: "Paddles",
        title: paddleLists.finder.heading,
        search: headSearch(paddleLists.finder),
      },
    ],
  },

  query: listCodec("all"),
  hasTray: true,
  skips: [
    { id: "filters", name: "filters" },
    { id: "results", name: "results" },
  ],

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site }) {
    const { paddleLists: lists, site: facts } = site.library;
    const results = await finderPage(site, fields, "all");
    return {
      words: lists.finder,
      order: lists.orders[results.query.sort].note ?? ratingOrderText(lists, results.all),
      results,
      promises: facts.shopPromises,
    };
  },

  head: ({ words, results }) => ({ ...words, list: paddleItems(results.shown) }),

  Page({ data: { words, order, results, promises } }) {
    const { query, offer, found, close, closeLead } = results;
    const card = { linkText: "View Details", showsPrice: true, facts: CardFacts };
    return (
      <div className={page.page}>
        <div className={styles.header}>
          <h1>{words.heading}</h1>
          <p className={page.lead}>{words.lead}</p>
          <Ways here={path} />
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
            data-announcement={closeLead ?? announcementOf(found, close.length)}
          >
            <ResultsList
              path={path}
              title={closeLead ? results.closeTitle : foundText(found)}
              nothing="No paddles match your current search criteria."
              results={results}
              card={card}
            >
              {order}{" "}
              {hasUnconfirmed([...results.shown, ...results.close]) ? <UnsureLegend /> : null}{" "}
              {query.sort === "rating" ? (
                <a href={`${addresses.howItWorks.path}#on-rankings`}>How we rank</a>
              ) : null}
            </ResultsList>
            <CloseMatches results={results} card={card} />
          </section>
        </div>
        <ShopPromises promises={promises} words={words} />
      </div>
    );
  },
});

/** The text that screen readers announce when the results change. */
function announcementOf(found: number, close: number): string {
  if (close === 0) return foundText(found);
  return `${foundText(found)}, ${close} close ${close === 1 ? "match" : "matches"}`;
}
