import type { Paddle } from "../paddles/paddle.content.ts";
import { type Level, levels, nearText } from "../reviews/level/level.ts";
import { priceText } from "../platform/text/money.ts";
import { isConfirmedPaddle } from "../paddles/confirmed.ts";
import { contradicts, standing } from "../paddles/standing.ts";
import type { Trait } from "../paddles/traits.ts";
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

/** A reason to choose a paddle over another; its text completes 'Choose it if …'. */
export interface Reason {
  text: string;
  /** The fact that it's drawn from. */
  from: "listPriceCents" | "category" | "shape" | (typeof numbers)[number]["fact"] | "ratings";
  /** What it says the paddle is good at. */
  claims: readonly Trait[];
  /** Whether it says that the paddle is better at that than the other. */
  isRelative: boolean;
}

/** The reasons to choose each of two paddles. */
export type PairVerdict = readonly [Reason[], Reason[]];

/**
 * A difference between numbers that a player can notice, and what it's good for. Smaller differences may be normal
 * variation within one model. Weight alone says nothing about paddles of two shapes: a long head swings heavier than a
 * wide one of the same weight.
 */
const numbers = [
  {
    fact: "weightOz",
    unit: "oz",
    min: 0.3,
    more: { says: "you want weight behind the ball", claims: ["power"] },
    less: { says: "you want hands that are quick at the net", claims: ["hands"] },
    isOfOneShape: true,
  },
  {
    fact: "coreMm",
    unit: "mm",
    min: 1.5,
    more: { says: "you want a thicker core, softer on touch shots", claims: ["control"] },
    less: { says: "you want a thinner core, livelier off the face", claims: ["pop"] },
    isOfOneShape: false,
  },
  {
    fact: "gripLengthIn",
    unit: "in",
    min: 0.5,
    more: { says: "you put two hands on the grip", claims: ["twoHands"] },
    less: undefined,
    isOfOneShape: false,
  },
] as const;

/** From the longest and narrowest to the shortest and widest. */
const shapesByWidth: readonly Paddle["shape"][] = ["elongated", "hybrid", "standard", "widebody"];

/** What a category's name says a paddle is good at. */
const categoryClaims: Record<Paddle["category"], readonly Trait[]> = {
  "Control Paddle": ["control"],
  "Power Paddle": ["power"],
  "Speed Paddle": ["hands"],
  "All-Around Paddle": [],
};

/** A difference in list price that matters to a buyer. */
const minCents = 1000;

/** A difference in stars beyond the scatter of averages. */
const minStars = 0.2;

/**
 * The reasons for each of two paddles, from their data only: what is confirmed for both, differs noticeably and isn't
 * contradicted by what their own pages say. A paddle we couldn't confirm has no reasons. Ratings count if players near
 * a level have written enough of them for both; samples never count.
 */
export function pairVerdict(one: Contender, other: Contender, units: Units): PairVerdict {
  return [reasonsFor(one, other, units), reasonsFor(other, one, units)];
}

function reasonsFor(one: Contender, other: Contender, units: Units): Reason[] {
  const [mine, theirs] = [one.paddle, other.paddle];
  if (!isConfirmedPaddle(mine)) return [];
  return [
    ...lowerPrice(mine, theirs),
    ...otherCategory(mine, theirs),
    ...numbers.flatMap((rule) => noticed(mine, theirs, rule, units)),
    ...otherShape(mine, theirs),
    ...betterRated(one.buckets, other.buckets),
  ].filter((reason) => holds(reason, mine, theirs));
}

/** Whether neither paddle's own page says the opposite of a reason. */
function holds({ claims, isRelative }: Reason, mine: Paddle, theirs: Paddle): boolean {
  return claims.every(
    (trait) =>
      !contradicts(mine, `+${trait}`) &&
      (!isRelative || standing(mine, trait) >= standing(theirs, trait)),
  );
}

function lowerPrice(one: Paddle, other: Paddle): Reason[] {
  const [mine, theirs] = [one.listPriceCents, other.listPriceCents];
  if (mine === null || theirs === null || theirs - mine < minCents) return [];
  const text = `you would rather pay ${priceText(mine)} than ${priceText(theirs)}`;
  return [{ text, from: "listPriceCents", claims: ["value"], isRelative: false }];
}

function otherCategory(one: Paddle, other: Paddle): Reason[] {
  if (one.category === other.category || !isConfirmedPaddle(other)) return [];
  const text = `you look for ${aKind(one.category)}; the other is listed as ${aKind(other.category)}`;
  return [{ text, from: "category", claims: categoryClaims[one.category], isRelative: false }];
}

/** 'a power paddle', 'an all-around paddle'. */
function aKind(category: Paddle["category"]): string {
  return `${/^[AEIOU]/.test(category) ? "an" : "a"} ${category.toLowerCase()}`;
}

function noticed(
  one: Paddle,
  other: Paddle,
  { fact, unit, min, more, less, isOfOneShape }: (typeof numbers)[number],
  units: Units,
): Reason[] {
  if (isOfOneShape && !areOfOneShape(one, other)) return [];
  const [mine, theirs] = [knownFact(one, fact), knownFact(other, fact)];
  if (mine === undefined || theirs === undefined) return [];
  // Binary fractions: 8.2 less 7.9 is not quite 0.3.
  const by = Math.round((mine - theirs) * 100) / 100;
  const side = by > 0 ? more : less;
  if (Math.abs(by) < min || side === undefined) return [];
  const figures = [mine, theirs].map((value) => figureText(value, unit, units)).join(" against ");
  const text = `${side.says}: ${figures}`;
  return [{ text, from: fact, claims: side.claims, isRelative: true }];
}

function areOfOneShape(one: Paddle, other: Paddle): boolean {
  const shape = knownFact(one, "shape");
  return shape !== undefined && shape === knownFact(other, "shape");
}

function otherShape(one: Paddle, other: Paddle): Reason[] {
  if (!isConfirmed(one, "shape") || !isConfirmed(other, "shape")) return [];
  const wider = shapesByWidth.indexOf(one.shape) - shapesByWidth.indexOf(other.shape);
  if (wider === 0) return [];
  const [reason, trait] =
    wider > 0
      ? (["you want a wider face to meet the ball with", "forgiveness"] as const)
      : (["you want more reach", "reach"] as const);
  const text = `${reason}: its shape is ${one.shape}, the other's ${other.shape}`;
  return [{ text, from: "shape", claims: [trait], isRelative: true }];
}

/** The level at which one paddle is furthest ahead, among those where players rated both. */
function betterRated(mine: readonly RatingBucket[], theirs: readonly RatingBucket[]): Reason[] {
  const [own, rivals] = [mine, theirs].map((buckets) => buckets.filter(({ sample }) => !sample));
  const [best] = levels
    .map((level) => {
      const [one, other] = [ratingNear(own!, level), ratingNear(rivals!, level)];
      return { level, one, other, ahead: (one.average ?? 0) - (other.average ?? 0) };
    })
    .filter(({ one, other }) => Math.min(one.reviews, other.reviews) >= minReviewsNear)
    .filter(({ ahead }) => ahead >= minStars)
    .toSorted((a, b) => b.ahead - a.ahead);
  if (!best) return [];
  const text = ratedText(best.level, best.one, best.other);
  return [{ text, from: "ratings", claims: [], isRelative: true }];
}

type Near = ReturnType<typeof ratingNear>;

/** 'you play near 3.5: players like you rate it 4.6 (9 reviews) against 4.1 (12 reviews)'. */
function ratedText(level: Level, own: Near, rival: Near): string {
  const you = level === "new" ? "you are new to the game" : `you play ${nearText(level)}`;
  const figure = ({ average, reviews }: Near) =>
    `${toOneDecimal(average!)} (${reviewsText(reviews)})`;
  return `${you}: players like you rate it ${figure(own)} against ${figure(rival)}`;
}
