import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { splitArticle } from "./front-matter.ts";
import { textsIn } from "./mistakes.ts";

/** A text an editor wrote, and where it stands. */
interface Said {
  at: string;
  field: string;
  text: string;
}

/** Everything in content but sample reviews, which speak as players do. */
const content = globSync("content/**/*.{yaml,md}")
  .filter((path) => !path.includes("sample-reviews"))
  .toSorted()
  .flatMap(saidIn);

/** What the parts of pages say, without what they tell their readers of the code. */
const parts = globSync("app/**/*.tsx").map((path) => ({
  at: path,
  text: readFileSync(path, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, ""),
}));

function saidIn(path: string): Said[] {
  const whole = readFileSync(path, "utf8");
  const article = path.endsWith(".md") ? splitArticle(whole) : { fields: whole, body: "" };
  if (!("fields" in article)) throw new Error(`${path}: ${article.wrong}`);
  const fields = textsIn(parse(article.fields)).map(([steps, text]) => ({
    at: `${path} ${steps.join(".")}`,
    field: String(steps.findLast((step) => typeof step === "string")),
    text,
  }));
  return [...fields, { at: path, field: "article", text: article.body }];
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'.$-]*[\p{L}\p{N}]/gu) ?? [];

/** Runs of so many words that two of these texts have in common. */
function sharedRuns(texts: readonly Said[], length: number): string[] {
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

describe("what cards and openings say", () => {
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

  test("is there", () => {
    expect(excerpts).toHaveLength(26 + 10 + 10);
    expect(cards.length).toBeGreaterThan(120);
  });

  test("has no run of eight words twice", () => {
    expect(sharedRuns(cards, 8)).toEqual([]);
  });

  test("begins in its own way on every card: no two share their first two words", () => {
    const openings = excerpts.map(({ text }) => wordsOf(text).slice(0, 2).join(" "));
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
  });
});

// Words that sell or fill. A word in quotes is somebody else's.
const filler =
  /\b(?:game.?chang\w+|next level|unleash\w*|elevat(?:e|es|ing) your|seamlessly|look no further|cutting.edge|state.of.the.art|top.notch|world.class|must.have|delv(?:e|es|ing)|boasts?|perfect for|needless to say|worth noting|at the end of the day|in today's|whether you're|simply|really|truly|actually|basically|amazing|awesome|stunning|incredibl[ey]|revolutionary|unparalleled|effortless\w*)\b/i;

// One thing, one word, as it is written in American English.
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

// Names, search phrases and keys are as makers and searchers write them.
const asTheyAre = new Set(["fullName", "aliases", "keywords"]);

describe("every sentence of the content", () => {
  const sentences = content.filter(({ field }) => !asTheyAre.has(field));
  const found = (sought: RegExp) =>
    sentences.flatMap(({ at, text }) => {
      const own = text.replaceAll(/"[^"\n]*"/g, "");
      const hit = sought.exec(own)?.[0];
      return hit === undefined ? [] : [`${at}: ${hit}`];
    });

  test("sells nothing and fills nothing", () => {
    // Players' quotes in ball articles are in a field of their own.
    expect(found(filler).filter((hit) => !/\bquote\.text: /.test(hit))).toEqual([]);
  });

  test.each(otherWords)("says '%s'", (_, other) => {
    expect(found(other)).toEqual([]);
  });

  test("claims no test or measurement of ours", () => {
    expect(found(/\bwe(?: have|'ve)? (?:tested|measured)\b|\bin our tests?\b/i)).toEqual([]);
  });
});

test.each([
  ["an em or en dash", /[–—]|&[mn]dash;/],
  ["a curly quote or apostrophe", /[‘’“”]|&[lr][sd]quo;/],
])("neither content nor the parts of pages hold %s", (_, mark) => {
  expect([...content, ...parts].filter(({ text }) => mark.test(text)).map(({ at }) => at)).toEqual(
    [],
  );
});
