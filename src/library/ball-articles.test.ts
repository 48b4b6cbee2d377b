import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const budget = "ball-tests/budget-pickleballs-value.md";
const topRated = "ball-tests/top-rated-pickleballs-2025.md";

// An editor's mistake in one file, and the sentence that reports it, without its file and line.
test.each([
  [
    budget,
    "label: Premium, ball: lifetime-lt-pro-48",
    "label: Premium, ball: lifetime",
    'costTable.2.ball: "lifetime" is not a ball. Did you mean lifetime-lt-pro-48?',
  ],
  [
    "balls/lifetime-lt-pro-48.yaml",
    /gamesUntilRetired: \d+/.exec(
      readFileSync("content/balls/lifetime-lt-pro-48.yaml", "utf8"),
    )![0],
    "gamesUntilRetired: null",
    'costTable.2.ball: "lifetime-lt-pro-48" has no cost per game. Give it pricePerBallCents and gamesUntilRetired in content/balls/lifetime-lt-pro-48.yaml.',
  ],
  [
    budget,
    "related: [beginner-pickleballs-selkirk",
    "related: [budget-pickleballs-value",
    'related.0: "budget-pickleballs-value" is not another article. Write the name of another file in content/ball-tests, without .md.',
  ],
  [
    budget,
    "cover: onix-pure-2-outdoor",
    "cover: onix",
    'cover: "onix" is not a ball. Write the name of a file in content/balls, without .yaml.',
  ],
  [
    budget,
    "author: marcus",
    "author: mark",
    'author: "mark" is not in content/team. Write one of: elena, marcus, priya',
  ],
  [
    budget,
    "publishDate: 2025-11-25",
    "publishDate: 2025-11-25\nupdated: 2025-11-24",
    "updated: 2025-11-24 is before publishDate, 2025-11-25. Write a later day, or leave the line out.",
  ],
  [
    topRated,
    "votes: 2640",
    "votes: 2841",
    "awards: have 12051 votes in total, but community.totalVotes is 12050. Lower the votes until they are at most that.",
  ],
  [
    budget,
    "[[balls]]",
    "[[ballz]]",
    "(the text): [[ballz]] is not a part. Did you mean [[balls]]?",
    "(the text): balls are never shown. Write [[balls]] on its own line.",
  ],
  [
    budget,
    "[[cost-chart]]",
    "[[votes]]",
    "(the text): [[votes]] has nothing to show. Fill awards.",
  ],
  [
    "balls/penn-40.yaml",
    "weightOz: 0.924",
    "weightOz: 0.95",
    "weightOz: 0.95 is more than 0.935. What belongs here: its weight in ounces, 0.78 to 0.935 by the rules, or empty; null for empty. For example: 0.917",
  ],
])("in %s, '%s' written as '%s'", (path, from, to, ...told) => {
  copy.edit(path, from, to);
  expect(copy.sentences().map((sentence) => sentence.replace(/^\S+:\d+ /, ""))).toEqual(told);
});
