import { bareValue, derived, type MaybeSample, sampleIf } from "../../../platform/text/sample.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import type { StatCard, WordingGroup } from "../review-wording.content.ts";
import {
  type Average,
  averageDupr,
  averageOf,
  averageRating,
  type RatingBucket,
  type RatingTotals,
  recommendPercent,
  toOneDecimal,
} from "./ratings.ts";
import type { SubjectRatings } from "../read-reviews.service.ts";

/** With fewer players' reviews, rates and means aren't shown. */
export const minReviewsForFigures = 5;

/** The fixed figures of a paddle's samples. */
export interface FixedFigures {
  recommendPercent?: MaybeSample<number> | undefined;
  averageDupr?: MaybeSample<string> | undefined;
}

/** A figure card's text, if it's shown; `fixed` are the samples' figures, undefined if only players' count. */
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

/** Whether more than half of a figure's reviews are samples. */
export function isMostlySamples(all: RatingTotals, players: RatingTotals): boolean {
  return (all.reviews - players.reviews) * 2 > all.reviews;
}

/** A subject's review figures, ready to display. */
export interface ReviewFigures {
  average: Average;
  reviews: number;
  /** The reviews by stars and level. */
  buckets: readonly RatingBucket[];
  /** How many of the reviews are by players. */
  players: number;
  cards: { label: string; value: MaybeSample<string> }[];
}

/** Computes a page's figures from its reviews' totals. */
export function reviewFigures(
  { totals, players, buckets }: SubjectRatings,
  group: WordingGroup,
  fixed: FixedFigures | undefined,
): ReviewFigures {
  const hasSamples = players.reviews < totals.reviews;
  const labels = {
    averageRating: "Average Rating",
    recommendRate: group.recommendLabel,
    totalReviews: "Total Reviews",
    averageDupr: "Avg DUPR Rating",
  };
  return {
    average: averageOf(buckets),
    reviews: totals.reviews,
    buckets,
    cards: group.statCards.flatMap((card) => {
      // Fixed figures are the samples', and go with them.
      const text = statCardText(card, totals, hasSamples ? fixed : undefined);
      if (text === undefined) return [];
      return [{ label: labels[card], value: sampleIf(hasSamples, bareValue(text)) }];
    }),
    players: players.reviews,
  };
}
