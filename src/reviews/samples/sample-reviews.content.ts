import { z } from "zod";
import { readDupr } from "../level/level.ts";
import { bucketsOf } from "../ratings/rating-buckets.ts";
import { tidy } from "../../platform/text/plain-text.ts";
import type { ReviewSubmission } from "../review.ts";
import {
  optionalReviewFields,
  type OptionalReviewField,
  type RequiredReviewField,
  reviewFieldTable,
} from "../review-fields.ts";
import { field } from "../../platform/content/fields/field.ts";

/** The required fields, by their names in samples. */
type SampleField = Exclude<RequiredReviewField, "reviewText"> | "review";

const required = {
  firstName: field(
    z.string().trim().min(1).max(reviewFieldTable.firstName.maxLength),
    "only a first name",
    "Dana",
  ),
  duprRating: field(
    z.string().refine((typed) => readDupr(typed) !== undefined, "is not a DUPR rating"),
    "the writer's DUPR from 1 to 6, in quotes",
    '"3.5"',
  ),
  rating: field(z.int().min(3).max(5), "the stars, 3 to 5", "4"),
  review: field(
    z.string().trim().min(1).max(reviewFieldTable.reviewText.maxLength),
    "what this sample player says about feel, fit and preference",
    "Drops land soft.",
  ),
} satisfies Record<SampleField, z.ZodType>;

const optional = Object.fromEntries(
  optionalReviewFields.map(({ field: name, noun, example, maxLength, problem }) => [
    name,
    field(
      z
        .string()
        .trim()
        .refine((text) => problem(tidy(text), maxLength) === undefined, `is not a ${noun}`)
        .optional(),
      `the ${noun}, if this sample player gives it`,
      example,
    ),
  ]),
);

const fields = { ...required, ...optional } as typeof required &
  Record<OptionalReviewField, z.ZodOptional<z.ZodString>>;

/** The sample reviews of one paddle: content/sample-reviews/<slug>.yaml, in the order they are shown. */
export const sampleReviewsFile = z.strictObject({
  reviews: field(
    z.array(z.strictObject(fields)),
    "the list of sample reviews",
    "a list of reviews, each starting with '- firstName:'",
  ),
});

export type SampleReview = z.infer<typeof sampleReviewsFile>["reviews"][number];

/** Samples counted by stars and level. */
export const sampleBuckets = (samples: readonly SampleReview[]) =>
  bucketsOf(samples.map(submissionOf), true);

/** Converts a sample to a submission. */
export function submissionOf({ review: reviewText, ...others }: SampleReview): ReviewSubmission {
  return { ...others, reviewText, level: readDupr(others.duprRating) ?? 0 };
}
