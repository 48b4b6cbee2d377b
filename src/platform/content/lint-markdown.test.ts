import { describe, expect, test } from "vitest";
import { lintMarkdown } from "./markdown.ts";

const bold =
  "** is shown as it is. For bold, write ** right before the first word and right after the last: **two words**";
const italic =
  "* is shown as it is. For italics, write * right before the first word and right after the last: *two words*";
const noAlt = "the picture has no words for people who can't see it. Write what it shows:";

/** A text, the line of its mistake (from 0), and the message. */
const mistakes: readonly [written: string, line: number, sentence: string][] = [
  [
    "| Paddle | Weight |\n| Prism | 7.9 oz |",
    0,
    "this table has no row of hyphens, so it's shown as text. Write |---|---| below its first row.",
  ],
  [
    "Three paddles:\n| Paddle | Weight |\n| Prism | 7.9 oz |",
    1,
    "this table has no row of hyphens, so it's shown as text. Write |---|---| below its first row.",
  ],
  [
    "| Paddle | Weight |\n|---|\n| Prism | 7.9 oz |",
    1,
    "the row of hyphens has 1 cell, the row above it 2. Write |---|---|",
  ],
  [
    "| Paddle | Weight |\n|---|---|\n| Prism | 7.9 oz | $99.99 |",
    2,
    "this row has 3 cells, the table's first row 2. Give it 2, empty ones included; a bar inside a cell is \\|",
  ],
  [
    "| Paddle | Weight |\n|---|---|\n| J2K | 8.2 oz |\n| Prism |",
    3,
    "this row has 1 cell, the table's first row 2. Give it 2, empty ones included; a bar inside a cell is \\|",
  ],
  [
    "| Paddle | Weight |\n|---|---|\n| J2K | 8.2 oz |\nBoth are light.",
    3,
    "this line is right below a table, which makes it a row. Leave an empty line between them.",
  ],
  [
    "One line.\n![](court.jpg)",
    1,
    "the photo court.jpg isn't a paragraph of its own. Leave an empty line above and below it.",
  ],
  [
    "- ![](court.jpg)",
    0,
    "the photo court.jpg isn't a paragraph of its own. Leave an empty line above and below it.",
  ],
  [
    "Read [the policy] (/privacy) first.",
    0,
    "the link has a space between ] and (. Write [the policy](/privacy)",
  ],
  [
    "Read [the policy](/privacy. It's short.",
    0,
    "the link is never closed. Write ) right after its address: [the policy](/privacy)",
  ],
  [
    "Two lines,\nand [the policy](/pri vacy).",
    1,
    "the link's address has a space. Leave it out: [the policy](/privacy)",
  ],
  [
    "[Click me](javascript:alert)",
    0,
    '"javascript:alert" can\'t be linked. Write an address that starts with / or https://',
  ],
  ["[](/privacy)", 0, "the link has no words to click. Write them: [the finder](/privacy)"],
  [
    "![My paddle](/My Paddle.JPG)",
    0,
    "the picture's name has a space. Rename the file without one, and write its new name: ![My paddle](/my-paddle.jpg)",
  ],
  ["![](/frost.png)", 0, `${noAlt} ![a paddle on a bench](/frost.png)`],
  ["- one\n- **two words", 1, bold],
  ["two ** words** here", 0, bold],
  ["It's *lighter than it looks.", 0, italic],
  [
    "Write `- and a word.",
    0,
    "` is shown as it is. Write one before and one after the words, or leave it out.",
  ],
  ["# Title", 0, "a heading of one # is the page's title. Write ## and the words."],
  ["##Words", 0, "a heading needs a space after its #. Write ## and the words."],
  [
    "A <b>bold</b> word",
    0,
    "<b> would be shown as text. Write Markdown instead of HTML, for example: **bold**",
  ],
];

describe("reports", () => {
  test.each(mistakes)("%j", (written, line, sentence) => {
    expect(lintMarkdown(written)[0]).toEqual({ line, sentence });
    expect(lintMarkdown(`Before.\n\n${written}`)[0]).toEqual({ line: line + 2, sentence });
  });
});

test.each([
  "| Paddle | Weight |\n|---|---|\n| Prism \\| Flash | 7.9 oz |\n\nAfter.",
  "Paddle | Weight\n---|---\nPrism | 7.9 oz",
  "| a | b |\n|:--|--:|\n| c | |",
  "`| a |` and `**` and `[x](`",
  "```\n| a | b |\n[x] (/y)\n```",
  "A score [of sorts] (11-9) and 5 * 3 = 15.",
  "[[balls]]",
  "\\*Not italic, \\[not a link](/x)",
  "**Bold**, *italic* and ***both***; [**bold link**](/terms), ![a paddle](/p.png)",
  "A figure of ours.◇*",
  "snake_case_name and __init__",
])("%j has no mistake", (written) => {
  expect(lintMarkdown(written)).toEqual([]);
});
