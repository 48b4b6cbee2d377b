import type { NewReview } from "../../src/reviews/reviews.store.ts";
import type { SampleReview } from "../../src/reviews/sample-reviews.content.ts";

/** Whose reviews they are. */
export const subject = "diadem-hero";
const words = ["grip", "spin", "Édge", "quiet", "heavy"];

/** A player's review, made by these numbers. @param below a number from 0 to below this one */
export function review(number: number, below: (most: number) => number): NewReview {
  const level = below(3) === 0 ? 1000 + 500 * below(11) : 1000 + below(5001);
  return {
    subject,
    firstName: "Ann",
    duprRating: (level / 1000).toFixed(3),
    level,
    rating: 1 + below(5),
    reviewText: `Number ${number}: ${words[below(5)]} and ${words[below(5)]}.`,
  };
}

/** The sample reviews beside them. */
export const samples: SampleReview[] = [4, 5, 1, 4, 3, 5].map((rating, index) => ({
  rating,
  firstName: "Sam",
  duprRating: `${2 + index / 2}`,
  review: `A sample of ${words[index % 5]}.`,
}));
const ballName = (ball: string) => ball;
/** Where lists take both from. */
export const source = { subject, samples, samplesInStore: false, showsSamples: true, ballName };
