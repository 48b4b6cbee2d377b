import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { mistakeText } from "../platform/content/mistake.ts";
import { readContent } from "./read-library.ts";

const [luxx, prism] = ["selkirk-luxx-control-air-invikta", "vatic-pro-prism-flash-v7"];
const article = "blog/the-reset.md";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
  copy.edit(`paddles/${luxx}.yaml`, /^listPriceCents: .*$/m, "listPriceCents: 22000");
  copy.edit(`paddles/${luxx}.yaml`, /^weightOz: .*$/m, "weightOz: 7.9");
});
afterEach(() => copy.remove());

/** The notes about a file, without its name. */
const notesOf = (file: string) =>
  readContent(copy.folder)
    .notes.map(mistakeText)
    .filter((note) => note.startsWith(`content/${file}:`))
    .map((note) => note.replace(/^\S+ /, ""));

const price = `listPriceCents of ${luxx} is 22000, $220.00. Correct the one that's wrong.`;
const weight = `weightOz of ${luxx} is 7.9. Correct the one that's wrong.`;

describe("in an article's text, notes", () => {
  const link = `[LUXX](/${luxx})`;
  test.each([
    [`The ${link} costs $250.`, [`(the text): says $250, but ${price}`]],
    [`The ${link} weighs 8.3 oz.`, [`(the text): says 8.3 oz, but ${weight}`]],
    [`The ${link} costs $220 and weighs 7.9 ounces.`, []],
    [`The ${link} costs under $250, and around 8 ounces is light.`, []],
    [`The ${link} is $20 cheaper, and takes 0.2 oz of tape.`, []],
    [`The ${link} and the [Prism](/${prism}) are $120 apart: $220 and $99.99.`, []],
    [`The ${link} is soft. Others cost $250.`, []],
    [
      `| Figure | ${link} | Other |\n|---|---|---|\n| Price | $250 | $250 |`,
      [`(the text): says $250, but ${price}`],
    ],
    [
      `| Paddle | Price |\n|---|---|\n| ${link} | $250 |\n| [Prism](/${prism}) | $99.99 |`,
      [`(the text): says $250, but ${price}`],
    ],
  ])("%s", (text, notes) => {
    copy.write(article, `${copy.read(article)}\n${text}\n`);
    expect(notesOf(article)).toEqual(notes);
  });
});

test("notes a price in a guide's entry that isn't the paddle's", () => {
  const guide = "best-of/best-paddles-spin.md";
  copy.edit(guide, "communityNote: ", "communityNote: It costs $75. ");
  expect(notesOf(guide)).toEqual([
    expect.stringMatching(/^entries\.0\.communityNote: says \$75, but listPriceCents of /),
  ]);
});

test("notes a price that misses a digit", () => {
  copy.edit("paddles/neonic-flow.yaml", /^listPriceCents: .*$/m, "listPriceCents: 2799");
  expect(notesOf("paddles/neonic-flow.yaml")[0]).toBe(
    "listPriceCents: 2799 is $27.99, very little for a paddle. If you meant $279.90, write 27990.",
  );
});

test("our own texts quote the prices and weights of the paddles they link to", () => {
  const { notes } = readContent(process.cwd());
  expect(notes.map(mistakeText).filter((note) => /listPriceCents|weightOz/.test(note))).toEqual([]);
});
