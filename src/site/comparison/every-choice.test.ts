import { expect, test } from "vitest";
import { isCriticized, isPraised } from "../../../tests/support/crawl.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmed, isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { keyOf, type Reason, standing } from "../paddles/reasons.ts";
import { knowBefore, notCompared, say } from "../paddles/say.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { chooseIf, choicesOf } from "./choices.ts";

const { paddles } = projectLibrary();

/** Every group of `count` paddles. */
function groupsOf(count: number, from: readonly Paddle[] = paddles): Paddle[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, index) =>
    groupsOf(count - 1, from.slice(index + 1)).map((rest) => [first, ...rest]),
  );
}

const pairs = groupsOf(2);
const threes = groupsOf(3);
// All would take minutes.
const fours = groupsOf(4).filter((_, index) => index % 11 === 0);
const comparisons = [...pairs, ...threes, ...fours].map((group) =>
  choicesOf(group.map((paddle) => ({ paddle, buckets: [] }))),
);

/** Every reason in any comparison, with its paddle, the others, and what it's about. */
const said = comparisons.flatMap((choices) =>
  choices.flatMap(({ paddle: mine, reasons }, index) =>
    reasons.map((reason) => {
      const others = choices.toSpliced(index, 1).map(({ paddle }) => paddle);
      const traits = reason.claims.map((claim) => claim.slice(1) as Trait);
      return { reason, mine, others, traits, isRelative: reason.over.length > 0 };
    }),
  ),
);
type Said = (typeof said)[number];

const sentence = ({ mine, others, reason }: Said) =>
  `${mine.name} over ${others.map(({ name }) => name).join(", ")}: ${say(reason, "if")}`;
const factOf = ({ evidence }: Reason) =>
  evidence.from === "difference" ? evidence.fact : undefined;

/** The reasons that violate a rule. */
const those = (isWrong: (reason: Said, trait: Trait) => boolean) =>
  said
    .filter((reason) => reason.traits.some((trait) => isWrong(reason, trait)))
    .map((reason) => sentence(reason));

test("all pairs and threes are read, and most of them have reasons of every kind", () => {
  const all = paddles.length;
  const ofTwo = (all * (all - 1)) / 2;
  expect([pairs.length, threes.length]).toEqual([ofTwo, (ofTwo * (all - 2)) / 3]);
  expect(fours.length).toBeGreaterThan(1000);
  for (const count of [1, 2, 3]) {
    const kinds = new Map<string, number>();
    for (const { reason, others } of said)
      if (others.length === count) kinds.set(keyOf(reason), (kinds.get(keyOf(reason)) ?? 0) + 1);
    for (const kind of ["listPriceCents", "type", "shape", "weightOz", "coreMm"])
      expect(kinds.get(kind), `${kind} of ${count + 1}`).toBeGreaterThan(5);
  }
});

test("no reason praises a paddle for what its page criticizes it or tells players to skip it for", () => {
  expect(those(({ mine }, trait) => isCriticized(mine, trait))).toEqual([]);
  expect(those(({ mine }, trait) => mine.weaknesses[trait] !== undefined)).toEqual([]);
});

test("no reason puts a paddle above another that is known for the same, unless it is itself", () => {
  const worse = ({ mine, others, isRelative }: Said, trait: Trait) =>
    isRelative &&
    !isPraised(mine, trait) &&
    others.some((each) => isPraised(each, trait) && !isCriticized(each, trait));
  // A strength may also be phrased as 'Buy it if'.
  expect(those((each, trait) => worse(each, trait) && !each.mine.strengths[trait])).toEqual([]);
});

test("no reason puts a paddle above another whose category promises more of the same", () => {
  expect(
    those(
      ({ mine, others, isRelative }, trait) =>
        isRelative && others.some((each) => standing(mine, trait) < standing(each, trait)),
    ),
  ).toEqual([]);
  const heavier = said.filter(
    ({ reason, traits }) => factOf(reason) === "weightOz" && traits.includes("power"),
  );
  for (const { mine, others } of heavier)
    if (others.some(({ category }) => category === "Power Paddle"))
      expect(mine.category).toBe("Power Paddle");
});

test("weight decides between paddles of one shape only", () => {
  for (const each of said.filter(({ reason }) => factOf(reason) === "weightOz"))
    for (const other of each.others.filter((paddle) => isConfirmed(paddle, "weightOz")))
      expect(each.mine.shape, sentence(each)).toBe(other.shape);
});

test("every reason is from a fact that is confirmed for it and for another, and none is for an unconfirmed paddle", () => {
  for (const each of said) {
    const { reason, mine, others } = each;
    expect(isConfirmedPaddle(mine), sentence(each)).toBe(true);
    const fact = factOf(reason);
    if (fact === undefined) continue;
    const isKnown = (paddle: Paddle) =>
      fact === "listPriceCents" ? paddle.listPriceCents !== null : isConfirmed(paddle, fact);
    expect(isKnown(mine), sentence(each)).toBe(true);
    const known = others.filter(isKnown);
    expect(known.length, sentence(each)).toBeGreaterThan(0);
    // The page says which figures a reason omits.
    if (known.length < others.length)
      expect(notCompared([mine, ...others]), sentence(each)).toContain("compares only");
  }
});

test("of a pair, neither is chosen for what all speaks for the other one, too", () => {
  const claimsOf = (reasons: readonly Reason[]) => reasons.map(({ claims }) => claims);
  const shared = comparisons
    .filter(({ length }) => length === 2)
    .flatMap(([one, other]) => [[one!, other!] as const, [other!, one!] as const])
    .flatMap(([mine, theirs]) => {
      const isShared = (claims: readonly string[], by: readonly (readonly string[])[]) =>
        claims.length > 0 && claims.every((claim) => by.flat().includes(claim));
      const theirReasons = claimsOf(theirs.reasons);
      const all = [...theirReasons, ...claimsOf(theirs.advice)];
      return [
        ...claimsOf(mine.reasons).filter((claims) => isShared(claims, theirReasons)),
        ...claimsOf(mine.advice).filter((claims) => isShared(claims, all)),
      ].map((claims) => `${mine.paddle.slug} and ${theirs.paddle.slug}: ${claims.join()}`);
    });
  expect(shared).toEqual([]);
});

test("each paddle in short is chosen for what its own page says, with a criticism of that page", () => {
  for (const choice of comparisons.flat()) {
    const { paddle, advice, criticism } = choice;
    const condition = chooseIf(choice, "us");
    expect(condition !== undefined, paddle.slug).toBe(isConfirmedPaddle(paddle));
    if (condition !== undefined) {
      if (advice.length > 0) expect(condition.startsWith(keyOf(advice[0]!)), condition).toBe(true);
      expect(paddle.buyIf).toEqual(expect.arrayContaining(advice.map(keyOf)));
      expect(condition).not.toMatch(/[.:;,]$|\.\.| {2}/);
    }
    const phrases = [...paddle.criticisedFor, `Skip it if ${paddle.skipIf[0]}`];
    const page = phrases.map((phrase) => `${phrase}.`);
    if (page.length > 1 || isConfirmedPaddle(paddle))
      expect(page).toContain(knowBefore(paddle, criticism));
  }
});

test("what a page says of a trait is among the paddle's strengths and weaknesses", () => {
  const traits = ["control", "power", "spin", "hands", "forgiveness", "comfort", "value"] as const;
  const all = [...traits, "pop", "reach", "twoHands", "sound", "learning"] as const;
  const left = paddles
    .filter(isConfirmedPaddle)
    .flatMap((paddle) =>
      all.flatMap((trait) => [
        ...(isCriticized(paddle, trait) && !paddle.weaknesses[trait]
          ? [`${paddle.slug}: weaknesses lack ${trait}`]
          : []),
        ...(isPraised(paddle, trait) && !paddle.strengths[trait] && !paddle.weaknesses[trait]
          ? [`${paddle.slug}: strengths lack ${trait}`]
          : []),
      ]),
    );
  expect(left).toEqual([]);
  for (const says of [isCriticized, isPraised])
    expect(all.filter((trait) => paddles.some((each) => says(each, trait))).length).toBeGreaterThan(
      5,
    );
});
