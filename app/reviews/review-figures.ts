import type { WordingGroup } from "../../model/content/review-wording";
import { averageRating, type Tally } from "../../model/rating";
import { type FixedFigures, isMostlySamples, statCardText } from "../../model/stat-cards";

/** The figures over a subject's reviews, ready to print. */
export interface ReviewFigures {
  /** Mean of all ratings; undefined where there is none. */
  average: number | undefined;
  reviews: number;
  cards: { label: string; value: string }[];
  mostlySamples: boolean;
}

/** Makes the figures of a page from what its reviews add up to. */
export function reviewFigures(
  { tally, players }: { tally: Tally; players: Tally },
  group: WordingGroup,
  fixed: FixedFigures | undefined,
): ReviewFigures {
  const labels = {
    averageRating: "Average Rating",
    recommendRate: group.recommendLabel,
    totalReviews: "Total Reviews",
    averageDupr: "Avg DUPR Rating",
  };
  return {
    average: averageRating(tally),
    reviews: tally.reviews,
    cards: group.statCards.flatMap((card) => {
      const value = statCardText(card, tally, fixed);
      return value === undefined ? [] : [{ label: labels[card], value }];
    }),
    mostlySamples: isMostlySamples(tally, players),
  };
}
