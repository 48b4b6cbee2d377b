import { describe, expect, test } from "vitest";
import { bareLetters } from "./visible-text.ts";

describe("a text is the same", () => {
  test.each([
    ["in capitals", "buy now at my shop", "BUY NOW AT MY SHOP"],
    ["with other signs and spaces", "buy now", "  B.U.Y --- now!!!"],
    ["with digits for letters", "best shop 4 you", "8e5t 5h0p 4 y0u"],
    ["with signs for letters", "cash class", "c@$h cl@ss"],
    ["with l, I and 1 swapped", "all ill", "a1l IlI"],
    ["with letters typed twice", "so good", "sooo gooood"],
    ["with accents", "résumé", "resume"],
    ["with look-alike letters", "Best shop", "Веst shор"],
    ["with invisible characters", "shop", "sh\u200Bop"],
  ])("%s", (_, one, other) => {
    expect(bareLetters(other)).toBe(bareLetters(one));
  });
});

test.each([
  ["good hands", "good hand"],
  ["a 6 mm core", "a 2 mm core"],
  ["10/10", "9/10"],
  ["👍", "👎"],
  ["控制很好", "控制不好"],
])("%j and %j are two texts", (one, other) => {
  expect(bareLetters(one)).not.toBe(bareLetters(other));
});

test("a text without letters is its own", () => {
  expect(bareLetters("👍 👍")).toBe("👍 👍");
});
