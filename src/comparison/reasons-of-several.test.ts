import { expect, test } from "vitest";
import { plainPaddle, saidOf, textsOf } from "../../tests/support/plain-paddle.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { bucketsOf } from "../reviews/ratings/rating-buckets.ts";
import { reasonsForEach } from "./choice-reasons.ts";

test.each<[string, Partial<Paddle>[], string[][]]>([
  [
    "the lowest price of three",
    [{ listPriceCents: 20_000 }, { listPriceCents: 25_000 }],
    [["you would rather pay $179.99 than $200.00 or more"], [], []],
  ],
  [
    "two prices that hardly differ, and a higher one",
    [{ listPriceCents: 18_500 }, { listPriceCents: 25_000 }],
    [[], [], []],
  ],
  [
    "one price that we don't know",
    [{ listPriceCents: 20_000 }, { listPriceCents: null }],
    [["you would rather pay $179.99 than $200.00"], [], []],
  ],
  [
    "the only one of its category",
    [{ category: "All-Around Paddle" }, { category: "Control Paddle" }],
    [
      ["you look for a power paddle; none of the others is listed as one"],
      ["you look for an all-around paddle; none of the others is listed as one"],
      ["you look for a control paddle; none of the others is listed as one"],
    ],
  ],
  [
    "two of one category",
    [{}, { category: "All-Around Paddle" }],
    [[], [], ["you look for an all-around paddle; none of the others is listed as one"]],
  ],
  [
    "a category shared with one that we couldn't confirm",
    [{ listPriceCents: null }, { category: "All-Around Paddle" }],
    [[], [], ["you look for an all-around paddle; none of the others is listed as one"]],
  ],
  [
    "the heaviest and the lightest, with one in between",
    [{ weightOz: 7.9 }, { weightOz: 7.5 }],
    [
      ["you want weight behind the ball: 8.2 oz against 7.9 oz and 7.5 oz"],
      [],
      ["you want hands that are quick at the net: 7.5 oz against 8.2 oz and 7.9 oz"],
    ],
  ],
  [
    "a weight that isn't confirmed",
    [{ weightOz: 7.9 }, { weightOz: 6, notConfirmed: ["weightOz"] }],
    [
      ["you want weight behind the ball: 8.2 oz against 7.9 oz"],
      ["you want hands that are quick at the net: 7.9 oz against 8.2 oz"],
      [],
    ],
  ],
  [
    "weights of two shapes",
    [{ weightOz: 7.9 }, { weightOz: 7.5, shape: "hybrid" }],
    [
      [],
      [],
      ["you want a wider face to meet the ball with: its shape is hybrid, the others' elongated"],
    ],
  ],
  [
    "the thickest of four cores",
    [{ coreMm: 14 }, { coreMm: 14 }, { coreMm: 20 }],
    [[], [], [], ["you want a thicker core, softer on touch shots: 20 mm against 16 mm and 14 mm"]],
  ],
  [
    "the longest and the widest of three shapes",
    [{ shape: "hybrid" }, { shape: "widebody" }],
    [
      ["you want more reach: its shape is elongated, the others' hybrid and widebody"],
      [],
      [
        "you want a wider face to meet the ball with: its shape is widebody, the others' elongated and hybrid",
      ],
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
      reasonsForEach(
        [rated(5, 5, 3500), rated(4, 6, 3500), rated(...third)].map((buckets) => ({
          paddle: plainPaddle,
          buckets,
        })),
        "us",
      ),
    )[0];
  expect(ratedTo(3, 7, 3500)).toEqual([
    "you play near 3.0: players like you rate it 5.0 (5 reviews) against 4.0 (6 reviews) and 3.0 (7 reviews)",
  ]);
  expect(ratedTo(5, 7, 3500)).toEqual([]);
  expect(ratedTo(3, 4, 3500)).toEqual([]);
  expect(ratedTo(3, 7, 3500, true)).toEqual([]);
});
