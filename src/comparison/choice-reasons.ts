import { bareValue } from "../platform/text/sample.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { shapes } from "../paddles/paddle-values.ts";
import { type Level, levels, nearText } from "../reviews/level/level.ts";
import { roundPriceText } from "../platform/text/money.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { contradicts, standing } from "../paddles/standing.ts";
import type { Trait } from "../paddles/traits.ts";
import { knownFact, namedShape } from "../paddles/paddle-facts.ts";
import { reviewsText, toOneDecimal } from "../reviews/ratings/rating.ts";
import {
  minReviewsNear,
  type RatingBucket,
  ratingNear,
} from "../reviews/ratings/rating-buckets.ts";
import { figureText, type Units } from "../platform/text/units.ts";
import { distance, starStep, steps } from "../paddles/noticeable.ts";
import { listed, withArticle } from "../paddles/pair-in-words.ts";

/** A paddle with its reviews in buckets. */
export interface Contender {
  paddle: Paddle;
  buckets: readonly RatingBucket[];
}

/** A reason to choose a paddle over the others; its text completes 'Choose it if …'. */
export interface Reason {
  text: string;
  /** The fact that it's drawn from. */
  from: "listPriceCents" | "category" | "shape" | (typeof numbers)[number]["fact"] | "ratings";
  /** What it says the paddle is good at. */
  claims: readonly Trait[];
  /** Whether it says that the paddle is better at that than the others. */
  isRelative: boolean;
}

/**
 * What a difference between numbers is good for. Weight alone says nothing about paddles of two shapes: a long head
 * swings heavier than a wide one of the same weight.
 */
const numbers = [
  {
    fact: "weightOz",
    more: { says: "you want more plow-through", claims: ["power"] },
    less: { says: "you want faster hands at the net", claims: ["hands"] },
    isOfOneShape: true,
  },
  {
    fact: "coreMm",
    more: { says: "you want a thicker, softer core", claims: ["control"] },
    less: { says: "you want more pop from a thinner core", claims: ["pop"] },
    isOfOneShape: false,
  },
  {
    fact: "gripLengthIn",
    more: { says: "you want more room for two hands", claims: ["twoHands"] },
    less: undefined,
    isOfOneShape: false,
  },
] as const;

/** What a category's name says a paddle is good at. */
const categoryClaims: Record<Paddle["category"], readonly Trait[]> = {
  "Control Paddle": ["control"],
  "Power Paddle": ["power"],
  "Speed Paddle": ["hands"],
  "All-Around Paddle": [],
};

/**
 * The reasons for each of two or more paddles, from their data only: what sets it apart from every other one, is
 * confirmed and isn't contradicted by what their own pages say. Paddles without a confirmed number aren't counted for
 * that number. A paddle we couldn't confirm has no reasons. Ratings count if players near a level have written enough
 * of them for all; samples never count.
 */
export function reasonsForEach(contenders: readonly Contender[], units: Units): Reason[][] {
  return contenders.map((mine, index) => reasonsFor(mine, contenders.toSpliced(index, 1), units));
}

function reasonsFor(mine: Contender, rivals: readonly Contender[], units: Units): Reason[] {
  const { paddle } = mine;
  const others = rivals.map((rival) => rival.paddle);
  if (!isConfirmedPaddle(paddle)) return [];
  return [
    ...lowerPrice(paddle, others),
    ...otherCategory(paddle, others),
    ...numbers.flatMap((rule) => noticed(paddle, others, rule, units)),
    ...otherShape(paddle, others),
    ...betterRated(mine, rivals),
  ].filter((reason) => holds(reason, paddle, others));
}

/** Whether no paddle's own page says the opposite of a reason. */
function holds({ claims, isRelative }: Reason, mine: Paddle, others: readonly Paddle[]): boolean {
  return claims.every(
    (trait) =>
      !contradicts(mine, `+${trait}`) &&
      (!isRelative || others.every((each) => standing(mine, trait) >= standing(each, trait))),
  );
}

function lowerPrice({ listPriceCents: mine }: Paddle, others: readonly Paddle[]): Reason[] {
  const theirs = others.flatMap(({ listPriceCents }) => listPriceCents ?? []);
  if (mine === null || theirs.length === 0) return [];
  const next = Math.min(...theirs);
  if (next - mine < steps.listPriceCents.decide) return [];
  const more = new Set(theirs).size > 1 ? " or more" : "";
  const text = `you want to save ${roundPriceText(next - mine)}${more}`;
  return [{ text, from: "listPriceCents", claims: ["value"], isRelative: false }];
}

function otherCategory({ category }: Paddle, others: readonly Paddle[]): Reason[] {
  if (others.some((other) => other.category === category) || !others.some(isConfirmedPaddle))
    return [];
  const rest =
    others.length === 1 ? `the other is ${aKind(others[0]!.category)}` : "it's the only one here";
  const text = `${lookingFor[category]} ${aKind(category)} (${rest})`;
  return [{ text, from: "category", claims: categoryClaims[category], isRelative: false }];
}

/** Each category has words of its own, because a comparison may give this reason for every paddle in it. */
const lookingFor: Record<Paddle["category"], string> = {
  "Control Paddle": "you want",
  "Power Paddle": "you're after",
  "Speed Paddle": "you're looking for",
  "All-Around Paddle": "you'd rather have",
};

const aKind = (category: Paddle["category"]) => withArticle(category.toLowerCase());

function noticed(
  one: Paddle,
  others: readonly Paddle[],
  { fact, more, less, isOfOneShape }: (typeof numbers)[number],
  units: Units,
): Reason[] {
  const mine = knownFact(one, fact);
  const rivals = others.filter((other) => knownFact(other, fact) !== undefined);
  if (mine === undefined || rivals.length === 0) return [];
  if (isOfOneShape && !rivals.every((rival) => areOfOneShape(one, rival))) return [];
  const theirs = rivals.map((rival) => knownFact(rival, fact)!);
  const [least, most] = [Math.min(...theirs), Math.max(...theirs)];
  const side = mine > most ? more : mine < least ? less : undefined;
  const nearest = mine > most ? most : least;
  if (side === undefined || distance(mine, nearest) < steps[fact].decide) return [];
  // One whose number we don't know may be praised for the very thing.
  const uncounted = others.filter((other) => !rivals.includes(other));
  const isPraised = (paddle: Paddle) =>
    side.claims.some((trait) => paddle.strengths[trait] !== undefined);
  if (!isPraised(one) && uncounted.some(isPraised)) return [];
  const figure = (value: number) => figureText(value, steps[fact].unit, units);
  const figures = [...new Set(theirs.map(figure))];
  const text = `${side.says} (${figure(mine)} vs. ${listed(figures)})`;
  return [{ text, from: fact, claims: side.claims, isRelative: true }];
}

function areOfOneShape(one: Paddle, other: Paddle): boolean {
  const shape = namedShape(one);
  return shape !== undefined && shape === namedShape(other);
}

function otherShape(one: Paddle, others: readonly Paddle[]): Reason[] {
  if ([one, ...others].some((paddle) => namedShape(paddle) === undefined)) return [];
  const widthOf = ({ shape }: Paddle) => shapes.indexOf(shape);
  const isWider = others.every((other) => widthOf(one) > widthOf(other));
  const isLonger = others.every((other) => widthOf(one) < widthOf(other));
  if (!isWider && !isLonger) return [];
  const [reason, trait] = isWider
    ? (["you want a wider face", "forgiveness"] as const)
    : (["you want more reach", "reach"] as const);
  const theirShapes = [...new Set(others.map(({ shape }) => shape))];
  const text = `${reason} (${one.shape}, not ${listed(theirShapes, "or")})`;
  return [{ text, from: "shape", claims: [trait], isRelative: true }];
}

/** The level at which a paddle is furthest ahead of every other, among those where players rated them all. */
function betterRated(mine: Contender, rivals: readonly Contender[]): Reason[] {
  const near = ({ buckets }: Contender, level: Level) =>
    ratingNear(
      buckets.filter(({ sample }) => !sample),
      level,
    );
  const [best] = levels
    .map((level) => {
      const [own, theirs] = [near(mine, level), rivals.map((rival) => near(rival, level))];
      const highest = Math.max(...theirs.map(({ average }) => bareValue(average ?? 0)));
      return { level, own, theirs, ahead: bareValue(own.average ?? 0) - highest };
    })
    .filter(({ own, theirs }) => [own, ...theirs].every(({ reviews }) => reviews >= minReviewsNear))
    .filter(({ ahead }) => ahead >= starStep)
    .toSorted((a, b) => b.ahead - a.ahead);
  if (!best) return [];
  const text = ratedText(best.level, best.own, best.theirs);
  return [{ text, from: "ratings", claims: [], isRelative: true }];
}

type Near = ReturnType<typeof ratingNear>;

/** 'you play near 3.5: players at your level rate it 4.6 (9 reviews), not 4.1 (12 reviews)'. */
function ratedText(level: Level, own: Near, theirs: readonly Near[]): string {
  const you = level === "new" ? "you're new to the game" : `you play ${nearText(level)}`;
  const figure = ({ average, reviews }: Near) =>
    `${toOneDecimal(bareValue(average!))} (${reviewsText(reviews)})`;
  return `${you}: players at your level rate it ${figure(own)}, not ${listed(theirs.map(figure), "or")}`;
}
