import { readDupr } from "./level/level.ts";
import { bucketsOf } from "./ratings/ratings.ts";
import type { ReviewSubmission } from "./review.ts";
import { themeList } from "./themes/themes.ts";
import type { SampleReview } from "./sample-reviews.content.ts";

export const sampleBuckets = (samples: readonly SampleReview[]) =>
  bucketsOf(samples.map(submissionOf), true);

export function submissionOf(sample: SampleReview): ReviewSubmission {
  const { review: reviewText, liked, disliked, ...others } = sample;
  const lists = { liked: themeList(liked), disliked: themeList(disliked) };
  return { ...others, ...lists, reviewText, level: readDupr(others.duprRating) ?? 0 };
}
