import { describe, expect, test } from "vitest";
import { repeatable } from "../tests/support/repeatable.ts";
import { levels } from "./level.ts";
import { averageDupr, averageRating, emptyTally, recommendPercent } from "./rating.ts";
import { cellsOf, ratingNear, starSpread, tallyOf } from "./rating-cells.ts";

const samples = cellsOf(
  [
    { rating: 5, level: 4000 },
    { rating: 3, level: 3500 },
    { rating: 3, level: 3500 },
  ],
  true,
);
const players = cellsOf([{ rating: 4, level: 3001 }], false);

test("cells count the reviews that share stars and level", () => {
  expect(samples).toEqual([
    { rating: 5, band: 12, sample: true, reviews: 1, levels: 4000 },
    { rating: 3, band: 10, sample: true, reviews: 2, levels: 7000 },
  ]);
});

describe("a tally", () => {
  test("counts reviews, stars, recommendations and levels", () => {
    expect(tallyOf(samples)).toEqual({ reviews: 3, stars: 11, recommending: 1, levels: 11_000 });
  });

  test("of two sources is the tally of all their reviews", () => {
    const all = tallyOf([...samples, ...players]);
    expect(all).toEqual({ reviews: 4, stars: 15, recommending: 2, levels: 14_001 });
    expect(averageRating(all)).toBe(3.75);
    expect(recommendPercent(all)).toBe(50);
    expect(averageDupr(all)).toBeCloseTo(3.50025, 6);
  });

  test("of no reviews has no figures", () => {
    const none = tallyOf([]);
    expect(none).toEqual(emptyTally);
    expect(averageRating(none)).toBeUndefined();
    expect(recommendPercent(none)).toBeUndefined();
    expect(averageDupr(none)).toBeUndefined();
  });
});

describe("a thousand reviews at random", () => {
  const below = repeatable(20261120);
  const reviews = Array.from({ length: 1000 }, () => ({
    rating: 1 + below(5),
    // As typed: mostly on half points, sometimes in between, at both ends of the scale too.
    level: below(3) === 0 ? 1000 + below(5001) : 1000 + 500 * below(11),
  }));
  const cells = cellsOf(reviews, false);

  test.each(levels)("near %s are those within half a point of it, none else", (level) => {
    const [from, to] =
      level === "new" ? [0, 2500] : [Number(level) * 1000 - 500, Number(level) * 1000 + 500];
    const near = reviews.filter((review) => review.level >= from && review.level <= to);
    expect(near.length).toBeGreaterThan(20);
    expect(ratingNear(cells, level)).toEqual({
      average: near.reduce((sum, { rating }) => sum + rating, 0) / near.length,
      reviews: near.length,
    });
  });

  test("are spread over the stars as a recount has it", () => {
    expect(starSpread(cells)).toEqual(
      [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    );
  });
});
