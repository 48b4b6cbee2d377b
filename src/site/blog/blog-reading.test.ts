import { expect, test } from "vitest";
import { readMinutes } from "../../platform/text/sections.ts";
import { nextReading } from "./blog-reading.ts";

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [900, 5],
  [1100, 6],
])("%i words take %i minutes", (words, minutes) => {
  expect(readMinutes(words)).toBe(minutes);
});

const articles = [
  ["strategy-old", "Strategy", "2025-02-01"],
  ["strategy-new", "Strategy", "2025-09-01"],
  ["strategy-newest", "Strategy", "2025-10-01"],
  ["training", "Training", "2025-11-01"],
  ["reviews", "Reviews", "2025-11-01"],
].map(([slug = "", category = "", date = ""]) => ({ slug, category, date, title: slug }));

test.each([
  ["strategy-old", ["strategy-newest", "strategy-new", "reviews"]],
  ["strategy-newest", ["strategy-new", "strategy-old", "reviews"]],
  ["training", ["reviews", "strategy-newest", "strategy-new"]],
])("after %s come %j", (slug, next) => {
  const article = articles.find((each) => each.slug === slug)!;
  expect(nextReading(article, articles).map((each) => each.slug)).toEqual(next);
});

test("a blog with one article has nothing to read next", () => {
  expect(nextReading(articles[0]!, [articles[0]!])).toEqual([]);
});
