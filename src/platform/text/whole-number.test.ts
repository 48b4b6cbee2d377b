import { expect, test } from "vitest";
import { wholeNumber } from "./money.ts";

test.each([
  [0, "0"],
  [26, "26"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
])("%d is written %s", (count, text) => {
  expect(wholeNumber(count)).toBe(text);
});
