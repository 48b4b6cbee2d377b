import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { repeatedOpenings, wordsOf } from "./voice-rules.ts";

interface Sample {
  firstName: string;
  duprRating: string;
  review: string;
}

const paddles = globSync("content/sample-reviews/*.yaml")
  .toSorted()
  .map((file) => ({
    slug: basename(file, ".yaml"),
    samples: (parse(readFileSync(file, "utf8")) as { reviews: Sample[] }).reviews,
  }));
const samples = paddles.flatMap((paddle) => paddle.samples);
const count = (of: (sample: Sample) => boolean) => samples.filter(of).length;
const says = (words: RegExp) => (sample: Sample) => words.test(sample.review);

/** The length of the longest run of names, gaps allowed, that two lists have in the same order. */
function sharedInOrder(one: readonly string[], other: readonly string[]): number {
  let above = Array.from({ length: other.length + 1 }, () => 0);
  for (const name of one) {
    const row = [0];
    for (const [index, same] of other.entries())
      row.push(name === same ? above[index]! + 1 : Math.max(above[index + 1]!, row[index]!));
    above = row;
  }
  return above.at(-1)!;
}

test("names in the same order are counted with gaps between them", () => {
  expect(sharedInOrder(["Ann", "Bo", "Cy", "Di"], ["Bo", "Eve", "Di", "Ann"])).toBe(2);
});

test("no two paddles share more than two reviewers in the same order", () => {
  const names = paddles.map(({ samples: all }) => all.map(({ firstName }) => firstName));
  const pairs = names.flatMap((one, index) =>
    names.slice(index + 1).map((other) => sharedInOrder(one, other)),
  );
  expect(pairs).toHaveLength(325);
  expect(Math.max(...pairs)).toBeLessThanOrEqual(2);
});

test("150 sample reviews or more are plain and short", () => {
  expect(samples).toHaveLength(555);
  expect(count(({ review }) => wordsOf(review).length <= 25)).toBeGreaterThanOrEqual(150);
});

test("sample reviews open like as many players", () => {
  const texts = samples.map(({ review }) => review);
  expect(repeatedOpenings(texts, 3, 2)).toEqual([]);
  expect(repeatedOpenings(texts, 1, 40)).toEqual([]);
});

test("players talk about what players talk about", () => {
  expect(count(says(/\bdupr\b|\b[2-5]\.\d\b/i))).toBeGreaterThanOrEqual(60);
  expect(count(says(/\blead tape|\bgrams? of (?:lead|tape)|overgrip/i))).toBeGreaterThanOrEqual(25);
  expect(count(says(/league|open play|round robin|bracket|tournament|rec /i))).toBeGreaterThan(45);
  expect(count(says(/kitchen/i))).toBeGreaterThanOrEqual(30);
});

test("only players of 4.0 and up hit ernes, and few of them", () => {
  const ernes = samples.filter(says(/\bernes?\b/i));
  expect(ernes.filter(({ duprRating }) => Number.parseFloat(duprRating) < 4)).toEqual([]);
  expect(ernes.length).toBeLessThanOrEqual(8);
});

test("no reviewer has a name of the team", () => {
  const team = globSync("content/team/*.yaml").map((file) => basename(file, ".yaml"));
  expect(team.length).toBeGreaterThan(0);
  expect(samples.filter(({ firstName }) => team.includes(firstName.toLowerCase()))).toEqual([]);
});
