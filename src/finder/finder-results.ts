import type { Paddle } from "../paddles/paddle.content.ts";
import { factFacets, floorsReached, type RatedPaddle } from "./facets.ts";
import { anything, type FilterKey, type FinderQuery } from "./finder-query.ts";
import { oncePer } from "../platform/once-per.ts";
import { closeMatches, type Searched, termMatcher } from "./paddle-search.ts";

type SearchDocument = RatedPaddle & { paddle: Searched };

/** The finder's results. */
export interface FinderResults<Listed> {
  /** The matches in the given order: their title and brand have all words of the search. */
  found: Listed[];
  /** What a misspelled search may have meant, closest first. All filters apply to these too. */
  close: Listed[];
  /** How many paddles the counts below are based on: the matches, or else the close matches. */
  counted: number;
  /**
   * The number of matches if a choice is made and every other filter stays as it is, ignoring other choices of its own
   * filter. If no paddle in the whole catalog has all words of the search, counts close matches.
   */
  count(key: FilterKey, choice: string): number;
  /** The number of matches without one of the filters. */
  countWithout(key: FilterKey): number;
}

interface Filter<Listed> {
  key: FilterKey;
  chosen: readonly string[];
  choicesOf(each: Listed): readonly string[];
}

/** A paddle's choice for each filter by facts. */
const factsOf = oncePer((paddle: Paddle): (readonly string[])[] =>
  factFacets.map(({ choicesOf }) => choicesOf(paddle)),
);

const held = ["held"];
const none: readonly string[] = [];

/**
 * Answers a query in one pass over the catalog: a paddle that passes every filter is a match and counts for each of its
 * choices; one that fails a single filter counts for its choice in that filter.
 */
export function answerFinder<Listed extends SearchDocument>(
  listed: readonly Listed[],
  query: FinderQuery,
): FinderResults<Listed> {
  const { search } = query;
  const holdsTerm = termMatcher(search);
  const holding = search === "" ? listed : listed.filter(({ paddle }) => holdsTerm(paddle));
  const meant = search === "" ? [] : closeMatches(listed, search);
  const searched = new Set(holding.length > 0 ? holding : meant);
  const filters = filtersOf(query, searched);
  const counts = filters.map(() => new Map<string, number>());
  const without = filters.map(() => 0);
  const left: Listed[] = [];
  for (const each of listed) {
    const choices = filters.map((filter) => filter.choicesOf(each));
    const failed = failedBy(filters, choices);
    if (failed === "several") continue;
    if (failed === undefined) left.push(each);
    else without[failed]! += 1;
    for (const [index, count] of counts.entries())
      if (failed === undefined || failed === index)
        for (const choice of choices[index]!) count.set(choice, (count.get(choice) ?? 0) + 1);
  }
  const place = (key: FilterKey) => filters.findIndex((filter) => filter.key === key);
  return {
    found: holding.length > 0 ? left : [],
    counted: left.length,
    close: passing(meant, filtersOf(query)),
    count: (key, choice) => counts[place(key)]?.get(choice) ?? 0,
    countWithout: (key) => left.length + (without[place(key)] ?? 0),
  };
}

/** The index of the only filter that rejects a paddle. Undefined if several or none do. */
function failedBy(
  filters: readonly Pick<Filter<never>, "chosen">[],
  choices: readonly (readonly string[])[],
): number | "several" | undefined {
  let failed: number | undefined;
  for (const [index, { chosen }] of filters.entries()) {
    if (chosen.length === 0 || choices[index]!.some((choice) => chosen.includes(choice))) continue;
    if (failed !== undefined) return "several";
    failed = index;
  }
  return failed;
}

/** The tests of a query's filters. The search is one of them if its matches are given. */
function filtersOf<Listed extends SearchDocument>(
  query: FinderQuery,
  searched?: ReadonlySet<Listed>,
): Filter<Listed>[] {
  const { category, brand, rating, level, shortlist } = query;
  const single = (choice: string) => (choice === anything ? [] : [choice]);
  return [
    ...(searched
      ? [
          {
            key: "search" as const,
            chosen: held,
            choicesOf: (each: Listed) => (searched.has(each) ? held : none),
          },
        ]
      : []),
    { key: "category", chosen: single(category), choicesOf: ({ paddle }) => [paddle.category] },
    { key: "brand", chosen: single(brand), choicesOf: ({ paddle }) => [paddle.brand] },
    ...factFacets.map(({ key }, index) => ({
      key,
      chosen: query[key],
      choicesOf: ({ paddle }: Listed) => factsOf(paddle)[index]!,
    })),
    { key: "rating", chosen: single(rating), choicesOf: (each) => floorsReached(each, level) },
    { key: "shortlist", chosen: shortlist, choicesOf: ({ paddle }) => [paddle.slug] },
  ];
}

function passing<Listed>(listed: readonly Listed[], filters: readonly Filter<Listed>[]) {
  return listed.filter((each) =>
    filters.every(
      ({ chosen, choicesOf }) =>
        chosen.length === 0 || choicesOf(each).some((choice) => chosen.includes(choice)),
    ),
  );
}
