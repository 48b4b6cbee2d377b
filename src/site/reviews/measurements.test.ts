import { describe, expect, test } from "vitest";
import { conversions } from "../../platform/text/read-figure.ts";
import { readReview } from "./read-review.ts";
import {
  type Measured,
  measurementNames,
  measurements,
  minOwners,
  ownersFigures,
  readMeasurement,
} from "./measurements.ts";
import { nothingTyped, type TypedReview } from "./review.ts";

describe("a measurement is read", () => {
  test.each([
    ["measuredWeight", "7.9 oz", 7.9, "7.9 oz"],
    ["measuredWeight", "7,9", 7.9, "7.9 oz"],
    ["measuredWeight", "224 g", 7.901, "224 g"],
    ["measuredWeight", "224", 7.901, "224 g"],
    ["measuredWeight", "224 grams", 7.901, "224 g"],
    ["measuredGrip", '4.25"', 4.25, "4.25 in"],
    ["measuredGrip", "10,8 cm", 4.252, "10.8 cm"],
    ["measuredGrip", "108", 4.252, "108 mm"],
    ["measuredBalance", "24 cm", 9.449, "24 cm"],
    ["measuredBalance", "240 mm", 9.449, "240 mm"],
    ["measuredThickness", "16.4", 16.4, "16.4 mm"],
    ["measuredThickness", "0.63 in", 16.002, "0.63 in"],
    ["measuredGrip", "108.12345678901234", 4.257, "108.123 mm"],
  ] as const)("%s '%s' as %s", (of, typed, value, text) => {
    const read = readMeasurement(of, typed);
    expect(read?.value).toBeCloseTo(value, 3);
    expect(read?.text).toBe(text);
  });

  test.each([
    ["measuredWeight", "5.9 oz"],
    ["measuredWeight", "10.6 oz"],
    ["measuredWeight", "8 mm"],
    ["measuredWeight", "8 lb"],
    ["measuredWeight", "-8"],
    ["measuredWeight", "eight"],
    ["measuredWeight", "7.8 to 8.1 oz"],
    ["measuredGrip", "6 in"],
    ["measuredBalance", "50 cm"],
    ["measuredThickness", "30"],
  ] as const)("%s '%s' is not", (of, typed) => {
    expect(readMeasurement(of, typed)).toBeUndefined();
  });

  test.each(measurementNames)("%s: a number without a unit has only one meaning", (of) => {
    const { unit, min, max } = measurements[of];
    const limits = Object.values(conversions[unit])
      .map((factor) => [min / factor, max / factor] as const)
      .toSorted(([a], [b]) => a - b);
    for (const [index, [low]] of limits.slice(1).entries())
      expect(low).toBeGreaterThan(limits[index]![1]);
  });
});

const typed: TypedReview = {
  ...nothingTyped,
  firstName: "Ann",
  duprRating: "3.5",
  rating: "4",
  reviewText: "Good.",
};
const read = (changed: Partial<TypedReview>) =>
  readReview({ ...typed, ...changed }, [], undefined, ["14 mm"]);

describe("in a review", () => {
  test("they're kept with their units", () => {
    const how = { measuredBare: "bare", measuredWith: "A scale", measuredVersion: "14 mm" };
    expect(read({ measuredWeight: "7,9", measuredGrip: "", ...how }).review).toMatchObject({
      measuredWeight: "7.9 oz",
      ...how,
    });
  });

  test.each([
    [{ measuredWeight: "8 mm", measuredBare: "bare" }, { measuredWeight: "notAMeasurement" }],
    [{ measuredWeight: "8 oz" }, { measuredBare: "empty" }],
    [{ measuredWeight: "8 oz", measuredBare: "naked" }, { measuredBare: "notAChoice" }],
    [
      { measuredWeight: "8 oz", measuredBare: "bare", measuredVersion: "18 mm" },
      { measuredVersion: "notAChoice" },
    ],
    [
      { measuredWeight: "8 oz", measuredBare: "bare", measuredWith: "See scales.com" },
      { measuredWith: "links" },
    ],
  ])("%j has these problems: %j", (changed, problems) => {
    expect(read(changed).problems).toEqual(problems);
  });

  test("nothing is kept of how nothing was measured", () => {
    const { review } = read({
      measuredBare: "bare",
      measuredWith: "A scale",
      measuredVersion: "14 mm",
    });
    expect(review).toBeDefined();
    expect(review?.measuredBare).toBeUndefined();
    expect(review?.measuredWith).toBeUndefined();
    expect(review?.measuredVersion).toBeUndefined();
  });
});

const measured = (changed: Partial<Measured>): Measured => ({
  measuredWeight: "",
  measuredGrip: "",
  measuredBalance: "",
  measuredThickness: "",
  measuredBare: "bare",
  measuredWith: "",
  measuredVersion: "",
  ...changed,
});
const weights = (...all: string[]) => all.map((measuredWeight) => measured({ measuredWeight }));

describe("what a page shows", () => {
  const five = weights("8 oz", "7.8 oz", "8.3", "227 g", "8,1 oz");

  test("is nothing below five owners", () => {
    expect(minOwners).toBe(5);
    expect(ownersFigures(five.slice(1))).toEqual([]);
    expect(ownersFigures(five)).toMatchObject([{ of: "measuredWeight", version: "" }]);
    expect(ownersFigures(five)[0]!.values.map((value) => value.toFixed(1))).toEqual([
      "7.8",
      "8.0",
      "8.0",
      "8.1",
      "8.3",
    ]);
  });

  test("is of bare paddles alone", () => {
    const others = measured({ measuredWeight: "9.9 oz", measuredBare: "added" });
    expect(ownersFigures([...five.slice(1), others])).toEqual([]);
    expect(ownersFigures([...five, others])[0]!.values.at(-1)).toBe(8.3);
  });

  test("is of each version apart", () => {
    const of14 = five.map((each) => ({ ...each, measuredVersion: "14 mm" }));
    const found = ownersFigures([...five, ...of14.slice(1), ...weights("8.6 oz")]);
    expect(found.map(({ version, values }) => [version, values.length])).toEqual([["", 6]]);
    expect(ownersFigures([...five, ...of14]).map(({ version }) => version)).toEqual(["", "14 mm"]);
  });
});
