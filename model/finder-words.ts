import { factFacets } from "./facets.ts";
import {
  type FilterKey,
  filtersIn,
  type FinderQuery,
  wholeCatalog,
  withoutFilter,
} from "./finder-query.ts";
import { nearText } from "./level.ts";

/** What an empty answer says of the filters that made it so. */
export interface WhyNothing {
  /** 'No paddle is both Graphite and under $100.' */
  sentence: string;
  /**
   * Each filter that alone is to blame, the one that leaves most first: what there is without it. Where several are to
   * blame together, what there is with each alone.
   */
  ways: { text: string; query: FinderQuery }[];
}

/**
 * Names the filters that emptied a list, and what there would be without them.
 * @param answer the empty answer
 * @param countOf how many paddles another query leaves
 * @returns undefined where a single filter is used: giving it up is clearing the filters
 */
export function whyNothing(
  query: FinderQuery,
  answer: { countWithout(key: FilterKey): number },
  countOf: (query: FinderQuery) => number,
): WhyNothing | undefined {
  const used = filtersIn(query);
  if (used.length < 2) return undefined;
  const asked = used.map((key) => wordsOf(query, key));
  const sentence =
    asked.length === 2
      ? `No paddle is both ${asked.join(" and ")}.`
      : `No paddle is all of this: ${asked.join("; ")}.`;
  const blamed = used.map((key) => ({
    start: `Without the ${nameOf(key)}`,
    query: withoutFilter(query, key),
    count: answer.countWithout(key),
  }));
  const ways = blamed.some(({ count }) => count > 0)
    ? blamed
    : used.map((key) => {
        const alone = {
          ...wholeCatalog,
          sort: query.sort,
          level: query.level,
          [key]: query[key],
        };
        return { start: `With the ${nameOf(key)} alone`, query: alone, count: countOf(alone) };
      });
  return {
    sentence,
    ways: ways
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ start, query: other, count }) => ({
        text: `${start} there ${count === 1 ? "is" : "are"} ${count.toLocaleString("en-US")}`,
        query: other,
      })),
  };
}

/** 'price filter', 'search'. */
function nameOf(key: FilterKey): string {
  if (key === "search" || key === "shortlist") return key;
  const label = factFacets.find((facet) => facet.key === key)?.label ?? key;
  return `${label.toLowerCase()} filter`;
}

/** What is asked of one filter, as it stands in a sentence: 'under $100 or $250 and up'. */
function wordsOf(query: FinderQuery, key: FilterKey): string {
  switch (key) {
    case "search":
      return `named "${query.search}"`;
    case "category":
      return `of the type ${query.category}`;
    case "brand":
      return `by ${query.brand}`;
    case "rating":
      return `rated ${query.rating} and up ${query.level ? nearText(query.level) : "by players"}`;
    case "shortlist":
      return "on the shortlist";
    default: {
      const { choices } = factFacets.find((facet) => facet.key === key)!;
      return choices
        .filter(({ value }) => query[key].includes(value))
        .map(({ label }) => (key === "surface" ? label : label.toLowerCase()))
        .join(" or ");
    }
  }
}
