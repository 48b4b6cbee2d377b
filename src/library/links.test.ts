import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

const remedy =
  "Write the address of a page as the browser shows it, from the first slash, for example: /paddle-finder";

/** A paragraph of an article, and the sentence about its broken link, if it has one. */
const texts: readonly [text: string, told?: string][] = [
  ["[a paddle](/diadem-hero)"],
  ["[a state of a page](/paddles?sort=rating)"],
  ["[a pair](/comparisons/diadem-hero-vs-neonic-flow)"],
  ["[a brand](/brands/six-zero)"],
  ["[a guide](/reviews/best-of/best-paddles-spin) and [a PDF](/guides/how-to-choose-a-paddle.pdf)"],
  ["[a file](/icon.png), [a table](/balls.csv), [the feed](/feed.xml)"],
  ["[another site](https://usapickleball.org/rules) and [mail](mailto:hello@rallyrank.example)"],
  ["[a heading](/privacy#on-cookies) and [one of this page](#on-try-it)"],
  ["[a part of a page](/diadem-hero#player-reviews)"],
  ["![a picture](/icon.png)"],
  ["`[no link](/nowhere)`, as it is code"],
  [
    "[misspelt](/paddle-review)",
    `"/paddle-review" is not a page of this site. Did you mean /paddle-reviews?`,
  ],
  ["[upper case](/Terms)", `"/Terms" is not a page of this site. Did you mean /terms?`],
  ["[a slash too many](/terms/)", `"/terms/" is not a page of this site. Did you mean /terms?`],
  [
    "[without its folder](/best-paddles-spin)",
    `"/best-paddles-spin" is not a page of this site. Did you mean /reviews/best-of/best-paddles-spin?`,
  ],
  ["[nothing like it](/imprint)", `"/imprint" is not a page of this site. ${remedy}`],
  ["[moved](/best-of)", `"/best-of" has moved. Write /reviews/best-of`],
  [
    "[the other order](/comparisons/neonic-flow-vs-diadem-hero)",
    `"/comparisons/neonic-flow-vs-diadem-hero" has its paddles in the wrong order. Write /comparisons/diadem-hero-vs-neonic-flow`,
  ],
  [
    "[a brand without a page](/brands/players)",
    `"/brands/players" is not a page of this site. ${remedy}`,
  ],
  [
    "[a file's name](the-reset.md)",
    `"the-reset.md" does not start with a slash. Write an address of this site from the first slash, for example: /paddle-finder`,
  ],
  [
    "[no slash](terms)",
    `"terms" does not start with a slash. Write an address of this site from the first slash, for example: /terms`,
  ],
  [
    "[no such heading](/privacy#cookies)",
    `"/privacy#cookies": that page has no heading #cookies. Did you mean #on-cookies?`,
  ],
  [
    "[nor here](#on-the-moon)",
    `"#on-the-moon": that page has no heading #on-the-moon. Write #on- and the heading's words joined by hyphens, for example: #on-what-we-store`,
  ],
  [
    "![no picture](/reset.png)",
    `"/reset.png" is not a file in public/. Put the picture there and write /its-name.png, or leave it out.`,
  ],
  ["![no slash](icon.png)", `"icon.png" does not start with a slash. Write /icon.png`],
  ["![misspelled](/icno.png)", `"/icno.png" is not a file in public/. Did you mean /icon.png?`],
  [
    "![accent](/café.png)",
    `"/caf%C3%A9.png" has a letter that addresses can't have. Rename the picture: only letters from a to z, digits and hyphens.`,
  ],
  [
    "![from a phone](/court.heic)",
    `"/court.heic" is not a kind of picture that every browser shows. Save it as .jpg, .png, .webp, .avif, .gif or .svg.`,
  ],
  [
    "[another site](www.usapickleball.org/rules)",
    `"www.usapickleball.org/rules" is another site. Write https://www.usapickleball.org/rules`,
  ],
  [
    "![foreign](https://img.example/a.png)",
    `"https://img.example/a.png" is a picture on another site, which pages do not show. Put the file in public/ and write /its-name.png`,
  ],
  [
    "| a | b |\n|---|---|\n| c | [in a table](/nowhere-at-all) |",
    `"/nowhere-at-all" is not a page of this site. ${remedy}`,
  ],
  [
    "two lines of text\nand [a link](/nowhere-at-all)",
    `"/nowhere-at-all" is not a page of this site. ${remedy}`,
  ],
];

describe("in an article's text,", () => {
  const article = "blog/the-reset.md";
  let copy: ContentCopy;
  let told: readonly string[];
  /** The line of each text. */
  const lines: [first: number, last: number][] = [];

  beforeAll(() => {
    copy = copyContent();
    mkdirSync(join(copy.folder, "public"));
    writeFileSync(join(copy.folder, "public/icon.png"), "");
    copy.write("pages/privacy.md", `${copy.read("pages/privacy.md")}\n## Cookies\n\nNone.\n`);
    let written = `${copy.read(article)}\n## Try it\n`;
    for (const [text] of texts) {
      const first = written.split("\n").length + 1;
      lines.push([first, first + text.split("\n").length - 1]);
      written += `\n${text}\n`;
    }
    copy.write(article, written);
    told = copy.sentences();
  });
  afterAll(() => copy.remove());

  test.each(texts.map(([text, sentence], index) => ({ text, sentence, index })))(
    "$text",
    ({ sentence, index }) => {
      const [first, last] = lines[index]!;
      const here = told.filter((each) => {
        const line = Number(/:(\d+) /.exec(each)?.[1]);
        return line >= first && line <= last;
      });
      // A link in the middle of a text is reported with its own line, the last one here.
      const expected = sentence ? [`content/${article}:${last} (the text): ${sentence}`] : [];
      expect(here).toEqual(expected);
    },
  );

  test("reports nothing else", () => {
    expect(told).toHaveLength(texts.filter(([, sentence]) => sentence).length);
  });
});

describe("in fields,", () => {
  let copy: ContentCopy;
  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  test.each([
    ["contact.yaml", "to: /privacy", "to: /privcy", "ways.2.to", "/privacy"],
    [
      "home.yaml",
      "link: /reviews/balls",
      "link: /reviews/bals",
      "categories.1.link",
      "/reviews/balls",
    ],
    ["paddle-lists.yaml", "path: /blog", "path: /blogs", "reviews.exploreMore.2.path", "/blog"],
    ["pages/terms.md", "path: /contact", "path: /contcat", "links.to.1.path", "/contact"],
  ])("%s: '%s' written as '%s'", (file, from, to, field, meant) => {
    const line = copy.edit(file, from, to);
    const [, written] = to.split(": ");
    expect(copy.sentences()).toEqual([
      `content/${file}:${line} ${field}: "${written}" is not a page of this site. Did you mean ${meant}?`,
    ]);
  });

  test("a link to a file with a mistake isn't a second mistake", () => {
    copy.edit("paddles/diadem-hero.yaml", "brand: Diadem", "brand: ");
    expect(copy.sentences()).toHaveLength(1);
  });
});

test.each([
  ["diadem-hero.yaml", "terms.yaml", "another page"],
  ["diadem-hero.yaml", "ball-reviews.yaml", "another page"],
  [
    "diadem-hero.yaml",
    "budget-pickleballs-value.yaml",
    "content/ball-tests/budget-pickleballs-value.md",
  ],
])("reports a copy of the paddle %s named %s, whose address is taken", (original, name, by) => {
  const copy = copyContent();
  copy.write(`paddles/${name}`, copy.read(`paddles/${original}`));
  const sentence = `content/paddles/${name}:1 (file name): the address is taken by ${by}. Give the file another name.`;
  expect(copy.sentences()).toContain(sentence);
  copy.remove();
});
