import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import type { Paddle } from "./paddle.content.ts";
import {
  approvalsDated,
  catalogRanges,
  isConfirmed,
  namedShape,
  placeInRange,
  priceDate,
  surfaceInWords,
  surfaceText,
  versionsOf,
  weightOf,
  weightText,
  wordFactText,
} from "./paddle-facts.ts";

/** A paddle for which only the given facts matter. */
function paddle(facts: Partial<Paddle>): Paddle {
  return { notConfirmed: [], ...facts } as Paddle;
}

test("a range reaches from the smallest to the largest number in the catalog", () => {
  const paddles = [8.1, 7.6, 8.4].map((weightOz) => paddle({ weightOz }));
  expect(catalogRanges(paddles).weightOz).toEqual({ min: 7.6, max: 8.4 });
});

test("an unconfirmed number doesn't extend a range", () => {
  const { weightOz, widthIn } = catalogRanges([
    paddle({ weightOz: 8, widthIn: 7.5 }),
    paddle({ weightOz: 9.9, widthIn: 7.7, notConfirmed: ["weightOz"] }),
  ]);
  expect(weightOz).toEqual({ min: 8, max: 8 });
  expect(widthIn).toEqual({ min: 7.5, max: 7.7 });
});

test("an unknown number doesn't count", () => {
  const paddles = [paddle({ coreMm: null }), paddle({ coreMm: 14 }), paddle({ coreMm: 16 })];
  expect(catalogRanges(paddles).coreMm).toEqual({ min: 14, max: 16 });
});

test("a number that no paddle has confirmed has no range", () => {
  const paddles = [paddle({ coreMm: null }), paddle({ coreMm: 14, notConfirmed: ["coreMm"] })];
  expect(catalogRanges(paddles)).not.toHaveProperty("coreMm");
  expect(catalogRanges([])).toEqual({});
});

test("each of the five numbers has a range of its own", () => {
  const facts = { weightOz: 8, coreMm: 16, lengthIn: 16.5, widthIn: 7.5, gripLengthIn: 5.5 };
  const only = (value: number) => ({ min: value, max: value });
  expect(catalogRanges([paddle(facts)])).toEqual({
    weightOz: only(8),
    coreMm: only(16),
    lengthIn: only(16.5),
    widthIn: only(7.5),
    gripLengthIn: only(5.5),
  });
});

test("a fact is confirmed unless its paddle says otherwise", () => {
  const hero = paddle({ notConfirmed: ["year", "surface"] });
  expect(isConfirmed(hero, "surface")).toBe(false);
  expect(isConfirmed(hero, "brand")).toBe(true);
});

test("a face is what it's made of, also if that is none of our names", () => {
  const own = { surface: "Other" as const, faceMaterial: "Titanium mesh" };
  expect([surfaceText(own), surfaceInWords(own)]).toEqual(["Titanium mesh", "Titanium mesh"]);
  const carbon = { surface: "Carbon Fiber" as const, faceMaterial: "raw carbon" };
  expect([surfaceText(carbon), surfaceInWords(carbon)]).toEqual(["Carbon Fiber", "carbon fiber"]);
});

test("a shape that has no name can't be compared", () => {
  expect(namedShape(paddle({ shape: "other" }))).toBeUndefined();
  expect(namedShape(paddle({ shape: "hybrid", notConfirmed: ["shape"] }))).toBeUndefined();
  expect(namedShape(paddle({ shape: "hybrid" }))).toBe("hybrid");
});

test.each([
  [7, 0],
  [7.5, 0.25],
  [9, 1],
  [6, 0],
  [10, 1],
])("%d is at %d between 7 and 9", (value, place) => {
  expect(placeInRange(value, { min: 7, max: 9 })).toBe(place);
});

test("a value in a range of one value is in the middle", () => {
  expect(placeInRange(8, { min: 8, max: 8 })).toBe(0.5);
});

test.each<[Partial<Paddle>, text: string, confirmed: boolean]>([
  [{ year: 2024 }, "at launch, 2024", true],
  [{ year: 2021, notConfirmed: ["year"] }, "at launch, 2021", false],
  [{ year: 2024, pricedIn: "2026-03", notConfirmed: ["year"] }, "in March 2026", true],
])("the list price of %j was one %s, confirmed: %j", (facts, text, confirmed) => {
  expect(priceDate(paddle(facts))).toEqual({ text, confirmed });
});

const lookedUp = (date?: string) => paddle(date ? { approvalsLookedUp: date } : {});

test.each([
  [[], undefined],
  [[undefined, undefined], undefined],
  [["2026-03", undefined, "2026-03-04"], "in March 2026"],
  [["2026-11-22", "2026-03"], "between March 2026 and November 2026"],
])("approvals with the dates %j were read %s, by whomever", (dates, when) => {
  const sentence =
    when &&
    `Approvals were read ${when}, and each paddle's page says by whom. Check the current list before a tournament.`;
  expect(approvalsDated(dates.map(lookedUp))).toBe(sentence);
});

test.each<[Partial<Paddle>, weight: number | undefined, text: string | undefined]>([
  [{ weightOz: 8.1 }, 8.1, "8.1 oz"],
  [{ lightestOz: 7.8, heaviestOz: 8.2 }, 8, "7.8 to 8.2 oz"],
  [{ weightOz: 8.1, lightestOz: 7.8, heaviestOz: 8.2 }, 8.1, "8.1 oz (7.8 to 8.2)"],
  [{ lightestOz: 7.9, heaviestOz: 8.2 }, 8.05, "7.9 to 8.2 oz"],
  [{}, undefined, undefined],
  // Only what's confirmed is told, if anything is.
  [
    { weightOz: 9, lightestOz: 7.8, heaviestOz: 8.2, notConfirmed: ["weightOz"] },
    8,
    "7.8 to 8.2 oz",
  ],
  [{ weightOz: 8.1, lightestOz: 7, heaviestOz: 9, notConfirmed: ["lightestOz"] }, 8.1, "8.1 oz"],
  [{ weightOz: 8.1, notConfirmed: ["weightOz"] }, undefined, "8.1 oz"],
  [{ lightestOz: 7.8, heaviestOz: 8.2, notConfirmed: ["lightestOz"] }, undefined, "7.8 to 8.2 oz"],
])("with %j, the weight is %s, told as %s", (facts, weight, text) => {
  const weighed = paddle({ weightOz: null as never, ...facts });
  expect([weightOf(weighed), weightText(weighed)]).toEqual([weight, text]);
});

test("weights are told in grams, too", () => {
  const facts = { weightOz: 8, lightestOz: 7.8, heaviestOz: 8.2 };
  expect(weightText(paddle(facts), "metric")).toBe("227 g (221 to 232)");
});

test("a version says nothing of what only the page's is known for", () => {
  const whole = paddle({
    slug: "drift",
    weightOz: 8.1,
    lightestOz: 7.9,
    heaviestOz: 8.3,
    build: "foam",
    launched: "2026-03",
    approvals: [],
    knownFor: [],
    criticisedFor: [],
    buyIf: [],
    skipIf: [],
    versions: [
      { name: "14 mm", coreMm: 14, isEarlier: false, about: [] },
      { name: "Light", lightestOz: 7.4, heaviestOz: 7.6, isEarlier: false, about: [] },
      { name: "Long", weightOz: 8.4, isEarlier: false, about: [] },
    ],
  });
  const [own, ...others] = versionsOf(whole);
  expect([weightText(own!), wordFactText(own!, "build"), wordFactText(own!, "launched")]).toEqual([
    "8.1 oz (7.9 to 8.3)",
    "foam",
    "March 2026",
  ]);
  expect(others.map((each) => [weightOf(each), weightText(each)])).toEqual([
    [undefined, undefined],
    [7.5, "7.4 to 7.6 oz"],
    [8.4, "8.4 oz"],
  ]);
  for (const each of others)
    expect([wordFactText(each, "build"), wordFactText(each, "launched")]).toEqual([
      undefined,
      undefined,
    ]);
});

test.each([
  ["upcoming", "announced"],
  ["sold", "still sold"],
  ["limited", "limited run"],
  ["discontinued", "no longer made"],
] as const)("a paddle that is %s reads '%s'", (lifecycle, text) => {
  const sold = projectLibrary().paddles.find((each) => each.lifecycle === "sold")!;
  expect(wordFactText({ ...sold, lifecycle }, "lifecycle")).toBe(text);
});
