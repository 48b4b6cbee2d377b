import { expect, test } from "vitest";
import { priceText, shortPriceText } from "./money.ts";

test.each([
  [27_995, "$279.95"],
  [25_000, "$250.00"],
  [9_999, "$99.99"],
  [100_000, "$1,000.00"],
  [5, "$0.05"],
  [null, "Price not confirmed"],
])("a price of %s cents is formatted as '%s'", (cents, formatted) => {
  expect(priceText(cents)).toBe(formatted);
});

test.each([
  [5_000, "$50"],
  [4_996, "$49.96"],
  [100_000, "$1,000"],
  [4, "$0.04"],
])("in a sentence %i cents are '%s'", (cents, formatted) => {
  expect(shortPriceText(cents)).toBe(formatted);
});
