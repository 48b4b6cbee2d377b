import { describe, expect, test } from "vitest";
import { readBlocks } from "../../src/platform/content/markdown.ts";
import { type ContentText, contentTexts } from "../support/content-copy.ts";
import {
  contractionsIn,
  giveawaysIn,
  gradeOf,
  repeatedOpenings,
  sentencesOf,
  wordsOf,
} from "./voice-rules.ts";

/** Names, search phrases and keys are spelled as makers and searchers spell them. */
const notProse = new Set(["fullName", "aliases", "keywords", "movedFrom"]);

const prose = contentTexts()
  .filter(({ field }) => !notProse.has(field))
  .flatMap((one) => blocksOf(one).map((text) => ({ ...one, text })));

/** Paragraphs and items of an article; of a field, its text. */
function blocksOf({ field, text }: ContentText): string[] {
  return field === "article" ? readBlocks(text).map((block) => block.text) : [text];
}

const files = [...Map.groupBy(prose, ({ file }) => file)].map(([file, texts]) => ({
  file,
  texts,
  sentences: texts
    .flatMap(({ text }) => sentencesOf(text))
    .filter((one) => wordsOf(one).length > 3),
}));

/** Sentences in a file's own voice: what the specification words is listed in `specified`. */
const specified = new Set<string>([]);

/** A file may keep this share of its full forms, for emphasis; a short one may keep one. */
const maxFullShare = 0.1;

test("content is written with contractions", () => {
  const stiff = files.flatMap(({ file, sentences }) => {
    const own = sentences.filter((one) => !specified.has(one)).map(contractionsIn);
    const full = own.flatMap((one) => one.full);
    const contracted = own.reduce((sum, one) => sum + one.contracted, 0);
    const allowed = Math.max(1, maxFullShare * (full.length + contracted));
    return full.length <= allowed ? [] : [`${file}: ${full.join(", ")} (${contracted} contracted)`];
  });
  expect(stiff).toEqual([]);
});

test("no sentence gives a translation away", () => {
  const found = prose.flatMap(({ at, text }) =>
    giveawaysIn(text.replaceAll(/"[^"\n]*"/g, "")).map((words) => `${at}: ${words}`),
  );
  expect(found).toEqual([]);
});

test("no sentence is longer than 40 words", () => {
  const long = files.flatMap(({ file, sentences }) =>
    sentences.filter((one) => wordsOf(one).length > 40).map((one) => `${file}: ${one}`),
  );
  expect(long).toEqual([]);
});

/** Files with fewer words have too few sentences for a mean. */
const longFiles = files.filter(({ sentences }) => sentences.flatMap(wordsOf).length >= 150);

test("sentences have 18 words or fewer on average, in each file", () => {
  const means = longFiles.map(({ file, sentences }) => ({
    file,
    mean: sentences.flatMap(wordsOf).length / sentences.length,
  }));
  expect(means.length).toBeGreaterThan(60);
  expect(means.filter(({ mean }) => mean > 18)).toEqual([]);
});

test("each file reads at ninth grade or below", () => {
  const grades = longFiles.map(({ file, sentences }) => ({
    file,
    grade: gradeOf(sentences),
  }));
  expect(grades.filter(({ grade }) => grade > 9)).toEqual([]);
});

/** The texts of one field in a folder. */
const textsOf = (folder: string, field: string) =>
  prose.filter((one) => one.file.startsWith(`content/${folder}/`) && one.field === field);

describe.each([
  ["paddles", "intro"],
  ["paddles", "excerpt"],
  ["paddles", "description"],
  ["best-of", "description"],
  ["best-of", "communityNote"],
  ["blog", "excerpt"],
  ["ball-tests", "description"],
])("in %s, each %s", (folder, field) => {
  const texts = textsOf(folder, field).map(({ text }) => text);

  test("opens with three words of its own", () => {
    expect(texts.length).toBeGreaterThan(3);
    expect(repeatedOpenings(texts, 3)).toEqual([]);
  });

  test("shares its first word with few others", () => {
    expect(repeatedOpenings(texts, 1, Math.max(3, Math.ceil(texts.length / 6)))).toEqual([]);
  });
});

test.each(["buyIf", "skipIf", "knownFor", "criticisedFor"])(
  "a %s is rarely worded as on another paddle's page",
  (field) => {
    const texts = textsOf("paddles", field).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(30);
    expect(repeatedOpenings(texts, 4, 2)).toEqual([]);
  },
);

test("blog articles differ in length, and few end on equipment", () => {
  const articles = contentTexts("content/blog/*.md").filter(({ field }) => field === "article");
  const lengths = articles.map(({ text }) => wordsOf(text).length);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2);
  const paddleLink =
    /\]\(\/(?:paddle-finder|paddles|[a-z0-9-]*(?:perseus|hero|prism|flow|j2k|boomstick)[a-z0-9-]*)/;
  const onEquipment = articles.filter(({ text }) => paddleLink.test(text.split(/^## /m).at(-1)!));
  expect(onEquipment.map(({ file }) => file).slice(3)).toEqual([]);
});
