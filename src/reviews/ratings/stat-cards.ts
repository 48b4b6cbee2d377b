import type { StatCard } from "../review-wording.content.ts";
import {
  averageDupr,
  averageRating,
  recommendPercent,
  type RatingTotals,
  toOneDecimal,
} from "./rating.ts";
import { derived, type MaybeSample } from "../../platform/text/sample.ts";
import { wholeNumber } from "../../platform/text/whole-number.ts";

/** With fewer players' reviews, rates and means are not shown. */
export const minReviewsForFigures = 5;

/** The fixed figures of a paddle's samples. */
export interface FixedFigures {
  recommendPercent?: MaybeSample<number> | undefined;
  averageDupr?: MaybeSample<string> | undefined;
}

/** A figure card's text, if it is shown; `fixed` are the samples' figures, undefined if players' alone count. */
export function statCardText(
  card: StatCard,
  totals: RatingTotals,
  fixed: FixedFigures | undefined,
): MaybeSample<string> | undefined {
  const enough = totals.reviews >= minReviewsForFigures;
  switch (card) {
    case "averageRating": {
      const average = averageRating(totals);
      return average === undefined ? undefined : toOneDecimal(average);
    }
    case "totalReviews":
      return wholeNumber(totals.reviews);
    case "recommendRate":
      if (fixed?.recommendPercent !== undefined)
        return derived(fixed.recommendPercent, (percent) => `${percent}%`);
      return enough ? `${recommendPercent(totals)}%` : undefined;
    case "averageDupr":
      if (fixed?.averageDupr !== undefined) return fixed.averageDupr;
      return enough ? toOneDecimal(averageDupr(totals) ?? 0) : undefined;
  }
}

/** Whether samples are more than half of what a figure is based on. */
export function isMostlySamples(all: RatingTotals, players: RatingTotals): boolean {
  return (all.reviews - players.reviews) * 2 > all.reviews;
}
