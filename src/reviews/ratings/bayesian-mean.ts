import { bareValue } from "../../platform/text/sample.ts";
import type { Average } from "./rating-buckets.ts";

/** How a paddle is rated: the mean of its ratings (undefined if there are none) and their number. */
export interface Rated {
  average: Average;
  reviews: number;
}

/**
 * How many reviews at the catalog's mean are added to a paddle's own before ranking. Below this number the catalog's
 * mean outweighs the paddle's own reviews; at ten times this number it hardly matters. Twenty, because that is about
 * when a mean of one to five stars has settled to a fifth of a star.
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
 * The mean of all ratings that ranking starts from, to a tenth of a star: close enough, and it seldom changes. Undefined
 * if there are none.
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
