import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { plainLetters } from "./normalize-text.ts";
import { visibleText, withoutDisguise } from "./visible-text.ts";

test.each([
  ["Be\u200Bst", "Best"],
  ["be\u034Fst", "best"],
  ["be\uFE0Fst", "best"],
  ["be\u00ADst", "best"],
  ["\uFF22\uFF45\uFF53\uFF54", "Best"],
  ["B\u00E9st", "Best"],
  ["\u0412\u0435\u0455t", "Best"],
  ["\u0392\u03BFt", "Bot"],
  ["\uFB01ne", "fine"],
  ["\u{1D401}est", "Best"],
  ["st\u00F8ke", "stoke"],
  ["\uFDFA", "صلعم"],
])("%j is seen as %j", (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

test("no character becomes more than seven", () => {
  const longest = { character: "", length: 0 };
  for (let code = 0; code <= 0x10ffff; code++) {
    const character = String.fromCodePoint(code);
    const { length } = plainLetters(character);
    if (length > longest.length) Object.assign(longest, { character, length });
  }
  expect(longest).toEqual({ character: "\u321D", length: 7 });
});

const text = "This is the very best paddle for everybody, buy it today in the usual shop!";

describe("the same text is found again", () => {
  test.each([
    ["in other letters of the same look", text.replaceAll("a", "\u0430").replace("o", "\u03BF")],
    ["with what shows nothing in a word", text.replace("best", "be\u200Bst")],
    ["with joiners and variation selectors", text.replace("paddle", "pa\u034Fdd\uFE0Fle")],
    ["in full-width letters", text.replace("best", "\uFF42\uFF45\uFF53\uFF54")],
    ["with an accent", text.replace("paddle", "p\u00E1ddle")],
    ["with an accent of its own", text.replace("paddle", "pa\u0301ddle")],
    ["with a letter at its end", `${text} x`],
    ["with letters and signs at its end", `${text} x 1 ! 5.`],
    ["with an emoji at its end", `${text} 🎾`],
    ["in capitals, other spaces and signs", text.toUpperCase().replaceAll(" ", " - ")],
  ])("%s", (_, copy) => {
    expect(withoutDisguise(copy)).toEqual(withoutDisguise(text));
  });

  test.each(["ВСЕ ХОРОШО", "Ünïcödé"])("in capitals and small letters: %s", (words) => {
    const long = `${words} `.repeat(20);
    expect(withoutDisguise(long.toLowerCase())).toEqual(withoutDisguise(long.toUpperCase()));
  });
});

test("another text stays different", () => {
  expect(withoutDisguise(text.replace("best", "worst"))).not.toEqual(withoutDisguise(text));
  expect(withoutDisguise(`${text} Really`)).not.toEqual(withoutDisguise(text));
});

test.each(["Great paddle!", "a".repeat(59), `${"\u200B".repeat(60)}a`])(
  "two players may both write %j",
  (short) => {
    expect(withoutDisguise(short).isLong).toBe(false);
  },
);

test("in a short text every word counts, and without letters every sign", () => {
  expect(withoutDisguise("So-so, a B!").text).toBe("so so a b");
  expect(withoutDisguise("👍👍").text).toBe("👍👍");
});

test("a text of ASCII letters keeps its key", () => {
  const digest = (letters: string) => createHash("sha256").update(letters).digest("base64url");
  expect(digest(withoutDisguise(text).text)).toBe("nUgtguymlTlwUkdn0eraSolleIDZzPTgSSb6SJUFtbA");
});

test.each(["\uFDFA", "\uFDFB", "\u321D", "\uD55C", "\u1F82", "\u0410", "🎾", "a ", "é", "e\u0301"])(
  "4,000 times %j is read at once",
  async (part) => {
    const long = [...part.repeat(4000)].slice(0, 4000).join("");
    await inCpuTime(20, () => withoutDisguise(long));
  },
);
