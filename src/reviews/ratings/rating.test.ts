import { describe, expect, test } from "vitest";
import { emptyTotals, recommendPercent, starFills, toOneDecimal } from "./rating.ts";

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
