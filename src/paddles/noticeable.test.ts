import { expect, test } from "vitest";
import { bestOf, type ComparedNumber, isNoticed, steps, stepsInWords } from "./noticeable.ts";

test.each<[ComparedNumber, number, number, boolean]>([
  ["listPriceCents", 17_999, 18_998, false],
  ["listPriceCents", 17_999, 18_999, true],
  ["weightOz", 7.9, 8.05, false],
  ["weightOz", 7.9, 8.1, true],
  // Binary fractions: 8.2 less 8 is a little less than 0.2.
  ["weightOz", 8, 8.2, true],
  ["coreMm", 14, 14.3, false],
  ["coreMm", 13, 14, true],
  ["lengthIn", 16.4, 16.5, false],
  ["lengthIn", 16.3, 16.5, true],
  ["widthIn", 7.5, 7.6, false],
  ["widthIn", 7.5, 7.7, true],
  ["gripLengthIn", 5.3, 5.5, false],
  ["gripLengthIn", 5.25, 5.5, true],
])("%s: players notice the difference of %d and %d: %s", (fact, one, other, isOne) => {
  expect(isNoticed(fact, [one, other])).toBe(isOne);
  expect(isNoticed(fact, [other, one, one])).toBe(isOne);
});

test("what decides is always noticed", () => {
  for (const step of Object.values(steps))
    if ("decide" in step) expect(step.decide).toBeGreaterThanOrEqual(step.notice);
});

test.each<[(number | undefined)[], "less" | "more", number[]]>([
  [[100, 90, 80], "less", [2]],
  [[100, 90, 80], "more", [0]],
  [[100, 91, 80], "more", [0, 1]],
  [[100, 100, 50], "more", [0, 1]],
  [[100, 91], "more", []],
  [[100, 100, 100], "less", []],
  [[undefined, 100, 50], "less", [2]],
  [[undefined, 100], "more", []],
  [[undefined, undefined], "less", []],
])("of %j, ten apart, the best with %s are at %j", (values, better, expected) => {
  const best = bestOf(values, 10, better);
  expect(values.flatMap((_, index) => (best[index] ? index : []))).toEqual(expected);
});

test("the steps are in the reader's units", () => {
  expect(stepsInWords("us")).toBe(
    "$10, 0.2 oz, 1 mm of core, 0.2 in of length or width, or 0.25 in of grip",
  );
  expect(stepsInWords("metric")).toBe(
    "$10, 6 g, 1 mm of core, 5 mm of length or width, or 6 mm of grip",
  );
  // One number stands for both in that sentence.
  expect(steps.lengthIn).toEqual(steps.widthIn);
});
