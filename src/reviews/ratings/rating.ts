import { wholeNumber } from "../../platform/text/whole-number.ts";
/** The number of reviews and their sums: see `totalsOf` in rating-buckets.ts. */
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

/** The whole percentage of reviewers who recommend. Undefined without ratings. */
export function recommendPercent(totals: RatingTotals): number | undefined {
  return totals.reviews === 0
    ? undefined
    : Math.round((totals.recommending * 100) / totals.reviews);
}

/** The mean DUPR of the reviewers, in points. Undefined without ratings. */
export function averageDupr(totals: RatingTotals): number | undefined {
  return totals.reviews === 0 ? undefined : totals.levels / totals.reviews / 1000;
}

/** One decimal, the format of ratings and DUPR figures: 4 is '4.0'. */
export function toOneDecimal(value: number): string {
  // toFixed alone would round the binary value: 4.35 is a little less than it looks and would come out as 4.3.
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** How full each of five stars is, 0 to 1: to the tenth of the number printed beside them, so 4.76 is 1 1 1 1 0.8. */
export function starFills(rating: number): number[] {
  const tenths = Math.round(rating * 10);
  return [0, 10, 20, 30, 40].map((below) => Math.min(10, Math.max(0, tenths - below)) / 10);
}

/** '1 review', '1,234 reviews'. */
export function reviewsText(reviews: number, noun = "review"): string {
  return `${wholeNumber(reviews)} ${noun}${reviews === 1 ? "" : "s"}`;
}
