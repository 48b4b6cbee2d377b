import type { StatCard } from "./content/review-wording.ts";
import {
  averageDupr,
  averageRating,
  recommendPercent,
  type RatingTotals,
  toOneDecimal,
} from "./rating.ts";

/** Below so many players' reviews a rate or a mean says nothing and is not shown. */
export const minReviewsForFigures = 5;

/** The figures a specification fixes for a paddle's samples. */
export interface FixedFigures {
  recommendPercent?: number | undefined;
  averageDupr?: string | undefined;
}

/**
 * The text of each figure card; undefined for a card that is not to be shown.
 * @param fixed the fixed figures while samples are shown; undefined where figures come from players alone
 */
export function statCardText(
  card: StatCard,
  totals: RatingTotals,
  fixed: FixedFigures | undefined,
): string | undefined {
  const enough = totals.reviews >= minReviewsForFigures;
  switch (card) {
    case "averageRating": {
      const average = averageRating(totals);
      return average === undefined ? undefined : toOneDecimal(average);
    }
    case "totalReviews":
      return totals.reviews.toLocaleString("en-US");
    case "recommendRate":
      if (fixed?.recommendPercent !== undefined) return `${fixed.recommendPercent}%`;
      return enough ? `${recommendPercent(totals)}%` : undefined;
    case "averageDupr":
      if (fixed?.averageDupr !== undefined) return fixed.averageDupr;
      return enough ? toOneDecimal(averageDupr(totals) ?? 0) : undefined;
  }
}

/** Whether more than half of what a figure is made from are samples. */
export function isMostlySamples(all: RatingTotals, players: RatingTotals): boolean {
  return (all.reviews - players.reviews) * 2 > all.reviews;
}
