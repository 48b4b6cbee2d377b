import { expect, test } from "vitest";
import { type SearchDocument } from "../platform/render/search-document.ts";
import { resultsText, searchSite } from "./site-search.ts";

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

test.each([
  [0, "No results"],
  [1, "1 result"],
  [12, "12 results"],
])("%i is %s", (count, text) => {
  expect(resultsText(count)).toBe(text);
});
