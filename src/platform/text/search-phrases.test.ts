import { expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { isIdle, openBook, readSearch } from "./search-phrases.ts";

const book = openBook<string>([
  ["elongated, long face", "long"],
  ["two handed backhand", "two hands"],
  ["soft", "soft"],
]);
const read = (term: string) => readSearch(term, book);
const upTo = (to: number) => ({ from: -Infinity, to });
const from = (value: number) => ({ from: value, to: Infinity });
const exactly = (value: number) => ({ from: value, to: value, exactly: value });

test.each([
  ["$100", { price: upTo(100) }],
  ["under $150", { price: upTo(150) }],
  ["less than 200 bucks", { price: upTo(200) }],
  ["sub-150", { price: upTo(150) }],
  ["150 or less", { price: upTo(150) }],
  ["a budget of 200", { price: upTo(200) }],
  ["a hundred dollars", { price: upTo(100) }],
  ["$250+", { price: from(250) }],
  ["over 200 dollars", { price: from(200) }],
  ["$150-$200", { price: { from: 150, to: 200 } }],
  ["between 200 and 150", { price: { from: 150, to: 200 } }],
  ["around $200", { price: { from: 170, to: 230 } }],
  ["$99.99", { price: upTo(99.99) }],
  ["16mm", { mm: exactly(16) }],
  ["14 mm", { mm: exactly(14) }],
  ["12.7 millimeter", { mm: exactly(12.7) }],
  ["elongated 16", { mm: exactly(16) }],
  ["7.8 oz", { ounces: exactly(7.8) }],
  ["under 8 ounces", { ounces: upTo(8) }],
  ["7.8 - 8.0 oz", { ounces: { from: 7.8, to: 8 } }],
  ["8 oz or more", { ounces: from(8) }],
  ["5.5 grip", { inches: exactly(5.5) }],
  ['5 1/2" handle', { inches: exactly(5.5) }],
  ["4¼ grip", { inches: exactly(4.25) }],
  ["3.5", { level: "3.5" }],
  ["4.0+ player", { level: "4.0" }],
  ["dupr 4", { level: "4" }],
  [
    "16mm under $150 and 7.9 oz for a 3.5",
    { mm: exactly(16), price: upTo(150), ounces: exactly(7.9), level: "3.5" },
  ],
  // None of these is one of those figures.
  ["x40", {}],
  ["2025", {}],
  ["14 year old", {}],
  ["for 4", {}],
  ["under 8", {}],
  ["40 holes", {}],
  ["thunder 50", {}],
])("'%s' has the figures %o", (term, figures) => {
  expect(read(term).figures).toEqual(figures);
});

test.each([
  ["elongated paddle", ["long"], []],
  ["Elongted paddles", ["long"], []],
  ["a long  face, soft", ["long", "soft"], []],
  ["two-handed backhand zebra", ["two hands"], ["zebra"]],
  ["sort", [], ["sort"]],
  ["best pickleball paddles for 2025", [], []],
  ["", [], []],
])("'%s' means %o and leaves %o", (term, meanings, left) => {
  const found = read(term);
  expect(found.meanings).toEqual(meanings);
  expect(found.left).toEqual(left);
});

test.each([
  ["how long is elongated", true],
  ["what is a soft paddle", true],
  ["what is the lightest paddle", false],
  ["which paddle is soft", false],
])("whether '%s' asks how or why: %s", (term, isQuestion) => {
  expect(read(term).isQuestion).toBe(isQuestion);
});

test("only the first hundred characters are read, however a search repeats itself", async () => {
  expect(read(`${"x".repeat(101)} soft $100`)).toMatchObject({ figures: {}, meanings: [] });
  await inCpuTime(1000, () => {
    for (const part of ["under ", "1-", "$", "9", "or less ", "a hundred ", '"', "½"])
      read(part.repeat(50_000));
  });
});

test("idle words are those of any search for a paddle", () => {
  for (const word of ["paddle", "paddles", "padle", "best", "for", "2025"])
    expect(isIdle(word)).toBe(true);
  for (const word of ["pickleballs", "elbow", "1999", "finder", "rocket"])
    expect(isIdle(word)).toBe(false);
});
