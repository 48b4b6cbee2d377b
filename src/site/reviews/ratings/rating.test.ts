import { describe, expect, test } from "vitest";
import { emptyTotals, recommendPercent, starFills, toOneDecimal } from "./ratings.ts";

test.each([
  [20, 23, 87],
  [20, 22, 91],
  [0, 7, 0],
  [7, 7, 100],
  [1, 8, 13],
  // Halves whose quotient has no exact binary value.
  [23, 40, 58],
  [29, 200, 15],
])("%i of %i who recommend are %i percent", (recommending, reviews, percent) => {
  expect(recommendPercent({ ...emptyTotals, recommending, reviews })).toBe(percent);
});

test.each([
  [4, "4.0"],
  [3.94, "3.9"],
  [3.95, "4.0"],
  [4.35, "4.4"],
  [4.449, "4.4"],
  [5, "5.0"],
])("%d is formatted as '%s'", (value, formatted) => {
  expect(toOneDecimal(value)).toBe(formatted);
});

describe("of five stars", () => {
  test.each([
    [5, "1 1 1 1 1"],
    [4.95, "1 1 1 1 1"],
    [4.94, "1 1 1 1 0.9"],
    [4.76, "1 1 1 1 0.8"],
    [4.35, "1 1 1 1 0.4"],
    [4, "1 1 1 1 0"],
    [3.99, "1 1 1 1 0"],
    [3.14, "1 1 1 0.1 0"],
    [0.5, "0.5 0 0 0 0"],
    [0, "0 0 0 0 0"],
  ])("%d fills %s", (rating, fills) => {
    expect(starFills(rating).join(" ")).toBe(fills);
  });

  test("every rating fills as many tenths as are printed beside it", () => {
    for (let hundredths = 100; hundredths <= 500; hundredths += 1) {
      const rating = hundredths / 100;
      const filled = starFills(rating).reduce((sum, fill) => sum + fill * 10, 0);
      expect(filled, `${rating}`).toBeCloseTo(Number(toOneDecimal(rating)) * 10);
    }
  });
});
