import { expect, test } from "vitest";
import { capitalized, listed, withArticle, withMarksInside } from "./grammar.ts";

test("a list of words reads like a sentence", () => {
  const lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(lists.map((list) => listed(list))).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(lists.map((list) => listed(list, "or"))).toEqual(["", "a", "a or b", "a, b or c"]);
});

test("articles, capitals and quotation marks are those of American print", () => {
  expect(["aramid face", "Power Paddle"].map(withArticle)).toEqual([
    "an aramid face",
    "a Power Paddle",
  ]);
  expect(["", "a", "16 mm", "it is"].map(capitalized)).toEqual(["", "A", "16 mm", "It is"]);
  expect(withMarksInside("known for “Pop”, “spin”. And “more”")).toBe(
    "known for “Pop,” “spin.” And “more”",
  );
});
