import { describe, expect, test } from "vitest";
import { htmlFor, linesFor, needMistakes } from "./needs.ts";

const text = `One.

[[if games]]

## Games

[[games]]

[[else]]

## Life

[[end]]

Two.`;
const html = `<p>One.</p>
<p>[[if games]]</p>
<h2>Games</h2>
<p>[[games]]</p>
<p>[[else]]</p>
<h2>Life</h2>
<p>[[end]]</p>
<p>Two.</p>
`;

test.each([
  ["what it needs", true, "One. ## Games [[games]] Two."],
  ["without that", false, "One. ## Life Two."],
])("a text with %s", (_, has, said) => {
  const lines = linesFor(text, () => has);
  expect(lines.filter(Boolean).join(" ")).toBe(said);
  expect(lines).toHaveLength(text.split("\n").length);
});

test("an article's HTML has the same", () => {
  const had: string[] = [];
  const has = (need: string) => had.push(need) > 0;
  expect(htmlFor(html, has)).toBe("<p>One.</p>\n<h2>Games</h2>\n<p>[[games]]</p>\n<p>Two.</p>\n");
  expect(had).toContain("games");
  expect(htmlFor(html, () => false)).toBe("<p>One.</p>\n<h2>Life</h2>\n<p>Two.</p>\n");
  expect(htmlFor("<p>One.</p>\n", () => false)).toBe("<p>One.</p>\n");
});

describe("a mistake in a sign is reported with its line:", () => {
  test("none without one", () => {
    expect(needMistakes(text, ["games"])).toEqual([]);
  });

  test.each([
    [
      "a need that nothing has",
      "[[if gmaes]]\n\nA.\n\n[[end]]",
      0,
      "[[if gmaes]] names nothing that this text may need. Did you mean [[if games]]?",
    ],
    [
      "another word",
      "[[if weather]]\n\nA.\n\n[[end]]",
      0,
      "[[if weather]] names nothing that this text may need. Write one of: samples, games.",
    ],
    [
      "a sign in a sentence",
      "A. [[if games]]\n\nB.\n\n[[end]]",
      0,
      "[[if games]] isn't a paragraph of its own. Leave an empty line above and below it.",
    ],
    [
      "no empty line below a sign",
      "[[if games]]\nA.\n\n[[end]]",
      0,
      "[[if games]] isn't a paragraph of its own. Leave an empty line above and below it.",
    ],
    [
      "one inside another",
      "[[if games]]\n\n[[if samples]]\n\nA.\n\n[[end]]",
      2,
      "[[if samples]] is inside another one. Close that one first, with [[end]].",
    ],
    [
      "an end of nothing",
      "A.\n\n[[end]]",
      2,
      "[[end]] has no [[if …]] above it. Write that first, or leave it out.",
    ],
    [
      "a second else",
      "[[if games]]\n\n[[else]]\n\n[[else]]\n\n[[end]]",
      4,
      "[[else]] is here twice. Leave one out.",
    ],
    [
      "one that's never closed",
      "A.\n\n[[if games]]\n\nB.",
      2,
      "[[if games]] is never closed. Write [[end]] below its text.",
    ],
  ])("%s", (_, markdown, line, sentence) => {
    expect(needMistakes(markdown, ["samples", "games"])).toEqual([{ line, sentence }]);
  });
});
