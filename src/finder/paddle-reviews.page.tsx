import { addresses } from "../addresses";
import { basicParameters, finderAddress, isFiltering } from "./finder-query";
import { searchAddress } from "../search/site-search";
import { Island } from "../platform/islands/island";
import { paddleListData } from "../paddles/paddle-list-data";
import { refreshRegion } from "../platform/islands/refresh-regions";
import { definePage } from "../platform/render/define-page";
import page from "../platform/ui/page.module.css";
import { runFinder, resultsPage } from "./run-finder";
import { CloseMatches } from "./close-matches";
import { ExploreMore } from "./explore-more";
import FinderForm from "./finder-form.island";
import { ListPages } from "./list-pages";
import { PaddleGrid } from "./paddle-grid";
import styles from "./results.module.css";
import { NothingFound, ResultsHeading } from "./results-heading";

const { path } = addresses.paddleReviews;

export default definePage(addresses.paddleReviews, {
  listed: {
    kind: "paddle reviews",
    weight: "list with islands",
    pages: ({ library }) => [{ kicker: "Paddles", title: library.paddleLists.reviews.heading }],
  },

  query: [...basicParameters, "page"],
  hasTray: true,

  /** The paddles must be there; if the store is down, their ratings come from the samples alone. */
  async load({ url: { searchParams: fields }, site }) {
    const { paddleLists: lists } = site.library;
    const asked = await runFinder(site, fields, "basic");
    const { query, all, answer, offer } = asked;
    const results = resultsPage(answer, fields);
    const isFirst = !isFiltering(query) && results.page === 1;
    const isSample = [...results.shown, ...results.close].some((each) => each.mostlySamples);
    return {
      words: lists.reviews,
      closeWords: { closeTitle: lists.closeTitle, closeNote: lists.closeNote },
      mostlySamples: isSample ? lists.mostlySamples : undefined,
      query,
      offer,
      featured: isFirst ? all.filter(({ paddle }) => paddle.featured) : [],
      found: answer.found.length,
      results,
      of: all.length,
      why: asked.why,
      structuredData: paddleListData(
        results.shown.map(({ paddle }) => paddle),
        site.settings,
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
    const { words, mostlySamples, query, offer, featured, found, of, results, why } = data;
    const { shown, close } = results;
    const card = { linkText: "Read Full Review", showsPrice: false };
    const nothing = "No paddles found matching your criteria.";
    const counted = `${isFiltering(query) ? `${found} of ${of}` : of} paddles, best rated first`;
    return (
      <div className={page.page}>
        <div className={styles.header}>
          <h1>{words.heading}</h1>
          <p className={page.lead}>{words.lead}</p>
        </div>
        <Island of={FinderForm} when="touch" props={{ path, submitText: "Find Reviews", offer }} />
        <div
          {...refreshRegion("results")}
          className={styles.results}
          data-announcement={found === 0 ? nothing : counted}
        >
          {mostlySamples ? <p className={page.note}>{mostlySamples}</p> : null}
          {featured.length > 0 ? (
            <section aria-labelledby="featured">
              <h2 id="featured">Featured Reviews</h2>
              <PaddleGrid listed={featured} {...card} />
            </section>
          ) : null}
          <section aria-label="All Paddle Reviews">
            <ResultsHeading clear={isFiltering(query) && found > 0 ? path : undefined}>
              All Paddle Reviews
            </ResultsHeading>
            {found === 0 ? (
              <NothingFound path={path} why={why}>
                {nothing}
              </NothingFound>
            ) : (
              <>
                <p className={page.note}>{counted}</p>
                <PaddleGrid listed={shown} {...card} />
                <ListPages
                  {...results}
                  addressOf={(number) => finderAddress(path, query, number)}
                />
              </>
            )}
          </section>
          <CloseMatches words={data.closeWords} listed={close} {...card} />
        </div>
        {query.search === "" ? null : (
          <p>
            <a href={searchAddress(query.search)}>Search the whole site for "{query.search}"</a>
          </p>
        )}
        <ExploreMore links={words.exploreMore} />
      </div>
    );
  },
});
