import { expect, test } from "vitest";
import { countsOf, countsText, hasSamples, isAllSamples } from "./ratings.ts";

test.each([
  [0, 0, "0 reviews", false, false],
  [1, 1, "1 review", false, false],
  [1200, 1200, "1,200 reviews", false, false],
  [10_000, 10_000, "10,000 reviews", false, false],
  [1, 0, "1 sample", true, true],
  [20, 0, "20 samples", true, true],
  [21, 1, "1 player review · 20 samples", true, false],
  [1201, 1200, "1,200 player reviews · 1 sample", true, false],
])("%i reviews, %i by players: '%s'", (reviews, players, text, some, all) => {
  expect(countsText({ reviews, players })).toBe(text);
  expect(hasSamples({ reviews, players })).toBe(some);
  expect(isAllSamples({ reviews, players })).toBe(all);
});

test("samples are counted, but not as players' reviews", () => {
  const bucket = { rating: 5, band: 4, levels: 3000 };
  const [samples, players] = [
    { ...bucket, sample: true, reviews: 20 },
    { ...bucket, sample: false, reviews: 3 },
  ];
  expect(countsOf([samples, players])).toEqual({ reviews: 23, players: 3 });
  expect(countsOf([samples])).toEqual({ reviews: 20, players: 0 });
});
