import { readDupr } from "./level.ts";

/** The limits of what a player may submit, in characters (code points). */
export const reviewLimits = { firstName: 50, duprRating: 12, reviewText: 4000 } as const;

/** The fields of the review form, by the names they are posted under. */
export const reviewFields = ["firstName", "duprRating", "rating", "reviewText"] as const;
export type ReviewField = (typeof reviewFields)[number];

/** What was typed, as it was typed. */
export type TypedReview = Record<ReviewField, string>;

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
export type FieldProblem =
  "empty" | "tooLong" | "notPlain" | "notAName" | "notADupr" | "notARating";
export type ReviewProblems = Partial<Record<ReviewField, FieldProblem>>;

// Control characters but line feed and tab; direction overrides, which can make a text read as what it is not.
const unprintable = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/u;
// A tag (also one left open after an attribute), a comment or a processing instruction; '<3' and 'power<spin' are text.
const markup = /<[a-z/!?][^<>]*>|<[a-z]+\s[^<>]*=/iu;
// Letters of any script, with the joiners that some need inside a word.
const name = /^[\p{L}\p{M}][\p{L}\p{M}\p{N}\p{Join_Control} .'’·-]*$/u;
// Characters that count as letters or signs and show nothing: fillers, joiners, variation selectors.
const invisible = /[\p{Cf}\p{Z}\s\u115F\u1160\u3164\uFFA0\u2800\p{Variation_Selector}]/gu;

/** A field's value as it is compared and stored: composed (NFC), one kind of line end, trimmed. */
function tidy(typed: string): string {
  return typed.replace(/\r\n?/g, "\n").trim().normalize("NFC");
}

const isBlank = (text: string) => text.replace(invisible, "") === "";
const isPlain = (text: string) => text.isWellFormed() && !unprintable.test(text);

function firstNameProblem(value: string): FieldProblem | undefined {
  if (isBlank(value)) return "empty";
  if ([...value].length > reviewLimits.firstName) return "tooLong";
  return isPlain(value) && name.test(value) ? undefined : "notAName";
}

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

function textProblem(value: string): FieldProblem | undefined {
  if (isBlank(value)) return "empty";
  if ([...value].length > reviewLimits.reviewText) return "tooLong";
  return isPlain(value) && !markup.test(value) ? undefined : "notPlain";
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
    firstName: firstNameProblem(firstName),
    duprRating: duprProblem(duprRating),
    rating: ratingProblem(rating),
    reviewText: textProblem(reviewText),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem),
  ) as ReviewProblems;
  const level = readDupr(duprRating);
  if (Object.keys(problems).length > 0 || level === undefined) return { problems };
  return { review: { firstName, duprRating, level, rating: Number(rating), reviewText } };
}
