import { expect, test } from "vitest";
import { capitalized, listed, withArticle, withMarksInside } from "./grammar.ts";

test("a list of words reads like a sentence", () => {
  const lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(lists.map((list) => listed(list))).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(lists.map((list) => listed(list, "or"))).toEqual(["", "a", "a or b", "a, b or c"]);
});

test("articles, capitals and quotation marks are those of American print", () => {
  expect(
    ["aramid face", "Power Paddle", "8 mm", "18 mm", "11.5 mm", "0.8 in", "118 mm"].map(
      withArticle,
    ),
  ).toEqual([
    "an aramid face",
    "a Power Paddle",
    "an 8 mm",
    "an 18 mm",
    "an 11.5 mm",
    "a 0.8 in",
    "a 118 mm",
  ]);
  expect(["", "a", "16 mm", "it is"].map(capitalized)).toEqual(["", "A", "16 mm", "It is"]);
  expect(withMarksInside("known for “Pop”, “spin”. And “more”")).toBe(
    "known for “Pop,” “spin.” And “more”",
  );
});
