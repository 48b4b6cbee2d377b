import { reviewsText } from "./rating.ts";
import { type RatingBucket, totalsOf } from "./rating-buckets.ts";
import { wholeNumber } from "../../platform/text/whole-number.ts";

/** How many reviews a figure is based on, samples included, and how many of them players wrote. */
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

/** Whether samples are counted, so that the figure is marked as one. */
export function hasSamples({ reviews, players }: ReviewCounts): boolean {
  return players < reviews;
}

/** Whether nothing but samples is counted, so that no sentence may speak of players. */
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
