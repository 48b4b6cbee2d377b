import { expect, test } from "vitest";
import { isCriticized, isPraised } from "../../tests/support/page-claims.ts";
import { reasonsOf } from "../../tests/support/plain-paddle.ts";
import { readLibrary } from "../library/read-library.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { standing } from "../paddles/standing.ts";
import type { Trait } from "../paddles/traits.ts";
import type { Reason } from "./choice-reasons.ts";
import { notCompared } from "../paddles/pair-in-words.ts";
import { shortVerdict } from "./short-verdict.ts";

const { paddles } = readLibrary(".");

/** Every group of so many paddles. */
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
const comparisons = [...pairs, ...threes, ...fours].map((group) => ({
  group,
  reasons: reasonsOf(group),
}));

/** Every reason on the page of any comparison, with the paddle it speaks for and the other ones. */
const said = comparisons.flatMap(({ group, reasons }) =>
  reasons.flatMap((each, index) =>
    each.map((reason) => ({ ...reason, mine: group[index]!, others: group.toSpliced(index, 1) })),
  ),
);
type Said = (typeof said)[number];

const sentence = ({ mine, others, text }: Said) =>
  `${mine.name} over ${others.map(({ name }) => name).join(", ")}: ${text}`;

/** The reasons that a rule says may not be there; an empty list if all is well. */
const those = (isWrong: (reason: Said, trait: Trait) => boolean) =>
  said
    .filter((reason) => reason.claims.some((trait) => isWrong(reason, trait)))
    .map((reason) => sentence(reason));

test("all pairs and threes are read, and most of them have reasons of every kind", () => {
  expect([pairs.length, threes.length]).toEqual([325, 2600]);
  expect(fours.length).toBeGreaterThan(1000);
  for (const count of [1, 2, 3]) {
    const kinds = new Map<Reason["from"], number>();
    for (const { from, others } of said)
      if (others.length === count) kinds.set(from, (kinds.get(from) ?? 0) + 1);
    for (const from of ["listPriceCents", "category", "shape", "weightOz", "coreMm"] as const)
      expect(kinds.get(from), `${from} of ${count + 1}`).toBeGreaterThan(5);
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
  // A strength may also be in the words of 'Buy it if'.
  expect(those((reason, trait) => worse(reason, trait) && !reason.mine.strengths[trait])).toEqual(
    [],
  );
});

test("no reason puts a paddle above another whose category promises more of the same", () => {
  expect(
    those(
      ({ mine, others, isRelative }, trait) =>
        isRelative && others.some((each) => standing(mine, trait) < standing(each, trait)),
    ),
  ).toEqual([]);
  const heavier = said.filter(
    ({ from, text }) => from === "weightOz" && text.includes("plow-through"),
  );
  for (const { mine, others } of heavier)
    if (others.some(({ category }) => category === "Power Paddle"))
      expect(mine.category).toBe("Power Paddle");
});

test("weight decides between paddles of one shape only", () => {
  for (const reason of said.filter(({ from }) => from === "weightOz"))
    for (const other of reason.others.filter((each) => isConfirmed(each, "weightOz")))
      expect(reason.mine.shape, sentence(reason)).toBe(other.shape);
});

test("every reason is from a fact that is confirmed for it and for another, and none is for an unconfirmed paddle", () => {
  const isKnown = (paddle: Paddle, from: Reason["from"]) => {
    if (from === "ratings") return true;
    if (from === "listPriceCents") return paddle.listPriceCents !== null;
    return from === "category" ? isConfirmedPaddle(paddle) : isConfirmed(paddle, from);
  };
  for (const reason of said) {
    const { mine, others, from } = reason;
    expect(isConfirmedPaddle(mine), sentence(reason)).toBe(true);
    expect(isKnown(mine, from), sentence(reason)).toBe(true);
    const known = others.filter((each) => isKnown(each, from));
    expect(known.length, sentence(reason)).toBeGreaterThan(0);
    // The page says which figures a reason leaves out.
    const isNumber = from !== "category" && from !== "ratings";
    if (isNumber && known.length < others.length)
      expect(notCompared([mine, ...others]), sentence(reason)).toContain("compares only");
  }
});

test("each paddle in short is chosen for what its own page says first, with a criticism of that page", () => {
  for (const { group, reasons } of comparisons)
    for (const [index, paddle] of group.entries()) {
      const { chooseIf, knowBefore } = shortVerdict(
        paddle,
        group.toSpliced(index, 1),
        reasons[index]!,
      );
      expect(chooseIf !== undefined, paddle.slug).toBe(isConfirmedPaddle(paddle));
      if (chooseIf !== undefined) {
        expect(chooseIf.startsWith(paddle.buyIf[0]!), chooseIf).toBe(true);
        expect(chooseIf).not.toMatch(/[.:;,]$|\.\.| {2}/);
      }
      const phrases = [...paddle.criticisedFor, `Skip it if ${paddle.skipIf[0]}`];
      const page = phrases.map((phrase) => `${phrase}.`);
      if (page.length > 1 || isConfirmedPaddle(paddle)) expect(page).toContain(knowBefore);
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
});
