import { categories } from "../paddles/paddle.content";
import { factChoices, factFacets } from "./facets";
import { answerFinder, type FinderResults } from "./finder-results";
import {
  brandsOf,
  type FilterKey,
  type FinderQuery,
  ratingFloors,
  readBasicQuery,
  readFinderQuery,
  sorts,
} from "./finder-query";
import { whyNothing, type WhyNothing } from "./finder-words";
import { inOrder } from "./finder-sort";
import { pageOf } from "./page-numbers";
import type { Site } from "../site";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary";
import type { FinderOffer } from "./finder-offer";

/** A query for a list of paddles and its results. */
interface FinderRun {
  query: FinderQuery;
  /** The whole catalog in the requested order. */
  all: PaddleSummary[];
  answer: FinderResults<PaddleSummary>;
  /** If nothing was found: which filters are the reason. */
  why: WhyNothing | undefined;
  /** The choices of the form. */
  offer: FinderOffer;
}

/**
 * Runs the finder for a URL's query.
 * @param filters 'basic' for a form with search, category and brand only, so that no hidden filter applies
 */
export async function runFinder(
  site: Site,
  fields: URLSearchParams,
  filters: "basic" | "all",
): Promise<FinderRun> {
  const { paddles, paddleLists } = site.library;
  const choices = {
    categories,
    brands: brandsOf(paddles),
    facts: factChoices,
    slugs: paddles.map(({ slug }) => slug),
  };
  const query =
    filters === "all" ? readFinderQuery(fields, choices) : readBasicQuery(fields, choices);
  const all = inOrder(await paddleSummaries(site), query);
  const answer = answerFinder(all, query);
  const offered = (key: FilterKey, value: string, label = value) => ({
    value,
    label,
    count: answer.count(key, value),
  });
  return {
    query,
    all,
    answer,
    why:
      answer.counted === 0
        ? whyNothing(query, answer, (other) => answerFinder(all, other).counted)
        : undefined,
    offer: {
      query,
      categories: categories.map((category) => offered("category", category)),
      brands: choices.brands.map((brand) => offered("brand", brand)),
      facets:
        filters === "basic"
          ? []
          : factFacets.map(({ key, label, choices: each }) => ({
              key,
              label,
              choices: each.map((choice) => offered(key, choice.value, choice.label)),
            })),
      ratings: ratingFloors.map((floor) => offered("rating", floor, `${floor} and up`)),
      orders: sorts.map((sort) => ({ value: sort, label: paddleLists.orders[sort].label })),
      note: paddleLists.unconfirmedNote,
      shown: answer.counted,
    },
  };
}

/** The results on the page a URL asks for. Close matches follow on the last page. */
export function resultsPage(
  { found, close }: FinderResults<PaddleSummary>,
  fields: URLSearchParams,
) {
  const { entries, page, pages } = pageOf(found, fields.get("page"));
  return { shown: entries, page, pages, close: page === pages ? close : [] };
}

/** What a list without pages shows, in the given order: the matches, or the close matches if there are none. */
export function leftOf(
  { found, close }: FinderResults<PaddleSummary>,
  ordered: readonly PaddleSummary[],
): PaddleSummary[] {
  const left = new Set(found.length > 0 ? found : close);
  return ordered.filter((each) => left.has(each));
}
