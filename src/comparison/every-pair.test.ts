import { expect, test } from "vitest";
import { isCriticized, isPraised } from "../../tests/support/page-claims.ts";
import { readLibrary } from "../library/read-library.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { standing } from "../paddles/standing.ts";
import type { Trait } from "../paddles/traits.ts";
import { pairVerdict, type Reason } from "./pair-verdict.ts";

const { paddles } = readLibrary(".");
const pairs = paddles.flatMap((one, index) =>
  paddles.slice(index + 1).map((other) => [one, other] as const),
);

/** Every reason on any pair's page, with the paddle it speaks for and the other one. */
const said = pairs.flatMap(([one, other]) =>
  pairVerdict({ paddle: one, buckets: [] }, { paddle: other, buckets: [] }, "us").flatMap(
    (reasons, index) =>
      reasons.map((reason) => ({
        ...reason,
        mine: index === 0 ? one : other,
        theirs: index === 0 ? other : one,
      })),
  ),
);
type Said = (typeof said)[number];

const sentence = ({ mine, theirs, text }: Said) => `${mine.name} over ${theirs.name}: ${text}`;

/** The reasons that a rule says may not be there; an empty list if all is well. */
const those = (isWrong: (reason: Said, trait: Trait) => boolean) =>
  said
    .filter((reason) => reason.claims.some((trait) => isWrong(reason, trait)))
    .map((reason) => sentence(reason));

test("all 325 pairs are read, and most of them have reasons of every kind", () => {
  expect(pairs).toHaveLength(325);
  const kinds = new Map<Reason["from"], number>();
  for (const { from } of said) kinds.set(from, (kinds.get(from) ?? 0) + 1);
  for (const from of ["listPriceCents", "category", "shape", "weightOz", "coreMm"] as const)
    expect(kinds.get(from), from).toBeGreaterThan(5);
});

test("no reason praises a paddle for what its page criticizes it or tells players to skip it for", () => {
  expect(those(({ mine }, trait) => isCriticized(mine, trait))).toEqual([]);
  expect(those(({ mine }, trait) => mine.weaknesses[trait] !== undefined)).toEqual([]);
});

test("no reason puts a paddle above another that is known for the same, unless it is itself", () => {
  const worse = ({ mine, theirs, isRelative }: Said, trait: Trait) =>
    isRelative &&
    isPraised(theirs, trait) &&
    !isCriticized(theirs, trait) &&
    !isPraised(mine, trait);
  // A strength may also be in the words of 'Buy it if'.
  expect(those((reason, trait) => worse(reason, trait) && !reason.mine.strengths[trait])).toEqual(
    [],
  );
});

test("no reason puts a paddle above another whose category promises more of the same", () => {
  expect(
    those(
      ({ mine, theirs, isRelative }, trait) =>
        isRelative && standing(mine, trait) < standing(theirs, trait),
    ),
  ).toEqual([]);
  const heavier = said.filter(({ from, text }) => from === "weightOz" && text.includes("behind"));
  for (const { mine, theirs } of heavier)
    if (theirs.category === "Power Paddle") expect(mine.category).toBe("Power Paddle");
});

test("weight decides between paddles of one shape only", () => {
  for (const reason of said.filter(({ from }) => from === "weightOz"))
    expect(reason.mine.shape, sentence(reason)).toBe(reason.theirs.shape);
});

test("every reason is from a fact that is confirmed for both, and none is for an unconfirmed paddle", () => {
  const isKnown = (paddle: Paddle, from: Reason["from"]) => {
    if (from === "ratings") return true;
    if (from === "listPriceCents") return paddle.listPriceCents !== null;
    return from === "category" ? isConfirmedPaddle(paddle) : isConfirmed(paddle, from);
  };
  for (const reason of said) {
    expect(isConfirmedPaddle(reason.mine), sentence(reason)).toBe(true);
    expect(isKnown(reason.mine, reason.from), sentence(reason)).toBe(true);
    expect(isKnown(reason.theirs, reason.from), sentence(reason)).toBe(true);
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
