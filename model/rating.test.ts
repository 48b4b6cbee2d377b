import { describe, expect, test } from "vitest";
import {
  addTallies,
  averageDupr,
  averageRating,
  emptyTally,
  recommendPercent,
  recommends,
  starFills,
  tallyOf,
  toOneDecimal,
} from "./rating.ts";

test.each([
  [1, false],
  [2, false],
  [3, false],
  [4, true],
  [5, true],
])("%i stars recommend: %s", (rating, recommending) => {
  expect(recommends(rating)).toBe(recommending);
});

describe("a tally", () => {
  const samples = tallyOf([
    { rating: 5, level: 4000 },
    { rating: 3, level: 3500 },
  ]);
  const players = tallyOf([{ rating: 4, level: 3001 }]);

  test("counts reviews, stars, recommendations and levels", () => {
    expect(samples).toEqual({ reviews: 2, stars: 8, recommending: 1, levels: 7500 });
  });

  test("of two sources is the tally of all their reviews", () => {
    const all = addTallies(samples, players);
    expect(all).toEqual({ reviews: 3, stars: 12, recommending: 2, levels: 10_501 });
    expect(averageRating(all)).toBe(4);
    expect(recommendPercent(all)).toBe(67);
    expect(averageDupr(all)).toBeCloseTo(3.500333, 6);
  });

  test("of no reviews has no figures", () => {
    const none = tallyOf([]);
    expect(none).toEqual(emptyTally);
    expect(averageRating(none)).toBeUndefined();
    expect(recommendPercent(none)).toBeUndefined();
    expect(averageDupr(none)).toBeUndefined();
  });
});

test.each([
  [20, 23, 87],
  [20, 22, 91],
  [0, 7, 0],
  [7, 7, 100],
  [1, 8, 13],
  // Halves whose quotient has no exact binary value.
  [23, 40, 58],
  [29, 200, 15],
])("%i of %i who recommend are %i per cent", (recommending, reviews, percent) => {
  expect(recommendPercent({ ...emptyTally, recommending, reviews })).toBe(percent);
});

test.each([
  [4, "4.0"],
  [3.94, "3.9"],
  [3.95, "4.0"],
  [4.35, "4.4"],
  [4.449, "4.4"],
  [5, "5.0"],
])("%d is printed as '%s'", (value, printed) => {
  expect(toOneDecimal(value)).toBe(printed);
});

describe("of five stars", () => {
  test.each([
    [4.24, "★★★★☆"],
    [4.25, "★★★★½"],
    [4.74, "★★★★½"],
    [4.75, "★★★★★"],
    [0.5, "½☆☆☆☆"],
    [0, "☆☆☆☆☆"],
  ])("a card fills %d to the nearest half", (rating, stars) => {
    expect(drawn(starFills(rating, "half"))).toBe(stars);
  });

  test.each([
    [4.49, "★★★★☆"],
    [4.5, "★★★★★"],
    [5, "★★★★★"],
  ])("a paddle's page rounds %d", (rating, stars) => {
    expect(drawn(starFills(rating, "rounded"))).toBe(stars);
  });

  test.each([
    [4.9, "★★★★☆"],
    [4, "★★★★☆"],
    [3.99, "★★★☆☆"],
  ])("a guide rounds %d down", (rating, stars) => {
    expect(drawn(starFills(rating, "floor"))).toBe(stars);
  });
});

function drawn(fills: readonly number[]): string {
  return fills
    .map(
      (fill) =>
        new Map([
          [1, "★"],
          [0.5, "½"],
          [0, "☆"],
        ]).get(fill) ?? "?",
    )
    .join("");
}
