import {
  nothingTyped,
  type ReviewField,
  reviewFields,
  rulesOf,
  type TypedReview,
} from "../review.ts";
import { type Measured, measurementNames } from "../measurements.ts";
import { type ChipName, chipNames, readChips, toChips } from "../themes/themes.ts";

/** The names that review forms post: chips replace the two lists that reviews store. */
export type FormField = Exclude<ReviewField, "liked" | "disliked"> | ChipName;

/** The form's fields as typed and chosen. */
export type TypedForm = Record<FormField, string>;

/** The form's fields for a review. */
export const toForm = (typed: TypedReview): TypedForm => ({ ...typed, ...toChips(typed) });

export const nothingTypedForm: TypedForm = toForm(nothingTyped);

/** The fields for all reviews, and those for paddles only, in the form's order. */
export const commonFormFields = reviewFields.filter(isCommon);
export const playedFields = ["playedFor", "playedBefore", "paid", "paidIn"] as const;
export const measuredFields = [
  ...measurementNames,
  "measuredBare",
  "measuredWith",
  "measuredVersion",
] as const;
const paddleFormFields = [
  ...commonFormFields,
  ...chipNames,
  ...playedFields,
  ...measuredFields,
] as const;

export const formFields = (isOfPaddle: boolean): readonly FormField[] =>
  isOfPaddle ? paddleFormFields : commonFormFields;

/** A review's fields from a posted form. */
export const fromForm = (typed: Partial<TypedForm>): TypedReview => ({
  ...nothingTyped,
  ...typed,
  ...readChips(typed),
});

function isCommon(
  field: ReviewField,
): field is Exclude<FormField & ReviewField, (typeof playedFields)[number] | keyof Measured> {
  return !rulesOf(field).ofPaddles;
}
