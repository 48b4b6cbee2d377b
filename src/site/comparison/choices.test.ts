import { expect, test } from "vitest";
import {
  plainPaddle as base,
  reasonsOf,
  saidOf,
  textsOf,
} from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { bucketsOf, type RatingBucket } from "../reviews/ratings/ratings.ts";
import { keyOf } from "../paddles/reasons.ts";
import { knowBefore, saidOfVersion } from "../paddles/say.ts";
import { apartInShort, chooseIf, choicesOf } from "./choices.ts";

test.each<[Partial<Paddle>, string[], string[]]>([
  [{}, [], []],
  [{ listPriceCents: 12_999 }, [], ["you want to save $50"]],
  [{ listPriceCents: 25_000 }, ["you want to save about $70"], []],
  [{ listPriceCents: 17_000 }, [], []],
  [{ listPriceCents: 16_999 }, [], ["you want to save $10"]],
  [{ listPriceCents: null }, [], []],
  [
    { category: "All-Around Paddle" },
    ["you're after a power paddle (the other is an all-around paddle)"],
    ["you'd rather have an all-around paddle (the other is a power paddle)"],
  ],
  [
    { weightOz: 7.9 },
    ["you want more plow-through (8.2 oz vs. 7.9 oz)"],
    ["you want faster hands at the net (7.9 oz vs. 8.2 oz)"],
  ],
  [{ weightOz: 8 }, [], []],
  [{ weightOz: 7, notConfirmed: ["weightOz"] }, [], []],
  [
    { coreMm: 14 },
    ["you want a thicker, softer core (16 mm vs. 14 mm)"],
    ["you want more pop from a thinner core (14 mm vs. 16 mm)"],
  ],
  [{ coreMm: 15 }, [], []],
  [{ coreMm: null }, [], []],
  [{ gripLengthIn: 5 }, ["you want more room for two hands (5.5 in vs. 5 in)"], []],
  [{ gripLengthIn: 5, notConfirmed: ["gripLengthIn"] }, [], []],
  [
    { shape: "widebody" },
    ["you want more reach (elongated, not widebody)"],
    ["you want more help off-center"],
  ],
  [{ shape: "widebody", notConfirmed: ["shape"] }, [], []],
])("next to %j", (facts, forBase, forOther) => {
  expect(saidOf(facts)).toEqual([forBase, forOther]);
  const otherWayRound = textsOf(reasonsOf([{ ...base, ...facts }, base]));
  expect(otherWayRound).toEqual([forOther, forBase]);
});

test("weight says nothing about paddles of two shapes", () => {
  const [forBase, forOther] = saidOf({ weightOz: 7.5, shape: "hybrid" });
  expect([...forBase!, ...forOther!].join()).not.toContain("oz");
  const [one, other] = saidOf({ weightOz: 7.5, notConfirmed: ["shape"] });
  expect([...one!, ...other!]).toEqual([]);
});

/** What the pages of the two paddles say, and whether the first keeps its one reason. */
test.each<[Partial<Paddle>, Partial<Paddle>, Partial<Paddle>, boolean]>([
  [{ weightOz: 7.9 }, { weaknesses: { hands: "A heavy swing" } }, {}, false],
  [{ weightOz: 7.9 }, {}, { strengths: { hands: "Quick" } }, false],
  [{ weightOz: 7.9 }, { strengths: { hands: "Quick" } }, { strengths: { hands: "Quick" } }, true],
  [{ weightOz: 7.9 }, {}, { category: "Speed Paddle" }, false],
  [{ weightOz: 8.5 }, { weaknesses: { power: "Little power" } }, {}, false],
  [{ weightOz: 8.5 }, { category: "All-Around Paddle" }, {}, false],
  [{ weightOz: 8.5 }, { category: "Control Paddle" }, { category: "Control Paddle" }, true],
  [{ coreMm: 20 }, { weaknesses: { control: "Pops balls up" } }, {}, false],
  [{ coreMm: 20 }, {}, { strengths: { control: "Soft touch" } }, false],
  [{ coreMm: 14 }, { weaknesses: { pop: "Less pop" } }, {}, false],
  [{ coreMm: 14 }, { category: "Control Paddle" }, {}, false],
  [{ gripLengthIn: 6 }, { weaknesses: { twoHands: "Cramped" } }, {}, false],
  [{ shape: "widebody" }, {}, { strengths: { forgiveness: "Stable" } }, false],
  [{ listPriceCents: 9_999 }, { weaknesses: { value: "A high price" } }, {}, true],
  [{ listPriceCents: 9_999 }, {}, { strengths: { value: "Fair price" } }, true],
])("%j with a page of %j against one of %j: its reason is given: %s", (facts, mine, theirs, is) => {
  const paddle = { ...base, ...facts, ...mine };
  const [reasons] = reasonsOf([paddle, { ...base, ...theirs }]);
  const ofFact = reasons!.filter((reason) => keyOf(reason) in facts);
  expect(ofFact).toHaveLength(is ? 1 : 0);
});

test.each<[Partial<Paddle>, string[], string[]]>([
  // One plays quicker by all that is known of both, however heavy it is.
  [
    { weightOz: 7.9, weaknesses: { hands: "A heavy swing" } },
    ["you want quicker hands", "you want more plow-through (8.2 oz vs. 7.9 oz)"],
    [],
  ],
  [
    { strengths: { forgiveness: "Steady" }, weaknesses: { hands: "Slow" }, listPriceCents: 9_900 },
    ["you want quicker hands"],
    ["you want more help off-center", "you want to save about $81"],
  ],
  [{ notConfirmed: ["gripLengthIn"], weaknesses: { power: "Weak" } }, [], []],
])("two paddles lead with how they play: against %j", (other, mine, theirs) => {
  expect(saidOf(other)).toEqual([mine, theirs]);
});

test("a paddle that isn't confirmed has no reasons, and its category is none against it", () => {
  const unknown: Partial<Paddle> = {
    notConfirmed: ["identity"],
    category: "Speed Paddle",
    weightOz: 7,
  };
  expect(saidOf(unknown)).toEqual([["you want more plow-through (8.2 oz vs. 7 oz)"], []]);
  expect(saidOf({ notConfirmed: ["brand"], listPriceCents: 9_000 })).toEqual([[], []]);
});

test("figures are in the reader's units", () => {
  expect(textsOf(reasonsOf([base, { ...base, weightOz: 7.8 }]), "metric")[0]).toEqual([
    "you want more plow-through (232 g vs. 221 g)",
  ]);
});

test("binary fractions don't hide a noticeable difference", () => {
  const at = (weightOz: number) => ({ ...base, weightOz });
  for (let tenths = 70; tenths <= 90; tenths++)
    expect(reasonsOf([at((tenths + 3) / 10), at(tenths / 10)])[0]).toHaveLength(1);
});

const rated = (stars: number, count: number, level: number, sample = false): RatingBucket[] =>
  bucketsOf(
    Array.from({ length: count }, () => ({ rating: stars, level })),
    sample,
  );

test.each<[string, RatingBucket[], RatingBucket[], string[]]>([
  [
    "enough players near a level rate one higher",
    rated(5, 5, 3500),
    rated(4, 6, 3500),
    ["you play near 3.0: players at your level rate it 5.0 (5 reviews), not 4.0 (6 reviews)"],
  ],
  ["one has too few such reviews", rated(5, 4, 3500), rated(4, 6, 3500), []],
  ["the other has too few", rated(5, 5, 3500), rated(4, 4, 3500), []],
  ["they play at levels far apart", rated(5, 9, 5500), rated(4, 9, 2500), []],
  ["samples rate it higher", rated(5, 9, 3500, true), rated(3, 9, 3500, true), []],
  [
    "new players rate it higher",
    rated(5, 5, 1200),
    rated(4, 5, 1200),
    ["you're new to the game: players at your level rate it 5.0 (5 reviews), not 4.0 (5 reviews)"],
  ],
  [
    "the averages hardly differ",
    [...rated(4, 9, 3500), ...rated(5, 1, 3500)],
    rated(4, 9, 3500),
    [],
  ],
  [
    "two levels differ: the greater difference is said",
    [...rated(4, 5, 2500), ...rated(5, 5, 4500)],
    [...rated(3, 5, 2500), ...rated(2, 5, 4500)],
    ["you play near 4.0: players at your level rate it 5.0 (5 reviews), not 2.0 (5 reviews)"],
  ],
])("%s", (_, mine, theirs, expected) => {
  const contenders = [mine, theirs].map((buckets) => ({ paddle: base, buckets }));
  expect(textsOf(choicesOf(contenders).map(({ reasons }) => reasons))).toEqual([expected, []]);
});

const paddle: Paddle = {
  ...base,
  buyIf: ["you like to attack", "you play singles"],
  skipIf: ["you dink all day"],
  criticisedFor: ["A heavy swing", "A loud sound", "A high price"],
  weaknesses: { hands: "A heavy swing", sound: "A loud sound", value: "A high price" },
};
const choice = (facts: Partial<Paddle>, ...others: Partial<Paddle>[]) =>
  choicesOf(
    [{ ...paddle, ...facts }, ...others.map((each) => ({ ...base, ...each }))].map((each) => ({
      paddle: each,
      buckets: [],
    })),
  )[0]!;

test("in short, a paddle is what it plays better at, its price and its weight, three at most", () => {
  const rival = { weaknesses: { control: "Hot", hands: "Slow" } };
  const said = (facts: Partial<Paddle>, other: Partial<Paddle>) =>
    apartInShort(choice(facts, other), "us");
  expect(said({ weaknesses: {} }, rival)).toBe("better on drops and resets, quicker");
  expect(said({ listPriceCents: 9_900 }, { listPriceCents: 20_000 })).toBe("$101 less");
  expect(said({}, {})).toBeUndefined();
});

test.each<[string, Partial<Paddle>, Partial<Paddle>, string | undefined]>([
  ["its page alone", {}, {}, "you like to attack"],
  [
    "its page and the first reason",
    { coreMm: 20 },
    { shape: "hybrid" },
    "you like to attack, or if you want a thicker, softer core (20 mm vs. 16 mm)",
  ],
  [
    "its page and another reason than the page's",
    { coreMm: 20, strengths: { reach: "you like to attack" } },
    { shape: "hybrid", coreMm: 20, gripLengthIn: 5 },
    "you like to attack, or if you want more room for two hands (5.5 in vs. 5 in)",
  ],
  ["its page alone, without a price", { listPriceCents: null }, {}, "you like to attack"],
  ["nothing if we couldn't confirm it", { notConfirmed: ["identity"] }, {}, undefined],
])("a paddle is chosen for %s", (_, facts, other, expected) => {
  expect(chooseIf(choice(facts, other), "us")).toBe(expected);
});

test.each<[string, Partial<Paddle>, Partial<Paddle>[], string]>([
  ["the first criticism", {}, [{}], "A heavy swing."],
  ["one that the other doesn't have", {}, [{ weaknesses: { hands: "Slow" } }], "A loud sound."],
  [
    "the first one if others have each but the price",
    {},
    [{ weaknesses: { hands: "Slow" } }, { weaknesses: { sound: "Loud" } }],
    "A heavy swing.",
  ],
  ["the first one if the other has them all", {}, [paddle], "A heavy swing."],
  [
    "whom it doesn't suit, without criticisms",
    { criticisedFor: [], weaknesses: {} },
    [{}],
    "Skip it if you dink all day.",
  ],
])("what to know before buying is %s", (_, facts, others, expected) => {
  const { paddle: chosen, criticism } = choice(facts, ...others);
  expect(knowBefore(chosen, criticism)).toBe(expected);
});

test.each([
  [[], "What our page says is about another version. We only know the V7's specs."],
  [["A V7 with more pace"], "Our page names no drawback of the V7."],
])("a version that its page says %j of: '%s'", (about, expected) => {
  const version = { name: "V7", isEarlier: false, about };
  const own = { ...paddle, criticisedFor: [], weaknesses: {}, skipIf: [], version };
  expect(knowBefore(own)).toBe(expected);
});

test("what a page says of a version is said where there's nothing else to choose it by", () => {
  expect(saidOfVersion({ name: "V7", about: ["More pace", "Less touch"] })).toBe(
    "our page says this of it: More pace; Less touch.",
  );
});

/** What else the first paddle's page says, the other paddle, and the advice left for the first. */
test.each<[string, Partial<Paddle>, Partial<Paddle>[], string[]]>([
  ["they speak of nothing in common", {}, [{ buyIf: ["you dink"] }], paddle.buyIf],
  [
    "both speak of reach",
    { strengths: { reach: "you play singles" } },
    [{ buyIf: ["you want reach"], strengths: { reach: "you want reach" } }],
    ["you like to attack"],
  ],
  [
    "both speak of reach, and a third doesn't",
    { strengths: { reach: "you play singles" } },
    [{ buyIf: ["you want reach"], strengths: { reach: "you want reach" } }, {}],
    paddle.buyIf,
  ],
  [
    "both speak of reach, and one of power, too",
    { strengths: { reach: "you play singles", power: "you play singles" } },
    [{ buyIf: ["you want reach"], strengths: { reach: "you want reach" } }],
    paddle.buyIf,
  ],
  [
    "it speaks of reach, and the other is longer",
    { shape: "hybrid", strengths: { reach: "you play singles" } },
    [{ strengths: { reach: "Long" } }],
    ["you like to attack"],
  ],
  [
    "both speak of reach, which one of them says again",
    { strengths: { reach: "Long" }, repeats: { reach: "you play singles" } },
    [{ buyIf: ["you want reach"], strengths: { reach: "you want reach" } }],
    ["you like to attack"],
  ],
  [
    "both speak of one thing only",
    { buyIf: ["you play singles"], strengths: { reach: "you play singles" } },
    [{ buyIf: ["you want reach"], strengths: { reach: "you want reach" } }],
    ["you play singles"],
  ],
])("the advice of a page if %s", (_, facts, others, expected) => {
  expect(choice(facts, ...others).advice.map(keyOf)).toEqual(expected);
});
