import type { WordingGroup } from "../review-wording.content";
import { averageRating } from "./rating";
import type { RatingBucket } from "./rating-buckets";
import { type FixedFigures, statCardText } from "./stat-cards";
import type { SubjectRatings } from "../read-reviews.service";

/** The figures over a subject's reviews, ready to print. */
export interface ReviewFigures {
  /** Mean of all ratings; undefined where there is none. */
  average: number | undefined;
  reviews: number;
  /** The same reviews counted by stars and level. */
  buckets: readonly RatingBucket[];
  /** How many of the reviews players wrote. */
  players: number;
  cards: { label: string; value: string; isSample: boolean }[];
}

/** Makes the figures of a page from what its reviews add up to. */
export function reviewFigures(
  { totals, players, buckets }: SubjectRatings,
  group: WordingGroup,
  fixed: FixedFigures | undefined,
): ReviewFigures {
  // Fixed figures are the samples', and go with them.
  const isSample = players.reviews < totals.reviews;
  const labels = {
    averageRating: "Average Rating",
    recommendRate: group.recommendLabel,
    totalReviews: "Total Reviews",
    averageDupr: "Avg DUPR Rating",
  };
  return {
    average: averageRating(totals),
    reviews: totals.reviews,
    buckets,
    cards: group.statCards.flatMap((card) => {
      const value = statCardText(card, totals, isSample ? fixed : undefined);
      return value === undefined ? [] : [{ label: labels[card], value, isSample }];
    }),
    players: players.reviews,
  };
}
