import { z } from "zod";
import { readDupr } from "../level.ts";
import { reviewLimits } from "../review.ts";
import { field } from "./field.ts";

/** The sample reviews of one paddle: content/sample-reviews/<slug>.yaml, in the order they are shown. */
export const sampleReviewsFile = z.strictObject({
  reviews: field(
    z.array(
      z.strictObject({
        firstName: field(
          z.string().trim().min(1).max(reviewLimits.firstName),
          "a first name, and no more than that",
          "Dana",
        ),
        duprRating: field(
          z.string().refine((typed) => readDupr(typed) !== undefined, "is not a DUPR rating"),
          "the writer's DUPR from 1 to 6, in quotes",
          '"3.5"',
        ),
        rating: field(z.int().min(3).max(5), "the stars, 3 to 5", "4"),
        review: field(
          z.string().trim().min(1).max(reviewLimits.reviewText),
          "what this sample player says of feel, fit and preference",
          "Drops land soft.",
        ),
      }),
    ),
    "the list of sample reviews",
    "a list of reviews, each starting with '- firstName:'",
  ),
});

export type SampleReview = z.infer<typeof sampleReviewsFile>["reviews"][number];
