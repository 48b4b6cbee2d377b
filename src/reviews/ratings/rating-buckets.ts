import { bandsNear, type Level, levelBand } from "../level/level.ts";
import { sampleIf, type SampleOf } from "../../platform/text/sample.ts";
import { averageRating, type RatingTotals } from "./rating.ts";

/** Counts the reviews that share stars, level and kind. Every rating figure is a sum of these. */
export interface RatingBucket {
  /** 1 to 5. */
  rating: number;
  /** See `levelBand`. */
  band: number;
  /** Whether they are samples rather than players' reviews. */
  sample: boolean;
  reviews: number;
  /** Sum of the reviewers' DUPR levels, in thousandths of a point. */
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
    const { reviews: count, levels } = buckets.get(key) ?? { reviews: 0, levels: 0 };
    buckets.set(key, { rating, band, sample, reviews: count + 1, levels: levels + level });
  }
  return [...buckets.values()];
}

/** Adds buckets up. Four and five stars count as a recommendation. */
export function totalsOf(buckets: readonly RatingBucket[]): RatingTotals {
  const totals = { reviews: 0, stars: 0, recommending: 0, levels: 0 };
  for (const { rating, reviews, levels } of buckets) {
    totals.reviews += reviews;
    totals.stars += rating * reviews;
    totals.recommending += rating >= 4 ? reviews : 0;
    totals.levels += levels;
  }
  return totals;
}

/** The buckets of players near this level. */
export function bucketsNear(buckets: readonly RatingBucket[], level: Level): RatingBucket[] {
  const { first, last } = bandsNear(level);
  return buckets.filter(({ band }) => band >= first && band <= last);
}

/** Below this many reviews near a level, pages give no rating for it. */
export const minReviewsNear = 5;

/** How players near this level rated, however few they are. The average is undefined if there are none. */
export function ratingNear(
  buckets: readonly RatingBucket[],
  level: Level,
): { average: Average; reviews: number } {
  const near = bucketsNear(buckets, level);
  return { average: averageOf(near), reviews: totalsOf(near).reviews };
}

/** A mean of ratings, 1 to 5: a sample if samples count in it, undefined if nothing does. */
export type Average = SampleOf<number | undefined>;

/** The mean of all ratings in some buckets, unrounded. */
export function averageOf(buckets: readonly RatingBucket[]): Average {
  const hasSamples = buckets.some(({ sample }) => sample);
  return sampleIf(hasSamples, averageRating(totalsOf(buckets)));
}

/** The number of reviews for each star count, from one star to five. */
export function starDistribution(buckets: readonly RatingBucket[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) =>
    buckets.reduce((sum, { rating, reviews }) => sum + (rating === stars ? reviews : 0), 0),
  );
}
