import { describe, expect, test } from "vitest";
import { randomPaddles, ratedPaddle, repeatable } from "../../../tests/support/invented.ts";
import { categories } from "../paddles/paddle-values.ts";
import { factFacets, floorsReached, type RatedPaddle } from "./facets.ts";
import type { SoldPaddle } from "../paddles/paddle-facts.ts";
import type { Version } from "../paddles/paddle.content.ts";
import { answerFinder, closeMatches, termMatcher } from "./run-finder.ts";
import {
  anything,
  brandsOf,
  factFacetKeys,
  type FilterKey,
  filtersIn,
  type FinderQuery,
  ratingFloors,
  wholeCatalog,
  withoutFilter,
} from "./finder-query.ts";
import { themes } from "../reviews/themes/themes.ts";
import { levels } from "../reviews/level/level.ts";

const names = (listed: readonly RatedPaddle[]) => listed.map(({ paddle }) => paddle.name);

describe("a paddle with other versions", () => {
  const v7 = { name: "V7", shape: "elongated", coreMm: 16, weightOz: 8.4, listPriceCents: 9_999 };
  const paddle = ratedPaddle({
    slug: "prism",
    name: "Prism",
    shape: "hybrid",
    coreMm: 14,
    weightOz: 7.9,
    listPriceCents: 9_999,
    versions: [
      { ...v7, about: [], isEarlier: false } as Version,
      { name: "Gen 1", coreMm: 20, about: [], isEarlier: true },
    ],
  });
  const query = (asks: Partial<FinderQuery>) => ({ ...wholeCatalog, ...asks });

  test.each<[asks: Partial<FinderQuery>, found: number, as: string | undefined]>([
    [{}, 1, undefined],
    [{ shape: ["hybrid"], core: ["14-16"] }, 1, undefined],
    [{ shape: ["elongated"], core: ["16-18"], price: ["-100"] }, 1, "V7"],
    [{ shortlist: ["prism"] }, 1, undefined],
    [{ shortlist: ["prism"], shape: ["elongated"] }, 1, "V7"],
    [{ shortlist: ["prism@v7"] }, 1, "V7"],
    [{ shortlist: ["prism@v7"], shape: ["hybrid"] }, 0, undefined],
    // No version is both.
    [{ shape: ["elongated"], core: ["14-16"] }, 0, undefined],
    [{ shape: ["hybrid"], weight: ["8.2-"] }, 0, undefined],
    // What isn't known of a version matches no choice, and an earlier one is none.
    [{ shape: ["elongated"], approval: ["usa-pickleball"] }, 0, undefined],
    [{ core: ["18-"] }, 0, undefined],
  ])("for %j finds %d, as %s", (asks, found, as) => {
    const versions = answerFinder([paddle], query(asks)).found.map(
      (each) => (each.paddle as SoldPaddle).version?.name,
    );
    expect(versions).toEqual(Array.from({ length: found }, () => as));
  });

  test("has the found version's facts, and a place in the list by them", () => {
    const other = ratedPaddle({ name: "Other", shape: "elongated", listPriceCents: 9_000 });
    const { found } = answerFinder([paddle, other], query({ shape: ["elongated"], sort: "price" }));
    expect(found.map((each) => [each.paddle.name, each.paddle.weightOz])).toEqual([
      ["Other", 8],
      ["Prism", 8.4],
    ]);
    const listed = answerFinder([paddle, other], query({ shape: ["elongated"] })).found;
    expect(names(listed)).toEqual(["Prism", "Other"]);
  });

  test("counts once for each choice that one of its versions would leave", () => {
    const { count, countWithout } = answerFinder([paddle], query({ shape: ["elongated"] }));
    expect(["hybrid", "elongated"].map((shape) => count("shape", shape))).toEqual([1, 1]);
    expect(["14-16", "16-18"].map((core) => count("core", core))).toEqual([0, 1]);
    expect(countWithout("shape")).toBe(1);
  });
});

describe("of four paddles", () => {
  const listed = [
    ratedPaddle({ name: "JOOLA Perseus Pro IV", weightOz: 8.2 }),
    ratedPaddle({ name: "Double Black Diamond", brand: "Six Zero", category: "Control Paddle" }),
    ratedPaddle({ name: "J2K", brand: "Honolulu", category: "All-Around Paddle", coreMm: null }),
    ratedPaddle({
      name: "Hyperion (16.5)",
      category: "Speed Paddle",
      surface: "Graphite",
      listPriceCents: null,
      notConfirmed: ["weightOz"],
    }),
  ];

  test.each<[asks: Partial<FinderQuery>, found: string[]]>([
    [{}, ["JOOLA Perseus Pro IV", "Double Black Diamond", "J2K", "Hyperion (16.5)"]],
    [{ search: "PERSEUS" }, ["JOOLA Perseus Pro IV"]],
    [{ search: "joola" }, ["JOOLA Perseus Pro IV", "Hyperion (16.5)"]],
    [{ search: "six z" }, ["Double Black Diamond"]],
    [{ search: "(16." }, ["Hyperion (16.5)"]],
    [{ search: ".*" }, []],
    // Every word is in the name or brand. Close matches don't count as found.
    [{ search: "iv joola" }, ["JOOLA Perseus Pro IV"]],
    [{ search: "  pro   PERSEUS " }, ["JOOLA Perseus Pro IV"]],
    [{ search: "zero diamond" }, ["Double Black Diamond"]],
    [{ search: "zero hyperion" }, []],
    [{ category: "Control Paddle" }, ["Double Black Diamond"]],
    [{ brand: "JOOLA" }, ["JOOLA Perseus Pro IV", "Hyperion (16.5)"]],
    [{ brand: "JOOLA", category: "Speed Paddle" }, ["Hyperion (16.5)"]],
    [{ search: "j", brand: "Honolulu" }, ["J2K"]],
    [{ search: "perseus", category: "Control Paddle" }, []],
    // Two values of one filter match either; two filters must both match.
    [{ surface: ["Graphite"] }, ["Hyperion (16.5)"]],
    [
      { surface: ["Carbon Fiber", "Graphite"], brand: "JOOLA" },
      ["JOOLA Perseus Pro IV", "Hyperion (16.5)"],
    ],
    // Unknown and unconfirmed facts match no choice.
    [{ price: ["200-250"] }, ["JOOLA Perseus Pro IV", "Double Black Diamond", "J2K"]],
    [{ core: ["-14", "14-16", "16-18", "18-"], brand: "Honolulu" }, []],
    [{ weight: ["-7.8", "7.8-8", "8-8.2", "8.2-"], category: "Speed Paddle" }, []],
    [{ shortlist: ["j2k", "double-black-diamond"] }, ["Double Black Diamond", "J2K"]],
  ])("%j finds %j", (asks, found) => {
    expect(names(answerFinder(listed, { ...wholeCatalog, ...asks }).found)).toEqual(found);
  });

  test("close matches respect the other filters, and count only if nothing contains the search", () => {
    const asked = { ...wholeCatalog, search: "persues pro" };
    const answer = answerFinder(listed, asked);
    expect(names(answer.close)).toEqual(["JOOLA Perseus Pro IV"]);
    expect([answer.found.length, answer.counted, answer.count("brand", "JOOLA")]).toEqual([
      0, 1, 1,
    ]);
    const other = answerFinder(listed, { ...asked, brand: "Six Zero" });
    expect([other.close, other.counted, other.countWithout("brand")]).toEqual([[], 0, 1]);
  });
});

/** A random query that uses a few filters of a catalog. */
function randomQuery(
  listed: readonly RatedPaddle[],
  below: (below: number) => number,
): FinderQuery {
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  const some = () => below(4) === 0;
  const facts = factFacets.map(({ key, choices }) => [
    key,
    some() ? choices.map(({ value }) => value).filter(() => below(2) === 0) : [],
  ]);
  return {
    ...wholeCatalog,
    ...Object.fromEntries(facts),
    praised: some() ? themes.filter(() => below(3) === 0) : [],
    search: some() ? one(["pro", "perseus", "zzz", "boomstick", "diamnod", "o"]) : "",
    category: some() ? one(categories) : anything,
    brand: some() ? one(brandsOf(listed.map(({ paddle }) => paddle))) : anything,
    level: some() ? one(levels) : undefined,
    rating: some() ? one(ratingFloors) : anything,
    shortlist: below(10) === 0 ? listed.slice(0, 40).map(({ paddle }) => paddle.slug) : [],
  };
}

/** Counts a query's matches the slow way, paddle by paddle and filter by filter. */
function recount(searched: readonly RatedPaddle[], query: FinderQuery): number {
  return searched.filter(
    (each) =>
      (query.category === anything || each.paddle.category === query.category) &&
      (query.brand === anything || each.paddle.brand === query.brand) &&
      factFacets.every(
        ({ key, choicesOf }) =>
          query[key].length === 0 ||
          choicesOf(each.paddle).some((choice) => query[key].includes(choice)),
      ) &&
      (query.praised.length === 0 || each.praised.some((one) => query.praised.includes(one))) &&
      (query.rating === anything || floorsReached(each, query.level).includes(query.rating)) &&
      (query.shortlist.length === 0 || query.shortlist.includes(each.paddle.slug)),
  ).length;
}

describe.each([1, 2, 3])("in a random catalog of 2,000 paddles (seed %i)", (seed) => {
  const listed = randomPaddles(2000, seed);
  const below = repeatable(seed * 7919);
  const queries = Array.from({ length: 12 }, () => randomQuery(listed, below));

  test("every choice's count matches a brute-force recount", () => {
    for (const query of queries) {
      const answer = answerFinder(listed, query);
      const holding = listed.filter(({ paddle }) => termMatcher(query.search)(paddle));
      const searched = holding.length > 0 ? holding : closeMatches(listed, query.search);
      const asks = (change: Partial<FinderQuery>) => recount(searched, { ...query, ...change });
      expect(answer.counted).toBe(asks({}));
      for (const category of categories)
        expect(answer.count("category", category)).toBe(asks({ category }));
      for (const { brand } of listed.slice(0, 20).map(({ paddle }) => paddle))
        expect(answer.count("brand", brand)).toBe(asks({ brand }));
      for (const { key, choices } of factFacets)
        for (const { value } of choices)
          expect(answer.count(key, value), `${key} ${value}`).toBe(asks({ [key]: [value] }));
      for (const theme of themes)
        expect(answer.count("praised", theme)).toBe(asks({ praised: [theme] }));
      for (const rating of ratingFloors)
        expect(answer.count("rating", rating)).toBe(asks({ rating }));
      for (const key of filtersIn(query))
        if (key !== "search")
          expect(answer.countWithout(key), key).toBe(asks(withoutFilter(query, key)));
    }
  });

  test("a fact filter's choices and the paddles without a choice add up to all paddles", () => {
    const answer = answerFinder(listed, wholeCatalog);
    for (const { key, choices, choicesOf } of factFacets) {
      const counted = choices.reduce((sum, { value }) => sum + answer.count(key, value), 0);
      const each = listed.map(({ paddle }) => choicesOf(paddle).length);
      const unknown = each.filter((count) => count === 0).length;
      // A paddle with both approvals counts for each.
      const further = each.filter((count) => count > 1).length * 2;
      expect(unknown).toBeGreaterThan(0);
      expect(further > 0).toBe(key === "approval");
      expect(counted + unknown).toBe(2000 + further);
    }
    expect(factFacets.map(({ key }) => key)).toEqual(factFacetKeys);
  });

  test("more filters never leave more, and matches keep their order", () => {
    for (const query of queries) {
      const { found, counted } = answerFinder(listed, query);
      const all = new Set(found);
      expect(names(found)).toEqual(names(listed.filter((each) => all.has(each))));
      for (const key of filtersIn(query).filter((each): each is FilterKey => each !== "search"))
        expect(answerFinder(listed, withoutFilter(query, key)).counted).toBeGreaterThanOrEqual(
          counted,
        );
    }
  });
});
