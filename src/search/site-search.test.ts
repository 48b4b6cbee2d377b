import { expect, test } from "vitest";
import { type SearchDocument } from "../platform/render/search-document.ts";
import { inFrontAndLast, resultsText, searchSite } from "./site-search.ts";

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
  findable("JÓOLA Perseus"),
];
const found = (term: string) => searchSite(all, term).map(({ title }) => title);

test.each([
  // term, its results, best first
  ["control", ["Control Pro", "Remote Control", "Vapor Power 2.0", "Soft Hands"]],
  ["  CONTROL  ", ["Control Pro", "Remote Control", "Vapor Power 2.0", "Soft Hands"]],
  ["joola", ["JÓOLA Perseus", "Soft Hands"]],
  ["perseus joola", ["JÓOLA Perseus"]],
  ["control, joola", ["Soft Hands"]],
  ["2.0", ["Vapor Power 2.0"]],
  ["emote", ["Remote Control"]],
  ["control nothing", []],
  ["", []],
  ["   ", []],
  ["!?*", []],
  [".*", []],
  ["(", []],
  ["control ".repeat(10_000), ["Control Pro", "Remote Control", "Vapor Power 2.0", "Soft Hands"]],
])("'%s' finds %o", (term, titles) => {
  expect(found(term)).toEqual(titles);
});

const doubted = (title: string, more: Partial<SearchDocument> = {}) =>
  findable(title, { ...more, comesLast: true });

test.each<[term: string, of: SearchDocument[], front: string[], last: string[]]>([
  // What we know little about comes last, however well its title fits.
  ["pro", [doubted("Pro"), findable("A Pro")], ["A Pro"], ["Pro"]],
  ["pro x", [doubted("Pro X"), findable("X Pro")], ["X Pro"], ["Pro X"]],
  // But a visitor who types its name, and no other's, wants it.
  [
    "Pro X",
    [findable("A", { text: "like the pro x" }), doubted("B", { text: "pro x" }), doubted("Pro X")],
    ["Pro X", "A"],
    ["B"],
  ],
  ["pro", [doubted("Pro")], ["Pro"], []],
  ["pro", [], [], []],
])("a group of results for '%s' has what we couldn't confirm last", (term, of, front, last) => {
  const parts = inFrontAndLast(searchSite(of, term), term);
  expect(parts.front.map(({ title }) => title)).toEqual(front);
  expect(parts.last.map(({ title }) => title)).toEqual(last);
});

test.each([
  [0, "No results"],
  [1, "1 result"],
  [12, "12 results"],
])("%i is %s", (count, text) => {
  expect(resultsText(count)).toBe(text);
});
