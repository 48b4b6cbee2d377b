import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { gramsOf, isNearCopy, sharedOf, sketchOf } from "./near-copies.service.ts";

const text =
  "The best paddle in the world for a calm game, and you can trust me on that one, friends. Get it today in the usual shop.";
const grams = (of: string) => gramsOf(of)!;

/** Whether a text would be found as a near copy of another one. */
function isFound(copy: string, of = text): boolean {
  const known = new Set(sketchOf(grams(of)));
  return isNearCopy(grams(copy), grams(of)) && sketchOf(grams(copy)).some((one) => known.has(one));
}

describe("a text is nearly another one", () => {
  test.each([
    ["with a word in front", `Honestly ${text}`],
    ["with words at its end", `${text} honestly yes`],
    ["with a sentence around it", `I bought it in May. ${text} I'd buy it again any day.`],
    ["without its last words", text.slice(0, -30)],
    ["with its sentences in another order", text.split(". ").toReversed().join(". ")],
    ["with a word more in the middle", text.replace("calm", "calm and quiet")],
    ["with one word replaced", text.replace("friends", "people")],
    ["disguised", `Honestly ${text.replaceAll("e", "\u0435").replaceAll("o", "0").toUpperCase()}`],
  ])("%s", (_, copy) => {
    expect(isFound(copy)).toBe(true);
  });
});

test("a short text has nothing to be found by, however often it's written", () => {
  for (const short of ["Great paddle, love it", "", "a".repeat(59), "\u{1F3BE}".repeat(80)])
    expect(gramsOf(short)).toBeUndefined();
});

test("none of our samples is nearly another one", () => {
  const project = join(import.meta.dirname, "../../..");
  const read = (path: string) => parse(readFileSync(join(project, path), "utf8")) as unknown;
  const stringsIn = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(stringsIn)
        : [];
  const files = readdirSync(join(project, "content/sample-reviews"));
  const texts = files
    .map((file) => `content/sample-reviews/${file}`)
    .flatMap((path) => stringsIn(read(path)));
  const all = texts.flatMap((each) => gramsOf(each) ?? []);
  expect(all.length).toBeGreaterThan(500);
  let most = 0;
  for (const [index, one] of all.entries())
    for (const other of all.slice(0, index)) most = Math.max(most, sharedOf(one, other));
  expect(most).toBeLessThan(0.5);
});

test("of texts that share half of their grams, nearly all are found by a few of them", () => {
  let seed = 7;
  const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) / 2 ** 32;
  const word = () =>
    Array.from({ length: 6 }, () => "abcdefghij"[Math.floor(random() * 10)]).join("");
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  let missed = 0;
  for (let time = 0; time < 500; time++) {
    const core = words(30);
    const [one, other] = [`${words(10)} ${core}`, `${core} ${words(10)}`];
    const known = new Set(sketchOf(grams(one)));
    if (!sketchOf(grams(other)).some((each) => known.has(each))) missed++;
  }
  expect(missed).toBeLessThan(5);
});
