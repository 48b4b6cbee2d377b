import { describe, expect, test } from "vitest";
import { randomCandidates, randomPreferences } from "../../tests/support/random-candidates.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { type Candidate, rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { type MatchInWords, matchInWords, placeInWords } from "./match-in-words.ts";

const base = {
  slug: "base",
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
const unrated = { average: undefined, reviews: 0 };

/** The explanation of a paddle, in a catalog with another one that ten players at every level gave four stars. */
function words(
  preferences: Partial<Preferences>,
  facts: Partial<Paddle>,
  rated: Partial<Candidate> = {},
): MatchInWords {
  const mean = { average: 4, reviews: 10 };
  const candidates: Candidate[] = [
    { paddle: { ...base, slug: "other" }, everybody: mean, near: mean },
    { paddle: { ...base, ...facts }, everybody: mean, near: mean, ...rated },
  ];
  const all: Preferences = { ...noPreferences, ...preferences };
  const match = rankMatches(candidates, all).find(
    ({ candidate }) => candidate.paddle.slug === "base",
  );
  return matchInWords(match!, all);
}

describe("the reasons for it", () => {
  test.each<[Partial<Preferences>, Partial<Paddle>, string]>([
    [{ budgetCents: 15_000 }, {}, "It costs $99.99, which fits your $150 budget."],
    [
      { budgetCents: 15_000 },
      { listPriceCents: 15_000 },
      "It costs $150, which fits your $150 budget.",
    ],
    [{ feel: "soft" }, {}, "The 16 mm core has the soft feel you want."],
    [{ feel: "crisp" }, { coreMm: 13 }, "The 13 mm core has the crisp feel you want."],
    [{ feel: "balanced" }, {}, "The 16 mm core has the balanced feel you want."],
    [{ style: "all-around" }, {}, "As an all-around paddle, it handles a bit of everything."],
    [
      { style: "power" },
      { category: "Power Paddle" },
      "As a power paddle, it adds pace to your drives and put-aways.",
    ],
    [{ style: "power" }, { weightOz: 8.4 }, "At 8.4 oz, it gives you plow-through on drives."],
    [{ style: "speed" }, { weightOz: 7.7 }, "At 7.7 oz, it moves fast at the net."],
    [{ style: "spin" }, {}, "The carbon fiber face is the kind that grips the ball best."],
    [
      { style: "spin" },
      { gripLengthIn: 5.5 },
      "The 5.5-inch grip has room for a two-handed topspin backhand.",
    ],
    [
      { style: "control", feel: "soft", arm: "yes" },
      {},
      "The 16 mm core takes pace off drops and resets and has the soft feel you want. It also absorbs some of the shock.",
    ],
    [{ level: "new" }, { shape: "widebody" }, "Its widebody head gives you a big sweet spot."],
  ])("%j, %j: '%s'", (preferences, facts, sentence) => {
    const { speaksFor, speaksAgainst } = words(preferences, facts);
    expect(speaksFor).toContain(sentence);
    expect(speaksAgainst).not.toContain(sentence);
  });
});

describe("the reasons against it", () => {
  test.each<[Partial<Preferences>, Partial<Paddle>, string]>([
    [
      { budgetCents: 15_000 },
      { listPriceCents: 15_500 },
      "It costs $155, which is $5 over your $150 budget.",
    ],
    [
      { budgetCents: 15_000 },
      { listPriceCents: 15_001 },
      "It costs $150.01, which is $0.01 over your $150 budget.",
    ],
    [{ feel: "soft" }, { coreMm: 13 }, "The 13 mm core feels crisper than you want."],
    [{ feel: "crisp" }, {}, "The 16 mm core feels softer than you want."],
    [
      { style: "power" },
      { category: "Control Paddle" },
      "As a control paddle, it won't give you free pace.",
    ],
    [{ level: "3.0" }, { shape: "elongated" }, "Its elongated head has a narrower sweet spot."],
  ])("%j, %j: '%s'", (preferences, facts, sentence) => {
    const { speaksFor, speaksAgainst } = words(preferences, facts);
    expect(speaksAgainst).toContain(sentence);
    expect(speaksFor).not.toContain(sentence);
  });

  test("players above 3.0 aren't told how forgiving it is", () => {
    expect(words({ level: "3.5" }, { shape: "elongated" }).speaksAgainst).toEqual([]);
  });
});

describe("the sentence about its rating", () => {
  const rated = (average: number, reviews = 5) => ({ average, reviews });

  test.each<[Partial<Preferences>, Partial<Candidate>, keyof MatchInWords, string]>([
    [
      { level: "3.25" },
      { near: rated(5) },
      "speaksFor",
      "Players near 3.0 rate it 5.0, above the 4.3 average for all paddles.",
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
      { level: "3.5" },
      { near: { ...rated(5), players: 0 } },
      "speaksFor",
      "Sample reviews near 3.5 rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { level: "3.5" },
      { near: { ...rated(5), players: 1 } },
      "speaksFor",
      "Reviews near 3.5 (1 player review · 4 samples) rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { feel: "soft" },
      { everybody: rated(5), near: rated(1) },
      "speaksFor",
      "Players of all levels rate it 5.0, above the 4.3 average for all paddles.",
    ],
    [
      { level: "3.5" },
      { near: rated(1, 4), everybody: rated(5) },
      "unsure",
      "There are fewer than five reviews near 3.5, so we counted every level.",
    ],
    [
      { level: "new" },
      { near: unrated, everybody: unrated },
      "unsure",
      "There are fewer than five reviews by new players.",
    ],
    [{ arm: "yes" }, { everybody: unrated }, "unsure", "No one has reviewed it yet."],
  ])("%j, %j, %s: '%s'", (preferences, rating, where, sentence) => {
    expect(words(preferences, {}, rating)[where]).toContain(sentence);
  });

  test("there is none if it equals the mean of all, as displayed", () => {
    const { speaksFor, speaksAgainst } = words({ arm: "no" }, {}, { everybody: rated(4.04, 9) });
    expect([...speaksFor, ...speaksAgainst]).toEqual([]);
  });
});

test("unconfirmed facts are named, and are neither for it nor against it", () => {
  const doubted = words(
    { feel: "soft", arm: "yes", budgetCents: 10_000 },
    { listPriceCents: null, coreMm: 20, notConfirmed: ["coreMm", "weightOz", "shape"] },
  );
  expect(doubted.unsure).toEqual([
    "We couldn't confirm its list price, so it may be over your $100 budget.",
    "We couldn't confirm its core thickness and weight, so those don't count either way.",
  ]);
  expect([...doubted.speaksFor, ...doubted.speaksAgainst].join(" ")).not.toMatch(/core|oz|\$/);
});

test("nothing is said about facts outside the preferences", () => {
  const unknown = { notConfirmed: ["identity" as const], coreMm: null, shape: "widebody" as const };
  expect(words({ arm: "no" }, unknown)).toEqual({
    speaksFor: [],
    speaksAgainst: [],
    unsure: [],
    knowBefore: "We couldn't confirm much about it.",
  });
});

test("for any preferences and any paddle, sentences are complete, and none is repeated", () => {
  const candidates = randomCandidates(200, 31);
  for (const preferences of randomPreferences(60, 32))
    for (const match of rankMatches(candidates, preferences)) {
      const { speaksFor, speaksAgainst, unsure } = matchInWords(match, preferences);
      const said = [...speaksFor, ...speaksAgainst, ...unsure];
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
