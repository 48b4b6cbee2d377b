import { expect, test } from "vitest";
import { sentencesIn } from "./markdown.ts";

test("finds sentences that link somewhere, with their lines", () => {
  const text =
    "None here. The [Prism](/prism) costs\n$99.99. Not this.\n\n- One\n- See [it](/j2k?x=1#on-y)!";
  expect(sentencesIn(text)).toEqual([
    { text: " The Prism costs\n$99.99.", line: 0, links: ["/prism"] },
    { text: "See it!", line: 4, links: ["/j2k"] },
  ]);
});

test("finds cells in a row or a column that links somewhere", () => {
  const text =
    "| Figure | [A](/a) | B |\n|---|---|---|\n| Price | $1 | $2 |\n| [C](/c) | $3 | $4 |";
  expect(sentencesIn(text).map(({ text: cell, line, links }) => [cell, line, ...links])).toEqual([
    ["Figure", 0, "/a"],
    ["A", 0, "/a"],
    ["B", 0, "/a"],
    ["$1", 2, "/a"],
    ["C", 3, "/c"],
    ["$3", 3, "/a"],
    ["$4", 3, "/c"],
  ]);
});
