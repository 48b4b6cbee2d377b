import { join } from "node:path";
import { expect, test } from "vitest";
import { ContentMistakes } from "../platform/content/content-folder.ts";
import { filesIn, overlaid, type Texts, textIn } from "../platform/content/content-source.ts";
import { mistakeText } from "../platform/content/mistake.ts";
import { readContent } from "./read-library.ts";

// A content folder that began with an earlier version: its edited files lack what came later.

const shipped = filesIn("content");
const edited = (path: string, from: string | RegExp, to: string) => {
  const text = textIn(shipped, path)!;
  expect(text).toMatch(from);
  return [path, text.replace(from, to)] as const;
};
const contentWith = (texts: Texts, strict?: readonly string[]) =>
  readContent(".", overlaid(shipped, texts), strict).content;
const mistakesOf = (texts: Texts, strict?: readonly string[]): readonly string[] => {
  try {
    contentWith(texts, strict);
  } catch (error) {
    if (error instanceof ContentMistakes) return error.mistakes.map(mistakeText);
    throw error;
  }
  return [];
};

const whole = readContent(".").content;
const picture = / {2}picture:\n(?: {4}.*\n)+/;

test("an edited file says in the project's own words what it lacks, and the rest in its own", () => {
  const [path, text] = edited("site.yaml", picture, "");
  const { site } = contentWith(
    new Map([[path, text.replace("copied: Link copied", "copied: Done")]]),
  ).files;
  expect(site.share).toEqual({ ...whole.files.site.share, copied: "Done" });
});

test("files and pages that came later are the project's own", () => {
  const { files, textPages } = contentWith(
    new Map([
      ["watch.yaml", null],
      ["pages/tape-calculator.md", null],
    ]),
  );
  expect(files.watch).toEqual(whole.files.watch);
  expect(textPages["tape-calculator"]).toEqual(whole.textPages["tape-calculator"]);
});

test("a field that only an earlier version knew is left out", () => {
  const texts = new Map([
    edited("paddle-page.yaml", /^scores:\n/m, "scores:\n  rank: No. {rank}\n"),
  ]);
  expect(contentWith(texts).files.paddlePage).toEqual(whole.files.paddlePage);
});

test("a paddle may replace one that's listed in the project alone", () => {
  const listed = shipped.files().filter((path) => path.startsWith("listed/"));
  expect(listed.length).toBeGreaterThan(0);
  const hyperion = "paddles/joola-hyperion-pro-iv.yaml";
  const wrong = mistakesOf(new Map(listed.map((path) => [path, null])));
  expect(wrong.filter((mistake) => mistake.includes(hyperion))).toEqual([]);
  const typo = new Map([edited(hyperion, "joola-hyperion-3s", "joola-hyperion-3x")]);
  expect(mistakesOf(typo)).toEqual([expect.stringContaining('"joola-hyperion-3x" is not')]);
});

test.each([
  ["what's about to be published has no gaps", "", ["site.yaml"], "share.picture: is missing"],
  ["a misspelled field is a mistake", "  pictures: {}\n", [], "share.pictures: is not a known"],
])("%s", (_, instead, strict, said) => {
  const texts = new Map([edited("site.yaml", picture, instead)]);
  expect(mistakesOf(texts, strict)).toEqual([expect.stringContaining(said)]);
});

test("a file that isn't readable is a mistake, though the project has it", () => {
  const texts = new Map([["site.yaml", "share: [\n"]]);
  expect(mistakesOf(texts)).toContainEqual(expect.stringContaining(join("content", "site.yaml")));
});
