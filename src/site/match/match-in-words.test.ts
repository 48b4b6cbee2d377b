import { describe, expect, test } from "vitest";
import { randomCandidates, randomPreferences } from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { type Candidate, type Match, rankMatches } from "./match.ts";
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
/** Few enough have anything in common with another one for each reason to be particular. */
const catalog: readonly Paddle[] = [];
const unrated = { average: undefined, reviews: 0 };

/** Explains a paddle in a catalog with another one, which ten players at every level gave four stars. */
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
  return matchInWords(match!, all, catalog);
}

describe("the reasons for it", () => {
  test.each<[Partial<Preferences>, Partial<Paddle>, string]>([
    [{ feel: "soft" }, {}, "The 16 mm core has the soft feel you want."],
    [{ feel: "crisp" }, { coreMm: 13 }, "The 13 mm core has the crisp feel you want."],
    [{ feel: "balanced" }, {}, "The 16 mm core has the balanced feel you want."],
    [
      { style: "all-around" },
      { coreMm: 20, shape: "other" },
      "As an all-around paddle, it handles a bit of everything.",
    ],
    [
      { style: "power" },
      { category: "Power Paddle", shape: "other" },
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
    [{ level: "new" }, {}, "The 16 mm core helps newer players keep the ball low."],
    [
      { style: "power" },
      { gripLengthIn: 5.5 },
      "The 5.5-inch grip lets you put two hands behind a backhand drive.",
    ],
  ])("%j, %j: '%s'", (preferences, facts, sentence) => {
    const { speaksFor, speaksAgainst } = words(preferences, facts);
    expect(speaksFor).toContain(sentence);
    expect(speaksAgainst).not.toContain(sentence);
  });
});

test("its type is no reason beside another one for the same", () => {
  const { speaksFor } = words({ style: "power" }, { category: "Power Paddle", weightOz: 8.4 });
  expect(speaksFor).toContain("At 8.4 oz, it gives you plow-through on drives.");
  expect(speaksFor.join(" ")).not.toContain("power paddle");
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
      { category: "Control Paddle", coreMm: 15 },
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
      "unsure",
      "Fewer than five players near 3.5 have reviewed it, so we counted every level.",
    ],
    [
      { level: "new" },
      { near: rated(1, 4), everybody: rated(5) },
      "unsure",
      "Fewer than five new players have reviewed it, so we counted every level.",
    ],
    [
      { level: "new" },
      { near: unrated, everybody: unrated },
      "unsure",
      "No player has reviewed it yet.",
    ],
    [{ arm: "yes" }, { everybody: unrated }, "unsure", "No player has reviewed it yet."],
  ])("%j, %j, %s: '%s'", (preferences, rating, where, sentence) => {
    expect(words(preferences, {}, rating)[where]).toContain(sentence);
  });

  test("there is none if it equals the mean of all, as displayed", () => {
    const { speaksFor, speaksAgainst } = words({ arm: "no" }, {}, { everybody: rated(4.04, 9) });
    expect([...speaksFor, ...speaksAgainst].join(" ")).not.toContain("rate it");
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
  const unknown = { notConfirmed: ["identity" as const], coreMm: null, surface: "Other" as const };
  expect(words({ style: "spin" }, { ...unknown, shape: "other" })).toEqual({
    speaksFor: [],
    speaksAgainst: [],
    unsure: [],
    knowBefore: "We couldn't confirm much about it.",
  });
});

test("for any preferences and any paddle, sentences are complete, and none is repeated", () => {
  const candidates = randomCandidates(200, 31);
  const all = candidates.map(({ paddle }) => paddle);
  for (const preferences of randomPreferences(60, 32))
    for (const match of rankMatches(candidates, preferences)) {
      const { speaksFor, speaksAgainst, unsure } = matchInWords(match, preferences, all);
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

const page = {
  category: "Power Paddle",
  listPriceCents: 20_000,
  notConfirmed: ["surface", "shape", "coreMm", "weightOz", "gripLengthIn"],
  knownFor: ["Easy pace"],
  buyIf: ["you like to attack"],
  criticisedFor: ["A high price", "A loud sound", "A heavy swing"],
  skipIf: ["you're new to the game", "you dink all day"],
  strengths: { power: "Easy pace", pop: "you like to attack" },
  weaknesses: {
    value: "A high price",
    sound: "A loud sound",
    hands: "A heavy swing",
    learning: "you're new to the game",
    control: "you dink all day",
  },
} as unknown as Paddle;

/** What its page contributes: otherwise only its type is known, and no one has rated it. */
const reasons = (preferences: Partial<Preferences>, facts: Partial<Paddle> = {}) => {
  const paddle = { ...page, ...facts };
  const { speaksFor, speaksAgainst, knowBefore } = matchInWords(
    {
      candidate: { paddle, everybody: unrated, near: unrated },
      ratingBasis: { by: "everybody", rated: unrated, mean: undefined },
    } as Match,
    { ...noPreferences, ...preferences },
    catalog,
  );
  const ofPage = (said: string[]) => said.filter((each) => !each.startsWith("As a power paddle"));
  return { speaksFor: ofPage(speaksFor), speaksAgainst: ofPage(speaksAgainst), knowBefore };
};

const forNewPlayers = ["Skip it if you're new to the game.", "Skip it if you dink all day."];

test.each<[Partial<Preferences>, speaksFor: string[], speaksAgainst: string[], before: string]>([
  [{}, [], [], "A loud sound."],
  [{ style: "power" }, ["Known for: Easy pace."], [], "A loud sound."],
  [{ style: "speed" }, [], [], "A heavy swing."],
  [{ feel: "crisp" }, ["Buy it if you like to attack."], [], "A loud sound."],
  [{ feel: "soft" }, [], ["Skip it if you dink all day."], "A loud sound."],
  [{ style: "control", feel: "soft" }, [], ["Skip it if you dink all day."], "A loud sound."],
  [{ level: "3.0" }, [], forNewPlayers, "A loud sound."],
  [{ level: "3.5" }, [], [], "A loud sound."],
  [{ level: "new", style: "speed" }, [], forNewPlayers, "A heavy swing."],
])("for %j the page says %j for it and %j against it, and first '%s'", (preferences, ...said) => {
  const { speaksFor, speaksAgainst, knowBefore } = reasons(preferences);
  expect([speaksFor, speaksAgainst, knowBefore]).toEqual(said);
});

test("a second criticism that matters is among the reasons against it", () => {
  const { speaksAgainst, knowBefore } = reasons(
    { level: "new", style: "speed" },
    { weaknesses: { forgiveness: "A loud sound", hands: "A heavy swing" } },
  );
  expect(knowBefore).toBe("A loud sound.");
  expect(speaksAgainst).toEqual(["Criticized for: A heavy swing."]);
});

test("a price is the thing to know if there is nothing else", () => {
  expect(reasons({}, { criticisedFor: ["A high price"] }).knowBefore).toBe("A high price.");
});

test("without criticisms it's whom the paddle doesn't suit", () => {
  const none = { criticisedFor: [], weaknesses: {} };
  expect(reasons({}, none).knowBefore).toBe("Skip it if you're new to the game.");
});

test("a paddle we couldn't confirm gets no advice from its page", () => {
  const unconfirmed: Partial<Paddle> = { notConfirmed: ["identity"] };
  const all: Partial<Preferences> = { level: "new", style: "control", feel: "crisp" };
  expect(reasons(all, unconfirmed)).toEqual({
    speaksFor: [],
    speaksAgainst: [],
    knowBefore: "A loud sound.",
  });
  expect(reasons(all, { ...unconfirmed, criticisedFor: [] }).knowBefore).toBe(
    "We couldn't confirm much about it.",
  );
});
