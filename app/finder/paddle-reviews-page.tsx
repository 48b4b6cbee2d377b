import { bestRatedFirst } from "../../model/bayesian-mean";
import { categories } from "../../model/content/paddle";
import { brandsOf, findPaddles, isFiltering, readFinderQuery } from "../../model/finder-query";
import { Island } from "../islands/island";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { renewed } from "../reviews/renewed";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/paddle-reviews-page";
import { ExploreMore } from "./explore-more";
import FinderForm from "./finder-form.island";
import { PaddleGrid } from "./paddle-grid";
import styles from "./results.module.css";
import { NothingFound, ResultsHeading } from "./results-heading";

const path = "/paddle-reviews";

/** The paddles must be there; where the store is down, their ratings come from the samples alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { paddles, paddleLists } = site.library;
  const choices = { categories, brands: brandsOf(paddles) };
  const query = readFinderQuery(new URL(request.url).searchParams, choices);
  const all = bestRatedFirst(await paddleSummaries(site));
  const found = findPaddles(all, query);
  return {
    words: paddleLists.reviews,
    mostlySamples: paddleLists.mostlySamples,
    choices,
    query,
    featured: isFiltering(query) ? [] : all.filter(({ paddle }) => paddle.featured),
    found,
    of: all.length,
    structuredData: paddleListData(
      found.map(({ paddle }) => paddle),
      site.environment,
    ),
  };
}

export default function PaddleReviewsPage({ loaderData }: Route.ComponentProps) {
  const { words, mostlySamples, choices, query, featured, found, of, structuredData } = loaderData;
  const card = { linkText: "Read Full Review", showsPrice: false };
  return (
    <div className={page.page}>
      <Head
        title={words.title}
        description={words.description}
        keywords={words.keywords}
        path={path}
        structuredData={structuredData}
      />
      <div className={styles.opening}>
        <h1>{words.heading}</h1>
        <p className={page.lead}>{words.lead}</p>
      </div>
      <Island
        of={FinderForm}
        when="touch"
        props={{ path, submitText: "Find Reviews", query, choices, found: found.length }}
      />
      <div {...renewed("results")} className={styles.results}>
        {found.some((each) => each.mostlySamples) ? (
          <p className={page.note}>{mostlySamples}</p>
        ) : null}
        {featured.length > 0 ? (
          <section aria-labelledby="featured">
            <h2 id="featured">Featured Reviews</h2>
            <PaddleGrid listed={featured} {...card} />
          </section>
        ) : null}
        <section aria-label="All Paddle Reviews">
          <ResultsHeading clear={isFiltering(query) && found.length > 0 ? path : undefined}>
            All Paddle Reviews
          </ResultsHeading>
          {found.length === 0 ? (
            <NothingFound clear={path}>
              <span data-found={0}>No paddles found matching your criteria.</span>
            </NothingFound>
          ) : (
            <>
              <p className={page.note} data-found={found.length}>
                {isFiltering(query) ? `${found.length} of ${of}` : of} paddles, best rated first
              </p>
              <PaddleGrid listed={found} {...card} />
            </>
          )}
        </section>
      </div>
      <ExploreMore links={words.exploreMore} />
    </div>
  );
}
