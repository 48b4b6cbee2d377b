import { describe, expect, test } from "vitest";
import {
  randomCandidates,
  randomPreferences,
  repeatable,
} from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { type Candidate, type Match, rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";

const catalog = randomCandidates(2_000, 1);
const manyPreferences = randomPreferences(6, 2);
const wish = (preferences: Partial<Preferences>): Preferences => ({
  ...noPreferences,
  ...preferences,
});
const slugs = (matches: readonly Match[]) => matches.map(({ candidate }) => candidate.paddle.slug);

/** A candidate with all facts known and average. */
const plain: Candidate = {
  paddle: {
    slug: "plain",
    category: "All-Around Paddle",
    surface: "Graphite",
    shape: "hybrid",
    coreMm: 15,
    weightOz: 8,
    gripLengthIn: 5.3,
    listPriceCents: 15_000,
    notConfirmed: [],
    strengths: {},
    weaknesses: {},
  } as unknown as Paddle,
  everybody: { average: 4, reviews: 20 },
  near: { average: 4, reviews: 20 },
};
const like = (slug: string, facts: Partial<Paddle>): Candidate => ({
  ...plain,
  paddle: { ...plain.paddle, slug, ...facts },
});

/** For each preference and each of its facts: values from worst to best. Null is unknown, which is never better. */
const fromWorstToBest: [Partial<Preferences>, keyof Paddle, unknown[]][] = [
  [{ style: "power" }, "category", ["Control", "All-Around", "Power"]],
  [{ style: "power" }, "weightOz", [6, 7.7, 7.9, 8, 8.05, 8.4, 10]],
  [{ style: "power" }, "coreMm", [null, 25, 20, 16, 14.3, 14, 13, 8]],
  [{ style: "power" }, "shape", ["widebody", "standard", "hybrid", "elongated"]],
  [{ style: "control" }, "category", ["Power", "All-Around", "Control"]],
  [{ style: "control" }, "coreMm", [null, 8, 13, 14, 14.3, 16, 20, 25]],
  [{ style: "control" }, "shape", ["elongated", "hybrid", "standard", "widebody"]],
  [{ style: "speed" }, "category", ["Power", "All-Around", "Speed"]],
  [{ style: "speed" }, "weightOz", [10, 8.4, 8, 7.9, 7.7, 6]],
  [{ style: "speed" }, "shape", ["elongated", "hybrid", "standard", "widebody"]],
  [{ style: "spin" }, "surface", ["Fiberglass", "Graphite", "Carbon Fiber"]],
  [{ style: "spin" }, "shape", ["widebody", "standard", "hybrid", "elongated"]],
  [{ style: "spin" }, "gripLengthIn", [3.5, 5, 5.25, 5.5, 7]],
  [{ feel: "soft" }, "coreMm", [null, 8, 13, 14, 16, 20, 25]],
  [{ feel: "soft" }, "surface", ["Fiberglass", "Graphite", "Carbon Fiber"]],
  [{ feel: "balanced" }, "coreMm", [25, 20, 16, 15]],
  [{ feel: "balanced" }, "category", ["Control", "All-Around"]],
  [{ feel: "crisp" }, "coreMm", [null, 25, 20, 16, 14, 13, 8]],
  [{ feel: "crisp" }, "surface", ["Carbon Fiber", "Graphite", "Fiberglass"]],
  [{ arm: "yes" }, "coreMm", [null, 8, 13, 14, 16, 20, 25]],
  [{ arm: "yes" }, "weightOz", [10, 8.4, 8.2, 8.05]],
  [{ arm: "yes" }, "weightOz", [6, 7.7, 7.9, 8.05]],
  [{ level: "new" }, "shape", ["elongated", "hybrid", "standard", "widebody"]],
  [{ level: "3.0" }, "coreMm", [null, 8, 13, 14, 16, 20, 25]],
  [{ level: "5.0" }, "weightOz", [10, 8.4, 8, 7.7]],
  [{ budgetCents: 20_000 }, "listPriceCents", [null, 30_000, 20_001, 20_000, 19_999, 9_999]],
];

describe.each(fromWorstToBest)("a player who prefers %j", (preferences, fact, values) => {
  const valueOf = (value: unknown) => (fact === "category" ? `${String(value)} Paddle` : value);

  test(`is shown a ${fact} of ${values.join(" after ")} in the opposite order`, () => {
    // Their slugs are in reverse order, so that ties can't help.
    const candidates = values.map((value, index) => like(`p${index}`, { [fact]: valueOf(value) }));
    expect(slugs(rankMatches(candidates, wish(preferences)))).toEqual(
      slugs(candidates.map((candidate) => ({ candidate }) as Match)).toReversed(),
    );
  });

  test(`sees no paddle of 2,000 fall when its ${fact} gets better`, () => {
    const below = repeatable(3);
    for (let round = 0; round < 2; round++) {
      const index = below(catalog.length);
      const worse = below(values.length - 1);
      const better = worse + 1 + below(values.length - 1 - worse);
      const rankWith = (value: unknown) => {
        const changed = [...catalog];
        const { paddle, ...rated } = changed[index]!;
        const known = { ...paddle, notConfirmed: [], [fact]: valueOf(value) };
        changed[index] = { ...rated, paddle: known };
        return slugs(rankMatches(changed, wish(preferences))).indexOf(paddle.slug);
      };
      expect(rankWith(values[better])).toBeLessThanOrEqual(rankWith(values[worse]));
    }
  });
});

describe.each(manyPreferences)("among 2,000 paddles, for %j", (preferences) => {
  const ranked = rankMatches(catalog, preferences);

  test("each is ranked once, with a score from 0 to 100", () => {
    expect(new Set(slugs(ranked)).size).toBe(catalog.length);
    for (const { score } of ranked) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  test("none is above one that is better in one respect and worse in none", () => {
    const parts = ranked.map(({ shares, place }) => [...Object.values(shares), -place]);
    const isAtLeast = (one: readonly number[], other: readonly number[]) =>
      one.every((part, at) => part >= other[at]!);
    let better = 0;
    for (const [above, mine] of parts.entries())
      for (const [at, theirs] of parts.slice(above + 1).entries()) {
        if (isAtLeast(mine, theirs)) better++;
        else if (isAtLeast(theirs, mine))
          expect.fail(`${slugs(ranked)[above]} is above ${slugs(ranked)[above + 1 + at]}`);
      }
    // With this many, some always exist.
    expect(better).toBeGreaterThan(1_000);
  });

  test("the order doesn't depend on the input order", () => {
    expect(slugs(rankMatches(catalog.toReversed(), preferences))).toEqual(slugs(ranked));
    const below = repeatable(5);
    const keyed = catalog.map((candidate) => ({ candidate, key: below(1_000_000) }));
    const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ candidate }) => candidate);
    expect(slugs(rankMatches(shuffled, preferences))).toEqual(slugs(ranked));
  });

  test("paddles within the budget come first, then those above it, without a price and unconfirmed", () => {
    const { budgetCents } = preferences;
    const groups = ranked.map(({ candidate: { paddle } }) => {
      if (paddle.notConfirmed.includes("identity")) return 3;
      if (budgetCents === undefined) return 0;
      if (paddle.listPriceCents === null) return 2;
      return paddle.listPriceCents > budgetCents ? 1 : 0;
    });
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    expect(ranked.map(({ place }) => place)).toEqual(groups);
    expect(groups).toContain(3);
    if (budgetCents !== undefined) expect(groups).toContain(2);
  });

  test("an unconfirmed fact decides nothing", () => {
    const others = randomCandidates(catalog.length, 9);
    const changed = catalog.map((candidate, index) => {
      const paddle = { ...candidate.paddle };
      for (const fact of paddle.notConfirmed.filter((each) => each !== "identity"))
        Object.assign(paddle, { [fact]: others[index]!.paddle[fact] });
      return { ...candidate, paddle };
    });
    expect(slugs(rankMatches(changed, preferences))).toEqual(slugs(ranked));
  });

  test("a better rating never lowers a paddle", () => {
    const below = repeatable(6);
    for (let round = 0; round < 2; round++) {
      const index = below(catalog.length);
      const rankAt = (average: number) => {
        const changed = [...catalog];
        const rated = { average, reviews: 40 };
        changed[index] = { ...changed[index]!, near: rated, everybody: rated };
        return slugs(rankMatches(changed, preferences)).indexOf(changed[index].paddle.slug);
      };
      const ranks = [5, 4.6, 4.5, 3, 1].map(rankAt);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});

/** Preferences, with the facts that don't matter to them. */
test.each<[Partial<Preferences>, (keyof Paddle)[]]>([
  [{ feel: "soft" }, ["shape", "gripLengthIn"]],
  [{ style: "control" }, ["surface", "weightOz", "gripLengthIn"]],
  [{ style: "spin" }, ["category", "coreMm", "weightOz"]],
  [{ style: "speed" }, ["gripLengthIn"]],
  [{ arm: "yes" }, ["shape", "gripLengthIn"]],
])("for %j no score depends on %j", (preferences, facts) => {
  const others = randomCandidates(catalog.length, 12);
  const changed = catalog.map((candidate, index) => ({
    ...candidate,
    paddle: {
      ...candidate.paddle,
      notConfirmed: candidate.paddle.notConfirmed.filter(
        (fact) => fact === "identity" || !facts.includes(fact),
      ),
      ...Object.fromEntries(facts.map((fact) => [fact, others[index]!.paddle[fact]])),
    },
  }));
  expect(slugs(rankMatches(changed, wish(preferences)))).toEqual(
    slugs(rankMatches(catalog, wish(preferences))),
  );
});

test("without a level all ratings count, with one those by players near it", () => {
  const praised = { average: 5, reviews: 5 };
  const faulted = { average: 2, reviews: 5 };
  const a: Candidate = { ...like("a", {}), near: faulted, everybody: praised };
  const b: Candidate = { ...like("b", {}), near: praised, everybody: faulted };
  expect(slugs(rankMatches([a, b], wish({ feel: "soft" })))).toEqual(["a", "b"]);
  expect(slugs(rankMatches([a, b], wish({ level: "4.0" })))).toEqual(["b", "a"]);
  // Four are too few: all ratings count instead, and the page says so.
  const few = [a, b].map((each) => ({ ...each, near: { ...each.near, reviews: 4 } }));
  const matches = rankMatches(few, wish({ level: "4.0" }));
  expect(slugs(matches)).toEqual(["a", "b"]);
  expect(matches.map(({ ratingBasis }) => ratingBasis.by)).toEqual(["everybody", "everybody"]);
});

test("an unrated paddle ranks between those rated above and below the mean", () => {
  const rated = (slug: string, average: number | undefined): Candidate => ({
    ...like(slug, {}),
    everybody: { average, reviews: average === undefined ? 0 : 9 },
  });
  const candidates = [rated("a", 3), rated("b", undefined), rated("c", 5)];
  expect(slugs(rankMatches(candidates, noPreferences))).toEqual(["c", "b", "a"]);
});

test("ties are ranked by price, unconfirmed prices last, then by slug", () => {
  const candidates = [
    like("d", { listPriceCents: null }),
    like("c", {}),
    like("b", {}),
    like("e", { listPriceCents: 9_999 }),
  ];
  expect(slugs(rankMatches(candidates, wish({ feel: "soft" })))).toEqual(["e", "b", "c", "d"]);
});

test("an empty list is fine", () => {
  expect(rankMatches([], wish({ style: "spin" }))).toEqual([]);
});

test("fewer than five ratings move nothing", () => {
  const rated = (slug: string, average: number, reviews: number): Candidate => ({
    ...like(slug, {}),
    everybody: { average, reviews },
    near: { average, reviews },
  });
  const order = (reviews: number) =>
    slugs(rankMatches([rated("a", 1, reviews), rated("b", 5, reviews)], wish({ level: "3.5" })));
  expect(order(4)).toEqual(["a", "b"]);
  expect(order(5)).toEqual(["b", "a"]);
});

test("the level moves the order: what a beginner needs fades, what a fast game needs grows", () => {
  const easy = like("easy", { shape: "widebody", coreMm: 16 });
  const fast = like("fast", {
    category: "Speed Paddle",
    shape: "elongated",
    surface: "Carbon Fiber",
  });
  const first = (level: Preferences["level"]) =>
    slugs(rankMatches([easy, fast], wish({ level })))[0];
  expect((["new", "3.0", "5.0"] as const).map(first)).toEqual(["easy", "easy", "fast"]);
});

describe("a paddle that is sold in other versions", () => {
  const none: string[] = [];
  const phrases = { approvals: [], criticisedFor: none, buyIf: none, skipIf: none };
  const firm = like("firm", {
    ...phrases,
    knownFor: ["Crisp", "Soft in the Max"],
    coreMm: 13,
    strengths: { pop: "Crisp" },
    versions: [
      {
        name: "Max",
        coreMm: 19,
        weightOz: 8,
        gripLengthIn: 5.3,
        about: ["Soft in the Max"],
        strengths: { control: "Soft in the Max" },
        isEarlier: false,
      },
      { name: "Plus", coreMm: 20, weightOz: 8, gripLengthIn: 5.3, about: [], isEarlier: false },
      { name: "Gen 1", coreMm: 25, listPriceCents: 5_000, about: [], isEarlier: true },
    ],
  });

  test.each<[preferences: Partial<Preferences>, as: string | undefined]>([
    // The Plus is even softer by its core, but nobody has written a word about it.
    [{ feel: "soft" }, "Max"],
    [{ feel: "crisp" }, undefined],
    // The Max's price isn't known, and the Gen 1 isn't sold any more.
    [{ feel: "soft", budgetCents: 15_000 }, undefined],
  ])("is ranked for %j as the %s", (preferences, as) => {
    const [{ candidate }] = rankMatches([firm], wish(preferences)) as [Match];
    expect(candidate.paddle.version?.name).toBe(as);
  });
});

test("a budget is compared with the cheapest fresh price in a shop, and with no other version's", () => {
  const seen = (slug: string, priceCents: number, on: string, more = {}): Candidate => {
    const checks = [{ on, priceCents }];
    const offer = { shop: "Acme", url: "https://acme.example/", isPaid: false, checks, ...more };
    return { ...like(slug, { offers: [offer] }), today: "2026-11-25" };
  };
  const places = rankMatches(
    [
      seen("fresh", 9900, "2026-11-20"),
      seen("aged", 9900, "2026-10-20"),
      seen("other-version", 9900, "2026-11-20", { version: "14 mm" }),
      like("listed", {}),
    ],
    wish({ budgetCents: 10_000 }),
  ).map(({ candidate, place }) => [candidate.paddle.slug, place]);
  expect(Object.fromEntries(places)).toEqual({
    fresh: 0,
    aged: 1,
    "other-version": 1,
    listed: 1,
  });
});
