import { describe, expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { normalForm, fold, wordsMatcher } from "./normalize-text.ts";
import { openBook, readSearch } from "./search-phrases.ts";

const forms = ["NFC", "NFD", "NFKD"] as const;

test.each(["Zoe\u0308", "\uFB01ne", "\u1100\u1161\u11A8", `e${"\u0301\u0316".repeat(15)}!`])(
  "%j has the forms that Unicode gives it",
  (text) => {
    for (const form of forms) expect(normalForm(text, form)).toBe(text.normalize(form));
  },
);

test.each([
  ["don't", "I don’t pop it up."],
  ["don’t", "I don't pop it up."],
  ["dont", "I don’t pop it up."],
  ["z-5", "Onix Z5"],
  ["z5", "Onix Z\u20115"],
  ["reset-heavy", "for reset heavy players"],
  ["reset heavy", "for reset-heavy players"],
  ["resetheavy", "for reset-heavy players"],
  ["émilie", "ÉMILIE"],
  ["ольга", "ОЛЬГА"],
  ["lukasz", "Łukasz"],
  ["grosse", "Große"],
  ["joola", "ＪＯＯＬＡ"],
  ["joola", "JO\u200BOLA"],
])("a search for %j finds %j", (search, text) => {
  expect(wordsMatcher(search)(fold(text))).toBe(true);
});

test.each([
  ["z-5", "Onix Z2, 5 in"],
  ["reset-heavy", "for resets"],
])("a search for %j doesn't find %j", (search, text) => {
  expect(wordsMatcher(search)(fold(text))).toBe(false);
});

describe("of a letter with more than thirty marks", () => {
  test("only thirty are sorted together", () => {
    const marks = "\u0301\u0316".repeat(20);
    const sorted = (count: number) => "\u0316".repeat(count) + "\u0301".repeat(count);
    expect(normalForm(`x${marks}y`, "NFD")).toBe(`x${sorted(15)}\u034F${sorted(5)}y`);
    expect(fold(`x${marks}y`)).toBe("xy");
  });

  // Without the limit, the first four take from two to four seconds each.
  const heap = `a${"\u0301\u0316".repeat(50_000)}b`;
  const book = openBook([["soft", "soft"]]);
  test.each<[string, (text: string) => unknown]>([
    ...forms.map((form): [string, (text: string) => unknown] => [
      form,
      (text) => normalForm(text, form),
    ]),
    ["the text for search", fold],
    ["a search", wordsMatcher],
    ["a search by phrases", (text) => readSearch(text, book)],
  ])("100,000 take little time: %s", async (_, read) => {
    await inCpuTime(200, () => void read(heap));
  });
});
