import { readDupr } from "./level.ts";
import { linkProblem, maxLinks } from "./links.ts";
import {
  type NameProblem,
  nameProblem,
  type TextProblem,
  textProblem,
  tidy,
} from "./plain-text.ts";

/** The limits of what a player may submit, in characters (code points). */
export const reviewLimits = { firstName: 50, duprRating: 12, reviewText: 4000 } as const;

/** The fields of the review form, by the names they are posted under. */
export const reviewFields = ["firstName", "duprRating", "rating", "reviewText"] as const;
export type ReviewField = (typeof reviewFields)[number];

/** What was typed, as it was typed. */
export type TypedReview = Record<ReviewField, string>;

export const nothingTyped: TypedReview = {
  firstName: "",
  duprRating: "",
  rating: "",
  reviewText: "",
};

/** A review that may be stored. */
export interface ReviewSubmission {
  firstName: string;
  /** As typed, trimmed: '4.0+' stays '4.0+'. */
  duprRating: string;
  /** The same in thousandths of a point. */
  level: number;
  /** 1 to 5. */
  rating: number;
  reviewText: string;
}

/** Why a field is refused; what to say about it stands in content/review-wording.yaml. */
export type FieldProblem = TextProblem | NameProblem | "notADupr" | "notARating" | "links";
export type ReviewProblems = Partial<Record<ReviewField, FieldProblem>>;

function duprProblem(value: string): FieldProblem | undefined {
  if (value === "") return "empty";
  return value.length <= reviewLimits.duprRating && readDupr(value) !== undefined
    ? undefined
    : "notADupr";
}

function ratingProblem(value: string): FieldProblem | undefined {
  if (value === "") return "empty";
  return /^[1-5]$/.test(value) ? undefined : "notARating";
}

/**
 * Reads a submission, in the browser before it is sent and on the server when it arrives.
 * @returns the review, or what is wrong with each field that is refused
 */
export function readReview(
  typed: TypedReview,
): { review: ReviewSubmission; problems?: never } | { review?: never; problems: ReviewProblems } {
  const firstName = tidy(typed.firstName);
  const duprRating = tidy(typed.duprRating);
  const rating = tidy(typed.rating);
  const reviewText = tidy(typed.reviewText);
  const found = {
    firstName: nameProblem(firstName, reviewLimits.firstName),
    duprRating: duprProblem(duprRating),
    rating: ratingProblem(rating),
    reviewText:
      textProblem(reviewText, reviewLimits.reviewText) ?? linkProblem(reviewText, maxLinks.review),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem),
  ) as ReviewProblems;
  const level = readDupr(duprRating);
  if (Object.keys(problems).length > 0 || level === undefined) return { problems };
  return { review: { firstName, duprRating, level, rating: Number(rating), reviewText } };
}
