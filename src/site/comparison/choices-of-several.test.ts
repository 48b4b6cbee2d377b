import { expect, test } from "vitest";
import { plainPaddle, saidOf, textsOf } from "../../../tests/support/invented.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { bucketsOf } from "../reviews/ratings/ratings.ts";
import { choicesOf } from "./choices.ts";

test.each<[string, Partial<Paddle>[], string[][]]>([
  [
    "the lowest price of three",
    [{ listPriceCents: 20_000 }, { listPriceCents: 25_000 }],
    [["you want to save at least $20.01"], [], []],
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
    "the only one of its category",
    [{ category: "All-Around Paddle" }, { category: "Control Paddle" }],
    [
      ["you're after a power paddle (it's the only one here)"],
      ["you'd rather have an all-around paddle (it's the only one here)"],
      ["you want a control paddle (it's the only one here)"],
    ],
  ],
  [
    "two of one category",
    [{}, { category: "All-Around Paddle" }],
    [[], [], ["you'd rather have an all-around paddle (it's the only one here)"]],
  ],
  [
    "a category shared with one that we couldn't confirm",
    [{ notConfirmed: ["identity"] }, { category: "All-Around Paddle" }],
    [[], [], ["you'd rather have an all-around paddle (it's the only one here)"]],
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
    "a weight that isn't confirmed",
    [{ weightOz: 7.9 }, { weightOz: 6, notConfirmed: ["weightOz"] }],
    [
      ["you want more plow-through (8.2 oz vs. 7.9 oz)"],
      ["you want faster hands at the net (7.9 oz vs. 8.2 oz)"],
      [],
    ],
  ],
  [
    "weights of two shapes",
    [{ weightOz: 7.9 }, { weightOz: 7.5, shape: "hybrid" }],
    [[], [], ["you want a wider face (hybrid, not elongated)"]],
  ],
  [
    "the thickest of four cores",
    [{ coreMm: 14 }, { coreMm: 14 }, { coreMm: 20 }],
    [[], [], [], ["you want a thicker, softer core (20 mm vs. 16 mm and 14 mm)"]],
  ],
  [
    "the longest and the widest of three shapes",
    [{ shape: "hybrid" }, { shape: "widebody" }],
    [
      ["you want more reach (elongated, not hybrid or widebody)"],
      [],
      ["you want a wider face (widebody, not elongated or hybrid)"],
    ],
  ],
  [
    "a shape that isn't confirmed",
    [{ shape: "hybrid" }, { shape: "widebody", notConfirmed: ["shape"] }],
    [[], [], []],
  ],
])("%s", (_, others, expected) => {
  expect(saidOf(...others)).toEqual(expected);
});

test("one paddle whose page is praised for the same takes a relative reason from all others", () => {
  const quick = { weightOz: 7.5 };
  const praised = { strengths: { hands: "Quick" } };
  const forQuick = (third: Partial<Paddle>) => saidOf(quick, third)[1];
  expect(forQuick({})).toHaveLength(1);
  expect(forQuick(praised)).toEqual([]);
  expect(forQuick({ ...praised, notConfirmed: ["weightOz"] })).toEqual([]);
});

test("one whose number we don't know takes it too, if its page is praised for the same", () => {
  const crisp = { strengths: { pop: "Crisp" } };
  const forThin = (thin: Partial<Paddle>, third: Partial<Paddle>) =>
    saidOf({ coreMm: 14, ...thin }, { coreMm: null, ...third })[1];
  expect(forThin({}, {})).toHaveLength(1);
  expect(forThin({}, crisp)).toEqual([]);
  expect(forThin(crisp, crisp)).toHaveLength(1);
});

const rated = (stars: number, count: number, level: number, sample = false) =>
  bucketsOf(
    Array.from({ length: count }, () => ({ rating: stars, level })),
    sample,
  );

test("of three, ratings speak for the one ahead of both, if players rated all three", () => {
  const ratedTo = (...third: Parameters<typeof rated>) =>
    textsOf(
      choicesOf(
        [rated(5, 5, 3500), rated(4, 6, 3500), rated(...third)].map((buckets) => ({
          paddle: plainPaddle,
          buckets,
        })),
      ).map(({ reasons }) => reasons),
    )[0];
  expect(ratedTo(3, 7, 3500)).toEqual([
    "you play near 3.0: players at your level rate it 5.0 (5 reviews), not 4.0 (6 reviews) or 3.0 (7 reviews)",
  ]);
  expect(ratedTo(5, 7, 3500)).toEqual([]);
  expect(ratedTo(3, 4, 3500)).toEqual([]);
  expect(ratedTo(3, 7, 3500, true)).toEqual([]);
});
