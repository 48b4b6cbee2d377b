import { describe, expect, test } from "vitest";
import { bayesianMean, bestRatedFirst, meanOfAll, priorWeight } from "./ratings.ts";

const unrated = { average: undefined, reviews: 0 };

describe("the mean of all ratings", () => {
  test("counts each rating once, not each paddle", () => {
    const rated = [{ average: 5, reviews: 1 }, { average: 4, reviews: 3 }, unrated];
    expect(meanOfAll(rated)).toBe(4.25);
  });

  test("is undefined without ratings", () => {
    expect(meanOfAll([])).toBeUndefined();
    expect(meanOfAll([unrated, unrated])).toBeUndefined();
  });
});

test.each([
  [5, 0, undefined],
  [5, priorWeight, 4.5],
  [3, priorWeight, 3.5],
  [5, 3, 95 / 23],
  [4, 1000, 4],
])(
  "a mean of %d from %i reviews ranks as %d if all ratings average 4",
  (average, reviews, mean) => {
    expect(bayesianMean({ average, reviews }, 4)).toEqual(mean);
  },
);

describe("best rated first:", () => {
  const order = (listed: { name: string; average: number | undefined; reviews: number }[]) =>
    bestRatedFirst(listed).map(({ name }) => name);

  test("three reviews don't beat three hundred", () => {
    const three = { name: "three of 5.0", average: 5, reviews: 3 };
    const hundreds = { name: "300 of 4.6", average: 4.6, reviews: 300 };
    const rest = { name: "200 of 4.0", average: 4, reviews: 200 };
    expect(order([three, rest, hundreds])).toEqual(["300 of 4.6", "three of 5.0", "200 of 4.0"]);
  });

  test("three bad reviews don't put a paddle behind three hundred mediocre ones", () => {
    const three = { name: "three of 1.0", average: 1, reviews: 3 };
    const hundreds = { name: "300 of 3.0", average: 3, reviews: 300 };
    const rest = { name: "900 of 4.5", average: 4.5, reviews: 900 };
    expect(order([hundreds, three, rest])).toEqual(["900 of 4.5", "three of 1.0", "300 of 3.0"]);
  });

  test("of equal means above the mean of all, the one with more reviews is first", () => {
    const few = { name: "20 of 4.5", average: 4.5, reviews: 20 };
    const many = { name: "200 of 4.5", average: 4.5, reviews: 200 };
    const rest = { name: "100 of 3.5", average: 3.5, reviews: 100 };
    expect(order([few, many, rest])).toEqual(["200 of 4.5", "20 of 4.5", "100 of 3.5"]);
  });

  test("paddles without reviews come last, in the given order, and ties keep it too", () => {
    const equal = (name: string) => ({ name, average: 4, reviews: 10 });
    const none = (name: string) => ({ name, ...unrated });
    const bad = { name: "bad", average: 1, reviews: 50 };
    expect(order([none("x"), equal("a"), none("y"), bad, equal("b")])).toEqual([
      "a",
      "b",
      "bad",
      "x",
      "y",
    ]);
    expect(order([none("x"), none("y")])).toEqual(["x", "y"]);
    expect(order([])).toEqual([]);
  });
});
