import { expect, test } from "vitest";
import type { Paddle } from "./paddle.content.ts";
import { listed, notCompared, pairDescription, pairInWords } from "./pair-in-words.ts";
import type { Units } from "../platform/text/units.ts";

const base = {
  shortName: "Long One",
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
  pairInWords({ ...base, ...facts }, { ...base, shortName: "B" }, units);

test.each<[Partial<Paddle>, string]>([
  [{ weightOz: 7.9 }, "The Long One is 0.3 oz lighter than the B."],
  [{ weightOz: 8.25 }, "You probably won't notice the difference in weight (8.25 oz vs. 8.2 oz)."],
  [{ listPriceCents: 22_995 }, "The Long One costs $50 less than the B."],
  [{ listPriceCents: 29_499 }, "The Long One costs about $15 more than the B."],
  [
    { listPriceCents: 27_999 },
    "You probably won't notice the difference in list price ($279.99 vs. $279.95).",
  ],
  [{ coreMm: 14.3 }, "The Long One has a 1.7 mm thinner core than the B."],
  [{ coreMm: 20 }, "The Long One has a 4 mm thicker core than the B."],
  [{ lengthIn: 16.3 }, "The Long One is 0.2 in shorter than the B."],
  [{ widthIn: 7.7 }, "The Long One is 0.2 in wider than the B."],
  [{ gripLengthIn: 5 }, "The Long One has a 0.5 in shorter grip than the B."],
  [
    { lengthIn: 16.4, coreMm: 15.7 },
    "You probably won't notice the difference in core thickness (15.7 mm vs. 16 mm) or length (16.4 in vs. 16.5 in).",
  ],
  [
    { weightOz: 7.9, listPriceCents: 22_995, gripLengthIn: 5.75 },
    "The Long One costs $50 less than the B. It's 0.3 oz lighter, with a 0.25 in longer grip.",
  ],
  [
    { weightOz: 7.9, widthIn: 7.7, coreMm: 14, gripLengthIn: 5 },
    "The Long One is 0.3 oz lighter and 0.2 in wider than the B and has a 2 mm thinner core and a 0.5 in shorter grip.",
  ],
  [{ shape: "hybrid" }, "The Long One is a hybrid; the B is elongated."],
  [{ surface: "Graphite" }, "The Long One has a graphite face; the B has a carbon fiber one."],
  [{ surface: "Aramid" }, "The Long One has an aramid face; the B has a carbon fiber one."],
  [
    { surface: "Other", faceMaterial: "titanium mesh" },
    "The Long One has a titanium mesh face; the B has a carbon fiber one.",
  ],
  [{ shape: "other" }, "The Long One is a shape of its own; the B is elongated."],
  [
    { shape: "widebody", surface: "Graphite" },
    "The Long One is a widebody with a graphite face; the B is elongated with a carbon fiber one.",
  ],
])("%j: '%s'", (facts, sentence) => {
  expect(said(facts)[0]).toBe(sentence);
});

test("a metric difference is that of the displayed figures", () => {
  // 232 g and 227 g, 419 mm and 414 mm; exactly it would be 5.7 g, which reads as 6 g.
  expect(said({ weightOz: 8, lengthIn: 16.3 }, "metric")[0]).toBe(
    "The Long One is 5 g lighter and 5 mm shorter than the B.",
  );
});

test("facts that two paddles share are named with their value", () => {
  expect(said({ weightOz: 8 })[1]).toBe(
    "Both have the same list price ($279.95), core thickness (16 mm), length (16.5 in), width (7.5 in), grip length (5.5 in), face (carbon fiber) and shape (elongated).",
  );
});

test("two shapes without a name aren't the same shape", () => {
  const [one, other] = [base, base].map((each) => ({ ...each, shape: "other" as const }));
  expect(pairInWords(one!, other!, "us").join(" ")).not.toContain("shape");
});

test("two equal paddles have no differences", () => {
  expect(said({})).toEqual([expect.stringMatching(/^Both have the same list price/)]);
  expect(notCompared([base, base])).toBeUndefined();
});

test.each<[Partial<Paddle>, string, string]>([
  [{ weightOz: 7, notConfirmed: ["weightOz"] }, "weight", "it"],
  [{ coreMm: null }, "core thickness", "it"],
  [
    { listPriceCents: null, shape: "hybrid", notConfirmed: ["shape"] },
    "list price and shape",
    "them",
  ],
])("%j is not compared", (facts, nouns, them) => {
  expect(said(facts)).toEqual([expect.stringMatching(/^Both have the same /)]);
  const unsure = { ...base, ...facts };
  for (const pair of [
    [base, unsure],
    [unsure, base],
    [unsure, unsure],
  ])
    expect(notCompared(pair)).toBe(
      `We left out ${nouns} because we couldn't confirm ${them} for both.`,
    );
  expect(notCompared([base, unsure, base])).toBe(
    `We couldn't confirm ${nouns} for every paddle here. A reason based on one of these compares only the paddles it's confirmed for.`,
  );
});

test("two paddles without confirmed facts are not compared at all", () => {
  const names = ["weightOz", "coreMm", "lengthIn", "widthIn", "gripLengthIn", "surface", "shape"];
  const unsure = { listPriceCents: null, notConfirmed: names as Paddle["notConfirmed"] };
  expect(said(unsure)).toEqual([]);
  expect(notCompared([base, { ...base, ...unsure }])).toMatch(
    /^We left out list price, weight, .* face and shape because /,
  );
});

test("a list of words reads like a sentence", () => {
  const lists = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(lists.map((list) => listed(list))).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(lists.map((list) => listed(list, "or"))).toEqual(["", "a", "a or b", "a, b or c"]);
});

test.each([4, 30, 50, 60])("two names of %i characters have a description that fits", (length) => {
  const description = pairDescription("x".repeat(length), "y".repeat(length));
  expect(description.length).toBeGreaterThan(50);
  expect(description.length).toBeLessThanOrEqual(160);
});
