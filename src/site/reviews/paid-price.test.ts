import { expect, test } from "vitest";
import {
  paidPrices,
  paidPricesText,
  type PaidFields,
  paidText,
  readMonth,
  readPaid,
} from "./paid-price.ts";

test.each([
  ["89.99", 8999, "$89.99"],
  ["$ 90", 9000, "$90"],
  ["1,050", undefined, undefined],
  ["99,99", 9999, "$99.99"],
  ["$10", 1000, "$10"],
  ["9.99", undefined, undefined],
  ["600", 60_000, "$600"],
  ["600.01", undefined, undefined],
  ["€90", undefined, undefined],
  ["free", undefined, undefined],
])("a price typed as %s", (typed, cents, text) => {
  expect(readPaid(typed)).toEqual(cents === undefined ? undefined : { cents, text });
});

test.each([
  ["2026-10", "2026-10"],
  ["2026/1", "2026-01"],
  ["10/2026", "2026-10"],
  ["1-2026", "2026-01"],
  ["Oct 2026", "2026-10"],
  ["october, 2026", "2026-10"],
  ["Sept. 2025", "2025-09"],
  ["2026-13", undefined],
  ["0/2026", undefined],
  ["2014-12", undefined],
  ["2015-01", "2015-01"],
  ["Octember 2026", undefined],
  ["last fall", undefined],
  ["10/26", undefined],
])("a month typed as %s is %s", (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});

const said = (...prices: [paid: string, paidIn: string][]): PaidFields[] =>
  prices.map(([paid, paidIn]) => ({ paid, paidIn }));

test.each<[string, string, PaidFields[], string | undefined]>([
  ["two", "2026-11-25", said(["$90", "2026-10"], ["$80", "2026-11"]), undefined],
  [
    "three of this season",
    "2026-11-25",
    said(["$90", "2026-09"], ["$79", "2026-10"], ["$99", "2026-11"], ["$200", "2026-08"]),
    "Players paid $79 to $99 this fall",
  ],
  [
    "three of this year",
    "2026-11-25",
    said(["$90", "2025-12"], ["$79", "2026-04"], ["$99", "2026-11"], ["$200", "2025-11"]),
    "Players paid $79 to $99 in the last 12 months",
  ],
  [
    "three without a month",
    "2026-11-25",
    said(["$90", ""], ["$90", ""], ["$90", "2020-01"]),
    "Players paid $90",
  ],
  [
    "a winter, which December begins",
    "2027-01-02",
    said(["$90", "2026-12"], ["$80", "2027-01"], ["$85", "2026-12"]),
    "Players paid $80 to $90 this winter",
  ],
  [
    "a month that isn't yet",
    "2026-11-25",
    said(["$90", "2026-12"], ["$80", "2026-10"], ["$85", "2026-10"]),
    undefined,
  ],
  [
    "eight: without the lowest and the highest",
    "2026-11-25",
    said(
      ...(["10", "80", "85", "90", "91", "92", "93", "599"] as const).map(
        (price) => [`$${price}`, "2026-10"] as [string, string],
      ),
    ),
    "Most players paid $80 to $93 this fall",
  ],
])("a page says of %s prices", (_, today, prices, text) => {
  const found = paidPrices(prices, today);
  expect(found && paidPricesText(found)).toBe(text);
});

test.each([
  ["$89.99", "2026-10", "$89.99 in October 2026"],
  ["$90", "", "$90"],
])("a review says %s, %s as %s", (paid, paidIn, text) => {
  expect(paidText({ paid, paidIn })).toBe(text);
});
