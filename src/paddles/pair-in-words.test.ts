import { expect, test } from "vitest";
import type { Paddle } from "./paddle.content.ts";
import { listed, notCompared, pairDescription, pairInWords } from "./pair-in-words.ts";
import type { Units } from "../platform/text/units.ts";

const base = {
  name: "Long One",
  listPriceCents: 27_995,
  surface: "Carbon Fiber",
  shape: "elongated",
  coreMm: 16,
  lengthIn: 16.5,
  widthIn: 7.5,
  gripLengthIn: 5.5,
  weightOz: 8.2,
  notConfirmed: [],
} as unknown as Paddle;

/** Two paddles that differ in this only. */
const said = (facts: Partial<Paddle>, units: Units = "us") =>
  pairInWords({ ...base, ...facts }, { ...base, name: "B" }, units);

test.each<[Partial<Paddle>, string]>([
  [{ weightOz: 7.9 }, "The Long One is 0.3 oz lighter than the B."],
  [{ weightOz: 8.25 }, "Too close to notice: weight (8.25 oz and 8.2 oz)."],
  [{ listPriceCents: 22_995 }, "The Long One costs $50 less than the B."],
  [{ listPriceCents: 29_499 }, "The Long One costs $15.04 more than the B."],
  [{ listPriceCents: 27_999 }, "Too close to notice: list price ($279.99 and $279.95)."],
  [{ coreMm: 14.3 }, "The Long One has a 1.7 mm thinner core than the B."],
  [{ coreMm: 20 }, "The Long One has a 4 mm thicker core than the B."],
  [{ lengthIn: 16.3 }, "The Long One is 0.2 in shorter than the B."],
  [{ widthIn: 7.7 }, "The Long One is 0.2 in wider than the B."],
  [{ gripLengthIn: 5 }, "The Long One has a 0.5 in shorter grip than the B."],
  [
    { lengthIn: 16.4, coreMm: 15.7 },
    "Too close to notice: core thickness (15.7 mm and 16 mm) and length (16.4 in and 16.5 in).",
  ],
  [
    { weightOz: 7.9, listPriceCents: 22_995, gripLengthIn: 5.75 },
    "The Long One costs $50 less, is 0.3 oz lighter and has a 0.25 in longer grip than the B.",
  ],
  [{ shape: "hybrid" }, "The shape of the Long One is hybrid, that of the B elongated."],
  [{ surface: "Graphite" }, "The face of the Long One is graphite, that of the B carbon fiber."],
])("%j: '%s'", (facts, sentence) => {
  expect(said(facts)[0]).toBe(sentence);
});

test("a metric difference is that of the displayed figures", () => {
  // 232 g and 227 g, 419 mm and 414 mm; exactly it would be 5.7 g, which reads as 6 g.
  expect(said({ weightOz: 8, lengthIn: 16.3 }, "metric")[0]).toBe(
    "The Long One is 5 g lighter and is 5 mm shorter than the B.",
  );
});

test("facts that two paddles share are named with their value", () => {
  expect(said({ weightOz: 8 })[1]).toBe(
    "Both have the same list price ($279.95), core thickness (16 mm), length (16.5 in), width (7.5 in), grip length (5.5 in), face (carbon fiber) and shape (elongated).",
  );
});

test("two equal paddles have no differences", () => {
  expect(said({})).toEqual([expect.stringMatching(/^Both have the same list price/)]);
  expect(notCompared([base, base])).toBeUndefined();
});

test.each<[Partial<Paddle>, string]>([
  [{ weightOz: 7, notConfirmed: ["weightOz"] }, "weight"],
  [{ coreMm: null }, "core thickness"],
  [{ listPriceCents: null, shape: "hybrid", notConfirmed: ["shape"] }, "list price and shape"],
])("%j is not compared", (facts, nouns) => {
  expect(said(facts)).toEqual([expect.stringMatching(/^Both have the same /)]);
  const unsure = { ...base, ...facts };
  for (const pair of [
    [base, unsure],
    [unsure, base],
    [unsure, unsure],
  ])
    expect(notCompared(pair)).toBe(
      `Not confirmed for one of them or both, so not compared: ${nouns}.`,
    );
  expect(notCompared([base, unsure, base])).toBe(
    `Not confirmed for all of them: ${nouns}. A reason from one of these compares only the paddles it's confirmed for.`,
  );
});

test("two paddles without confirmed facts are not compared at all", () => {
  const names = ["weightOz", "coreMm", "lengthIn", "widthIn", "gripLengthIn", "surface", "shape"];
  const unsure = { listPriceCents: null, notConfirmed: names as Paddle["notConfirmed"] };
  expect(said(unsure)).toEqual([]);
  expect(notCompared([base, { ...base, ...unsure }])).toMatch(
    /list price, weight, .* face and shape\.$/,
  );
});

test("a list of words reads like a sentence", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(listed)).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
});

test.each([4, 30, 50, 60])("two names of %i characters have a description that fits", (length) => {
  const description = pairDescription("x".repeat(length), "y".repeat(length));
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});
