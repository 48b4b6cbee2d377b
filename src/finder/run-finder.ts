import { categories } from "../paddles/paddle-values";
import { factChoices, offeredFacets } from "./facets";
import { answerFinder, type FinderResults } from "./finder-results";
import {
  basicParameters,
  brandsOf,
  filterParameters,
  finderAddress,
  type FilterKey,
  finderParameters,
  ratingFloors,
  readBasicQuery,
  readFilters,
  readFinderQuery,
  sorts,
} from "./finder-query";
import { closeLeadText, whyNothing } from "./finder-words";
import { inOrder } from "./finder-sort";
import { oncePer } from "../platform/once-per.ts";
import { pageOf, readPageNumber } from "./page-numbers";
import type { QueryCodec } from "../platform/render/query-codec";
import type { Site } from "../platform/render/site";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary";

/** Everything that a list of paddles can be filtered by. */
const finderChoices = oncePer(({ paddles, paddleNamed }: Site["library"]) => ({
  categories,
  brands: brandsOf(paddles),
  facts: factChoices,
  paddleNamed: (slug: string) => paddleNamed(slug)?.slug,
}));

/**
 * What a list reads of its URL's query. 'basic' is for a form with search, category and brand only, so that no hidden
 * filter applies; 'filters' for a list in an order of its own.
 */
const queries = {
  basic: { parameters: basicParameters, read: readBasicQuery },
  filters: { parameters: filterParameters, read: readFilters },
  all: { parameters: finderParameters, read: readFinderQuery },
};
type QueryKind = keyof typeof queries;

/** Reads the query of a list of paddles. */
export function readListQuery(
  site: Pick<Site, "library">,
  fields: URLSearchParams,
  kind: QueryKind,
) {
  return queries[kind].read(fields, finderChoices(site.library));
}

/** How the query of a list of paddles is written that shows its results page by page. */
export function listCodec(path: string, kind: QueryKind): QueryCodec {
  return {
    parameters: [...queries[kind].parameters, "page"],
    canonical: (fields, { site }) =>
      finderAddress(path, readListQuery(site, fields, kind), readPageNumber(fields.get("page"))),
  };
}

/** Runs the finder for a URL's query. */
export async function runFinder(site: Site, fields: URLSearchParams, kind: QueryKind) {
  const { paddleLists } = site.library;
  const { brands } = finderChoices(site.library);
  const query = readListQuery(site, fields, kind);
  const all = inOrder(await paddleSummaries(site), query);
  const answer = answerFinder(all, query);
  /** A value of a filter, and the number of matches with it. */
  const offered = (key: FilterKey, value: string, label = value) => ({
    value,
    label,
    count: answer.count(key, value),
  });
  return {
    query,
    /** The whole catalog in the requested order. */
    all,
    answer,
    /** If nothing was found: which filters are the reason. */
    why:
      answer.counted === 0
        ? whyNothing(query, answer, (other) => answerFinder(all, other).counted)
        : undefined,
    /** Everything that the form offers, with the current choice. */
    offer: {
      query,
      categories: categories.map((category) => offered("category", category)),
      brands: brands.map((brand) => offered("brand", brand)),
      /** Empty for a form with search, category and brand only. */
      facets:
        kind === "basic"
          ? []
          : offeredFacets(site.library.paddles, query).map(({ key, label, choices: each }) => ({
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

export type FinderOffer = Awaited<ReturnType<typeof runFinder>>["offer"];

/** Runs the finder for a page that shows its results page by page. Close matches follow on the last one. */
export async function finderPage(site: Site, fields: URLSearchParams, kind: QueryKind) {
  const { answer, ...run } = await runFinder(site, fields, kind);
  const { closeTitle, closeNote, closeLead } = site.library.paddleLists;
  const { entries: shown, page, pages } = pageOf(answer.found, fields.get("page"));
  const close = page === pages ? answer.close : [];
  return {
    ...run,
    found: answer.found.length,
    shown,
    page,
    pages,
    close,
    closeTitle,
    closeNote,
    /** If there are close matches and no others: the sentence above them. */
    closeLead:
      answer.found.length === 0 && close.length > 0
        ? closeLeadText(closeLead, close, run.query.search)
        : undefined,
  };
}

export type FinderPage = Awaited<ReturnType<typeof finderPage>>;

/** What a list without pages shows, in the given order: the matches, or the close matches if there are none. */
export function leftOf(
  { found, close }: FinderResults<PaddleSummary>,
  ordered: readonly PaddleSummary[],
): PaddleSummary[] {
  const left = new Set(found.length > 0 ? found : close);
  return ordered.filter((each) => left.has(each));
}
