import { bayesianMean, meanOfAll, minReviewsNear, type Rated } from "../reviews/ratings/ratings.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Preferences } from "./match-address.ts";
import { fitFor, more, type Need, neutral, weighted } from "../paddles/play.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import { countedLevel } from "../reviews/level/level.ts";

/** Ratings, and how many of the reviews are by players (all, if missing). */
type RatedBy = Rated & { players?: number };

/** A paddle that may match. */
export interface Candidate {
  paddle: Paddle;
  everybody: RatedBy;
  /** The ratings near the preferred level. Ignored without such a preference. */
  near: RatedBy;
}

/** The criteria of the score, and the weight of each. */
export const criterionWeights = { rating: 30, style: 30, feel: 20, arm: 20, learner: 15 } as const;
export type Criterion = keyof typeof criterionWeights;

/** A paddle's group: 0 within the budget or without one, 1 above it, 2 unknown price with a budget, 3 unconfirmed. */
export type BudgetPlace = 0 | 1 | 2 | 3;

/** The ratings a score is based on, and their mean over all paddles. */
export interface RatingBasis {
  by: "near" | "everybody";
  rated: RatedBy;
  /** The mean of all ratings at that level; undefined if there are none. */
  mean: number | undefined;
}

/** How one paddle matches the preferences. */
export interface Match<Matched extends Candidate = Candidate> {
  candidate: Matched;
  /** 0 to 100, unrounded. */
  score: number;
  shares: Partial<Record<Criterion, number>>;
  place: BudgetPlace;
  ratingBasis: RatingBasis;
}

/** A third of a star above the mean of all paddles is a share of 0.9. Few paddles are outside that range. */
const ratingReach = 0.33;

/**
 * The needs behind the given preferences. For players up to 3.0, forgiveness is one. The rating always counts, without
 * a need.
 */
export function needsOf({ level, style, feel, arm }: Preferences): [Criterion, Need][] {
  const counted = level && countedLevel(level);
  const isLearner = counted === "new" || (counted !== undefined && Number(counted) <= 3);
  const needs: [Criterion, Need | undefined | false][] = [
    ["style", style],
    ["feel", feel],
    ["arm", arm === "yes" && "arm"],
    ["learner", isLearner && "learner"],
  ];
  return needs.filter((each): each is [Criterion, Need] => Boolean(each[1]));
}

/**
 * THE SCORE: how well a paddle matches preferences, from 0 to 100.
 *
 * Each criterion has a share from 0 to 1, and the score is their mean weighted by `criterionWeights`, in percent. The
 * rating always counts: the Bayesian mean of the ratings by players near the level, or by everyone without a level or
 * with fewer than five such ratings, as its distance from the mean that the same players gave all paddles. Style, feel
 * and arm count if given; forgiveness counts for players up to 3.0. Only confirmed facts count: an unconfirmed fact or
 * a missing rating is neither for nor against a paddle. What a paddle's own page praises or criticizes counts along
 * with the facts, and against a fact that suggests the opposite. Open preferences don't count. Price isn't part of the
 * score: it decides which paddles come first (see `rankMatches`).
 *
 * Every curve rises or falls without a limit, so a paddle that is better in one respect and equal in all others scores
 * higher.
 */
export function matchScore(
  paddle: Paddle,
  { rated, mean }: Pick<RatingBasis, "rated" | "mean">,
  preferences: Preferences,
): Pick<Match, "score" | "shares"> {
  const rating = mean === undefined ? undefined : bayesianMean(rated, mean);
  const shares: Match["shares"] = {
    rating: rating === undefined ? neutral : more(mean!, ratingReach)(rating),
  };
  for (const [criterion, need] of needsOf(preferences))
    shares[criterion] = fitFor(paddle, need).share;
  const parts = Object.entries(shares) as [Criterion, number][];
  const score = 100 * weighted(parts.map(([name, share]) => [criterionWeights[name], share]));
  return { score, shares };
}

/**
 * Every paddle's match, best first. Paddles within the budget come before those above it: a budget is meant seriously,
 * and a better paddle above it is named among the changes. With a budget, paddles without a confirmed price follow;
 * unconfirmed ones come last. Within each group the score decides; ties are sorted by price, then by slug.
 */
export function rankMatches<Matched extends Candidate>(
  candidates: readonly Matched[],
  preferences: Preferences,
): Match<Matched>[] {
  const meanNear = meanOfAll(candidates.map(({ near }) => near));
  const meanEverybody = meanOfAll(candidates.map(({ everybody }) => everybody));
  const matches = candidates.map((candidate): Match<Matched> => {
    const { paddle, near, everybody } = candidate;
    const ratingBasis: RatingBasis =
      preferences.level !== undefined && near.reviews >= minReviewsNear
        ? { by: "near", rated: near, mean: meanNear }
        : { by: "everybody", rated: everybody, mean: meanEverybody };
    return {
      candidate,
      ...matchScore(paddle, ratingBasis, preferences),
      place: budgetPlace(paddle, preferences.budgetCents),
      ratingBasis,
    };
  });
  return matches.toSorted(
    (a, b) =>
      a.place - b.place ||
      b.score - a.score ||
      price(a) - price(b) ||
      (a.candidate.paddle.slug < b.candidate.paddle.slug ? -1 : 1),
  );
}

function budgetPlace(paddle: Paddle, budget: number | undefined): BudgetPlace {
  if (!isConfirmedPaddle(paddle)) return 3;
  if (budget === undefined) return 0;
  if (paddle.listPriceCents === null) return 2;
  return paddle.listPriceCents <= budget ? 0 : 1;
}

/** Unconfirmed prices come after known ones. */
const price = ({ candidate }: Match) => candidate.paddle.listPriceCents ?? 1e9;
