import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { alternativesTo } from "./alternatives.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { contradicts } from "./reasons.ts";

/** An all-around hybrid of $200, 16 mm and 8.2 oz, which its page neither praises nor criticizes. */
const mine: Paddle = {
  ...plainPaddle,
  slug: "mine",
  listPriceCents: 20_000,
  category: "All-Around Paddle",
  shape: "hybrid",
  knownFor: ["Soft touch", "Quick hands"],
};
/** Another paddle, the same in everything else. */
const like = (facts: Partial<Paddle>): Paddle => ({ ...mine, slug: "other", ...facts });
const foundIn = (...others: Partial<Paddle>[]) =>
  alternativesTo(mine, [mine, ...others.map(like)], "us").map(
    ({ kinds, reason }) => `${kinds.join(" ")}: ${reason}`,
  );

const same = "16 mm core and hybrid shape";

test.each<[string, Partial<Paddle>, string[]]>([
  ["the same in everything", {}, []],
  ["a fifth cheaper", { listPriceCents: 16_000 }, [`cheaper: $40 less, with the same ${same}.`]],
  ["a dollar short of a fifth", { listPriceCents: 16_100 }, []],
  [
    "cheaper by odd cents",
    { listPriceCents: 14_999 },
    [`cheaper: About $50 less, with the same ${same}.`],
  ],
  [
    "a thicker core",
    { coreMm: 17.5 },
    ["softer: A 17.5 mm core instead of 16 mm. You keep the hybrid shape."],
  ],
  ["hardly a thicker core", { coreMm: 17.4 }, []],
  ["a thicker core, criticized in the soft game", { coreMm: 20, weaknesses: { control: "x" } }, []],
  ["a thicker core with a harsh feel", { coreMm: 20, weaknesses: { comfort: "x" } }, []],
  [
    "known for its touch",
    { strengths: { control: "Soft touch" } },
    [`softer: Known for “Soft touch.” You keep the ${same}.`],
  ],
  [
    "known for its touch, with a thinner core",
    { strengths: { control: "Soft touch" }, coreMm: 15 },
    [],
  ],
  ["touch that only its advice speaks of", { strengths: { control: "you dink" } }, []],
  [
    "lighter in the same shape",
    { weightOz: 7.9 },
    [`lighter quicker: 0.3 oz lighter at 7.9 oz, with the same ${same}.`],
  ],
  ["hardly lighter", { weightOz: 7.95 }, []],
  [
    "lighter in a longer shape",
    { weightOz: 7.9, shape: "elongated" },
    [
      "lighter: 0.3 oz lighter at 7.9 oz for the same 16 mm core. It's elongated instead of a hybrid.",
    ],
  ],
  [
    "lighter, with slow hands",
    { weightOz: 7.9, weaknesses: { hands: "x" } },
    [`lighter: 0.3 oz lighter at 7.9 oz for the same ${same}.`],
  ],
  [
    "known for its hands, and as heavy",
    { strengths: { hands: "Quick hands" } },
    [`quicker: Known for “Quick hands,” with the same ${same}.`],
  ],
  ["a weight that isn't confirmed", { weightOz: 7, notConfirmed: ["weightOz"] }, []],
  ["a core that isn't confirmed", { coreMm: 20, notConfirmed: ["coreMm"] }, []],
  [
    "a price that isn't confirmed",
    { listPriceCents: null, weightOz: 7.9 },
    [`lighter quicker: 0.3 oz lighter at 7.9 oz, with the same ${same}.`],
  ],
  [
    "a price that isn't confirmed, and criticized as expensive",
    { listPriceCents: null, weightOz: 7.9, weaknesses: { value: "x" } },
    [],
  ],
  ["an identity that isn't confirmed", { notConfirmed: ["identity"], weightOz: 7 }, []],
  ["a brand that isn't confirmed", { notConfirmed: ["brand"], weightOz: 7 }, []],
  [
    "a quarter more expensive",
    { listPriceCents: 25_000, weightOz: 7.9 },
    [`lighter quicker: 0.3 oz lighter at 7.9 oz, with the same ${same}. It costs $50 more.`],
  ],
  ["more than that", { listPriceCents: 25_001, weightOz: 7.9 }, []],
  [
    "harder to learn, of another type",
    { category: "Power Paddle", listPriceCents: 9_900, weaknesses: { learning: "x" } },
    [],
  ],
  [
    "harder to learn, of the same type",
    { listPriceCents: 10_000, weaknesses: { learning: "x" } },
    [`cheaper: $100 less, with the same ${same}.`],
  ],
])("next to a plain paddle, one with %s", (_, facts, expected) => {
  expect(foundIn(facts)).toEqual(expected);
});

test.each<[Partial<Paddle>, Partial<Paddle>, number]>([
  [{ category: "Power Paddle" }, { category: "Control Paddle" }, 0],
  [{ category: "Power Paddle" }, { category: "Speed Paddle" }, 1],
  [{ category: "Control Paddle" }, { category: "Speed Paddle" }, 1],
  [{ shape: "elongated" }, { shape: "widebody" }, 0],
  [{ shape: "elongated" }, { shape: "standard" }, 1],
  [{ shape: "elongated" }, { shape: "widebody", notConfirmed: ["shape"] }, 1],
])("a paddle with %j and a cheaper one with %j: %i alternatives", (facts, other, count) => {
  const [one, cheap] = [like({ ...facts, slug: "one" }), like({ ...other, listPriceCents: 9_900 })];
  expect(alternativesTo(one, [one, cheap], "us")).toHaveLength(count);
});

test("of each kind the likeliest to compare with is chosen, and one that is several is there once", () => {
  expect(
    foundIn(
      { slug: "far", listPriceCents: 5_000, weightOz: 7.5 },
      { slug: "near", listPriceCents: 15_000, weightOz: 7.8 },
    ),
  ).toEqual([
    `cheaper lighter quicker: $50 less and 0.4 oz lighter at 7.8 oz, with the same ${same}.`,
  ]);
});

test("weights are in the reader's units", () => {
  const [found] = alternativesTo(mine, [mine, like({ weightOz: 7.8 })], "metric");
  expect(found!.reason).toContain("11 g lighter at 221 g");
});

const { paddles } = projectLibrary();

test("most confirmed paddles of the catalog have alternatives, others none", () => {
  const counts = paddles.map((paddle) => alternativesTo(paddle, paddles, "us").length);
  const confirmed = counts.filter((_, index) => isConfirmedPaddle(paddles[index]!));
  expect(confirmed.filter((count) => count > 0).length).toBeGreaterThan(14);
  expect(
    counts.filter((_, index) => !isConfirmedPaddle(paddles[index]!)).every((count) => count === 0),
  ).toBe(true);
});

test("no alternative of the catalog contradicts the page of the paddle it praises", () => {
  const seen = new Set<string>();
  for (const paddle of paddles)
    for (const { paddle: other, kinds } of alternativesTo(paddle, paddles, "us")) {
      const pair = `${paddle.name}, ${other.name}`;
      for (const kind of kinds) seen.add(kind);
      expect(isConfirmedPaddle(other), pair).toBe(true);
      if (kinds.includes("softer")) expect(contradicts(other, "+control"), pair).toBe(false);
      if (kinds.includes("quicker")) expect(contradicts(other, "+hands"), pair).toBe(false);
      if (kinds.includes("cheaper"))
        expect(other.listPriceCents!, pair).toBeLessThan(paddle.listPriceCents!);
      if (kinds.includes("lighter")) expect(other.weightOz, pair).toBeLessThan(paddle.weightOz);
    }
  expect([...seen].toSorted()).toEqual(["cheaper", "lighter", "quicker", "softer"]);
});
