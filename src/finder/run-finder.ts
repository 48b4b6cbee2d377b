import { categories } from "../paddles/paddle-values";
import { factChoices, offeredFacets } from "./facets";
import { answerFinder, type FinderResults } from "./finder-results";
import {
  brandsOf,
  filterFields,
  type FilterKey,
  finderQuery,
  type FinderQuery,
  ratingFloors,
  sorts,
  wholeCatalog,
} from "./finder-query";
import { closeLeadText, whyNothing } from "./finder-words";
import { inOrder } from "./finder-sort";
import { noPaddles, paddleColumns } from "./paddle-columns";
import { oncePer } from "../platform/once-per.ts";
import { pageOf } from "./page-numbers";
import { type Asked, query } from "../platform/query";
import { tableQuery } from "../platform/table";
import type { QueryCodec } from "../platform/render/query-codec";
import type { Site } from "../platform/render/site";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary";

/** What each list of paddles reads of its URL's query. */
export const listQueries = oncePer(
  ({ paddles, paddleNamed }: Pick<Site["library"], "paddles" | "paddleNamed">) => {
    const all = finderQuery({
      categories,
      brands: brandsOf(paddles),
      facts: factChoices,
      paddleNamed: (slug) => paddleNamed(slug)?.slug,
    });
    return {
      all,
      /** For a form with search, category and brand only, so that no hidden filter applies. */
      basic: all.only(["search", "category", "brand", "page"]),
      /** For a list in an order of its own. */
      filters: all.only(filterFields),
      /** For the table, whose columns are its orders. */
      table: query({
        ...all.only(filterFields).fields,
        ...tableQuery(paddleColumns(noPaddles)).fields,
      }),
    };
  },
);

/** How the query of a list of paddles is written. */
export function listCodec(kind: keyof ReturnType<typeof listQueries>): QueryCodec {
  const { parameters } = listQueries({ paddles: [], paddleNamed: () => undefined })[kind];
  return {
    parameters,
    canonical: (asked, { site }) => listQueries(site.library)[kind].canonical(asked),
  };
}

/**
 * Runs the finder.
 * @param hasFacets false for a form with search, category and brand only
 */
export async function runFinder(site: Site, asked: FinderQuery, hasFacets = true) {
  const { paddleLists, paddles } = site.library;
  const all = inOrder(await paddleSummaries(site), asked);
  const answer = answerFinder(all, asked);
  /** A value of a filter, and the number of matches with it. */
  const offered = (key: FilterKey, value: string, label = value) => ({
    value,
    label,
    count: answer.count(key, value),
  });
  return {
    query: asked,
    /** The whole catalog in the requested order. */
    all,
    answer,
    /** If there are close matches and no others: the sentence above them. */
    closeLead:
      answer.found.length === 0 && answer.close.length > 0
        ? closeLeadText(paddleLists.closeLead, answer.close, asked.search)
        : undefined,
    /** If nothing was found: which filters are the reason. */
    why:
      answer.counted === 0
        ? whyNothing(asked, answer, (other) => answerFinder(all, other).counted)
        : undefined,
    /** Everything that the form offers, with the current choice. */
    offer: {
      query: asked,
      categories: categories.map((category) => offered("category", category)),
      brands: brandsOf(paddles).map((brand) => offered("brand", brand)),
      facets: (hasFacets ? offeredFacets(paddles, asked) : []).map(({ key, label, choices }) => ({
        key,
        label,
        choices: choices.map((choice) => offered(key, choice.value, choice.label)),
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
export async function finderPage(site: Site, fields: Asked, kind: "all" | "basic") {
  const asked = { ...wholeCatalog, ...listQueries(site.library)[kind].read(fields) };
  const { answer, ...run } = await runFinder(site, asked, kind === "all");
  const { closeTitle, closeNote } = site.library.paddleLists;
  const { entries: shown, page, pages } = pageOf(answer.found, asked.page);
  const close = page === pages ? answer.close : [];
  return { ...run, found: answer.found.length, shown, page, pages, close, closeTitle, closeNote };
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
