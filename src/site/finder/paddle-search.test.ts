import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { paddleFile } from "../paddles/paddle.content.ts";
import { closeMatches, termMatcher } from "./run-finder.ts";

const listed = readdirSync("content/paddles").map((file) => {
  const fields = paddleFile.parse(parse(readFileSync(`content/paddles/${file}`, "utf8")));
  return { paddle: { ...fields, slug: file.replace(".yaml", "") } };
});
const found = (term: string) =>
  listed.filter(({ paddle }) => termMatcher(term)(paddle)).map(({ paddle }) => paddle.name);
const closeTo = (term: string) => closeMatches(listed, term).map(({ paddle }) => paddle.name);

describe("in today's catalog", () => {
  test.each([
    ["boomstik selkirk", ["Selkirk LABS Project Boomstik Elongated"]],
    ["black double diamond", ["Six Zero Double Black Diamond Control"]],
    ["perseus 16", ["JOOLA Perseus CFS 16"]],
    ["pérseus  cfs", ["JOOLA Perseus CFS 16"]],
    ["perseus pro", ["JOOLA Perseus Pro IV"]],
    ["pro perseus", ["JOOLA Perseus Pro IV"]],
    [" Pro\n  perseus ", ["JOOLA Perseus Pro IV"]],
    ["perseus onix", []],
  ])("%j finds %j", (term, names) => {
    expect(found(term)).toEqual(names);
    if (names.length > 0) expect(closeTo(term)).not.toContain(names[0]);
  });

  test.each<[term: string, first: string, others: number]>([
    ["boomstick", "Selkirk LABS Project Boomstik Elongated", 0],
    ["boom stick", "Selkirk LABS Project Boomstik Elongated", 0],
    ["dbd", "Six Zero Double Black Diamond Control", 0],
    ["doubleblack", "Six Zero Double Black Diamond Control", 0],
    ["double blck diamnod", "Six Zero Double Black Diamond Control", 0],
    ["perseus 16mm", "JOOLA Perseus CFS 16", 2],
    ["Persues", "JOOLA Perseus 3S", 2],
    ["ben johns hyperion", "JOOLA Hyperion Pro IV", 0],
    ["genisis", "CRBN TruFoam Genesis", 0],
    ["bluecore", "Diadem Warrior BluCore", 0],
    ["onyx", "Onix Z5 Graphite", 0],
  ])("'%s' may mean %s first, and %i others", (term, first, others) => {
    const close = closeTo(term);
    expect(close[0]).toBe(first);
    expect(close).toHaveLength(1 + others);
  });

  test.each([
    ["", "no term"],
    ["pr", "two letters"],
    ["zzzz", "no word of ours"],
    ["ferseus", "another first letter"],
    ["perseus 17", "another number"],
    ["vapr powr dimond", "words of several paddles"],
    ["nix", "three letters, one wrong"],
    [".*", "signs only"],
    ["(((((", "signs only"],
    ["[a-z]+$", "a pattern"],
    ["\u202eפרסאוס", "a word in another script, from right to left"],
    ["perseus ".repeat(500), "4,000 characters"],
    ["a".repeat(4000), "4,000 letters"],
    ["\u0000\uFFFD\uD800", "no letters at all"],
  ])("%j means nothing here (%s)", (term) => {
    expect(closeTo(term)).toEqual([]);
  });

  test("a paddle that contains the term is a match, not a close match", () => {
    for (const { paddle } of listed)
      for (const term of [paddle.name, paddle.brand, paddle.name.slice(2, 9).toUpperCase()]) {
        expect(termMatcher(term)(paddle)).toBe(true);
        expect(closeTo(term)).not.toContain(paddle.name);
      }
  });

  test("two swapped letters in a name's longest word still find its paddle", () => {
    for (const { paddle } of listed) {
      const word = paddle.name.split(" ").toSorted((a, b) => b.length - a.length)[0]!;
      if (word.length < 6) continue;
      const typo = word.slice(0, 2) + word[3]! + word[2]! + word.slice(4);
      expect([...closeTo(typo), word === typo ? paddle.name : ""], typo).toContain(paddle.name);
    }
  });

  test("a term of the maximum length is answered at once", async () => {
    const many = Array.from({ length: 40 }, () => listed).flat();
    await inCpuTime(500, () => closeMatches(many, "perseuz ".repeat(10).trim()));
  });
});
