import type { RequiredField } from "./facts.ts";

/** What was typed into the review form's required fields. The others have no rules that a browser doesn't check. */
export type TypedReview = Record<RequiredField, string>;
export type ReviewProblems = Partial<Record<RequiredField, "empty" | "refused" | "tooLong">>;

const rules: Record<RequiredField, { maxLength: number; accepts: (value: string) => boolean }> = {
  firstName: { maxLength: 50, accepts: (value) => /^[\p{L}\p{M}' -]+$/u.test(value) },
  duprRating: {
    maxLength: 12,
    accepts: (value) => /^[1-6](\.\d{1,3})?\+?$/.test(value) && Number.parseFloat(value) <= 6,
  },
  rating: { maxLength: 1, accepts: (value) => /^[1-5]$/.test(value) },
  reviewText: { maxLength: 4000, accepts: (value) => !/<[a-z/!]/i.test(value) },
};

/** The required fields of a form that was posted; empty if they're missing. */
export function typedReview(form: FormData): TypedReview {
  const typed = Object.keys(rules).map((field) => {
    const value = form.get(field);
    return [field, typeof value === "string" ? value.trim() : ""];
  });
  return Object.fromEntries(typed) as TypedReview;
}

/** @returns what is wrong with each invalid field */
export function reviewProblems(typed: TypedReview): ReviewProblems {
  const problems: ReviewProblems = {};
  for (const field of Object.keys(rules) as RequiredField[]) {
    const { maxLength, accepts } = rules[field];
    const value = typed[field].trim();
    if (value === "") problems[field] = "empty";
    else if (value.length > maxLength) problems[field] = "tooLong";
    else if (!accepts(value)) problems[field] = "refused";
  }
  return problems;
}
