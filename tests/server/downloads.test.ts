import { expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { renderGuidePdf } from "../../src/site/guides/guide-pdf.service.ts";
import { readBlocks } from "../../src/platform/content/markdown.ts";
import { objectsOf, wordsOfPdf } from "../support/pdf-text.ts";
import { projectLibrary } from "../support/project-library.ts";

const { downloads, written: paddles, site } = projectLibrary();
const guide = downloads.find(({ slug }) => slug === "how-to-choose-a-paddle")!;
const siteUrl = "http://127.0.0.1";
const pdf = await renderGuidePdf({ guide, paddles, name: site.name, siteUrl });
const text = pdf.toString("latin1");
const blocks = readBlocks(guide.markdown);
const countOf = (kind: string) => blocks.filter((block) => block.kind === kind).length;

/** How many objects of the PDF match. */
const matching = (expected: RegExp) =>
  [...objectsOf(pdf).values()].filter((object) => expected.test(object.text)).length;

test("the free guide is a PDF of six to ten pages, with its title", () => {
  expect(text.slice(0, 8)).toBe("%PDF-1.7");
  const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThanOrEqual(6);
  expect(pages).toBeLessThanOrEqual(10);
  expect(text).toContain("How to Choose a Paddle");
  expect(wordsOfPdf(pdf)).toContain("HowtoChooseaPaddleSevendecisions");
});

test("a screen reader finds its language, title, headings, paragraphs, lists and the catalog's table", () => {
  expect(text).toMatch(/\/Marked true/);
  expect(text).toMatch(/\/Lang \(en-US\)/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  const written = Object.fromEntries(
    ["Document", "H1", "H2", "LI", "LBody", "Table", "TR", "TH", "TD"].map((type) => [
      type,
      matching(new RegExp(`/S /${type}$`, "m")),
    ]),
  );
  expect(written).toEqual({
    Document: 1,
    H1: 1,
    H2: countOf("heading"),
    LI: countOf("item"),
    LBody: countOf("item"),
    Table: 1,
    TR: paddles.length + 1,
    // Six columns, the first of which names each row.
    TH: paddles.length + 6,
    TD: paddles.length * 5,
  });
  expect(matching(/^\/S \/P$/m)).toBe(countOf("paragraph") + 2);
  expect(matching(/\/Scope \/Row/)).toBe(paddles.length);
});

test("an outline leads to each chapter", () => {
  expect(text).toMatch(/\/Outlines \d+ 0 R/);
  const chapters = blocks.filter(({ kind }) => kind === "heading").map((block) => block.text);
  const titled = [...objectsOf(pdf).values()].filter((object) => /\/Dest \[/.test(object.text));
  expect(titled.map((object) => /\/Title \((.*)\)/.exec(object.text)?.[1])).toEqual(chapters);
});

test("the site's address and each paddle are links, on their pages and in the structure", () => {
  const links = [...text.matchAll(/\/URI \((.*)\)/g)].map(([, url]) => url);
  expect(links).toEqual([
    siteUrl,
    ...paddles.map((paddle) => siteUrl + addresses.paddle.href(paddle)),
  ]);
  expect(matching(/\/Subtype \/Link[^]*\/StructParent \d+/)).toBe(links.length);
  expect(matching(/\/S \/Link$[^]*\/Type \/OBJR/m)).toBe(links.length);
});

test("every font is embedded", () => {
  expect(matching(/\/FontFile2 \d+ 0 R/)).toBe(2);
  expect(text).not.toContain("/Subtype /Type1");
});
