import { expect, test } from "vitest";
import confusables from "unhomoglyph/data.json" with { type: "json" };
import { lookAlikes, visibleText } from "./visible-text.ts";
import { plainLetters } from "./normalize-text.ts";

const isLatin = (text: string) => /^[A-Za-z0-9]+$/.test(text);

test("every character that Unicode says looks like Latin letters or digits is seen as them", () => {
  const missing = Object.entries(confusables as Record<string, string>).filter(([from, to]) => {
    const letter = plainLetters(from);
    const latin = visibleText(to);
    if ([...letter].length !== 1 || /^[\0-\x7F]$/.test(letter) || !isLatin(latin)) return false;
    return !isLatin(visibleText(letter));
  });
  expect(missing).toEqual([]);
});

test("most of them as the very same letters", () => {
  const pairs = Object.entries(confusables as Record<string, string>).filter(
    ([from, to]) =>
      [...plainLetters(from)].length === 1 &&
      lookAlikes.has(plainLetters(from).codePointAt(0)!) &&
      isLatin(plainLetters(to)),
  );
  const other = pairs.filter(([from, to]) => visibleText(from) !== plainLetters(to));
  // A capital I isn't a lower-case l here, and a lower-case en or eta looks like its capital.
  expect(new Set(other.map(([from]) => plainLetters(from)))).toEqual(new Set("нΙІӀη"));
  expect(pairs.length).toBeGreaterThan(550);
});

test.each([
  ["Armenian", "c\u0585ntr\u0585l", "control"],
  ["Cherokee", "\u13A2he sweet sp\u13BE", "The sweet spO"],
  ["Lisu", "\uA4D0\uA4F3\uA4D4", "BOT"],
  ["small capitals", "\u1D1B\u029C\u1D07", "the"],
  ["Coptic", "\u2CA3\u2C9F\u03F2", "poc"],
  ["ligatures", "tennis \u00E6ces", "tennis aeces"],
])("%s letters are seen as Latin ones", (_, text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test("no look-alike is more than three letters, and none of ASCII is one", () => {
  for (const [letter, latin] of lookAlikes) {
    expect(isLatin(latin) && latin.length <= 3).toBe(true);
    expect(letter).toBeGreaterThan(0x7f);
  }
});

test("letters that look like no Latin ones stay", () => {
  expect(visibleText("打感很好")).toBe("打感很好");
  expect(visibleText("Ж ж э 🎾 ب")).toBe("Ж ж э 🎾 ب");
});
