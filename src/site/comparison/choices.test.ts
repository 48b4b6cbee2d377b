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

const longer = "you want more reach (elongated shape)";
const longerThan = (shape: string) => `you want more reach (elongated shape, not ${shape})`;

test.each<[Partial<Paddle>, string[], string[]]>([
  [{}, [], []],
  // From $20 on, in steps of $5.
  [{ listPriceCents: 25_100 }, ["you want to save about $70"], []],
  [{ listPriceCents: 16_000 }, [], []],
  [{ listPriceCents: 15_999 }, [], ["you want to save $20"]],
  [{ listPriceCents: null }, [], []],
  // What it has more of by its profile, with what tells it apart.
  [
    { category: "Control Paddle" },
    ["you want a power paddle's pace"],
    ["you want a control paddle's touch"],
  ],
  [
    { shape: "standard" },
    [longerThan("standard")],
    ["you want more forgiveness (standard shape, not elongated)"],
  ],
  [{ gripLengthIn: 5 }, ["you want room for two hands (5.5 in grip vs. 5 in)"], []],
  [{ gripLengthIn: 5.25 }, ["you want room for two hands (5.5 in grip vs. 5.25 in)"], []],
  // What nobody would notice is no reason, nor what tells most of one.
  [{ gripLengthIn: 5.3 }, [], []],
  [
    { weightOz: 8.1, category: "Speed Paddle" },
    ["you want a power paddle's pace"],
    ["you want quicker hands"],
  ],
  [
    { strengths: { control: "Soft touch" }, knownFor: ["Soft touch"] },
    [],
    ["you want more control (“Soft touch”)"],
  ],
  // What only the other is criticized for is no merit.
  [{ weaknesses: { control: "Hot" } }, [], []],
  // Facts that differ by less than what the profile takes.
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
  [{ shape: "widebody", notConfirmed: ["shape"] }, [], []],
  // Weight says nothing about paddles of two shapes.
  [
    { weightOz: 7.9, shape: "hybrid" },
    [longerThan("hybrid")],
    ["you want quicker hands (7.9 oz vs. 8.2 oz)", "you want a wider face (hybrid, not elongated)"],
  ],
  // At most four, what it has more of first: the core would be the fifth, and forgiveness covers an easy start.
  [
    { weightOz: 7.9, coreMm: 20, gripLengthIn: 6, shape: "standard", listPriceCents: 9_900 },
    [longerThan("standard"), "you want more pop from a thinner core (16 mm vs. 20 mm)"],
    [
      "you want more forgiveness (standard shape, not elongated)",
      "you want quicker hands (7.9 oz vs. 8.2 oz)",
      "you want room for two hands (6 in grip vs. 5.5 in)",
      "you want to save about $80",
    ],
  ],
  // An unconfirmed paddle has no reasons; its type is none against it.
  [
    { notConfirmed: ["identity"], category: "Speed Paddle", weightOz: 7 },
    ["you want more plow-through (8.2 oz vs. 7 oz)"],
    [],
  ],
])("next to %j", (facts, forBase, forOther) => {
  expect(saidOf(facts)).toEqual([forBase, forOther]);
  const otherWayRound = textsOf(reasonsOf([{ ...base, ...facts }, base]));
  expect(otherWayRound).toEqual([forOther, forBase]);
});

test.each<[string, Partial<Paddle>[], string[][]]>([
  [
    "the lowest price of three",
    [{ listPriceCents: 20_400 }, { listPriceCents: 25_000 }],
    [["you want to save at least $20"], [], []],
  ],
  [
    "two prices that hardly differ, and a higher one",
    [{ listPriceCents: 18_500 }, { listPriceCents: 25_000 }],
    [[], [], []],
  ],
  [
    "one price that we don't know",
    [{ listPriceCents: 20_000 }, { listPriceCents: null }],
    [["you want to save about $20"], [], []],
  ],
  [
    "two of one type",
    [{}, { category: "Control Paddle" }],
    [[], [], ["you want a control paddle's touch"]],
  ],
  [
    "the heaviest and the lightest, with one in between",
    [{ weightOz: 7.9 }, { weightOz: 7.5 }],
    [
      ["you want more plow-through (8.2 oz vs. 7.9 oz and 7.5 oz)"],
      [],
      ["you want faster hands at the net (7.5 oz vs. 8.2 oz and 7.9 oz)"],
    ],
  ],
  [
    "the thickest of four cores",
    [{ coreMm: 14 }, { coreMm: 14 }, { coreMm: 20 }],
    [[], [], [], ["you want a thicker, softer core (20 mm vs. 16 mm and 14 mm)"]],
  ],
  [
    "the longest and the widest of three shapes",
    [{ shape: "hybrid" }, { shape: "widebody" }],
    [[longer], [], ["you want a wider face (widebody, not elongated or hybrid)"]],
  ],
  [
    "a shape that isn't confirmed",
    [{ shape: "hybrid" }, { shape: "widebody", notConfirmed: ["shape"] }],
    [[longer], [], []],
  ],
])("of several, %s", (_, others, expected) => {
  expect(saidOf(...others)).toEqual(expected);
});

/** What the pages of two paddles say, and whether the first keeps its one reason from a fact. */
test.each<[Partial<Paddle>, Partial<Paddle>, Partial<Paddle>, boolean]>([
  [{ weightOz: 7.9 }, { weaknesses: { hands: "A heavy swing" } }, {}, false],
  [{ weightOz: 7.9 }, {}, { strengths: { hands: "Quick" } }, false],
  [{ weightOz: 7.9 }, { strengths: { hands: "Quick" } }, { strengths: { hands: "Quick" } }, true],
  [{ weightOz: 7.9 }, {}, { category: "Speed Paddle" }, false],
  [{ weightOz: 8.5 }, { category: "All-Around Paddle" }, {}, false],
  [{ weightOz: 8.5 }, { category: "Control Paddle" }, { category: "Control Paddle" }, true],
  [{ coreMm: 20 }, {}, { strengths: { control: "Soft touch" } }, false],
  [{ coreMm: 14 }, { weaknesses: { pop: "Less pop" } }, {}, false],
  [{ listPriceCents: 9_999 }, { weaknesses: { value: "A high price" } }, {}, true],
  [{ listPriceCents: 9_999 }, {}, { strengths: { value: "Fair price" } }, true],
])("%j with a page of %j against one of %j: its reason is given: %s", (facts, mine, theirs, is) => {
  const [reasons] = reasonsOf([
    { ...base, ...facts, ...mine },
    { ...base, ...theirs },
  ]);
  expect(reasons!.filter((reason) => keyOf(reason) in facts)).toHaveLength(is ? 1 : 0);
});

test("one whose number we don't know takes a reason from another, if its page is praised for the same", () => {
  const forThin = (third: Partial<Paddle>) => saidOf({ coreMm: 14 }, { coreMm: null, ...third })[1];
  expect(forThin({})).toHaveLength(1);
  expect(forThin({ strengths: { pop: "Crisp" } })).toEqual([]);
});

test("figures are in the reader's units", () => {
  expect(textsOf(reasonsOf([base, { ...base, weightOz: 7.8 }]), "metric")).toEqual([
    ["you want more plow-through (232 g vs. 221 g)"],
    ["you want quicker hands (221 g vs. 232 g)"],
  ]);
});

test("binary fractions don't hide a noticeable difference", () => {
  const at = (weightOz: number) => ({ ...base, weightOz });
  for (let tenths = 70; tenths <= 90; tenths++)
    expect(reasonsOf([at((tenths + 3) / 10), at(tenths / 10)])[0]).not.toEqual([]);
});

const rated = (stars: number, count: number, level: number, sample = false): RatingBucket[] =>
  bucketsOf(
    Array.from({ length: count }, () => ({ rating: stars, level })),
    sample,
  );
const five = rated(5, 5, 3500);
const four = rated(4, 6, 3500);
const ahead =
  "you play near 3.0: players at your level rate it 5.0 (5 reviews), not 4.0 (6 reviews)";

test.each<[string, RatingBucket[][], string[]]>([
  ["enough players near a level rate one higher", [five, four], [ahead]],
  ["one has too few such reviews", [rated(5, 4, 3500), four], []],
  ["the other has too few", [five, rated(4, 4, 3500)], []],
  ["they play at levels far apart", [rated(5, 9, 5500), rated(4, 9, 2500)], []],
  ["samples rate it higher", [rated(5, 9, 3500, true), rated(3, 9, 3500, true)], []],
  [
    "new players rate it higher",
    [rated(5, 5, 1200), rated(4, 5, 1200)],
    ["you're new to the game: players at your level rate it 5.0 (5 reviews), not 4.0 (5 reviews)"],
  ],
  ["the averages hardly differ", [[...rated(4, 9, 3500), ...rated(5, 1, 3500)], four], []],
  [
    "two levels differ: the greater difference is said",
    [
      [...rated(4, 5, 2500), ...rated(5, 5, 4500)],
      [...rated(3, 5, 2500), ...rated(2, 5, 4500)],
    ],
    ["you play near 4.0: players at your level rate it 5.0 (5 reviews), not 2.0 (5 reviews)"],
  ],
  [
    "of three, both others are behind",
    [five, four, rated(3, 7, 3500)],
    [`${ahead} or 3.0 (7 reviews)`],
  ],
  ["of three, one is as good", [five, four, rated(5, 7, 3500)], []],
  ["of three, one has too few", [five, four, rated(3, 4, 3500)], []],
])("ratings: %s", (_, all, expected) => {
  const [mine, ...theirs] = choicesOf(all.map((buckets) => ({ paddle: base, buckets })));
  expect(textsOf([mine!.reasons])).toEqual([expected]);
  expect(theirs.flatMap(({ reasons }) => reasons)).toEqual([]);
});

const paddle: Paddle = {
  ...base,
  buyIf: ["you like to attack", "you play singles", "you bring your own pace"],
  onlyIf: ["you bring your own pace"],
  repeats: { power: "you bring your own pace" },
  strengths: { reach: "you play singles", power: "you like to attack" },
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

/** What else the first paddle's page says, the others, and the advice left for the first. */
test.each<[string, Partial<Paddle>, Partial<Paddle>[], string[]]>([
  ["it's by itself", {}, [], ["you like to attack", "you play singles"]],
  ["it has more of both", {}, [{ shape: "hybrid" }], ["you like to attack", "you play singles"]],
  [
    "another has as much of one",
    {},
    [{ shape: "hybrid" }, { shape: "hybrid", strengths: { reach: "Long" } }],
    ["you like to attack"],
  ],
  ["it has more of nothing", {}, [paddle], []],
  ["it claims nothing that we know of", { strengths: {} }, [{ shape: "widebody" }], []],
  // One is enough, unless it says 'or'; less of the other isn't.
  [
    "it has more of one of two",
    { repeats: { power: "you play singles" }, strengths: { reach: "you play singles" } },
    [{ shape: "widebody" }],
    ["you play singles"],
  ],
  [
    "it has more of one, and the other has more of the other",
    { repeats: { twoHands: "you play singles" }, strengths: { reach: "you play singles" } },
    [{ shape: "widebody", gripLengthIn: 6 }],
    [],
  ],
  [
    "it has more of one or the other",
    {
      buyIf: ["you reach or drive"],
      repeats: { power: "you reach or drive" },
      strengths: { reach: "you reach or drive" },
    },
    [{ shape: "widebody", strengths: { power: "Pace" } }],
    [],
  ],
  ["it's unconfirmed", { notConfirmed: ["identity"] }, [{ shape: "hybrid" }], []],
])("its page's advice if %s", (_, facts, others, expected) => {
  const { advice, onlyIf } = choice(facts, ...others);
  expect(advice.map(keyOf)).toEqual(expected);
  const isConfirmed = facts.notConfirmed === undefined;
  if (facts.buyIf === undefined)
    expect(onlyIf.map(keyOf)).toEqual(isConfirmed ? paddle.onlyIf : []);
});

test("what its page advises isn't a reason once more", () => {
  const { advice, reasons } = choice({}, { shape: "hybrid" });
  expect(advice.flatMap(({ claims }) => claims)).toEqual(["+power", "+reach"]);
  expect(reasons).toEqual([]);
});

test.each<[Partial<Paddle>, Partial<Paddle>, string | undefined, string | undefined]>([
  // In short it's what it has more of, its price and its weight; then advice, and the first reason that adds to it.
  [
    { listPriceCents: 9_900, strengths: {} },
    { gripLengthIn: 5, coreMm: 14 },
    "roomier for two hands, about $80 less",
    "you want a thicker, softer core (16 mm vs. 14 mm)",
  ],
  [
    { coreMm: 20 },
    { shape: "hybrid" },
    undefined,
    "you like to attack, or if you want a thicker, softer core (20 mm vs. 16 mm)",
  ],
  [{}, { shape: "hybrid" }, undefined, "you like to attack"],
  [{ notConfirmed: ["identity"] }, { shape: "hybrid" }, undefined, undefined],
  [{}, paddle, undefined, undefined],
])("with %j next to %j, in short: %j; choose it if %j", (facts, other, inShort, condition) => {
  const found = choice(facts, other);
  expect([apartInShort(found, "us"), chooseIf(found, "us")]).toEqual([inShort, condition]);
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
    "what its page criticizes in other words, before its price",
    {
      criticisedFor: ["A high price"],
      weaknesses: { value: "A high price", hands: "you counter" },
    },
    [{}],
    "Skip it if you counter.",
  ],
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
