// Everything computed from ratings: averages, recommendations, stars, ratings near a level, and the Bayesian mean that
// ranks paddles. All of it is a sum over buckets of equal stars, level band and kind, so no figure needs the reviews
// themselves.

import { wholeNumber } from "../../../platform/text/money.ts";
import { bareValue, sampleIf, type SampleOf } from "../../../platform/text/sample.ts";
import {
  bandsNear,
  type Level,
  levelBand,
  levels,
  nearText,
  type OwnLevel,
} from "../level/level.ts";
import { writeNear } from "../level/near-levels.ts";

/** The number of reviews and their sums. */
export interface RatingTotals {
  reviews: number;
  /** The sum of the stars, 1 to 5 each. */
  stars: number;
  /** The number of 4- and 5-star ratings, which count as recommendations. */
  recommending: number;
  /** The sum of the reviewers' DUPR levels, in thousandths of a point. */
  levels: number;
}

export const emptyTotals: RatingTotals = { reviews: 0, stars: 0, recommending: 0, levels: 0 };

/** The mean of all ratings, 1 to 5, unrounded. Undefined without ratings. */
export function averageRating(totals: RatingTotals): number | undefined {
  return totals.reviews === 0 ? undefined : totals.stars / totals.reviews;
}

/** The percentage of reviewers who recommend it, a whole number. Undefined without ratings. */
export function recommendPercent(totals: RatingTotals): number | undefined {
  return totals.reviews === 0
    ? undefined
    : Math.round((totals.recommending * 100) / totals.reviews);
}

/** The mean DUPR of the reviewers, in points. Undefined without ratings. */
export function averageDupr(totals: RatingTotals): number | undefined {
  return totals.reviews === 0 ? undefined : totals.levels / totals.reviews / 1000;
}

/** Formats ratings and DUPR figures with one decimal: 4 is '4.0'. */
export function toOneDecimal(value: number): string {
  // toFixed alone would round the binary value: 4.35 is a little less than it looks and would come out as 4.3.
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** How full each of five stars is, 0 to 1, to the tenth of the displayed number: 4.76 is 1 1 1 1 0.8. */
export function starFills(rating: number): number[] {
  const tenths = Math.round(rating * 10);
  return [0, 10, 20, 30, 40].map((below) => Math.min(10, Math.max(0, tenths - below)) / 10);
}

/** '1 review', '1,234 reviews'. */
export function reviewsText(reviews: number, noun = "review"): string {
  return `${wholeNumber(reviews)} ${noun}${reviews === 1 ? "" : "s"}`;
}

/** Counts the reviews with the same stars, level band and kind. Every rating figure is a sum of these. */
export interface RatingBucket {
  /** 1 to 5. */
  rating: number;
  /** See `levelBand`. */
  band: number;
  /** Whether they're samples rather than players' reviews. */
  sample: boolean;
  reviews: number;
  /** The sum of the reviewers' DUPR levels, in thousandths of a point. */
  levels: number;
}

/** Sorts reviews into buckets. `level` is in thousandths of a point. */
export function bucketsOf(
  reviews: readonly { rating: number; level: number }[],
  sample: boolean,
): RatingBucket[] {
  const buckets = new Map<string, RatingBucket>();
  for (const { rating, level } of reviews) {
    const band = levelBand(level);
    const key = `${rating} ${band}`;
    const { reviews: count, levels: sum } = buckets.get(key) ?? { reviews: 0, levels: 0 };
    buckets.set(key, { rating, band, sample, reviews: count + 1, levels: sum + level });
  }
  return [...buckets.values()];
}

/** Adds up buckets. Four and five stars count as a recommendation. */
export function totalsOf(buckets: readonly RatingBucket[]): RatingTotals {
  const totals = { reviews: 0, stars: 0, recommending: 0, levels: 0 };
  for (const { rating, reviews, levels: sum } of buckets) {
    totals.reviews += reviews;
    totals.stars += rating * reviews;
    totals.recommending += rating >= 4 ? reviews : 0;
    totals.levels += sum;
  }
  return totals;
}

export function bucketsNear(buckets: readonly RatingBucket[], level: OwnLevel): RatingBucket[] {
  const { first, last } = bandsNear(level);
  return buckets.filter(({ band }) => band >= first && band <= last);
}

/** With fewer reviews near a level, pages show no rating for it. */
export const minReviewsNear = 5;

/** How players near this level rated, however few they are. The average is undefined if there are none. */
export function ratingNear(
  buckets: readonly RatingBucket[],
  level: Level,
): { average: Average; reviews: number } {
  const near = bucketsNear(buckets, level);
  return { average: averageOf(near), reviews: totalsOf(near).reviews };
}

/** A mean of ratings, 1 to 5: a sample if it includes samples, undefined without ratings. */
export type Average = SampleOf<number | undefined>;

export function averageOf(buckets: readonly RatingBucket[]): Average {
  const isSample = buckets.some(({ sample }) => sample);
  return sampleIf(isSample, averageRating(totalsOf(buckets)));
}

/** The number of reviews for each star count, from one star to five. */
export function starDistribution(buckets: readonly RatingBucket[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) =>
    buckets.reduce((sum, { rating, reviews }) => sum + (rating === stars ? reviews : 0), 0),
  );
}

/** How many reviews a figure is based on, samples included, and how many of them are by players. */
export interface ReviewCounts {
  reviews: number;
  players: number;
}

export function countsOf(buckets: readonly RatingBucket[]): ReviewCounts {
  return {
    reviews: totalsOf(buckets).reviews,
    players: totalsOf(buckets.filter(({ sample }) => !sample)).reviews,
  };
}

/** Whether samples are included, so that the figure is marked as one. */
export const hasSamples = ({ reviews, players }: ReviewCounts): boolean => players < reviews;

/** Whether all are samples, so that no sentence may mention players. */
export function isAllSamples({ reviews, players }: ReviewCounts): boolean {
  return players === 0 && reviews > 0;
}

/** '12 reviews', '20 samples', '1 player review · 20 samples'. */
export function countsText({ reviews, players }: ReviewCounts): string {
  if (!hasSamples({ reviews, players })) return reviewsText(reviews);
  const samples = reviews - players;
  const ofSamples = `${wholeNumber(samples)} ${samples === 1 ? "sample" : "samples"}`;
  return players === 0 ? ofSamples : `${reviewsText(players, "player review")} · ${ofSamples}`;
}

/** How players near a level rated: '4.6 from 13 reviews near 3.5 (12 of them samples)'. */
export function ratingNearText(buckets: readonly RatingBucket[], level: Level): string {
  const { average, reviews } = ratingNear(buckets, level);
  const counts = countsOf(bucketsNear(buckets, level));
  const samples = isAllSamples(counts) ? "sample " : "";
  const counted = `${reviews} ${samples}${reviews === 1 ? "review" : "reviews"} ${nearText(level)}`;
  const some =
    samples === "" && hasSamples(counts) ? ` (${reviews - counts.players} of them samples)` : "";
  if (average === undefined || reviews < minReviewsNear)
    return `${counted}${some}, too few to tell`;
  return `${toOneDecimal(bareValue(average))} from ${counted}${some}`;
}

/** How players near each level rated, as level-script.ts reads it. */
export const nearLevels = (buckets: readonly RatingBucket[]): string =>
  writeNear(levels.map((level) => [level, ratingNearText(buckets, level)]));

/** How a paddle is rated: the mean of its ratings (undefined if there are none) and their number. */
export interface Rated {
  average: Average;
  reviews: number;
}

/**
 * How many reviews at the catalog's mean are added to a paddle's own before ranking. Below this number the catalog's
 * mean outweighs the paddle's own reviews; at ten times this number it hardly matters. At about twenty, the mean of one
 * to five stars has settled to a fifth of a star.
 */
export const priorWeight = 20;

/** The mean of all ratings, each counted once. Undefined if there are none. */
export function meanOfAll(rated: readonly Rated[]): number | undefined {
  let stars = 0;
  let reviews = 0;
  for (const { average = 0, reviews: count } of rated) {
    stars += bareValue(average) * count;
    reviews += count;
  }
  return reviews === 0 ? undefined : stars / reviews;
}

/**
 * The mean of all ratings that ranking starts from, to a tenth of a star: close enough, and it seldom changes.
 * Undefined if there are none.
 */
export function rankingMean(rated: readonly Rated[]): number | undefined {
  const mean = meanOfAll(rated);
  return mean === undefined ? undefined : Math.round(mean * 10) / 10;
}

/** The mean that ranks paddles, if rated: a few enthusiastic reviews don't beat hundreds of good ones. */
export function bayesianMean({ average, reviews }: Rated, prior: number): number | undefined {
  if (average === undefined || reviews === 0) return undefined;
  return (bareValue(average) * reviews + prior * priorWeight) / (reviews + priorWeight);
}

/**
 * Best rated first, by Bayesian mean. Ties keep their order; unrated paddles come last.
 * @param prior the mean of all ratings, if more than these are ranked
 */
export function bestRatedFirst<Listed extends Rated>(
  listed: readonly Listed[],
  prior = rankingMean(listed),
): Listed[] {
  if (prior === undefined) return [...listed];
  const rank = (rated: Rated) => bayesianMean(rated, prior) ?? -Infinity;
  const ranked = listed.map((each) => ({ each, rank: rank(each) }));
  // Two unrated paddles differ by NaN, which must not reach the sort.
  return ranked
    .toSorted((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map((one) => one.each);
}
