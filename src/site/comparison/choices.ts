// Which of several paddles to choose, and why. A reason must set a paddle apart from every other one; what holds for
// all of them is no reason to choose any.

import type { Paddle } from "../paddles/paddle.content.ts";
import { isOwnPhrase, namedShape, type SoldPaddle } from "../paddles/paddle-facts.ts";
import {
  aboutOne,
  admit,
  criticismOf,
  type Difference,
  difference,
  factOf,
  lexicon,
  onlyOfItsType,
  type PageReason,
  phraseReason,
  type Reason,
  type Scaled,
  starStep,
} from "../paddles/reasons.ts";
import { playsBetter, uses, useShare } from "../paddles/play.ts";
import { say } from "../paddles/say.ts";
import { traits } from "../paddles/paddle-values.ts";
import { bareValue } from "../../platform/text/sample.ts";
import type { Units } from "../../platform/text/units.ts";
import { levels } from "../reviews/level/level.ts";
import { minReviewsNear, type RatingBucket, ratingNear } from "../reviews/ratings/ratings.ts";

/** A paddle with its reviews in buckets. */
export interface Contender {
  paddle: SoldPaddle;
  buckets: readonly RatingBucket[];
}

/** The case for one of several paddles. An unconfirmed paddle has no reasons. */
export interface Choice {
  paddle: SoldPaddle;
  /**
   * From data alone: what sets it apart from every other paddle, is confirmed and isn't contradicted by their own
   * pages. For each number, only paddles with a confirmed value count. Ratings count if players near a level have
   * written enough of them for all; samples never count.
   */
  reasons: readonly Reason[];
  /** Whom it suits, in the words of its own page. */
  advice: readonly PageReason[];
  /** A criticism, if possible one that isn't made of the others. Prices are shown side by side anyway. */
  criticism: PageReason | undefined;
}

/** The answer to 'Which one?' for each paddle. */
export function choicesOf(contenders: readonly Contender[]): Choice[] {
  const all = contenders.map((mine, index): Choice => {
    const rivals = contenders.toSpliced(index, 1);
    const { paddle } = mine;
    return {
      paddle,
      reasons: reasonsFor(mine, rivals),
      advice: paddle.buyIf
        .filter((phrase) => isOwnPhrase(paddle, phrase))
        .map((phrase) => phraseReason(paddle, phrase, true))
        .filter(admit),
      criticism: ownCriticism(
        paddle,
        rivals.map((rival) => rival.paddle),
      ),
    };
  });
  return all.map((mine, index) => {
    const others = all.toSpliced(index, 1);
    const reasons = mine.reasons.filter((each) => !isClaimedOfAll(each, others, ["reasons"]));
    const advice = mine.advice.filter(
      (each) => !isClaimedOfAll(each, others, ["reasons", "advice"]),
    );
    const isEmpty = reasons.length + advice.length === 0;
    return { ...mine, reasons, advice: isEmpty ? mine.advice : advice };
  });
}

/** Whether the reasons for every other paddle make all of one's claims. */
function isClaimedOfAll(
  { claims }: Reason,
  others: readonly Choice[],
  lists: readonly ("reasons" | "advice")[],
): boolean {
  if (claims.length === 0 || others.length === 0) return false;
  return others.every((other) => {
    const theirs = new Set(lists.flatMap((list) => other[list].flatMap((each) => each.claims)));
    return claims.every((claim) => theirs.has(claim));
  });
}

/** At most three reasons that fit in a word or two: how a paddle plays, its price and its weight. */
function shortReasons({ reasons }: Choice): Reason[] {
  const isShort = ({ evidence }: Reason) =>
    evidence.from === "use" ||
    (evidence.from === "difference" && ["listPriceCents", "weightOz"].includes(evidence.fact));
  return reasons.filter(isShort).slice(0, 3);
}

/** What sets a paddle apart from the others: 'quicker, about $50 less'. Undefined if nothing does. */
export function apartInShort(choice: Choice, units: Units): string | undefined {
  return (
    shortReasons(choice)
      .map((reason) => say(reason, "clause", units))
      .join(", ") || undefined
  );
}

/**
 * Its page's advice, and the first reason that adds to it and to `apartInShort`: completes 'Choose it if'. Undefined if
 * there's nothing to say.
 */
export function chooseIf(choice: Choice, units: Units): string | undefined {
  const [first] = choice.advice;
  const before = [...shortReasons(choice), ...(first ? [first] : [])];
  const another = choice.reasons.find(
    (reason) =>
      !before.includes(reason) &&
      !reason.claims.some((each) => before.some(({ claims }) => claims.includes(each))),
  );
  const said = [first, another].flatMap((each) => (each ? say(each, "if", units) : []));
  return said.length > 0 ? said.join(", or if ") : undefined;
}

function ownCriticism(paddle: Paddle, others: readonly Paddle[]): PageReason | undefined {
  const own = traits.filter(
    (trait) => trait !== "value" && others.every((other) => !other.weaknesses[trait]),
  );
  const mattering = paddle.criticisedFor.filter((phrase) =>
    own.some((trait) => paddle.weaknesses[trait] === phrase),
  );
  return criticismOf(paddle, mattering);
}

function reasonsFor(mine: Contender, rivals: readonly Contender[]): Reason[] {
  const { paddle } = mine;
  const others = rivals.map((rival) => rival.paddle);
  const deciding = (...facts: Scaled[]) =>
    facts.flatMap((fact) => difference(paddle, others, fact) ?? []).filter(decides);
  const playing = playsBetter(paddle, others);
  const isSaid = ({ claims }: Reason) =>
    claims.length > 0 &&
    claims.every((claim) => playing.some((each) => each.claims.includes(claim)));
  const besides = [
    ...[onlyOfItsType(paddle, others)].filter((reason) => reason !== undefined),
    ...deciding("weightOz", "coreMm", "gripLengthIn", "shape"),
  ].filter((reason) => !isSaid(reason) && !isDenied(reason, others));
  return [
    ...playing,
    ...[...deciding("listPriceCents"), ...besides, ...betterRated(mine, rivals)].filter(admit),
  ];
}

/** Whether a paddle plays worse, by everything known about it, than a reason claims. */
function isDenied({ paddle, claims }: Reason, others: readonly Paddle[]): boolean {
  return uses
    .filter((use) => claims.includes(`+${use}`))
    .some((use) => {
      const mine = useShare(paddle, use);
      return others.some((other) => (mine ?? 1) < (useShare(other, use) ?? 0));
    });
}

/**
 * Whether a difference is large enough, and good for something. Weight alone says nothing about paddles of two shapes:
 * a long head swings heavier than a wide one of the same weight.
 */
function decides({ paddle, over, evidence: { fact, side }, strength }: Difference): boolean {
  if (side === "same" || strength < 1 || lexicon[fact][side].wanted === undefined) return false;
  if (fact !== "weightOz") return true;
  const counted = over.filter((other) => factOf(other, fact) !== undefined);
  const shapes = new Set([paddle, ...counted].map(namedShape));
  return shapes.size === 1 && !shapes.has(undefined);
}

/** The level at which a paddle is furthest ahead of every other, among those where players rated them all. */
function betterRated({ paddle, buckets }: Contender, rivals: readonly Contender[]): Reason[] {
  // Reviews don't say which version they're about.
  if (rivals.length === 0 || [{ paddle }, ...rivals].some((each) => each.paddle.version)) return [];
  return levels
    .flatMap((level) => {
      const [own, ...theirs] = [buckets, ...rivals.map((rival) => rival.buckets)].map((each) => {
        const near = ratingNear(
          each.filter(({ sample }) => !sample),
          level,
        );
        return { ...near, average: bareValue(near.average ?? 0) };
      });
      if ([own!, ...theirs].some(({ reviews }) => reviews < minReviewsNear)) return [];
      const ahead = own!.average - Math.max(...theirs.map(({ average }) => average));
      const evidence = { from: "rating", level, rated: own!, than: theirs } as const;
      return aboutOne(paddle, true, evidence, { strength: ahead / starStep });
    })
    .filter(({ strength }) => strength >= 1)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, 1);
}
