import { describe, expect, test } from "vitest";
import { repeatable } from "../../../../tests/support/invented.ts";
import { isSample } from "../../../platform/text/sample.ts";
import { levels } from "../level/level.ts";
import {
  averageDupr,
  averageOf,
  averageRating,
  bucketsOf,
  emptyTotals,
  ratingNear,
  recommendPercent,
  starDistribution,
  totalsOf,
} from "./ratings.ts";

const samples = bucketsOf(
  [
    { rating: 5, level: 4000 },
    { rating: 3, level: 3500 },
    { rating: 3, level: 3500 },
  ],
  true,
);
const players = bucketsOf([{ rating: 4, level: 3001 }], false);

test("buckets count the reviews that share stars and level", () => {
  expect(samples).toEqual([
    { rating: 5, band: 12, sample: true, reviews: 1, levels: 4000 },
    { rating: 3, band: 10, sample: true, reviews: 2, levels: 7000 },
  ]);
});

describe("totals", () => {
  test("counts reviews, stars, recommendations and levels", () => {
    expect(totalsOf(samples)).toEqual({ reviews: 3, stars: 11, recommending: 1, levels: 11_000 });
  });

  test("of two sources cover all their reviews", () => {
    const all = totalsOf([...samples, ...players]);
    expect(all).toEqual({ reviews: 4, stars: 15, recommending: 2, levels: 14_001 });
    expect(averageRating(all)).toBe(3.75);
    expect(recommendPercent(all)).toBe(50);
    expect(averageDupr(all)).toBeCloseTo(3.50025, 6);
  });

  test("an average is a sample as soon as one sample counts in it", () => {
    expect(isSample(averageOf([...samples, ...players]))).toBe(true);
    expect(isSample(averageOf(players))).toBe(false);
  });

  test("without reviews there are no figures", () => {
    const none = totalsOf([]);
    expect(none).toEqual(emptyTotals);
    expect(averageRating(none)).toBeUndefined();
    expect(recommendPercent(none)).toBeUndefined();
    expect(averageDupr(none)).toBeUndefined();
  });
});

describe("a thousand random reviews", () => {
  const below = repeatable(20261120);
  const reviews = Array.from({ length: 1000 }, () => ({
    rating: 1 + below(5),
    // Typical levels: mostly on half points, sometimes between them, including both ends of the scale.
    level: below(3) === 0 ? 1000 + below(5001) : 1000 + 500 * below(11),
  }));
  const buckets = bucketsOf(reviews, false);

  test.each(levels)("near %s are exactly those within half a point of it", (level) => {
    const [from, to] =
      level === "new" ? [0, 2500] : [Number(level) * 1000 - 500, Number(level) * 1000 + 500];
    const near = reviews.filter((review) => review.level >= from && review.level <= to);
    expect(near.length).toBeGreaterThan(20);
    expect(ratingNear(buckets, level)).toEqual({
      average: near.reduce((sum, { rating }) => sum + rating, 0) / near.length,
      reviews: near.length,
    });
  });

  test("have the star distribution of a recount", () => {
    expect(starDistribution(buckets)).toEqual(
      [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    );
  });
});
