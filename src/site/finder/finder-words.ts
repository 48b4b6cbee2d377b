import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { factFacets, praiseLabel } from "./facets.ts";
import { type Theme, themeNames } from "../reviews/themes/themes.ts";
import {
  type FilterKey,
  filtersIn,
  type FinderQuery,
  wholeCatalog,
  withoutFilter,
} from "./finder-query.ts";
import { nearText } from "../reviews/level/level.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { fill } from "../../platform/text/fill.ts";

/** Explains an empty list. */
export interface WhyNothing {
  /** "We don't know of a paddle that's both Graphite and under $100." */
  sentence: string;
  /**
   * If single filters are responsible: each of them, and the number of matches without it, most first. If only several
   * together are: the number of matches with each alone.
   */
  ways: { text: string; query: FinderQuery }[];
}

/**
 * Names the filters that emptied a list, and the number of matches without them.
 * @param answer the empty results
 * @param countOf counts another query's matches
 * @returns undefined for a single filter, because dropping it is the same as clearing all
 */
export function whyNothing(
  query: FinderQuery,
  answer: { countWithout(key: FilterKey): number },
  countOf: (query: FinderQuery) => number,
): WhyNothing | undefined {
  const used = filtersIn(query);
  if (used.length < 2) return undefined;
  const filters = used.map((key) => wordsOf(query, key));
  const sentence =
    filters.length === 2
      ? `We don't know of a paddle that's both ${filters.join(" and ")}.`
      : `We don't know of a paddle that matches all of these: ${filters.join("; ")}.`;
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
        return { start: `With only the ${nameOf(key)}`, query: alone, count: countOf(alone) };
      });
  return {
    sentence,
    ways: ways
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .map(({ start, query: other, count }) => ({
        text: `${start}, there ${count === 1 ? "is" : "are"} ${wholeNumber(count)}`,
        query: other,
      })),
  };
}

/** 'price filter', 'search'. */
function nameOf(key: FilterKey): string {
  if (key === "search" || key === "shortlist") return key;
  if (key === "praised") return `'${praiseLabel}' filter`;
  const label = factFacets.find((facet) => facet.key === key)?.label ?? key;
  return `${label.toLowerCase()} filter`;
}

/** A filter's choices as part of a sentence: 'under $100 or $250 and up'. */
function wordsOf(query: FinderQuery, key: FilterKey): string {
  switch (key) {
    case "search":
      return `named "${query.search}"`;
    case "category":
      return `${query.category.startsWith("A") ? "an" : "a"} ${query.category}`;
    case "brand":
      return `by ${query.brand}`;
    case "rating":
      return `rated ${query.rating} and up${query.level ? ` ${nearText(query.level)}` : ""}`;
    case "praised":
      return `praised for ${query.praised.map((theme) => themeNames[theme as Theme].toLowerCase()).join(" or ")}`;
    case "shortlist":
      return "on the shortlist";
    default: {
      const { choices } = factFacets.find((facet) => facet.key === key)!;
      const labels = choices
        .filter(({ value }) => query[key].includes(value))
        .map(({ label }) => label);
      if (key === "surface") return labels.join(" or ");
      if (key === "approval") return `approved by ${labels.join(" or ").replace("Both", "both")}`;
      return labels.join(" or ").toLowerCase();
    }
  }
}

/**
 * The sentence above close matches that replace an empty list.
 * @param sentence with {names} and {search}
 */
export function closeLeadText(
  sentence: string,
  close: readonly { paddle: Pick<AnyPaddle, "name"> }[],
  search: string,
): string {
  const [first, ...others] = close.map(({ paddle }) => paddle.name);
  const names = others.length === 0 ? first : `${first} and ${others.length} more`;
  return fill(sentence, { names: names ?? "", search });
}
