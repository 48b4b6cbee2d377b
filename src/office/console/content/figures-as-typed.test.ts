import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { readPriceSignUp } from "../../../mail/newsletter/newsletter.ts";
import { correctEntry } from "./correct-entry.ts";
import { readEntryForm } from "./read-entry-form.ts";
import { query } from "../../../platform/query.ts";
import { type CellKind, readValue } from "../../../platform/sheets/columns.ts";
import { type NumberUnit, readNumber } from "../../../platform/text/read-figure.ts";
import { openBook, readSearch } from "../../../platform/text/search-phrases.ts";
import { ownPriceField } from "../../../site/balls/own-price.ts";
import { readMeasurement } from "../../../site/reviews/measurements.ts";

const kinds = {
  weightOz: { is: "measure", unit: "oz" },
  lengthIn: { is: "measure", unit: "in" },
  coreMm: { is: "measure", unit: "mm" },
  listPriceCents: { is: "price" },
  year: { is: "whole" },
} as const satisfies Record<string, CellKind>;
type Fact = keyof typeof kinds;

const unitOf: Record<Fact, NumberUnit> = {
  weightOz: "oz",
  lengthIn: "in",
  coreMm: "mm",
  listPriceCents: "US cents",
  year: undefined,
};

/** What is typed of a fact, and what's read. */
const read: readonly [Fact, typed: string, value: number][] = [
  ["lengthIn", "16 1/2 in", 16.5],
  ["lengthIn", "16-1/2", 16.5],
  ["lengthIn", "16½", 16.5],
  ["lengthIn", "16½″", 16.5],
  ["lengthIn", "16 ½ inches", 16.5],
  ["lengthIn", "16⅜ in.", 16.375],
  ["lengthIn", '16.5"', 16.5],
  ["lengthIn", "16.5''", 16.5],
  ["lengthIn", "16.5”", 16.5],
  ["lengthIn", "16.5-inch", 16.5],
  ["lengthIn", "16,5", 16.5],
  ["lengthIn", "１６．５ in", 16.5],
  ["lengthIn", "16.5 in (41.9 cm)", 16.5],
  ["lengthIn", "41.9 cm", 16.5],
  ["lengthIn", "419mm", 16.5],
  ["lengthIn", "16.4999999", 16.5],
  ["weightOz", "8.1 oz.", 8.1],
  ["weightOz", "~8.1", 8.1],
  ["weightOz", "≈ 8.1 oz", 8.1],
  ["weightOz", "approx. 8.1 oz", 8.1],
  ["weightOz", "8.1 oz avg", 8.1],
  ["weightOz", "8.1 oz*", 8.1],
  ["weightOz", "8.1† oz", 8.1],
  ["weightOz", "8.1 ozs", 8.1],
  ["weightOz", "233 g / 8.2 oz", 8.22],
  ["coreMm", "16mm/0.63in", 16],
  ["weightOz", "8.1 oz (average)", 8.1],
  ["weightOz", "8.1 +/- 0.2 oz", 8.1],
  ["weightOz", "8.1 oz ± .2 oz", 8.1],
  ["weightOz", "7.8-8.2 oz", 8],
  ["weightOz", "7.8 oz – 8.2 oz", 8],
  ["weightOz", "7.8 to 8.2", 8],
  ["weightOz", "between 7.8 and 8.2 oz", 8],
  ["weightOz", "8,1", 8.1],
  ["weightOz", "230 g", 8.11],
  ["weightOz", "0.23 kg", 8.11],
  ["weightOz", "0.5 lbs.", 8],
  ["weightOz", "8.123456", 8.12],
  ["coreMm", "5/8 in", 15.9],
  ["coreMm", "16.0", 16],
  ["coreMm", "16 mm.", 16],
  ["coreMm", "14,3", 14.3],
  ["coreMm", "1.6 cm", 16],
  ["listPriceCents", "$249.95", 24_995],
  ["listPriceCents", "$149.99 USD", 14_999],
  ["listPriceCents", "US$149.99", 14_999],
  ["listPriceCents", "MSRP $149.99", 14_999],
  ["listPriceCents", "$149.99*", 14_999],
  ["listPriceCents", "99,99 $", 9_999],
  ["listPriceCents", "$1,299.95", 129_995],
  ["listPriceCents", "89", 8_900],
  ["listPriceCents", "249.95 (MSRP)", 24_995],
  ["listPriceCents", "$99 - $119", 9_900],
  ["listPriceCents", "99-119 dollars", 9_900],
  ["year", "2025.0", 2025],
  ["year", "２０２５", 2025],
];

/** What is typed of a fact, and why it isn't read. */
const wrong: readonly [Fact, typed: string, sentence: string][] = [
  [
    "lengthIn",
    "16.5 x 7.5",
    '"16.5 x 7.5" is not a number. Write digits and, if you like, the unit, as in 16.5 in.',
  ],
  ["lengthIn", "16-17 in", '"16-17 in" is a range, from 16 in to 17 in. Write one figure.'],
  ["coreMm", "14-16 mm", '"14-16 mm" is a range, from 14 mm to 16 mm. Write one figure.'],
  [
    "weightOz",
    "heavy",
    '"heavy" is not a number. Write digits and, if you like, the unit, as in 8.2 oz.',
  ],
  [
    "weightOz",
    "8.2.1",
    '"8.2.1" is not a number. Write digits and, if you like, the unit, as in 8.2 oz.',
  ],
  [
    "weightOz",
    "8 constructor",
    '"8 constructor": "constructor" isn\'t a unit that is read here. Write it in oz, g, kg or lb.',
  ],
  ["weightOz", "0", '"0" is not more than 0. Write what was measured.'],
  [
    "listPriceCents",
    "£249",
    '"£249" is in £, not in US dollars. Write the price in dollars, or leave it empty.',
  ],
  [
    "listPriceCents",
    "99,99 €",
    '"99,99 €" is in €, not in US dollars. Write the price in dollars, or leave it empty.',
  ],
  [
    "listPriceCents",
    "C$99",
    '"C$99" is in CAD, not in US dollars. Write the price in dollars, or leave it empty.',
  ],
  [
    "listPriceCents",
    "$99 CAD",
    '"$99 CAD" is in CAD, not in US dollars. Write the price in dollars, or leave it empty.',
  ],
  [
    "listPriceCents",
    "99.99 (sale)",
    '"99.99 (sale)" is $99.99 with "sale" beside it. Write the price alone.',
  ],
  [
    "listPriceCents",
    "99.99 sale",
    '"99.99 sale" has "sale" beside the price. Write the price alone, as in 249.95.',
  ],
  [
    "listPriceCents",
    "249.955",
    '"249.955" has more than two decimals. Write dollars and cents, as in 249.95.',
  ],
  ["listPriceCents", "$-5", '"$-5" is not more than $0. Leave it empty if it isn\'t known.'],
  ["listPriceCents", "free", '"free" is not a price. Write dollars, as in 249.95.'],
  [
    "year",
    "2025 or so",
    '"2025 or so": "or so" isn\'t a unit that is read here. Write digits alone.',
  ],
];

const path = "paddles/onix-z5-graphite.yaml";
const entry = readFileSync(`content/${path}`, "utf8");
const day = "2026-11-29";

/** Each way in which a fact reaches a content file, and what arrives there; undefined or a text if it isn't read. */
const ways: Record<string, (fact: Fact, typed: string) => unknown> = {
  "in a spreadsheet": (fact, typed) => {
    const cell = readValue(typed, { kind: kinds[fact], unit: undefined }, day);
    return cell && "value" in cell ? cell.value : undefined;
  },
  "in an entry's form": (fact, typed) =>
    (readEntryForm("paddles", new URLSearchParams({ [fact]: typed })).value as never)[fact],
  "as a correction": (fact, value) => {
    const after = correctEntry(path, entry, { fact, value, source: "" }, day);
    return after === undefined ? undefined : (parse(after) as Record<string, unknown>)[fact];
  },
};

describe.each(Object.entries(ways))("%s", (way, arrivesAs) => {
  // A schema has its own limits.
  const fits = ([, , value]: (typeof read)[number]) => way !== "as a correction" || value < 100_001;

  test.each(read.filter(fits))("%s '%s' is %d", (fact, typed, value) => {
    expect(arrivesAs(fact, typed)).toBe(value);
  });

  test.each(wrong)("%s '%s' isn't read", (fact, typed) => {
    expect(arrivesAs(fact, typed)).not.toEqual(expect.any(Number));
  });
});

test.each(wrong)("%s '%s' isn't read, and a sentence says why", (fact, typed, sentence) => {
  expect(readNumber(typed, unitOf[fact])).toEqual({ wrong: sentence });
});

test.each([
  ["7.8-8.2 oz", "oz", '"7.8-8.2 oz" is a range: the middle, 8 oz, was read.'],
  ["$99 - $119", "US cents", '"$99 - $119" is a range: the lower price, $99.00, was read.'],
  ["8.1 oz (with grip)", "oz", '"8.1 oz (with grip)" was read as 8.1 oz, without "with grip".'],
  ["~8.1 oz (230 g)", "oz", undefined],
] as const)("'%s' in %s comes with the note: %s", (typed, unit, note) => {
  const told = readNumber(typed, unit);
  expect("note" in told ? told.note : undefined).toBe(note);
});

test.each([
  ["measuredGrip", "4 1/4", 4.25],
  ["measuredGrip", "4¼", 4.25],
  ["measuredGrip", '4-1/4"', 4.25],
  ["measuredGrip", "4 1/8 in.", 4.125],
  ["measuredWeight", "~8.1 oz.", 8.1],
  ["measuredWeight", "0.5 lb", 8],
  ["measuredBalance", "9 1/2″", 9.5],
  ["measuredThickness", "5/8 in", 15.875],
  ["measuredWeight", "7.8-8.2 oz", undefined],
] as const)("an owner's %s '%s' is %s", (of, typed, value) => {
  expect(readMeasurement(of, typed)?.value).toBe(value);
});

const book = openBook<string>([]);
const exactly = (value: number) => ({ from: value, to: value, exactly: value });

test.each([
  ["8.1 oz.", { ounces: exactly(8.1) }],
  ["8,1 oz", { ounces: exactly(8.1) }],
  ["8 1/4 ounces", { ounces: exactly(8.25) }],
  ["７.８ oz", { ounces: exactly(7.8) }],
  ["7.8 to 8.2 oz", { ounces: { from: 7.8, to: 8.2 } }],
  ["7.8 oz – 8.2 oz", { ounces: { from: 7.8, to: 8.2 } }],
  ["≈ 8 oz", { ounces: { from: 6.8, to: 9.2 } }],
  ["approx. 8 oz", { ounces: { from: 6.8, to: 9.2 } }],
  ["0.5 lb", { ounces: exactly(8) }],
  ["5½″ handle", { inches: exactly(5.5) }],
  ["4-1/4 grip", { inches: exactly(4.25) }],
  ["under $1,000", { price: { from: -Infinity, to: 1000 } }],
  ["$99 - $119", { price: { from: 99, to: 119 } }],
  ["16.0 mm", { mm: exactly(16) }],
  ["dupr 3,5", { level: "3.5" }],
])("the search '%s' has the figures %o", (term, figures) => {
  expect(readSearch(term, book).figures).toEqual(figures);
});

const prices: readonly [string, number | undefined][] = [
  ["2.50", 250],
  [".5", 50],
  ["$3", 300],
  ["2,75", 275],
  [" $ 1.99 ", 199],
  ["３.50", 350],
  ["89¢", 89],
  ["0", undefined],
  ["", undefined],
  ["$", undefined],
  ["-2", undefined],
  ["2.505", undefined],
  ["1e2", undefined],
  ["two", undefined],
  ["€3", undefined],
  ["9".repeat(4000), undefined],
];

test.each(prices)("a ball's own price '%s' is %s cents", (price, cents) => {
  const own = query({ own: ownPriceField([{ slug: "arc" }]) });
  expect(own.read(new URLSearchParams({ ball: "arc", price })).own.cents).toBe(cents);
});

test.each([
  ["89", 8_900],
  ["$89.95", 8_995],
  ["89,95", 8_995],
  ["$149.99 USD", 14_999],
  ["€89", undefined],
  ["5", undefined],
])("the price to wait for '%s' is %s cents", (below, cents) => {
  expect(readPriceSignUp({ email: "dana@example.com", below }).cents).toBe(cents);
});
