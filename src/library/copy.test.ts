import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ContentText, contentTexts } from "../../tests/support/content-copy.ts";

/** All content except sample reviews, which imitate players. */
const content = contentTexts().filter(({ file }) => !file.includes("sample-reviews"));

/** The source of page components, without comments. */
const parts = globSync("src/**/*.tsx").map((path) => ({
  at: path,
  text: readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ""),
}));

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'.$-]*[\p{L}\p{N}]/gu) ?? [];

/** Runs of this many words that two texts have in common. */
function sharedRuns(texts: readonly Pick<ContentText, "at" | "text">[], length: number): string[] {
  const firstSeen = new Map<string, string>();
  const shared: string[] = [];
  for (const { at, text } of texts) {
    const words = wordsOf(text);
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join(" ");
      const other = firstSeen.get(run) ?? at;
      if (other !== at) shared.push(`${at} and ${other}: ${run}`);
      firstSeen.set(run, other);
    }
  }
  return shared;
}

describe("the text of cards and introductions", () => {
  const cardFields = new Set([
    "excerpt",
    "cardDescription",
    "intro",
    "description",
    "lead",
    "communityNote",
  ]);
  const cards = content.filter(({ field }) => cardFields.has(field));
  const excerpts = cards.filter(({ field }) => ["excerpt", "cardDescription"].includes(field));

  test("isn't empty", () => {
    const files = globSync("content/{paddles,best-of,blog}/*.{yaml,md}");
    expect(files.length).toBeGreaterThan(50);
    expect(excerpts).toHaveLength(files.length);
    expect(cards.length).toBeGreaterThan(120);
  });

  // A site shows a field or, without samples, its replacement.
  const instead = cards.filter(({ at }) => at.includes("withoutSamples."));
  const replaced = new Set(instead.map(({ at }) => at.replace("withoutSamples.", "")));
  test.each([
    ["with samples", cards.filter((each) => !instead.includes(each))],
    ["without samples", cards.filter(({ at }) => !replaced.has(at))],
  ])("never repeats eight words in a row, %s", (_, said) => {
    expect(said.length).toBeGreaterThan(120);
    expect(sharedRuns(said, 3)).not.toEqual([]);
    expect(sharedRuns(said, 8)).toEqual([]);
  });

  test("starts differently on every card: no two share their first two words", () => {
    const openings = excerpts.map(({ text }) => wordsOf(text).slice(0, 2).join(" "));
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
  });
});

// Marketing and filler words. A word in quotes is someone else's.
const filler =
  /\b(?:game.?chang\w+|next level|unleash\w*|elevat(?:e|es|ing) your|seamlessly|look no further|cutting.edge|state.of.the.art|top.notch|world.class|must.have|delv(?:e|es|ing)|boasts?|perfect for|needless to say|worth noting|at the end of the day|in today's|whether you're|simply|really|truly|actually|basically|amazing|awesome|stunning|incredibl[ey]|revolutionary|unparalleled|effortless\w*)\b/i;

// One word for one thing, in American English.
const otherWords = [
  ["catalog", /\bcatalogue/i],
  ["pop-up", /\bpopups?\b/i],
  ["midcourt", /\bmid-court\b/i],
  ["hands battle", /\bhand battles?\b/i],
  ["hand speed", /\bhands speed\b/i],
  ["is known for", /\ba name for\b/i],
  ["expensive", /\bdear(?:er|est)?\b/i],
  ["color, center, favorite", /\b\w*(?:colour|favourite|centre)s?\b/i],
  ["16 mm, with a space", /\b\d+mm\b/],
  ["$100", /\b(?:\d+|hundred) dollars\b/i],
] as const;

// Names, search phrases and keys keep the spelling of makers and searchers.
const asTheyAre = new Set(["fullName", "aliases", "keywords"]);

describe("every sentence of the content", () => {
  // Addresses of other sites are theirs.
  const sentences = content.filter(
    ({ field, text }) => !asTheyAre.has(field) && !text.startsWith("https://"),
  );
  const found = (sought: RegExp) =>
    sentences.flatMap(({ at, text }) => {
      const own = text.replaceAll(/"[^"\n]*"/g, "");
      const hit = sought.exec(own)?.[0];
      return hit === undefined ? [] : [`${at}: ${hit}`];
    });

  test("has no marketing or filler words", () => {
    // Players' quotes in ball articles have their own field.
    expect(found(filler).filter((hit) => !/\bquote\.text: /.test(hit))).toEqual([]);
  });

  test.each(otherWords)("uses '%s'", (_, other) => {
    expect(found(other)).toEqual([]);
  });

  test("doesn't claim tests or measurements of our own", () => {
    expect(found(/\bwe(?: have|'ve)? (?:tested|measured)\b|\bin our tests?\b/i)).toEqual([]);
  });
});

test.each([
  ["an em or en dash", /[–—]|&[mn]dash;/],
  ["a curly quote or apostrophe", /[‘’“”]|&[lr][sd]quo;/],
])("neither content nor page components contain %s", (_, mark) => {
  expect(parts.length).toBeGreaterThan(100);
  expect([...content, ...parts].filter(({ text }) => mark.test(text)).map(({ at }) => at)).toEqual(
    [],
  );
});
