import type { Paddle } from "../paddles/paddle.content.ts";
import { type Level, levels, nearText } from "../reviews/level/level.ts";
import { priceText } from "../platform/text/money.ts";
import { isConfirmed, knownFact } from "../paddles/paddle-facts.ts";
import { reviewsText, toOneDecimal } from "../reviews/ratings/rating.ts";
import {
  minReviewsNear,
  type RatingBucket,
  ratingNear,
} from "../reviews/ratings/rating-buckets.ts";
import { figureText, type Units } from "../platform/text/units.ts";

/** A paddle with its reviews in buckets. */
export interface Contender {
  paddle: Paddle;
  buckets: readonly RatingBucket[];
}

/** Reasons to choose each of two paddles; each one completes 'Choose it if …'. */
export type PairVerdict = readonly [string[], string[]];

/**
 * A difference between numbers that a player can notice, and what it is good for. Smaller differences may be normal
 * variation within one model.
 */
const numbers = [
  {
    fact: "weightOz",
    unit: "oz",
    min: 0.3,
    more: "you want weight behind the ball",
    less: "you want hands that are quick at the net",
  },
  {
    fact: "coreMm",
    unit: "mm",
    min: 1.5,
    more: "you want a thicker core, softer on touch shots",
    less: "you want a thinner core, livelier off the face",
  },
  {
    fact: "gripLengthIn",
    unit: "in",
    min: 0.5,
    more: "you put two hands on the grip",
    less: undefined,
  },
] as const;

/** From the longest and narrowest to the shortest and widest. */
const shapesByWidth: readonly Paddle["shape"][] = ["elongated", "hybrid", "standard", "widebody"];

/** A difference in list price that matters to a buyer. */
const minCents = 1000;

/** A difference in stars beyond the scatter of averages. */
const minStars = 0.2;

/**
 * The reasons for each of two paddles, from their data only: what is confirmed for both and differs noticeably. Ratings
 * count if players near a level have written enough of them for both; samples never count.
 */
export function pairVerdict(one: Contender, other: Contender, units: Units): PairVerdict {
  return [reasonsFor(one, other, units), reasonsFor(other, one, units)];
}

function reasonsFor(one: Contender, other: Contender, units: Units): string[] {
  const [mine, theirs] = [one.paddle, other.paddle];
  return [
    ...lowerPrice(mine, theirs),
    ...otherCategory(mine, theirs),
    ...numbers.flatMap((rule) => noticed(mine, theirs, rule, units)),
    ...otherShape(mine, theirs),
    ...betterRated(one.buckets, other.buckets),
  ];
}

function lowerPrice({ listPriceCents: mine }: Paddle, { listPriceCents: theirs }: Paddle) {
  if (mine === null || theirs === null || theirs - mine < minCents) return [];
  return [`you would rather pay ${priceText(mine)} than ${priceText(theirs)}`];
}

function otherCategory({ category: mine }: Paddle, { category: theirs }: Paddle) {
  if (mine === theirs) return [];
  return [`you look for ${aKind(mine)}; the other is listed as ${aKind(theirs)}`];
}

/** 'a power paddle', 'an all-around paddle'. */
function aKind(category: Paddle["category"]): string {
  return `${/^[AEIOU]/.test(category) ? "an" : "a"} ${category.toLowerCase()}`;
}

function noticed(
  one: Paddle,
  other: Paddle,
  { fact, unit, min, more, less }: (typeof numbers)[number],
  units: Units,
): string[] {
  const [mine, theirs] = [knownFact(one, fact), knownFact(other, fact)];
  if (mine === undefined || theirs === undefined) return [];
  // Binary fractions: 8.2 less 7.9 is not quite 0.3.
  const by = Math.round((mine - theirs) * 100) / 100;
  const reason = by > 0 ? more : less;
  if (Math.abs(by) < min || reason === undefined) return [];
  return [`${reason}: ${figureText(mine, unit, units)} against ${figureText(theirs, unit, units)}`];
}

function otherShape(one: Paddle, other: Paddle): string[] {
  if (!isConfirmed(one, "shape") || !isConfirmed(other, "shape")) return [];
  const wider = shapesByWidth.indexOf(one.shape) - shapesByWidth.indexOf(other.shape);
  if (wider === 0) return [];
  const reason = wider > 0 ? "you want a wider face to meet the ball with" : "you want more reach";
  return [`${reason}: its shape is ${one.shape}, the other's ${other.shape}`];
}

/** The level at which one paddle is furthest ahead, among those where players rated both. */
function betterRated(mine: readonly RatingBucket[], theirs: readonly RatingBucket[]): string[] {
  const [own, rivals] = [mine, theirs].map((buckets) => buckets.filter(({ sample }) => !sample));
  const [best] = levels
    .map((level) => {
      const [one, other] = [ratingNear(own!, level), ratingNear(rivals!, level)];
      return { level, one, other, ahead: (one.average ?? 0) - (other.average ?? 0) };
    })
    .filter(({ one, other }) => Math.min(one.reviews, other.reviews) >= minReviewsNear)
    .filter(({ ahead }) => ahead >= minStars)
    .toSorted((a, b) => b.ahead - a.ahead);
  return best ? [ratedText(best.level, best.one, best.other)] : [];
}

type Near = ReturnType<typeof ratingNear>;

/** 'you play near 3.5: players like you rate it 4.6 (9 reviews) against 4.1 (12 reviews)'. */
function ratedText(level: Level, own: Near, rival: Near): string {
  const you = level === "new" ? "you are new to the game" : `you play ${nearText(level)}`;
  const figure = ({ average, reviews }: Near) =>
    `${toOneDecimal(average!)} (${reviewsText(reviews)})`;
  return `${you}: players like you rate it ${figure(own)} against ${figure(rival)}`;
}
