import type { WordingGroup } from "../review-wording.content";
import { bareValue, type MaybeSample, sampleIf } from "../../platform/text/sample";
import { type Average, averageOf, type RatingBucket } from "./rating-buckets";
import { type FixedFigures, statCardText } from "./stat-cards";
import type { SubjectRatings } from "../read-reviews.service";

/** The figures over a subject's reviews, ready to print. */
export interface ReviewFigures {
  average: Average;
  reviews: number;
  /** The same reviews counted by stars and level. */
  buckets: readonly RatingBucket[];
  /** How many of the reviews players wrote. */
  players: number;
  cards: { label: string; value: MaybeSample<string> }[];
}

/** Makes the figures of a page from what its reviews add up to. */
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
