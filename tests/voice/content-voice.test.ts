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

/** Names, materials, search phrases and keys are spelled as makers and searchers spell them. */
const notProse = new Set(["fullName", "aliases", "keywords", "movedFrom", "coreMaterial"]);

const prose = contentTexts()
  .filter(({ field, text }) => !notProse.has(field) && !isAddress(text))
  .flatMap((one) => blocksOf(one).map((text) => ({ ...one, text })));

/** Addresses of other sites, which they chose. */
function isAddress(text: string): boolean {
  return text.startsWith("https://");
}

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

/** Words that are in any sentence, whatever it says. */
const functionWords = new Set(
  `a an the and or but so if as than then that this these those it its it's is are was were be been do does don't doesn't
  did didn't have has haven't had not no can can't could couldn't will won't would i i'd i'm i've my me you you'd you'll
  you're you've your we we'd we'll we're we've our us they they'd they'll they're their them he she his her one ones there
  there's here here's what what's to of in on at by for from with without into onto off over up out per`.split(
    /\s+/,
  ),
);

/** A run of this many content words is a formula if several pages have it. */
const formulaLength = 5;

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

describe("a formula", () => {
  /** Names, which every page spells alike, break a run of words; the longest first, because some are part of others. */
  const names = new RegExp(
    contentTexts("content/{paddles,balls}/*.yaml")
      .filter(({ field }) => ["name", "fullName", "shortName", "brand", "aliases"].includes(field))
      .map(({ text }) => RegExp.escape(text))
      .toSorted((a, b) => b.length - a.length)
      .join("|"),
    "g",
  );

  /** Runs that say the same on each page on purpose, and why. */
  const onPurpose = {
    "plain text html": "what each form answers to HTML",
    "try again few minutes": "what each form answers to a failure",
    "3.0 keep rally": "how to guess a DUPR",
    "enter address like name": "what each form answers to a wrong email address",
    "made 14 mm thick": "how a paddle's file names its thinner version",
  };

  /** Runs of words that several pages have in a sentence, with the pages. */
  function formulas(
    texts: readonly Pick<ContentText, "file" | "text">[],
    isCounted: (word: string) => boolean,
  ) {
    const pages = new Map<string, Set<string>>();
    for (const { file, text } of texts)
      for (const part of sentencesOf(text).flatMap((one) =>
        one.replaceAll(names, "|").split("|"),
      )) {
        const words = wordsOf(part)
          .map((word) => word.replace(/[.,'-]+$/, ""))
          .filter(isCounted);
        for (let start = 0; start + formulaLength <= words.length; start++) {
          const run = words.slice(start, start + formulaLength).join(" ");
          pages.set(run, (pages.get(run) ?? new Set()).add(file));
        }
      }
    return [...pages]
      .filter(([, { size }]) => size > 2)
      .map(([run, each]) => `${run}: ${[...each].join(", ")}`);
  }
  const isContentWord = (word: string) => !functionWords.has(word);
  const ours = prose.filter(({ file }) => !file.includes("sample-reviews"));

  test("isn't on more than two pages, whatever words are between its own", () => {
    const found = formulas(ours, isContentWord);
    const isMeant = (one: string) => Object.keys(onPurpose).some((run) => one.includes(run));
    expect(found.filter((one) => !isMeant(one))).toEqual([]);
    for (const run of Object.keys(onPurpose))
      expect(
        found.some((one) => one.includes(run)),
        run,
      ).toBe(true);
  });

  test("isn't in more than two introductions, of any words", () => {
    const introductions = ours.filter(({ field }) =>
      ["excerpt", "intro", "cardDescription", "description"].includes(field),
    );
    expect(formulas(introductions, () => true)).toEqual([]);
  });

  test("is found in what three pages once said, and names are none", () => {
    const pages = (...texts: string[]) => texts.map((text, index) => ({ file: `${index}`, text }));
    const hearsay = pages(
      "Ask around at open play and you'll hear this name a lot.",
      "Ask what to buy first and you'll hear this name.",
      "Ask around for something good at $100, and you'll hear this name.",
    );
    expect(formulas(hearsay, () => true)).toEqual(["and you'll hear this name: 0, 1, 2"]);
    expect(formulas(hearsay.slice(1), () => true)).toEqual([]);
    const spread = pages(
      "Soft on dinks, with a big sweet spot.",
      "It's soft on your dinks, and it has a big sweet spot.",
      "A soft one for dinks. A big sweet spot, too.",
    );
    expect(formulas(spread, isContentWord)).toEqual([]);
    expect(
      formulas([...spread.slice(0, 2), { file: "3", text: spread[0]!.text }], isContentWord),
    ).toEqual(["soft dinks big sweet spot: 0, 1, 3"]);
    const name = "Six Zero Double Black Diamond Control";
    expect(formulas(pages(name, `The ${name}.`, `A ${name} is one.`), isContentWord)).toEqual([]);
  });
});

test("blog articles differ in length, and few end on equipment", () => {
  const articles = contentTexts("content/blog/*.md").filter(({ field }) => field === "article");
  const lengths = articles.map(({ text }) => wordsOf(text).length);
  expect(Math.max(...lengths) / Math.min(...lengths)).toBeGreaterThan(2);
  const paddleLink =
    /\]\(\/(?:paddle-finder|paddles|[a-z0-9-]*(?:perseus|hero|prism|flow|j2k|boomstick)[a-z0-9-]*)/;
  const onEquipment = articles.filter(({ text }) => paddleLink.test(text.split(/^## /m).at(-1)!));
  expect(onEquipment.map(({ file }) => file).slice(3)).toEqual([]);
});
