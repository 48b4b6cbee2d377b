import { z } from "zod";
import { tidy } from "../../platform/text/plain-text.ts";
import { field, report, words } from "../../platform/content/fields.ts";
import { readDupr } from "./level/level.ts";
import type { Measured } from "./measurements.ts";
import {
  type OptionalReviewField,
  optionalReviewFields,
  type RequiredReviewField,
  reviewFieldTable,
} from "./review.ts";
import { themes } from "./themes/themes.ts";

/** Only paddles have samples, and no sample measures anything. */
type SampleOption = Exclude<OptionalReviewField, "ball" | keyof Measured>;

type SampleField = Exclude<RequiredReviewField, "reviewText"> | "review";

const required = {
  firstName: words(reviewFieldTable.firstName.maxLength, "only a first name", "Dana"),
  duprRating: field(
    z.string().refine((typed) => readDupr(typed) !== undefined, "is not a DUPR rating"),
    "the writer's DUPR from 1 to 6",
    '"3.5"',
  ),
  rating: field(z.int().min(3).max(5), "the stars, 3 to 5", "4"),
  review: words(
    reviewFieldTable.reviewText.maxLength,
    "what this sample player says about feel, fit and preference",
    "Drops land soft.",
  ),
} satisfies Record<SampleField, z.ZodType>;

const optional = Object.fromEntries(
  optionalReviewFields
    .filter(
      ({ field: name, since }) => name !== "ball" && since !== reviewFieldTable.measuredBare.since,
    )
    .map(({ field: name, noun, example, maxLength, problem }) => [
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

/** The themes that a reader found in a sample. */
const labelField = (verb: string, example: string) =>
  field(
    z
      .array(z.enum(themes))
      .min(1)
      .superRefine((chosen, context) => {
        const twice = chosen.find((theme, index) => chosen.indexOf(theme) !== index);
        if (twice) context.addIssue({ code: "custom", message: `has ${twice} twice` });
      })
      .optional(),
    `what this sample player ${verb} about this paddle; leave it out if that is nothing`,
    example,
  );

const labels = {
  liked: labelField("likes", "[control, spin]"),
  disliked: labelField("dislikes", "[value]"),
};

const fields = { ...required, ...optional, ...labels } as typeof required &
  Record<Exclude<SampleOption, keyof typeof labels>, z.ZodOptional<z.ZodString>> &
  typeof labels;

const sampleReview = z.strictObject(fields).superRefine(({ liked, disliked }, context) => {
  const both = disliked?.find((theme) => liked?.includes(theme));
  if (both) report(context, ["disliked"], `has ${both}, which is also in liked`);
});

/** The sample reviews of one paddle: content/sample-reviews/<slug>.yaml, in display order. */
export const sampleReviewsFile = z.strictObject({
  reviews: field(
    z.array(sampleReview),
    "the list of sample reviews",
    "a list of reviews, each starting with '- firstName:'",
  ),
});

export type SampleReview = z.infer<typeof sampleReviewsFile>["reviews"][number];
