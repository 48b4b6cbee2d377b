// Which of several paddles to choose, and why. A reason must set a paddle apart from every other one; what holds for
// all of them is no reason to choose any.

import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { isIdentified, isOwnPhrase, namedShape, type AnySold } from "../paddles/paddle-facts.ts";
import {
  aboutOne,
  admit,
  criticismOf,
  type Difference,
  difference,
  factOf,
  type From,
  lexicon,
  type PageReason,
  phraseReason,
  type Reason,
  type Scaled,
  starStep,
  traitOf,
  useStep,
} from "../paddles/reasons.ts";
import { hasAsMuch, hasMore, traitShare } from "../paddles/profile.ts";
import { say } from "../paddles/say.ts";
import { type Trait, traits } from "../paddles/paddle-values.ts";
import { bareValue } from "../../platform/text/sample.ts";
import type { Units } from "../../platform/text/units.ts";
import { levels } from "../reviews/level/level.ts";
import { minReviewsNear, type RatingBucket, ratingNear } from "../reviews/ratings/ratings.ts";

/** A paddle with its reviews in buckets. */
export interface Contender {
  paddle: AnySold;
  buckets: readonly RatingBucket[];
}

/** The case for one of several paddles. An unconfirmed paddle has no reasons. */
export interface Choice {
  paddle: AnySold;
  /**
   * What sets it apart from every other paddle: what it has more of by its profile, then facts and ratings. For each
   * number, only paddles with a confirmed value count. Ratings count if players near a level have written enough of them
   * for all; samples never count.
   */
  reasons: readonly Reason[];
  /** Whom it suits, in the words of its own page: those that the others have less of. */
  advice: readonly PageReason[];
  /** What a buyer must bring, in the words of its own page. */
  onlyIf: readonly PageReason[];
  /** A criticism, if possible one that isn't made of the others. Prices are shown side by side anyway. */
  criticism: PageReason | undefined;
}

/** What's said for a side, at most. */
const mostReasons = 4;

/** The answer to 'Which one?' for each paddle. */
export function choicesOf(contenders: readonly Contender[]): Choice[] {
  return contenders.map((mine, index): Choice => {
    const rivals = contenders.toSpliced(index, 1);
    const others = rivals.map(({ paddle }) => paddle);
    const { paddle } = mine;
    const phrases = paddle.buyIf
      .filter((phrase) => isOwnPhrase(paddle, phrase))
      .map((phrase) => phraseReason(paddle, phrase, true))
      .filter(admit);
    const onlyIf = phrases.filter(({ evidence }) => paddle.onlyIf?.includes(evidence.phrase));
    const advice = phrases
      .filter((each) => !onlyIf.includes(each) && hasMoreOf(each, others))
      .slice(0, mostReasons);
    const isSaid = ({ claims }: Reason) =>
      claims.length > 0 &&
      claims.every((claim) => advice.some((each) => each.claims.includes(claim)));
    return {
      paddle,
      // Our own words for a trait come before the bare one.
      reasons: reasonsFor(mine, rivals)
        .filter((each) => !isSaid(each))
        .slice(0, mostReasons - advice.length),
      advice,
      onlyIf: isIdentified(paddle) ? onlyIf : [],
      criticism: ownCriticism(paddle, others),
    };
  });
}

/**
 * Whether a paddle has more than each other one of what a phrase claims, and less of nothing; of everything that a phrase
 * with 'or' claims. Without a claim there's no telling.
 */
function hasMoreOf(
  { paddle, claims, evidence }: PageReason,
  others: readonly AnyPaddle[],
): boolean {
  if (others.length === 0) return true;
  const all = claims.map((claim) => {
    const trait = traitOf(claim);
    const mine = traitShare(paddle, trait) ?? 0;
    const ahead = mine - Math.max(...others.map((each) => traitShare(each, trait) ?? 1));
    return hasAsMuch(others, paddle, trait) ? Math.min(0, ahead) : ahead;
  });
  const isMore = (ahead: number) => ahead >= useStep;
  return / or /.test(evidence.phrase)
    ? all.length > 0 && all.every(isMore)
    : all.some(isMore) && all.every((ahead) => ahead > -useStep);
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

function ownCriticism(paddle: AnyPaddle, others: readonly AnyPaddle[]): PageReason | undefined {
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
  const more = hasMore(paddle, others);
  const isMore = (trait: Trait) => more.some(({ evidence }) => evidence.trait === trait);
  // These two are what makes a start easy.
  const isEasy = isMore("control") || isMore("forgiveness");
  const playing = more.filter(({ evidence }) => evidence.trait !== "learning" || !isEasy);
  const isSaid = ({ claims }: Reason) =>
    claims.length > 0 &&
    claims.every((claim) => playing.some((each) => each.claims.includes(claim)));
  const besides = deciding("weightOz", "coreMm", "gripLengthIn", "shape").filter(
    (reason) => !isSaid(reason) && !isDenied(reason, others),
  );
  return [
    // A phrase may speak of two traits.
    ...[...Map.groupBy(playing, (each) => quotedBy(each) ?? each).values()].map(
      ([first]) => first!,
    ),
    ...[...deciding("listPriceCents"), ...besides, ...betterRated(mine, rivals)].filter(admit),
  ];
}

const quotedBy = ({ evidence: { by } }: Reason<From<"use">>) =>
  by?.evidence.from === "page" ? by.evidence.phrase : undefined;

/** Whether a paddle plays worse, by everything known about it, than a reason claims. */
function isDenied({ paddle, claims }: Reason, others: readonly AnyPaddle[]): boolean {
  return traits
    .filter((trait) => claims.includes(`+${trait}`))
    .some((trait) => {
      const mine = traitShare(paddle, trait);
      return others.some((other) => (mine ?? 1) < (traitShare(other, trait) ?? 0));
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
