import { expect, test } from "vitest";
import { priceText, roundPriceText, shortPriceText } from "./money.ts";

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

test.each([
  [400, "$4"],
  [1_501, "about $15"],
  [1_949, "about $19"],
  [2_001, "about $20"],
  [2_500, "$25"],
  [5_104, "about $50"],
  [11_299, "about $115"],
  [100_000, "$1,000"],
])("a difference of %i cents is '%s' as people say it", (cents, formatted) => {
  expect(roundPriceText(cents)).toBe(formatted);
});
