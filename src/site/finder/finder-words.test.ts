import { expect, test } from "vitest";
import { ratedPaddle } from "../../../tests/support/invented.ts";
import { answerFinder } from "./run-finder.ts";
import { type FinderQuery, wholeCatalog } from "./finder-query.ts";
import { closeLeadText, whyNothing } from "./finder-words.ts";

const listed = [
  ratedPaddle({ name: "Perseus", listPriceCents: 28_000 }),
  ratedPaddle({ name: "Hyperion", listPriceCents: 28_000, surface: "Graphite" }),
  ratedPaddle(
    {
      name: "Flash",
      brand: "Vatic Pro",
      listPriceCents: 9900,
      usaPickleball: "approved",
      upaA: "certified",
    },
    [],
    ["hands"],
  ),
];

test.each<[asks: Partial<FinderQuery>, sentence: string | undefined, ways: string[]]>([
  [{ search: "zzz" }, undefined, []],
  [
    { surface: ["Graphite"], price: ["-100"] },
    "We don't know of a paddle that's both under $100 and Graphite.",
    ["Without the price filter, there is 1", "Without the surface filter, there is 1"],
  ],
  [
    { brand: "JOOLA", price: ["-100", "100-150"] },
    "We don't know of a paddle that's both by JOOLA and under $100 or $100 to under $150.",
    ["Without the price filter, there are 2", "Without the brand filter, there is 1"],
  ],
  [
    { search: "perseus", category: "Speed Paddle" },
    `We don't know of a paddle that's both named "perseus" and a Speed Paddle.`,
    ["Without the category filter, there is 1"],
  ],
  // No single filter is responsible.
  [
    { brand: "Vatic Pro", surface: ["Graphite"], price: ["250-"], level: "3.5", rating: "4.5" },
    "We don't know of a paddle that matches all of these: by Vatic Pro; $250 and up; Graphite; rated 4.5 and up near 3.5.",
    [
      "With only the price filter, there are 2",
      "With only the brand filter, there is 1",
      "With only the surface filter, there is 1",
    ],
  ],
  [
    { brand: "JOOLA", approval: ["usa-pickleball", "both"] },
    "We don't know of a paddle that's both by JOOLA and approved by USA Pickleball or both.",
    ["Without the approval filter, there are 2", "Without the brand filter, there is 1"],
  ],
  [
    { brand: "JOOLA", rating: "4.5" },
    "We don't know of a paddle that's both by JOOLA and rated 4.5 and up.",
    ["Without the rating filter, there are 2"],
  ],
  [
    { brand: "JOOLA", level: "new", rating: "4.5" },
    "We don't know of a paddle that's both by JOOLA and rated 4.5 and up at new-player level.",
    ["Without the rating filter, there are 2"],
  ],
  [
    { brand: "JOOLA", praised: ["control", "hands"] },
    "We don't know of a paddle that's both by JOOLA and praised for control or hand speed.",
    ["Without the 'Players praise' filter, there are 2", "Without the brand filter, there is 1"],
  ],
  [
    { shortlist: ["flash"], brand: "JOOLA" },
    "We don't know of a paddle that's both by JOOLA and on the shortlist.",
    ["Without the shortlist, there are 2", "Without the brand filter, there is 1"],
  ],
])("%j: %s", (asks, sentence, ways) => {
  const query = { ...wholeCatalog, ...asks };
  const countOf = (other: FinderQuery) => answerFinder(listed, other).counted;
  expect(countOf(query)).toBe(0);
  const why = whyNothing(query, answerFinder(listed, query), countOf);
  expect(why?.sentence).toBe(sentence);
  expect(why?.ways.map(({ text }) => text) ?? []).toEqual(ways);
  for (const { text, query: other } of why?.ways ?? [])
    expect(text).toMatch(new RegExp(` ${countOf(other)}$`));
});

test.each([
  [["Perseus"], "persues", 'Showing Perseus; no exact match for "persues".'],
  [
    ["Perseus", "Hero"],
    "x $& {names}",
    'Showing Perseus and 1 more; no exact match for "x $& {names}".',
  ],
  [["A", "B", "C"], "d", 'Showing A and 2 more; no exact match for "d".'],
])("close matches %o lead a search for '%s'", (names, search, text) => {
  const close = names.map((name) => ({ paddle: { name } }));
  const sentence = 'Showing {names}; no exact match for "{search}".';
  expect(closeLeadText(sentence, close, search)).toBe(text);
});
