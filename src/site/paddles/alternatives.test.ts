import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { alternativesTo, closestTo } from "./alternatives.ts";
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
const like = (facts: Partial<Paddle>): Paddle => ({
  ...mine,
  slug: "other",
  shortName: "Other",
  ...facts,
});
const foundIn = (...others: Partial<Paddle>[]) =>
  alternativesTo(mine, [mine, ...others.map(like)], "us").map(
    ({ kinds, reason }) => `${kinds.join(" ")}: ${reason}`,
  );

test.each<[string, Partial<Paddle>, string[]]>([
  ["the same in everything", {}, []],
  ["a fifth cheaper", { listPriceCents: 16_000 }, ["cheaper: The Other costs $40 less."]],
  ["a dollar short of a fifth", { listPriceCents: 16_100 }, []],
  [
    "cheaper by odd cents, with more power",
    { listPriceCents: 14_999, strengths: { power: "x" } },
    ["cheaper: The Other is more powerful, for about $50 less."],
  ],
  [
    "known for its touch",
    { strengths: { control: "Soft touch" } },
    ["softer: The Other is better on drops and resets."],
  ],
  [
    "known for its touch, with a harsh feel",
    { strengths: { control: "Soft touch" }, weaknesses: { comfort: "x" } },
    [],
  ],
  [
    "lighter in the same shape",
    { weightOz: 7.6 },
    ["lighter quicker: 0.6 oz lighter. The Other is quicker."],
  ],
  ["hardly lighter", { weightOz: 7.95 }, []],
  [
    "lighter, with slow hands",
    { weightOz: 7.9, weaknesses: { hands: "x" } },
    ["lighter: 0.3 oz lighter. The Other plays about the same."],
  ],
  ["a weight that isn't confirmed", { weightOz: 7, notConfirmed: ["weightOz"] }, []],
  ["an identity that isn't confirmed", { notConfirmed: ["identity"], weightOz: 7 }, []],
  ["a brand that isn't confirmed", { notConfirmed: ["brand"], weightOz: 7 }, []],
  [
    "a quarter more expensive",
    { listPriceCents: 25_000, strengths: { hands: "x" } },
    ["quicker: The Other is quicker, for $50 more."],
  ],
  ["more than that", { listPriceCents: 25_001, strengths: { hands: "x" } }, []],
])("next to a plain paddle, one with %s", (_, facts, expected) => {
  expect(foundIn(facts)).toEqual(expected);
});

test("of each kind the nearest profile is chosen, and one that is several is there once", () => {
  const hands = { strengths: { hands: "x" } };
  expect(
    alternativesTo(
      mine,
      [
        mine,
        like({ slug: "far", ...hands, weaknesses: { power: "x", spin: "x" } }),
        like({ slug: "near", ...hands, listPriceCents: 15_000 }),
      ],
      "us",
    ).map(({ paddle, kinds }) => [paddle.slug, ...kinds]),
  ).toEqual([["near", "cheaper", "quicker"]]);
});

test("weights are in the reader's units", () => {
  const [found] = alternativesTo(mine, [mine, like({ weightOz: 7.8 })], "metric");
  expect(found!.reason).toContain("11 g lighter");
});

const { written: paddles } = projectLibrary();

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

test("every listed paddle has those that come closest, also if a written one replaced it", () => {
  const { paddles: all, written } = projectLibrary();
  const listed = all.filter(({ isListed }) => isListed);
  const replaced = listed.filter(({ slug }) =>
    written.some(({ replaces }) => replaces?.paddle === slug),
  );
  expect(replaced).not.toEqual([]);
  for (const each of listed) expect(() => closestTo(each, written), each.slug).not.toThrow();
});
