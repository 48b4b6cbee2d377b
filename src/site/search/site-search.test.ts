import { expect, test } from "vitest";
import { type SearchDocument } from "../../platform/render/route.ts";
import { inFrontAndLast, resultsText, searchSite, type Synonyms, wordsOf } from "./site-search.ts";

const findable = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  group: "Paddles",
  path: `/${title.toLowerCase().replaceAll(" ", "-")}`,
  title,
  note: "",
  keywords: [],
  text: "",
  ...more,
});

const all = [
  findable("Soft Hands", { group: "Articles", text: "Control the ball with a JOOLA paddle." }),
  findable("Vapor Power 2.0", { keywords: ["control paddle"] }),
  findable("Remote Control"),
  findable("Control Pro"),
  findable("JÓOLA Perseus IV"),
  findable("Franklin X-40", { group: "Balls" }),
  findable("Project Boomstik", { keywords: ["Boomstick"] }),
];
const search = (term: string, synonyms: Synonyms = []) => {
  const { found, isExact } = searchSite({ documents: all, synonyms }, term);
  return { titles: found.map(({ document }) => document.title), isExact };
};

const control = ["Control Pro", "Remote Control", "Vapor Power 2.0", "Soft Hands"];

test.each([
  // term, its results, best first
  ["control", control],
  ["  CONTROL  ", control],
  ["joola", ["JÓOLA Perseus IV", "Soft Hands"]],
  ["perseus joola", ["JÓOLA Perseus IV"]],
  ["control, joola", ["Soft Hands"]],
  ["2.0", ["Vapor Power 2.0"]],
  ["emote", ["Remote Control"]],
  // Roman numerals, signs, words run together or apart.
  ["perseus 4", ["JÓOLA Perseus IV"]],
  ["Perseus iv", ["JÓOLA Perseus IV"]],
  ["x40", ["Franklin X-40"]],
  ["franklin x 40", ["Franklin X-40"]],
  ["boom stick", ["Project Boomstik"]],
  ["remotecontrol", ["Remote Control"]],
  // Words that say nothing, and plurals.
  ["which of the paddles", ["Vapor Power 2.0", "Soft Hands"]],
  ["controls", control],
  ["control ".repeat(10_000), control],
])("'%s' is in %o", (term, titles) => {
  const found = search(term);
  expect(found.titles.slice(0, titles.length)).toEqual(titles);
  expect(found.isExact).toBe(true);
});

test.each([
  // Typos: one letter in four, two in eight, a swap of neighbors; the last word may also be a beginning.
  ["contrl", control],
  ["cotnrol", control],
  ["joola persues", ["JÓOLA Perseus IV"]],
  ["perswu", ["JÓOLA Perseus IV"]],
  ["fraknlni", ["Franklin X-40"]],
  // Nothing has all of the words.
  ["joola zzzz", ["JÓOLA Perseus IV", "Soft Hands"]],
])("'%s' may have meant %o", (term, titles) => {
  expect(search(term)).toEqual({ titles, isExact: false });
});

test.each([
  "",
  "   ",
  "!?*",
  ".*",
  "(",
  "zzzz",
  // Another first letter, another number, too many letters.
  "merseus",
  "3.0",
  "cntrlo",
  "zzzz qqqq joola",
  "\u0000\uFFFD\uD800",
])("'%s' finds nothing", (term) => {
  expect(search(term).titles).toEqual([]);
});

test("a synonym finds what has the other word, after what has the word itself", () => {
  const synonyms = [["vapor", "joola"]];
  expect(search("vapor").titles).toEqual(["Vapor Power 2.0"]);
  expect(search("vapor", synonyms)).toEqual({
    titles: ["Vapor Power 2.0", "JÓOLA Perseus IV", "Soft Hands"],
    isExact: true,
  });
});

test("in names alone, texts don't count", () => {
  const { found } = searchSite({ documents: all, synonyms: [], scope: "names" }, "joola");
  expect(found.map(({ document }) => document.title)).toEqual(["JÓOLA Perseus IV"]);
});

const doubted = (title: string, more: Partial<SearchDocument> = {}) =>
  findable(title, { ...more, comesLast: true });

const perseus3 = doubted("JOOLA Perseus 3", { isListed: true, keywords: ["JOOLA"] });

test.each<[term: string, of: SearchDocument[], front: string[], last: string[]]>([
  // What we know little about comes last, however well its title matches.
  ["pro", [doubted("Pro"), findable("A Pro")], ["A Pro"], ["Pro"]],
  ["pro x", [doubted("Pro X"), findable("X Pro")], ["X Pro"], ["Pro X"]],
  // But a visitor who types exactly its name wants it.
  [
    "Pro X",
    [findable("A", { text: "like the pro x" }), doubted("B", { text: "pro x" }), doubted("Pro X")],
    ["Pro X", "A"],
    ["B"],
  ],
  ["pro", [doubted("Pro")], ["Pro"], []],
  ["pro", [], [], []],
  // A listed paddle is sold under its title, and its brand begins it.
  [
    "perseus 3",
    [findable("JOOLA Perseus 3S"), perseus3],
    ["JOOLA Perseus 3", "JOOLA Perseus 3S"],
    [],
  ],
  [
    "joola perseus 3",
    [findable("JOOLA Perseus 3S"), perseus3],
    ["JOOLA Perseus 3", "JOOLA Perseus 3S"],
    [],
  ],
  ["perseus", [findable("JOOLA Perseus 3S"), perseus3], ["JOOLA Perseus 3S"], ["JOOLA Perseus 3"]],
])("a group of results for '%s' has what we couldn't confirm last", (term, of, front, last) => {
  const parts = inFrontAndLast(searchSite({ documents: of, synonyms: [] }, term).found);
  expect(parts.front.map(({ title }) => title)).toEqual(front);
  expect(parts.last.map(({ title }) => title)).toEqual(last);
});

test("of many results, the best are kept, those in front before those that come last", () => {
  const many = ["Control One", "Control Two", "Control Three"].map((title, place) => ({
    document: findable(title, place === 0 ? { comesLast: true } : {}),
    isNamed: false,
    isTitled: false,
    isPartlyNamed: false,
    isWhole: true,
  }));
  const kept = (most: number) => {
    const { front, last } = inFrontAndLast(many, most);
    return [front, last].map((part) => part.map(({ title }) => title));
  };
  expect(kept(3)).toEqual([["Control Two", "Control Three"], ["Control One"]]);
  expect(kept(2)).toEqual([["Control Two", "Control Three"], []]);
  expect(kept(1)).toEqual([["Control Two"], []]);
});

test.each([
  [0, "No results"],
  [1, "1 result"],
  [12, "12 results"],
  [1067, "1,067 results"],
])("%i is %s", (count, text) => {
  expect(resultsText(count)).toBe(text);
});

test.each([
  // Numbers only match whole, and are never corrected.
  ["14", ["Sharp 14 mm"]],
  ["14mm", ["Sharp 14 mm"]],
  ["2023", ["Best of 2023"]],
  ["2025", []],
])("'%s' finds %o among numbers", (term, titles) => {
  const documents = ["Sharp 14 mm", "Sharp 1400", "Best of 2023", "Best of 2024"].map((title) =>
    findable(title),
  );
  const { found } = searchSite({ documents, synonyms: [] }, term);
  expect(found.map(({ document }) => document.title)).toEqual(titles);
});

test("of what has only half of a term's words, the first dozen are enough", () => {
  const documents = Array.from({ length: 40 }, (_, at) => findable(`Grip ${at}`));
  const { found, isExact } = searchSite({ documents, synonyms: [] }, "grip zebrawood");
  expect(isExact).toBe(false);
  expect(found).toHaveLength(12);
});

test("what has a word as it was typed comes before what has a correction of another", () => {
  // Both have one word in a keyword and the other in the text; only one of the two words was typed right.
  const documents = [
    findable("Wraps", { keywords: ["cushion"], text: "leather" }),
    findable("Straps", { keywords: ["leather"], text: "cushion" }),
  ];
  const { found } = searchSite({ documents, synonyms: [] }, "cushoin leather");
  expect(found.map(({ document }) => document.title)).toEqual(["Straps", "Wraps"]);
});

test("of corrections that are equally close, each is found", () => {
  const documents = ["Grit", "Grid", "Drive"].map((title) => findable(title));
  const { found } = searchSite({ documents, synonyms: [] }, "grix");
  expect(found.map(({ document }) => document.title).toSorted()).toEqual(["Grid", "Grit"]);
});

test("of a term, eight words and a hundred characters count", () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
  expect(wordsOf(words.join(" "))).toEqual(words.slice(0, 8));
  expect(wordsOf(`${"x".repeat(150)} grip`)).toEqual(["x".repeat(100)]);
});
