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
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Preferences } from "./match-address.ts";
import { type JudgedPrice, priceToJudgeBy } from "../offers/offers.ts";
import { fitFor, more, type Need, neutral, weighted } from "../paddles/play.ts";
import { isConfirmedPaddle, type SoldPaddle, versionsOf } from "../paddles/paddle-facts.ts";

/** A paddle that may match, with players' own ratings only: samples don't count. */
export interface Candidate {
  paddle: SoldPaddle;
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
export const budgetPrice = ({ today }: Pick<Candidate, "today">, paddle: SoldPaddle): JudgedPrice =>
  today === undefined ? { cents: paddle.listPriceCents } : priceToJudgeBy(paddle, today);

/** The criteria, and the weight of each. */
const criterionWeights = { style: 30, feel: 20, arm: 20, learner: 15 } as const;
export type Criterion = keyof typeof criterionWeights;

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
  shares: Partial<Record<Criterion | "rating", number>>;
  place: BudgetPlace;
  ratingBasis: RatingBasis;
}

/** A third of a star above the mean of all paddles is a share of 0.9. Few paddles are outside that range. */
const ratingReach = 0.33;

/**
 * The needs behind the given preferences. For players up to 3.0, forgiveness is one. Without any of these, it's a
 * paddle that does a bit of everything.
 */
export function needsOf({ level, style, feel, arm }: Preferences): [Criterion, Need][] {
  const isLearner = level === "new" || Number(level) <= 3;
  const needs: [Criterion, Need | undefined | false][] = [
    ["style", style],
    ["feel", feel],
    ["arm", arm === "yes" && "arm"],
    ["learner", isLearner && "learner"],
  ];
  const stated = needs.filter((each): each is [Criterion, Need] => Boolean(each[1]));
  return stated.length > 0 ? stated : [["style", "all-around"]];
}

/**
 * THE SCORE: how well a paddle matches preferences, from 0 to 100.
 *
 * Preferences count for two thirds or more: style, feel and arm if given, forgiveness for players up to 3.0, each with
 * a share from 0 to 1 weighted by `criterionWeights`. The rest is ratings, players' own only: nothing without any, up
 * to a third the more there are. A paddle's rating is the Bayesian mean of the ratings by players near the level, or by
 * everyone without a level or with fewer than five such ratings, as its distance from the mean that the same players
 * gave all paddles. Only confirmed facts count: an unconfirmed fact or a missing rating is neither for nor against a
 * paddle. What a paddle's own page praises or criticizes counts more than any single fact, and against a fact that
 * suggests the opposite. Open preferences don't count. Price isn't part of the score: it decides which paddles come
 * first (see `rankMatches`).
 *
 * Every curve rises or falls without a limit, so a paddle that is better in one respect and equal in all others scores
 * higher.
 */
export function matchScore(
  paddle: Paddle,
  { rated, mean, part }: Omit<RatingBasis, "by">,
  preferences: Preferences,
): Pick<Match, "score" | "shares"> {
  const fits = needsOf(preferences).map(
    ([criterion, need]) => [criterion, fitFor(paddle, need).share] as const,
  );
  const fit = weighted(fits.map(([criterion, share]) => [criterionWeights[criterion], share]));
  const mine = mean === undefined ? undefined : bayesianMean(rated, mean);
  const rating = mine === undefined ? neutral : more(mean!, ratingReach)(mine);
  const score = 100 * ((1 - part) * fit + part * rating);
  return { score, shares: { ...Object.fromEntries(fits), rating } };
}

/** The share of ratings in every score, from the average number of players' reviews per paddle. */
function ratingsPart(candidates: readonly Candidate[]): number {
  const reviews = candidates.reduce((sum, { everybody }) => sum + everybody.reviews, 0);
  return (mostOfRatings * reviews) / (reviews + reviewsForHalf * candidates.length || 1);
}

/** Whether everything that is known of a paddle for the given preferences is known of a version: its gaps are no merit. */
function isAsKnown(version: Paddle, paddle: Paddle, preferences: Preferences): boolean {
  return needsOf(preferences).every(([, need]) => {
    const gaps = new Set(fitFor(paddle, need).unknown);
    return fitFor(version, need).unknown.every((fact) => gaps.has(fact));
  });
}

/**
 * Every paddle's match, best first, each as the version that fits best, of those that enough is known of; the page's if
 * none fits better. Paddles within the budget come before those above it: a budget is meant seriously, and a better
 * paddle above it is named among the changes. With a budget, paddles without a confirmed price follow; unconfirmed ones
 * come last. Within each group the score decides; ties are sorted by price, then by slug.
 */
export function rankMatches<Matched extends Candidate>(
  candidates: readonly Matched[],
  preferences: Preferences,
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
    const versions = versionsOf(candidate.paddle).filter((version) =>
      isAsKnown(version, candidate.paddle, preferences),
    );
    const [ofPage, ...others] = versions.map((paddle) => ({
      candidate: paddle === candidate.paddle ? candidate : { ...candidate, paddle },
      ...matchScore(paddle, ratingBasis, preferences),
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
  paddle: SoldPaddle,
  budget: number | undefined,
): BudgetPlace {
  if (!isConfirmedPaddle(paddle)) return 3;
  if (budget === undefined) return 0;
  const { cents } = budgetPrice(candidate, paddle);
  if (cents === null) return 2;
  return cents <= budget ? 0 : 1;
}

/** Unconfirmed prices come after known ones. */
const price = ({ candidate }: Match) => budgetPrice(candidate, candidate.paddle).cents ?? 1e9;
