import { describe, expect, test } from "vitest";
import { randomCandidates, randomPreferences } from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { type Candidate, type Match, rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { type MatchInWords, matchInWords, placeInWords, unknownOf } from "./match-in-words.ts";

const base = {
  slug: "base",
  shortName: "Base",
  category: "All-Around Paddle",
  surface: "Carbon Fiber",
  shape: "hybrid",
  coreMm: 16,
  weightOz: 8,
  gripLengthIn: 5.3,
  listPriceCents: 9_999,
  notConfirmed: [],
  strengths: {},
  weaknesses: {},
  knownFor: [],
  criticisedFor: [],
  buyIf: ["you play"],
  skipIf: ["you like another more"],
} as unknown as Paddle;
/** Others in the middle of the trade, so that what sets a paddle apart is particular to it. */
const catalog: readonly Paddle[] = Array.from({ length: 6 }, (_, index) => ({
  ...base,
  slug: `other-${index}`,
  surface: "Graphite" as const,
  coreMm: 15,
}));
const unrated = { average: undefined, reviews: 0 };

/** Explains a paddle in a catalog with another one, which ten players at every level gave four stars. */
function words(
  preferences: Partial<Preferences>,
  facts: Partial<Paddle>,
  rated: Partial<Candidate> = {},
): MatchInWords & { unknown: string[] } {
  const mean = { average: 4, reviews: 10 };
  const candidates: Candidate[] = [
    { paddle: { ...base, slug: "other" }, everybody: mean, near: mean },
    { paddle: { ...base, ...facts }, everybody: mean, near: mean, ...rated },
  ];
  const all: Preferences = { ...noPreferences, ...preferences };
  const match = rankMatches(candidates, all).find(
    ({ candidate }) => candidate.paddle.slug === "base",
  );
  return { ...matchInWords(match!, all, catalog), unknown: unknownOf([match!], all) };
}

test.each<[Partial<Preferences>, Partial<Paddle>, string]>([
  [{ style: "control" }, { coreMm: 20 }, "The 20 mm core takes pace off drops and resets."],
  [{ feel: "crisp" }, { coreMm: 13 }, "The 13 mm core springs back fast."],
  [
    { feel: "soft" },
    { coreMm: 20 },
    "The 20 mm core swallows some pop and absorbs some of the shock. It also takes pace off drops and resets.",
  ],
  [
    { style: "power" },
    { weightOz: 9, coreMm: 15 },
    "At 9 oz, it gives you plow-through on drives.",
  ],
  [{ style: "speed" }, { weightOz: 7.6 }, "At 7.6 oz, it moves fast at the net."],
  [{ style: "spin" }, {}, "The carbon fiber face is the kind that grips the ball best."],
  [
    { level: "new" },
    { shape: "widebody" },
    "Its widebody head gives you a big sweet spot and is easy to hit with at first.",
  ],
  [
    { style: "power" },
    { category: "Power Paddle", coreMm: 15 },
    "As a power paddle, it adds pace to your drives and put-aways.",
  ],
  // Its own words come before the facts, and less of something is never told by praise of the opposite.
  [
    { style: "control" },
    { coreMm: 20, knownFor: ["Soft"], strengths: { control: "Soft" } },
    "Known for: Soft.",
  ],
  [
    { arm: "yes" },
    {
      surface: "Graphite",
      coreMm: 15,
      weaknesses: { pop: "No pop" },
      criticisedFor: ["No pop"],
    },
    "Nothing sets it apart for that. Pick by shape or price.",
  ],
  [
    { level: "3.5" },
    { coreMm: 15, surface: "Graphite" },
    "Nothing sets it apart for that. Pick by shape or price.",
  ],
])("for %j, %j speaks for itself: '%s'", (preferences, facts, sentence) => {
  const { speaksFor, speaksAgainst } = words(preferences, facts);
  expect(speaksFor).toContain(sentence);
  expect(speaksAgainst).not.toContain(sentence);
  expect(speaksFor.length).toBeLessThanOrEqual(3);
});

test.each<[Partial<Preferences>, Partial<Paddle>, string]>([
  [{ feel: "crisp" }, { coreMm: 20 }, "The 20 mm core swallows some pop."],
  [
    { style: "power" },
    { category: "Control Paddle", coreMm: 15 },
    "As a control paddle, it won't give you free pace.",
  ],
  [{ style: "power" }, { criticisedFor: ["Weak"], weaknesses: { power: "Weak" } }, "Weak."],
  [
    { style: "power" },
    { skipIf: ["you hit hard"], weaknesses: { power: "you hit hard" } },
    "Skip it if you hit hard.",
  ],
  // Nothing speaks against it for that: a criticism of its page, how it plays before the price.
  [
    { style: "spin" },
    { criticisedFor: ["Expensive", "Loud"], weaknesses: { value: "Expensive", sound: "Loud" } },
    "Loud.",
  ],
  [
    { style: "spin" },
    { criticisedFor: ["Expensive"], weaknesses: { value: "Expensive" } },
    "Expensive.",
  ],
  [{ style: "spin" }, {}, "Skip it if you like another more."],
  [{ style: "spin" }, { notConfirmed: ["identity"] }, "We couldn't confirm much about it."],
  [{ style: "spin" }, { notConfirmed: ["identity"], criticisedFor: ["Loud"] }, "Loud."],
])("for %j, what to know before buying %j is '%s'", (preferences, facts, sentence) => {
  expect(words(preferences, facts).knowBefore).toBe(sentence);
});

test.each([
  [15_500, "It costs $155, which is $5 over your $150 budget."],
  [15_001, "It costs $150.01, which is $0.01 over your $150 budget."],
])("a price of %i cents over a budget of $150 speaks against it", (listPriceCents, sentence) => {
  const { speaksAgainst } = words({ budgetCents: 15_000 }, { listPriceCents });
  expect(speaksAgainst).toContain(sentence);
});

describe("the sentence about its rating", () => {
  const rated = (average: number, reviews = 5) => ({ average, reviews });

  test.each<[Partial<Preferences>, Partial<Candidate>, keyof ReturnType<typeof words>, string]>([
    [
      { level: "3.25" },
      { near: rated(5) },
      "speaksFor",
      "Players near 3.25 rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { level: "3.5" },
      { near: rated(5) },
      "speaksFor",
      "Players near 3.5 rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { level: "new" },
      { near: rated(2) },
      "speaksAgainst",
      "New players rate it 2.0, below the 3.3 average for all paddles.",
    ],
    [
      { feel: "soft" },
      { everybody: rated(5), near: rated(1) },
      "speaksFor",
      "Players of all levels rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { feel: "soft" },
      { everybody: rated(5, 1) },
      "speaksFor",
      "So far, one player rates it 5.0, above the 4.1 average for all paddles.",
    ],
    [
      { level: "3.5" },
      { near: rated(1, 4), everybody: rated(3, 4) },
      "speaksAgainst",
      "So far, 4 players rate it 3.0, below the 3.7 average for all paddles.",
    ],
    [
      { level: "3.5" },
      { near: rated(1, 4), everybody: rated(5) },
      "unknown",
      "For the Base, we counted players of every level: fewer than five players near 3.5 have reviewed it.",
    ],
    [
      { level: "new" },
      { near: rated(1, 4), everybody: rated(5) },
      "unknown",
      "For the Base, we counted players of every level: fewer than five new players have reviewed it.",
    ],
    [
      { level: "new" },
      { near: unrated, everybody: unrated },
      "unknown",
      "No player has reviewed the Base yet.",
    ],
    [{ arm: "yes" }, { everybody: unrated }, "unknown", "No player has reviewed the Base yet."],
  ])("%j, %j, %s: '%s'", (preferences, rating, where, sentence) => {
    expect(words(preferences, {}, rating)[where]).toContain(sentence);
  });

  test("there is none if it equals the mean of all, as displayed", () => {
    const { speaksFor, speaksAgainst } = words({ arm: "no" }, {}, { everybody: rated(4.04, 9) });
    expect([...speaksFor, ...speaksAgainst].join(" ")).not.toContain("rate it");
  });
});

test("a price that nobody confirmed may be over the budget", () => {
  expect(words({ budgetCents: 10_000 }, { listPriceCents: null }).unknown).toEqual([
    "We couldn't confirm a list price of the Base, so you may pay more than $100.",
  ]);
});

test("what isn't known of several paddles is said once, with their names", () => {
  const few = { average: 5, reviews: 1 };
  const match = (shortName: string, reviews: number, listPriceCents: number | null = 9_999) => {
    const paddle = { ...base, slug: shortName, shortName, listPriceCents } as Paddle;
    const rated = reviews === 0 ? unrated : few;
    return { candidate: { paddle, everybody: rated, near: rated }, rated };
  };
  const matches = [match("A", 1), match("B", 0), match("C", 1, null), match("D", 0)].map(
    ({ candidate, rated }): Match => ({
      candidate,
      score: 50,
      shares: {},
      place: 0,
      ratingBasis: { by: "everybody", rated, mean: 4, part: 0.1 },
    }),
  );
  expect(unknownOf(matches, { ...noPreferences, level: "3.5", budgetCents: 10_000 })).toEqual([
    "We couldn't confirm a list price of the C, so you may pay more than $100.",
    "No player has reviewed the B or the D yet.",
    "For the A and the C, we counted players of every level: fewer than five players near 3.5 have reviewed each.",
  ]);
});

test("an unconfirmed paddle has no reasons", () => {
  const { speaksFor, speaksAgainst } = words(
    { style: "power" },
    { notConfirmed: ["identity"], weightOz: 9 },
  );
  expect([speaksFor, speaksAgainst]).toEqual([[], []]);
});

test("for any preferences and any paddle, sentences are complete, and none is repeated", () => {
  const candidates = randomCandidates(200, 31);
  const all = candidates.map(({ paddle }) => paddle);
  for (const preferences of randomPreferences(60, 32))
    for (const match of rankMatches(candidates, preferences)) {
      const { speaksFor, speaksAgainst } = matchInWords(match, preferences, all);
      const said = [...speaksFor, ...speaksAgainst];
      expect(new Set(said).size).toBe(said.length);
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z][^{}]+[^.]\.$/);
      expect(said.join(" ")).not.toMatch(/undefined|null|NaN|\ba [aeiou]/);
    }
});

test.each([
  [0, undefined, "Your best matches"],
  [0, 15_000, "Within your $150 budget"],
  [1, 15_000, "Over your $150 budget"],
  [2, 15_000, "Price not confirmed"],
] as const)("place %i with the budget %s has the heading '%s'", (place, budget, heading) => {
  expect(placeInWords(place, budget)).toBe(heading);
});
