import { bayesianMean, meanOfAll, type Rated } from "./bayesian-mean.ts";
import type { Paddle } from "./content/paddle.ts";
import type { Preferences } from "./match-address.ts";
import { type MatchFact, type MatchRule, more } from "./match-rule.ts";
import { armRules, feelRules, learnerRules } from "./match-rules.ts";
import { styleRules } from "./match-styles.ts";
import { isConfirmed } from "./paddle-facts.ts";
import { minReviewsNear } from "./rating-buckets.ts";

/** A paddle that may be the answer. */
export interface Candidate {
  paddle: Paddle;
  /** How everybody rated it. */
  everybody: Rated;
  /** How players near the level wished for rated it; without such a wish it is not looked at. */
  near: Rated;
}

/** What a paddle is asked about, and how much each of it weighs in the score. */
export const criterionWeights = { rating: 30, style: 30, feel: 20, arm: 20, learner: 15 } as const;
export type Criterion = keyof typeof criterionWeights;

/** Where the price stands: 0 within the budget or none given, 1 not confirmed, 2 above it. */
export type BudgetPlace = 0 | 1 | 2;

/** The ratings a score is based on, and their mean over all paddles. */
export interface RatingBasis {
  by: "near" | "everybody";
  rated: Rated;
  /** The mean of all ratings by the same players; undefined if there are none. */
  mean: number | undefined;
}

/** One paddle's answer to preferences. */
export interface Match<Matched extends Candidate = Candidate> {
  candidate: Matched;
  /** 0 to 100, not rounded. */
  score: number;
  shares: Partial<Record<Criterion, number>>;
  place: BudgetPlace;
  ratingBasis: RatingBasis;
}

/** The share of what is not known: neither for a paddle nor against it. */
const neutral = 0.5;

/** A third of a star above the mean of all paddles is a share of 0.9: few paddles ever leave that band. */
const ratingReach = 0.33;

/** The rules of every criterion that preferences ask about, but the rating, which is always asked about. */
export function rulesFor(preferences: Preferences): [Criterion, readonly MatchRule[]][] {
  const { level, style, feel, arm } = preferences;
  const isLearner = level === "new" || (level !== undefined && Number(level) <= 3);
  const rules: [Criterion, readonly MatchRule[]][] = [
    ["style", style ? styleRules[style] : []],
    ["feel", feel ? feelRules[feel] : []],
    ["arm", arm === "yes" ? armRules : []],
    ["learner", isLearner ? learnerRules : []],
  ];
  return rules.filter(([, asked]) => asked.length > 0);
}

/** A fact that somebody could confirm; undefined where nobody could, or it is unknown. */
export function knownFact<Fact extends MatchFact>(
  paddle: Paddle,
  fact: Fact,
): NonNullable<Paddle[Fact]> | undefined {
  const isKnown = fact === "category" || isConfirmed(paddle, fact);
  return isKnown ? (paddle[fact] ?? undefined) : undefined;
}

/** How a paddle answers one rule, 0 to 1; undefined where the fact is not confirmed. */
export function shareOf(paddle: Paddle, rule: MatchRule): number | undefined {
  const value = knownFact(paddle, rule.fact);
  if (value === undefined) return undefined;
  if (typeof rule.share === "function") return rule.share(value as number);
  return (rule.share as Record<string, number>)[value];
}

/** How a paddle answers one criterion: the mean of its facts' shares by their weights. */
function criterionShare(paddle: Paddle, rules: readonly MatchRule[]): number {
  return weighted(rules.map((rule) => [rule.weight, shareOf(paddle, rule) ?? neutral]));
}

function weighted(parts: readonly (readonly [weight: number, share: number])[]): number {
  const sum = parts.reduce((total, [weight, share]) => total + weight * share, 0);
  return sum / parts.reduce((total, [weight]) => total + weight, 0);
}

/**
 * THE SCORE: how well a paddle answers preferences, from 0 to 100.
 *
 * Each criterion asked about gives a share from 0 to 1, and the score is their mean by `criterionWeights`, in per
 * cent. The rating always counts: the Bayesian mean of the ratings by players near the level, or by everybody where no
 * level is given or fewer than five of them rated, as its distance from the mean that the same players gave all paddles.
 * Style, feel and arm count where they are wished; how forgiving a paddle is counts for players up to 3.0. Only
 * confirmed facts count; what is not confirmed is neither for a paddle nor against it, and so is a paddle that nobody
 * has rated. What is left open counts nothing. The price is no part of the score: it decides which paddles come first
 * (see `rankMatches`).
 *
 * Every curve rises or falls without an end, so that what is better in one respect and equal in all others scores higher.
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
  for (const [criterion, rules] of rulesFor(preferences))
    shares[criterion] = criterionShare(paddle, rules);
  const parts = Object.entries(shares) as [Criterion, number][];
  const score = 100 * weighted(parts.map(([name, share]) => [criterionWeights[name], share]));
  return { score, shares };
}

/**
 * Every paddle's match, best first. What is within the budget comes before what nobody could confirm the price of, and
 * that before what costs more: who names a budget means it, and a better paddle above it is named where it is said what
 * would change the answer. In each of these the score decides; equals are ranked by price, then by address.
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
      place: budgetPlace(paddle.listPriceCents, preferences.budgetCents),
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

function budgetPlace(price: number | null, budget: number | undefined): BudgetPlace {
  if (budget === undefined) return 0;
  if (price === null) return 1;
  return price <= budget ? 0 : 2;
}

/** A price that nobody could confirm comes after those that are known. */
const price = ({ candidate }: Match) => candidate.paddle.listPriceCents ?? 1e9;
