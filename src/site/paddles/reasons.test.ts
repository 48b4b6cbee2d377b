import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import type { Paddle } from "./paddle.content.ts";
import {
  aboutOne,
  admit,
  type Claim,
  type ComparedNumber,
  contradicts,
  criticismOf,
  difference,
  isNoticed,
  lexicon,
  pageReason,
  type Scaled,
  standing,
} from "./reasons.ts";

const like = (facts: Partial<Paddle>): Paddle => ({ ...plainPaddle, ...facts });
const scaled = Object.values(lexicon).filter((entry) => "decide" in entry);

test.each<[ComparedNumber, number, number, boolean]>([
  ["listPriceCents", 17_999, 18_998, false],
  ["listPriceCents", 17_999, 18_999, true],
  ["weightOz", 7.9, 8.05, false],
  ["weightOz", 7.9, 8.1, true],
  // In binary, 8.2 minus 8 is slightly less than 0.2.
  ["weightOz", 8, 8.2, true],
  ["coreMm", 14, 14.3, false],
  ["coreMm", 13, 14, true],
  ["lengthIn", 16.4, 16.5, false],
  ["lengthIn", 16.3, 16.5, true],
  ["widthIn", 7.5, 7.6, false],
  ["widthIn", 7.5, 7.7, true],
  ["gripLengthIn", 5.3, 5.5, false],
  ["gripLengthIn", 5.25, 5.5, true],
])("%s: players notice the difference of %d and %d: %s", (fact, one, other, isOne) => {
  expect(isNoticed(fact, [one, other])).toBe(isOne);
  expect(isNoticed(fact, [other, one, one])).toBe(isOne);
});

test("what decides is always noticed", () => {
  for (const { notice, decide } of scaled) expect(decide).toBeGreaterThanOrEqual(notice);
});

/** A paddle of 16 mm and an elongated shape next to others. */
test.each<[Scaled, Partial<Paddle>[], [side: string, by: number, others: number] | undefined]>([
  ["coreMm", [{ coreMm: 14 }], ["more", 2, 1]],
  ["coreMm", [{ coreMm: 20 }], ["less", 4, 1]],
  ["coreMm", [{}], ["same", 0, 1]],
  ["coreMm", [{ coreMm: 14 }, { coreMm: 15 }], ["more", 1, 2]],
  ["coreMm", [{ coreMm: 14 }, { coreMm: 20 }], undefined],
  ["coreMm", [{}, { coreMm: 14 }], undefined],
  ["coreMm", [{ coreMm: 14 }, { coreMm: null }], ["more", 2, 1]],
  ["coreMm", [{ coreMm: 14, notConfirmed: ["coreMm"] }], undefined],
  ["shape", [{ shape: "widebody" }], ["less", 3, 1]],
  ["shape", [{ shape: "hybrid" }, { shape: "other" }], undefined],
  ["listPriceCents", [{ listPriceCents: null }], undefined],
])("%s next to %j: %j", (fact, others, expected) => {
  const found = difference(plainPaddle, others.map(like), fact);
  expect(found && [found.evidence.side, found.evidence.by, found.evidence.others.length]).toEqual(
    expected,
  );
});

test.each<[Claim, Partial<Paddle>, boolean]>([
  ["+hands", {}, false],
  ["+hands", { weaknesses: { hands: "A heavy swing" } }, true],
  ["-hands", { weaknesses: { hands: "A heavy swing" } }, false],
  ["-hands", { strengths: { hands: "Quick" } }, true],
  ["-hands", { category: "Speed Paddle" }, false],
])("the claim %s of a paddle with %j is contradicted: %s", (claim, facts, expected) => {
  expect(contradicts(like({ category: "All-Around Paddle", ...facts }), claim)).toBe(expected);
});

const quick = { strengths: { hands: "Quick" } };
const slow = { weaknesses: { hands: "Slow" } };

/** Whether a paddle may be said to have, or not to have, fast hands; and more so than another one. */
test.each<[Claim, Partial<Paddle>, Partial<Paddle> | undefined, boolean]>([
  ["+hands", {}, undefined, true],
  ["+hands", slow, undefined, false],
  ["-hands", slow, undefined, true],
  ["-hands", quick, undefined, false],
  ["+hands", {}, {}, true],
  ["+hands", {}, quick, false],
  ["+hands", quick, quick, true],
  ["+hands", {}, slow, true],
  ["+hands", {}, { category: "Speed Paddle" }, false],
  ["-hands", {}, quick, true],
  ["-hands", {}, slow, false],
])("%s of one with %j, more than of one with %j: %s", (claim, mine, other, expected) => {
  const evidence = { from: "fact", fact: "weightOz", does: "" } as const;
  const reason = aboutOne(like(mine), true, evidence, { claims: [claim] });
  expect(admit({ ...reason, over: other ? [like(other)] : [] })).toBe(expected);
});

test("a paddle whose number isn't known may be praised for the very thing", () => {
  const [thin, unknown] = [like({ coreMm: 14 }), { coreMm: null, strengths: { pop: "Crisp" } }];
  const reason = (...others: Partial<Paddle>[]) =>
    difference(thin, [plainPaddle, ...others.map(like)], "coreMm")!;
  expect(admit(reason())).toBe(true);
  expect(admit(reason({ coreMm: null }))).toBe(true);
  expect(admit(reason(unknown))).toBe(false);
});

test.each<[Partial<Paddle>, boolean]>([
  [{ knownFor: ["Quick"] }, true],
  [{ buyIf: ["Quick"] }, false],
])(
  "of a paddle we couldn't confirm, its reputation is said and its advice isn't: %j",
  (page, is) => {
    const unconfirmed = like({ ...page, ...quick, notConfirmed: ["identity"] });
    expect(admit(pageReason(unconfirmed, "hands")!)).toBe(is);
    expect(admit(pageReason(like({ ...page, ...quick }), "hands")!)).toBe(true);
    expect(admit(difference(unconfirmed, [like({ coreMm: 14 })], "coreMm")!)).toBe(false);
  },
);

test("a page's phrase claims all that the page says by it", () => {
  const paddle = like({ knownFor: ["Long"], strengths: { reach: "Long", twoHands: "Long" } });
  expect(pageReason(paddle, "reach")?.claims.toSorted()).toEqual(["+reach", "+twoHands"]);
  expect(pageReason(paddle, "spin")).toBeUndefined();
  expect(standing(paddle, "reach")).toBe(1);
});

test.each<[string[], string[], string | undefined]>([
  [["A high price", "Slow", "Loud"], [], "Slow"],
  [["A high price", "Slow", "Loud"], ["you dink", "Loud"], "Loud"],
  // How it plays comes first, in whatever list; of what's left, the price comes last.
  [["A high price", "Loud", "Slow"], [], "Slow"],
  [["A high price", "Loud"], [], "Slow"],
  [["A high price"], ["Loud"], "Slow"],
])(
  "of %j, with %j mattering, the criticism to know is %j",
  (criticisedFor, mattering, expected) => {
    const paddle = like({ criticisedFor, weaknesses: { value: "A high price", hands: "Slow" } });
    expect(criticismOf(paddle, mattering)?.evidence.phrase).toBe(expected);
  },
);

test.each<[string[], string | undefined]>([
  [["A high price", "Loud"], "Loud"],
  [["A high price"], "A high price"],
  [[], undefined],
])("of %j without a word on how it plays, it's %j", (criticisedFor, expected) => {
  const paddle = like({ criticisedFor, weaknesses: { value: "A high price" } });
  expect(criticismOf(paddle)?.evidence.phrase).toBe(expected);
});
