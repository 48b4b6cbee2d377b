// The listed paddles that a list finds: after those that are written up, on pages of their own.

import { oncePer } from "../../platform/once-per.ts";
import { sortBy } from "../../platform/table.ts";
import { fold, wordsMatcher } from "../../platform/text/normalize-text.ts";
import { knownFact } from "../paddles/paddle-facts.ts";
import type { Listed } from "../paddles/paddle.content.ts";
import { factFacets } from "./facets.ts";
import { anything, type FinderQuery, isFiltering } from "./finder-query.ts";

const namesOf = oncePer(({ name, brand, aliases }: Listed) =>
  fold([name, brand, ...aliases].join("\n")),
);

const choicesOf = oncePer((paddle: Listed) => factFacets.map((facet) => facet.choicesOf(paddle)));

/**
 * The listed paddles that pass a query's filters, in its order. Only what is known passes a filter by fact, and none
 * passes one by ratings, for which we'd read all of theirs.
 */
export function listedFor(all: readonly Listed[], asked: FinderQuery): readonly Listed[] {
  if (asked.rating !== anything || asked.praised.length > 0) return [];
  const inOrder = sortedBy(all)(sortValues[asked.sort] ?? byName);
  return isFiltering(asked) ? inOrder.filter(passes(asked)) : inOrder;
}

interface SortValue {
  of?: (paddle: Listed) => number | null | undefined;
  direction?: "descending";
}

const byName: SortValue = {};
const sortValues: Partial<Record<FinderQuery["sort"], SortValue>> = {
  price: { of: ({ listPriceCents }) => listPriceCents },
  "price-down": { of: ({ listPriceCents }) => listPriceCents, direction: "descending" },
  weight: { of: (paddle) => knownFact(paddle, "weightOz") },
  newest: { of: (paddle) => knownFact(paddle, "year"), direction: "descending" },
};

/** Each order is worked out once. */
const sortedBy = oncePer((all: readonly Listed[]) =>
  oncePer(({ of, direction }: SortValue) => (of ? sortBy(all, of, direction) : all)),
);

function passes(asked: FinderQuery): (paddle: Listed) => boolean {
  const { search, category, brand, shortlist } = asked;
  const hasWords = search === "" ? undefined : wordsMatcher(search);
  const chosen = factFacets.flatMap(({ key }, index) =>
    asked[key].length > 0 ? [{ index, choices: asked[key] }] : [],
  );
  return (paddle) =>
    (brand === anything || paddle.brand === brand) &&
    (category === anything || paddle.category === category) &&
    (shortlist.length === 0 || shortlist.includes(paddle.slug)) &&
    (hasWords === undefined || hasWords(namesOf(paddle))) &&
    chosen.every(({ index, choices }) =>
      choicesOf(paddle)[index]!.some((choice) => choices.includes(choice)),
    );
}

/** How many listed paddles a page has: each is a line. */
const listedPerPage = 24;

/** A page of a list, with its share of listed paddles. */
export interface WithListed {
  listed: readonly Listed[];
  /** How many are found. */
  listedCount: number;
  /** The page's number, from 1. */
  page: number;
  pages: number;
}

/**
 * Adds listed paddles to a list in pages: the first of them to its last page, and further pages.
 * @param pages how many pages the list has without them
 * @param asked the page number; past the end, the last page is returned
 */
export function withListed(found: readonly Listed[], pages: number, asked: number): WithListed {
  const all = pages + Math.max(0, Math.ceil(found.length / listedPerPage) - 1);
  const page = Math.min(asked, all);
  const start = (page - pages) * listedPerPage;
  const listed = page < pages ? [] : found.slice(start, start + listedPerPage);
  return { listed, listedCount: found.length, page, pages: all };
}
