import { expect, test } from "vitest";
import { z } from "zod";
import { field } from "./fields.ts";
import { dateHint, numberHint } from "./mistakes.ts";

const weight = field(z.number().min(6).max(10), "", "", "oz");
const ball = field(z.number().min(0.78).max(0.935).nullable(), "", "", "oz");
const cents = field(z.int().min(1000).max(100_000).nullable(), "", "", "US cents");
const length = field(z.number().min(14).max(17), "", "", "in").optional();
const core = field(z.number().min(8).max(25).nullable(), "", "", "mm");

test.each([
  ["weightOz", 227, weight, "227 looks like grams: 227 g is 8.0 oz"],
  ["weightOz", 26, ball, "26 looks like grams: 26 g is 0.917 oz"],
  ["lengthIn", 41.9, length, "41.9 looks like centimeters: 41.9 cm is 16.5 in"],
  ["lengthIn", 419, length, "419 looks like millimeters: 419 mm is 16.5 in"],
  ["coreMm", 0.63, core, "0.63 looks like inches: 0.63 in is 16 mm"],
  ["listPriceCents", 279.95, cents, "279.95 looks like dollars: $279.95 is 27995 cents"],
  ["listPriceCents", 280, cents, "280 looks like dollars: $280.00 is 28000 cents"],
  ["weightOz", 8.2, weight, undefined],
  ["weightOz", 12, weight, undefined],
  ["listPriceCents", 27995, cents, undefined],
  [
    "listPriceCents",
    279_950,
    cents,
    "279950 is $2799.50, which has a digit too many: $279.95 is 27995",
  ],
  ["listPriceCents", 2_000_000, cents, undefined],
  ["year", 2200, z.int().max(2100), undefined],
] as const)("%s: %d", (_, value, schema, hint) => {
  expect(numberHint(value, schema)).toBe(hint);
});

test.each([
  ["2026-11-31", '"2026-11-31" is not a date: November 2026 has 30 days'],
  ["2026-02-30", '"2026-02-30" is not a date: February 2026 has 28 days'],
  ["2025-13-01", '"2025-13-01" is not a date: there is no month 13'],
  ["2026-00", '"2026-00" is not a date: there is no month 00'],
  ["2024-02-29", undefined],
  ["2026-03", undefined],
  ["soon", undefined],
])("%s", (text, hint) => {
  expect(dateHint(text)).toBe(hint);
});
