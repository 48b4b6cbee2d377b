import {
  nothingTyped,
  type ReviewField,
  reviewFields,
  rulesOf,
  type TypedReview,
} from "../review.ts";
import { type ChipName, chipNames, readChips, toChips } from "../themes/themes.ts";

/** The names that review forms post: chips post what reviews store as two lists. */
export type FormField = Exclude<ReviewField, "liked" | "disliked"> | ChipName;

/** What was typed and chosen, as it was. */
export type TypedForm = Record<FormField, string>;

/** What a form shows of a review. */
export const toForm = (typed: TypedReview): TypedForm => ({ ...typed, ...toChips(typed) });

export const nothingTypedForm: TypedForm = toForm(nothingTyped);

/** The fields that reviews of paddles and of balls have, and those of paddles, in the order of the form. */
export const commonFormFields = reviewFields.filter(isCommon);
const paddleFormFields = [...commonFormFields, ...chipNames, "playedFor", "playedBefore"] as const;

/** The names that a form posts. */
export const formFields = (isOfPaddle: boolean): readonly FormField[] =>
  isOfPaddle ? paddleFormFields : commonFormFields;

/** What a posted form says of a review. */
export const fromForm = (typed: Partial<TypedForm>): TypedReview => ({
  ...nothingTyped,
  ...typed,
  ...readChips(typed),
});

function isCommon(
  field: ReviewField,
): field is Exclude<FormField & ReviewField, "playedFor" | "playedBefore"> {
  return !rulesOf(field).ofPaddles;
}
