import { bestRatedFirst } from "../../model/bayesian-mean";
import { claimsToPrint } from "../../model/claims";
import { categories } from "../../model/content/paddle";
import {
  brandsOf,
  findPaddles,
  foundText,
  isFiltering,
  readFinderQuery,
} from "../../model/finder-query";
import { Island } from "../islands/island";
import { paddleListData } from "../paddle/paddle-list-data";
import { paddleSummaries } from "../paddle/paddle-summary";
import { renewed } from "../reviews/renewed";
import { Head } from "../site/head";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/finder-page";
import { CardFacts } from "./card-facts";
import FinderForm from "./finder-form.island";
import { PaddleGrid } from "./paddle-grid";
import styles from "./results.module.css";
import { NothingFound, ResultsHeading } from "./results-heading";
import { ShopPromises } from "./shop-promises";

const path = "/paddle-finder";

/** The paddles must be there; where the store is down, their ratings come from the samples alone. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { paddles, paddleLists, site: facts } = site.library;
  const { sampleContent, siteUrl } = site.environment;
  const choices = { categories, brands: brandsOf(paddles) };
  const query = readFinderQuery(new URL(request.url).searchParams, choices);
  const found = findPaddles(bestRatedFirst(await paddleSummaries(site)), query);
  return {
    words: paddleLists.finder,
    mostlySamples: paddleLists.mostlySamples,
    choices,
    query,
    found,
    promises: claimsToPrint(facts.shopPromises, sampleContent),
    structuredData: paddleListData(
      found.map(({ paddle }) => paddle),
      { siteUrl },
    ),
  };
}

export default function FinderPage({ loaderData }: Route.ComponentProps) {
  const { words, mostlySamples, choices, query, found, promises, structuredData } = loaderData;
  const { heading, lead, ...head } = words;
  return (
    <div className={page.page}>
      <Head
        title={head.title}
        description={head.description}
        keywords={head.keywords}
        path={path}
        structuredData={structuredData}
      />
      <div className={styles.opening}>
        <h1>{heading}</h1>
        <p className={page.lead}>{lead}</p>
      </div>
      <Island
        of={FinderForm}
        when="touch"
        props={{ path, submitText: "Find Paddles", query, choices, found: found.length }}
      />
      <section {...renewed("results")} className={styles.results} aria-label="Results">
        <ResultsHeading clear={isFiltering(query) && found.length > 0 ? path : undefined}>
          <span data-found={found.length}>{foundText(found.length)}</span>
        </ResultsHeading>
        {found.some((each) => each.mostlySamples) ? (
          <p className={page.note}>{mostlySamples}</p>
        ) : null}
        {found.length === 0 ? (
          <NothingFound clear={path}>No paddles match your current search criteria.</NothingFound>
        ) : (
          <PaddleGrid listed={found} linkText="View Details" showsPrice facts={CardFacts} />
        )}
      </section>
      <ShopPromises promises={promises} words={words} />
    </div>
  );
}
