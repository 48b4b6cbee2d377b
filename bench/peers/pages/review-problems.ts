import type { ReviewField } from "./facts.ts";

/** What was typed into the review form. */
export type TypedReview = Record<ReviewField, string>;
export type ReviewProblems = Partial<Record<ReviewField, "empty" | "refused" | "tooLong">>;

const longest = { firstName: 50, duprRating: 12, rating: 1, reviewText: 4000 };

const accepted: Record<ReviewField, (value: string) => boolean> = {
  firstName: (value) => /^[\p{L}\p{M}' -]+$/u.test(value),
  duprRating: (value) => /^[1-6](\.\d{1,3})?\+?$/.test(value) && Number.parseFloat(value) <= 6,
  rating: (value) => /^[1-5]$/.test(value),
  reviewText: (value) => !/<[a-z/!]/i.test(value),
};

/** @returns what is wrong with each field that is refused */
export function reviewProblems(typed: TypedReview): ReviewProblems {
  const problems: ReviewProblems = {};
  for (const [field, value] of Object.entries(typed) as [ReviewField, string][]) {
    const tidied = value.trim();
    if (tidied === "") problems[field] = "empty";
    else if (tidied.length > longest[field]) problems[field] = "tooLong";
    else if (!accepted[field](tidied)) problems[field] = "refused";
  }
  return problems;
}
