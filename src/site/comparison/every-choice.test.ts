import { expect, test } from "vitest";
import { isCriticized, isPraised } from "../../../tests/support/crawl.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmed, isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { profileOf, traitShare } from "../paddles/profile.ts";
import { factOf, keyOf, lexicon, type Reason, standing, traitOf } from "../paddles/reasons.ts";
import { knowBefore, notCompared, say } from "../paddles/say.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { chooseIf, choicesOf } from "./choices.ts";

const { written: paddles } = projectLibrary();

/** Every group of `count` paddles. */
function groupsOf(count: number, from: readonly AnyPaddle[] = paddles): AnyPaddle[][] {
  if (count === 0) return [[]];
  return from.flatMap((first, index) =>
    groupsOf(count - 1, from.slice(index + 1)).map((rest) => [first, ...rest]),
  );
}

const choicesAmong = (group: readonly AnyPaddle[]) =>
  choicesOf(group.map((paddle) => ({ paddle, buckets: [] })));
const pairs = groupsOf(2);
const threes = groupsOf(3);
// All would take minutes.
const fours = groupsOf(4).filter((_, index) => index % 11 === 0);
const comparisons = [...pairs, ...threes, ...fours].map(choicesAmong);
const pairsOfConfirmed = pairs.filter((pair) => pair.every(isConfirmedPaddle));

/** Every reason in any comparison, with its paddle, the others, and what it's about. */
const said = comparisons.flatMap((choices) =>
  choices.flatMap(({ paddle: mine, reasons }, index) =>
    reasons.map((reason) => {
      const others = choices.toSpliced(index, 1).map(({ paddle }) => paddle);
      const traits = reason.claims.map(traitOf);
      return { reason, mine, others, traits, isRelative: reason.over.length > 0 };
    }),
  ),
);
type Said = (typeof said)[number];

const sentence = ({ mine, others, reason }: Said) =>
  `${mine.name} over ${others.map(({ name }) => name).join(", ")}: ${say(reason, "if")}`;
const factIn = ({ evidence }: Reason) =>
  evidence.from === "difference" ? evidence.fact : undefined;

/** The reasons that violate a rule. */
const those = (isWrong: (reason: Said, trait: Trait) => boolean) =>
  said
    .filter((reason) => reason.traits.some((trait) => isWrong(reason, trait)))
    .map((reason) => sentence(reason));

test("all pairs and threes are read, and have reasons of every kind", () => {
  const all = paddles.length;
  const ofTwo = (all * (all - 1)) / 2;
  expect([pairs.length, threes.length]).toEqual([ofTwo, (ofTwo * (all - 2)) / 3]);
  expect(pairsOfConfirmed).toHaveLength(190);
  expect(fours.length).toBeGreaterThan(1000);
  for (const count of [1, 2, 3]) {
    const kinds = said.filter(({ others }) => others.length === count);
    const counts = Map.groupBy(kinds, ({ reason }) => keyOf(reason));
    for (const kind of ["listPriceCents", "shape", "coreMm", "power", "control", "spin", "reach"])
      expect(counts.get(kind)?.length, `${kind} of ${count + 1}`).toBeGreaterThan(5);
  }
});

test("no reason praises a paddle for what its page criticizes it or tells players to skip it for", () => {
  expect(those(({ mine }, trait) => isCriticized(mine, trait))).toEqual([]);
  expect(those(({ mine }, trait) => mine.weaknesses[trait] !== undefined)).toEqual([]);
});

test("no reason puts a paddle above another whose page or type says more of the same", () => {
  // A strength may also be phrased as 'Buy it if'.
  const isSaidOf = (paddle: AnyPaddle, trait: Trait) =>
    isPraised(paddle, trait) || paddle.strengths[trait] !== undefined;
  const isKnown = (paddle: AnyPaddle, trait: Trait) =>
    isPraised(paddle, trait) && !isCriticized(paddle, trait);
  expect(
    those(
      ({ mine, others, isRelative }, trait) =>
        isRelative &&
        ((!isSaidOf(mine, trait) && others.some((each) => isKnown(each, trait))) ||
          others.some((each) => standing(mine, trait) < standing(each, trait))),
    ),
  ).toEqual([]);
});

test("no reason holds for another one, too: by profiles a step ahead and sure, by facts beyond", () => {
  let [plays, differences] = [0, 0];
  for (const each of said) {
    const { mine, others, reason, traits } = each;
    const mean = (paddle: AnyPaddle, trait: Trait) => profileOf(paddle)[trait].mean;
    if (reason.evidence.from === "use") {
      const { trait, by } = reason.evidence;
      const sure = others.filter((other) => traitShare(other, trait) !== undefined);
      expect(sure.length, sentence(each)).toBeGreaterThan(others.length === 1 ? 0 : -1);
      expect(traitShare(mine, trait), sentence(each)).toBeDefined();
      for (const other of sure)
        expect(mean(mine, trait) - mean(other, trait), sentence(each)).toBeGreaterThanOrEqual(0.25);
      // Nor does the text in its brackets.
      if (by?.evidence.from === "fact")
        for (const other of sure)
          expect(factOf(other, by.evidence.fact), sentence(each)).not.toBe(
            factOf(mine, by.evidence.fact),
          );
      plays += 1;
    }
    if (reason.evidence.from === "difference") {
      const { fact, side, value, others: values, by } = reason.evidence;
      const sign = side === "more" ? 1 : -1;
      expect(by, sentence(each)).toBeGreaterThanOrEqual(lexicon[fact].decide);
      for (const other of values) expect(sign * (value - other), sentence(each)).toBeGreaterThan(0);
      for (const trait of traits)
        for (const other of others.filter((one) => traitShare(one, trait) !== undefined))
          expect(mean(mine, trait), sentence(each)).toBeGreaterThanOrEqual(mean(other, trait));
      differences += 1;
    }
  }
  expect(Math.min(plays, differences)).toBeGreaterThan(1000);
});

test("a paddle is never chosen for reach or room for two hands next to a head as long or a grip as long", () => {
  const decidedBy = { "+reach": "shape", "+twoHands": "gripLengthIn" } as const;
  let found = 0;
  for (const choices of comparisons)
    for (const [index, { paddle, reasons, advice }] of choices.entries())
      for (const reason of [...reasons, ...advice])
        for (const claim of ["+reach", "+twoHands"] as const) {
          // Advice may speak of more than one thing.
          if (reason.claims.join() !== claim) continue;
          for (const { paddle: other } of choices.toSpliced(index, 1))
            expect(factOf(other, decidedBy[claim]), say(reason, "if")).not.toBe(
              factOf(paddle, decidedBy[claim]) ?? null,
            );
          found += 1;
        }
  expect(found).toBeGreaterThan(500);
});

test("what's said for a side changes places with it, and is four things at most", () => {
  const texts = (choices: ReturnType<typeof choicesOf>) =>
    choices.map(({ advice, reasons }) => [...advice, ...reasons].map((each) => say(each, "if")));
  for (const pair of pairs)
    expect(texts(choicesAmong(pair.toReversed()))).toEqual(texts(choicesAmong(pair)).toReversed());
  for (const all of comparisons.flatMap(texts)) {
    expect(all.length).toBeLessThanOrEqual(4);
    expect(new Set(all).size).toBe(all.length);
  }
});

test("advice is about what a paddle has more of than each other one, and no precondition", () => {
  let [advised, conditions] = [0, 0];
  for (const choices of comparisons)
    for (const [index, { paddle, advice, onlyIf }] of choices.entries()) {
      const others = choices.toSpliced(index, 1);
      for (const { claims, evidence } of advice) {
        const message = `${paddle.slug}: ${evidence.phrase}`;
        const ahead = claims.map((claim) => {
          const share = (each: AnyPaddle) => traitShare(each, traitOf(claim));
          return Math.min(
            ...others.map((each) => (share(paddle) ?? 0) - (share(each.paddle) ?? 1)),
          );
        });
        expect(Math.max(...ahead), message).toBeGreaterThanOrEqual(1 / 8);
        expect(Math.min(...ahead), message).toBeGreaterThan(-1 / 8);
        expect(paddle.onlyIf ?? []).not.toContain(evidence.phrase);
        advised += 1;
      }
      expect(paddle.onlyIf ?? []).toEqual(expect.arrayContaining(onlyIf.map(keyOf)));
      conditions += onlyIf.length;
    }
  expect(advised).toBeGreaterThan(1000);
  expect(conditions).toBeGreaterThan(100);
});

test("weight decides between paddles of one shape only", () => {
  for (const each of said.filter(({ reason }) => factIn(reason) === "weightOz"))
    for (const other of each.others.filter((paddle) => isConfirmed(paddle, "weightOz")))
      expect(each.mine.shape, sentence(each)).toBe(other.shape);
});

test("every reason is from a fact that is confirmed for it and for another, and none is for an unconfirmed paddle", () => {
  for (const each of said) {
    const { reason, mine, others } = each;
    expect(isConfirmedPaddle(mine), sentence(each)).toBe(true);
    const fact = factIn(reason);
    if (fact === undefined) continue;
    const isKnown = (paddle: AnyPaddle) =>
      fact === "listPriceCents" ? paddle.listPriceCents !== null : isConfirmed(paddle, fact);
    expect(isKnown(mine), sentence(each)).toBe(true);
    const known = others.filter(isKnown);
    expect(known.length, sentence(each)).toBeGreaterThan(0);
    // The page says which figures a reason omits.
    if (known.length < others.length)
      expect(notCompared([mine, ...others]), sentence(each)).toContain("compares only");
  }
});

test("a reason to choose stands once on a pair's page, on at most a tenth of the pairs' pages, and on a third without its brackets and figures", () => {
  const pages = pairsOfConfirmed.map((pair) =>
    choicesAmong(pair).flatMap(({ reasons, advice, onlyIf }) =>
      [...onlyIf, ...advice, ...reasons].map((reason) => say(reason, "if")),
    ),
  );
  expect(pages.filter((texts) => new Set(texts).size < texts.length)).toEqual([]);
  const often = (share: number, texts: readonly string[]) =>
    [...Map.groupBy(texts, (text) => text)].filter(([, all]) => all.length > pages.length * share);
  expect(often(1 / 10, pages.flat())).toEqual([]);
  const bare = pages.flatMap((texts) => [
    ...new Set(texts.map((text) => text.replaceAll(/ ?\([^)]*\)|[\d.]+/g, ""))),
  ]);
  expect(often(1 / 3, bare).map(([text]) => text)).toEqual(["you want to save about $"]);
  expect(new Set(bare).size).toBeGreaterThan(20);
});

test("each paddle in short is chosen for what its own page says, with a criticism of that page", () => {
  for (const choice of comparisons.flat()) {
    const { paddle, advice, criticism } = choice;
    const condition = chooseIf(choice, "us");
    const isAdvised = advice.length > 0;
    expect(condition !== undefined || !isAdvised, paddle.slug).toBe(true);
    if (condition !== undefined) {
      expect(isConfirmedPaddle(paddle), paddle.slug).toBe(true);
      if (isAdvised) expect(condition.startsWith(keyOf(advice[0]!)), condition).toBe(true);
      expect(paddle.buyIf).toEqual(expect.arrayContaining(advice.map(keyOf)));
      expect(condition).not.toMatch(/[.:;,]$|\.\.| {2}/);
    }
    const known = [...paddle.criticisedFor, ...paddle.skipIf.map((each) => `Skip it if ${each}`)];
    if (known.length > 0 && isConfirmedPaddle(paddle))
      expect(known.map((phrase) => `${phrase}.`)).toContain(knowBefore(paddle, criticism));
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
