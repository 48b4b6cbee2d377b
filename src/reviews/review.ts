import { readDupr } from "./level/level.ts";
import { tidy } from "../platform/text/plain-text.ts";
import {
  type FieldProblem,
  mapReviewFields,
  type ReviewField,
  reviewFields,
  type ReviewValues,
  rulesOf,
} from "./review-fields.ts";

/** What was typed, as it was typed. */
export type TypedReview = Record<ReviewField, string>;

export const nothingTyped: TypedReview = mapReviewFields(() => "");

/** A review that may be stored. */
export type ReviewSubmission = ReviewValues & {
  /** The DUPR rating in thousandths of a point. */
  level: number;
};

/** What a review of a ball article can be about: a ball, by the name of its file, or `wholeArticle`. */
export interface BallChoice {
  value: string;
  label: string;
}

export type ReviewProblems = Partial<Record<ReviewField, FieldProblem>>;

/**
 * Reads what was typed, in the browser and again on the server: the review, or what is wrong with each refused field.
 * `readReview` in read-review.ts has what only the server checks.
 * @param balls what it may say it is about; none on a paddle's page
 */
export function readTyped(
  typed: TypedReview,
  balls: readonly BallChoice[] = [],
): { review: ReviewSubmission; problems?: never } | { review?: never; problems: ReviewProblems } {
  const values: Partial<Record<ReviewField, string | number>> = {};
  const problems: ReviewProblems = {};
  for (const field of reviewFields) {
    const { type, isRequired, maxLength, problem } = rulesOf(field);
    const text = tidy(typed[field]);
    const found = problem(text, maxLength);
    if (found === undefined) values[field] = type === "number" ? Number(text) : text;
    else if (isRequired || found !== "empty") problems[field] = found;
  }
  const { ball } = values;
  if (ball !== undefined && !balls.some(({ value }) => value === ball))
    problems.ball = "notAChoice";
  const level = readDupr(String(values.duprRating));
  if (Object.keys(problems).length > 0 || level === undefined) return { problems };
  const review: ReviewSubmission = { ...(values as ReviewValues), level };
  return { review };
}
