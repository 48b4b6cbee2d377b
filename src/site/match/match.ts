import type { AnyPaddle } from "../paddles/paddle.content.ts";
import {
  averageOf,
  bayesianMean,
  bucketsNear,
  meanOfAll,
  minReviewsNear,
  type Rated,
  type RatingBucket,
  totalsOf,
} from "../reviews/ratings/ratings.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";
import type { Preferences } from "./match-address.ts";
import { type JudgedPrice, priceToJudgeBy } from "../offers/offers.ts";
import { type Profile, profileOf } from "../paddles/profile.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import {
  type AnySold,
  versionsOf,
  knownFact,
  isIdentified,
  weightOf,
} from "../paddles/paddle-facts.ts";

/** A paddle that may match, with players' own ratings only: samples don't count. */
export interface Candidate {
  paddle: AnySold;
  everybody: Rated;
  /** The ratings near the preferred level. Ignored without such a preference. */
  near: Rated;
  /** The day it is, for prices seen in shops; without it, list prices are all there are. */
  today?: string;
}

/** A paddle that may match, with what lists show about it. */
export type ListedCandidate = Candidate & { summary: PaddleSummary };

/** A list's paddles with players' own ratings. */
export function candidatesFor(
  summaries: readonly PaddleSummary[],
  { level }: Pick<Preferences, "level">,
  today?: string,
): ListedCandidate[] {
  return summaries.map((summary) => {
    const own = summary.buckets.filter(({ sample }) => !sample);
    return {
      summary,
      paddle: summary.paddle,
      everybody: ratedBy(own),
      near: ratedBy(level === undefined ? own : bucketsNear(own, level)),
      ...(today === undefined ? {} : { today }),
    };
  });
}

const ratedBy = (buckets: readonly RatingBucket[]) => ({
  average: averageOf(buckets),
  reviews: totalsOf(buckets).reviews,
});

/** The price that a budget is compared with. */
export const budgetPrice = ({ today }: Pick<Candidate, "today">, paddle: AnySold): JudgedPrice =>
  today === undefined ? { cents: paddle.listPriceCents } : priceToJudgeBy(paddle, today);

/** A weight for each trait that a player asks for; negative for what they'd rather have less of. */
export type Weights = Partial<Record<Trait, number>>;

/** What a player wants in a paddle. */
export interface Need {
  weights: Weights;
  /** Whether power and control should be about even, and neither below the middle. */
  isBalanced: boolean;
}

const styleNeeds: Record<NonNullable<Preferences["style"]>, Weights> = {
  power: { power: 1.4, pop: 0.3 },
  control: { control: 1.4, forgiveness: 0.1 },
  speed: { hands: 1.4, pop: 0.2 },
  spin: { spin: 1.4 },
  "all-around": { power: 0.6, control: 0.6, spin: 0.3, hands: 0.3 },
};
const feelNeeds: Record<NonNullable<Preferences["feel"]>, Weights> = {
  soft: { control: 0.6, comfort: 0.8, pop: -0.6 },
  crisp: { pop: 1.2 },
  balanced: {},
};
const soreArm: Weights = { comfort: 2, pop: -0.4 };

/**
 * What a level needs. It slides: what a beginner needs fades until 4.0, what a fast game needs grows from 3.0 to 4.5.
 */
function levelNeeds(level: number): Weights {
  const beginner = clamped((4 - level) / 2);
  const fast = clamped((level - 3) / 1.5);
  return {
    learning: 1.2 * beginner,
    forgiveness: 0.2 + beginner,
    control: 0.35 + 0.7 * beginner,
    value: 0.15 + 0.8 * beginner,
    comfort: 0.2,
    power: 0.15 + 0.35 * fast,
    hands: 0.2 + 0.7 * fast,
    spin: 0.15 + 0.5 * fast,
    reach: 0.1 + 0.25 * fast,
    pop: 0.25 * fast,
    durability: 0.2,
  };
}

const clamped = (number: number) => Math.max(0, Math.min(1, number));

/** How much each answer counts beside the others; the level alone counts in full. */
const answerWeights = { style: 1.6, feel: 1.3, arm: 1.3, level: 0.7 } as const;

/** The need behind the given preferences. Without any, it's a paddle that does a bit of everything. */
export function needOf({ level, style, feel, arm }: Preferences): Need {
  const stated = [
    [style && styleNeeds[style], answerWeights.style],
    [feel && feelNeeds[feel], answerWeights.feel],
    [arm === "yes" ? soreArm : undefined, answerWeights.arm],
  ] as const;
  const isStated = stated.some(([weights]) => weights !== undefined);
  const dupr = level === "new" ? 2 : Number(level);
  const parts = [
    ...stated,
    [level && levelNeeds(dupr), isStated ? answerWeights.level : 1],
    [isStated || level ? undefined : styleNeeds["all-around"], 1],
  ] as const;
  const weights: Weights = {};
  for (const [of, times] of parts)
    for (const [trait, weight] of Object.entries(of ?? {}) as [Trait, number][])
      weights[trait] = (weights[trait] ?? 0) + times * weight;
  return { weights, isBalanced: feel === "balanced" };
}

/** The maximum share of ratings in the score: preferences always count for two thirds or more. */
const mostOfRatings = 1 / 3;
/** At this average number of players' reviews per paddle, ratings count for half of that. */
const reviewsForHalf = 10;

/** A paddle's group: 0 within the budget or without one, 1 above it, 2 unknown price with a budget, 3 unconfirmed. */
export type BudgetPlace = 0 | 1 | 2 | 3;

/** The ratings a score is based on, and their mean over all paddles. */
export interface RatingBasis {
  by: "near" | "everybody";
  rated: Rated;
  /** The mean of all ratings at that level; undefined if there are none. */
  mean: number | undefined;
  /** The share of ratings in the score, from 0 without any to a third: the same for all paddles. */
  part: number;
}

export interface Match<Matched extends Candidate = Candidate> {
  candidate: Matched;
  /** 0 to 100, unrounded. */
  score: number;
  /** What each trait, the balance and the rating add to the score. */
  shares: Partial<Record<Trait | "balance" | "rating", number>>;
  place: BudgetPlace;
  ratingBasis: RatingBasis;
}

/** A third of a star above the mean of all paddles is a share of 0.9. Few paddles are outside that range. */
const ratingReach = 0.33;

/** What not knowing costs, for each weight of a trait nothing is known of. */
const doubt = 0.35;

/** How far power and control are apart, and how far either is below the middle, from 0 for a balanced paddle. */
export function imbalance({ power, control }: Profile): number {
  const below = (mean: number) => Math.max(0, -0.1 - mean) / 2;
  return Math.abs(power.mean - control.mean) + below(power.mean) + below(control.mean);
}

/**
 * THE SCORE: how well a paddle matches preferences, from 0 to 100.
 *
 * Preferences count for two thirds or more: what a player asks for is a weight for each trait, and a paddle's part in it
 * is how much of the trait it has by its profile. What isn't known costs: an unknown fact counts as the worst it could be,
 * and every trait costs by how unsure we are, so silence never wins. The rest is ratings, players' own only: nothing
 * without any, up to a third the more there are. A paddle's rating is the Bayesian mean of the ratings by players near the
 * level, or by everyone without a level or with fewer than five such ratings, as its distance from the mean that the same
 * players gave all paddles; with fewer than five in all it counts neither way. Price isn't part of the score: it decides
 * which paddles come first (see `rankMatches`).
 */
export function matchScore(
  paddle: AnySold,
  { rated, mean, part }: Omit<RatingBasis, "by">,
  { weights, isBalanced }: Need,
): Pick<Match, "score" | "shares"> {
  const profile = profileOf(paddle);
  const shares: Match["shares"] = {};
  let all = 0;
  for (const [trait, weight] of Object.entries(weights) as [Trait, number][]) {
    const { least, most, sureness } = profile[trait];
    shares[trait] =
      weight * (weight > 0 ? least : most) - doubt * Math.abs(weight) * (1 - sureness);
    all += Math.abs(weight);
  }
  if (isBalanced) {
    // Nothing known of either isn't balance.
    const sure = Math.min(profile.power.sureness, profile.control.sureness);
    shares.balance = balanceWeight * (sure - 0.5 - imbalance(profile));
    all += balanceWeight;
  }
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);
  const fit = 1 / (1 + Math.exp(-steepness * (sum / all)));
  const mine =
    mean === undefined || rated.reviews < minReviewsNear ? undefined : bayesianMean(rated, mean);
  const rating = mine === undefined ? 0.5 : 1 / (1 + 9 ** ((mean! - mine) / ratingReach));
  return { score: 100 * ((1 - part) * fit + part * rating), shares: { ...shares, rating } };
}

const balanceWeight = 2;
/** How fast scores rise around the middle: today's best are in the eighties. */
const steepness = 4;

/** The share of ratings in every score, from the average number of players' reviews per paddle. */
function ratingsPart(candidates: readonly Candidate[]): number {
  const counted = candidates.filter(({ everybody }) => everybody.reviews >= minReviewsNear);
  const reviews = counted.reduce((sum, { everybody }) => sum + everybody.reviews, 0);
  return (mostOfRatings * reviews) / (reviews + reviewsForHalf * candidates.length || 1);
}

/** The facts that how a paddle plays is judged by. */
const judgedBy = [
  (paddle: AnyPaddle) => knownFact(paddle, "coreMm"),
  (paddle: AnyPaddle) => knownFact(paddle, "shape"),
  (paddle: AnyPaddle) => knownFact(paddle, "surface"),
  (paddle: AnyPaddle) => knownFact(paddle, "gripLengthIn"),
  weightOf,
];
const minJudgedBy = 4;

/** Whether enough is known of a paddle to match it: one that nobody has written up takes four of these five facts. */
export function isMatchable(paddle: AnyPaddle): boolean {
  const known = judgedBy.filter((of) => of(paddle) !== undefined).length;
  return !paddle.isListed || known >= minJudgedBy;
}

/** Whether our page says anything of a version: one nobody has written a word about never stands for its paddle. */
const isWritten = ({ isListed, version, strengths, weaknesses }: AnySold) =>
  isListed || version === undefined || Object.keys({ ...strengths, ...weaknesses }).length > 0;

/**
 * Every paddle's match, best first, each as the version that fits best, of those that our page speaks of; the page's if
 * none fits better. Paddles within the budget come before those above it: a budget is meant seriously, and a better
 * paddle above it is named among the changes. With a budget, paddles without a confirmed price follow; unconfirmed ones
 * come last. Within each group the score decides; ties are sorted by price, then by slug.
 */
export function rankMatches<Matched extends Candidate>(
  candidates: readonly Matched[],
  preferences: Preferences,
  need = needOf(preferences),
): Match<Matched>[] {
  const meanNear = meanOfAll(candidates.map(({ near }) => near));
  const meanEverybody = meanOfAll(candidates.map(({ everybody }) => everybody));
  const part = ratingsPart(candidates);
  const matches = candidates.map((candidate): Match<Matched> => {
    const { near, everybody } = candidate;
    const ratingBasis: RatingBasis =
      preferences.level !== undefined && near.reviews >= minReviewsNear
        ? { by: "near", rated: near, mean: meanNear, part }
        : { by: "everybody", rated: everybody, mean: meanEverybody, part };
    const [ofPage, ...others] = versionsOf(candidate.paddle)
      .filter(isWritten)
      .map((paddle) => ({
        candidate: paddle === candidate.paddle ? candidate : { ...candidate, paddle },
        ...matchScore(paddle, ratingBasis, need),
        place: budgetPlace(candidate, paddle, preferences.budgetCents),
        ratingBasis,
      }));
    return others.reduce((best, each) => (byPlaceAndScore(each, best) < 0 ? each : best), ofPage!);
  });
  return matches.toSorted(
    (a, b) =>
      byPlaceAndScore(a, b) ||
      price(a) - price(b) ||
      (a.candidate.paddle.slug < b.candidate.paddle.slug ? -1 : 1),
  );
}

const byPlaceAndScore = (a: Match, b: Match) => a.place - b.place || b.score - a.score;

function budgetPlace(
  candidate: Candidate,
  paddle: AnySold,
  budget: number | undefined,
): BudgetPlace {
  if (!isIdentified(paddle)) return 3;
  if (budget === undefined) return 0;
  const { cents } = budgetPrice(candidate, paddle);
  if (cents === null) return 2;
  return cents <= budget ? 0 : 1;
}

/** Unconfirmed prices come after known ones. */
const price = ({ candidate }: Match) => budgetPrice(candidate, candidate.paddle).cents ?? 1e9;
