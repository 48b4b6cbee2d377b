import { describe, expect, test } from "vitest";
import { fitText, type TextBox } from "./social-image.file.tsx";

/** Every character is as wide as it's high, so that widths are easy to count. */
const widthOf = (text: string) => [...text].length;
const box: TextBox = { width: 20, height: 6, sizes: [2, 1], leading: 1 };

// In size 2 the box fits three lines of 10 characters, in size 1 six lines of 20.
test.each([
  ["one word", "Paddles", 2, ["Paddles"]],
  ["two lines of about one length", "aaaa bbb ccc", 2, ["aaaa", "bbb ccc"]],
  ["no last word alone where it can be helped", "aaa bb cc d", 2, ["aaa bb", "cc d"]],
  ["a line that is exactly full", "aaaaa bbbb", 2, ["aaaaa bbbb"]],
  ["a word too wide for the large size", "abcdefghijk", 1, ["abcdefghijk"]],
  [
    "too many lines for the large size",
    "aaaaaaaa bbbbbbbb cccccccc dddddddd",
    1,
    ["aaaaaaaa bbbbbbbb", "cccccccc dddddddd"],
  ],
  ["spaces that say nothing", "  a   b ", 2, ["a b"]],
  ["nothing", "", 2, []],
  ["a word wider than the box", "a".repeat(45), 1, ["a".repeat(20), "a".repeat(20), "a".repeat(5)]],
  [
    "more than the box holds",
    "b".repeat(200),
    1,
    [...Array<string>(5).fill("b".repeat(20)), `${"b".repeat(19)}…`],
  ],
])("%s", (_, text, size, lines) => {
  expect(fitText(text, box, widthOf)).toEqual({ size, lines });
});

describe("any text stays in its box:", () => {
  // Words of all lengths in an order that never repeats within one text.
  const texts = Array.from({ length: 300 }, (_, seed) =>
    Array.from({ length: seed % 23 }, (__, index) =>
      "x".repeat(1 + ((seed * 7 + index * index * 5) % 29)),
    ).join(" "),
  );
  test.each([
    box,
    { width: 7, height: 3, sizes: [3, 2, 1], leading: 1.1 },
    { width: 3, height: 1, sizes: [1], leading: 1 },
  ] satisfies TextBox[])("%j", (place) => {
    for (const text of texts) {
      const { size, lines } = fitText(text, place, widthOf);
      const widest = Math.max(0, ...lines.map(widthOf));
      expect(widest * size, text).toBeLessThanOrEqual(place.width);
      expect(lines.length * size * place.leading, text).toBeLessThanOrEqual(place.height + 1e-9);
    }
  });
});
