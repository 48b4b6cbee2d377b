import { readReview } from "../read-review.ts";
import { tidy } from "../../../platform/text/plain-text.ts";
import {
  type FieldProblem,
  mapReviewFields,
  restReviewFields,
  type ReviewField,
  rulesOf,
} from "../review.ts";

const problems: Record<FieldProblem, string> = {
  empty: "is empty or missing",
  tooLong: "is too long",
  notPlain: "is not plain text (control characters and HTML tags are not allowed)",
  notAName: "is not a first name",
  notADupr: "is not a DUPR rating from 1 to 6",
  notAChoice: "is not one of the choices",
  notAMeasurement: "is not a measurement of a paddle",
  notAPrice: "is not what a paddle costs, in US dollars",
  notAMonth: "is not a month and its year",
  tooPrecise: "has more than three decimals",
  notARating: "is not a whole number from 1 to 5",
  links: "has more than one link",
  reserved: "is a name that only this site may use",
};

/**
 * Parses a review from a row's columns: the review, or its first invalid column and what is wrong with it.
 * @param siteName as in `readReview`
 */
export function readReviewColumns(text: (column: string) => string, siteName?: string) {
  const typed = mapReviewFields(({ column }) => text(column));
  const { review, problems: found } = readReview(typed, [], siteName);
  if (review) return { review };
  const [field, problem] = Object.entries(found)[0] as [ReviewField, FieldProblem];
  return { column: rulesOf(field).column, problem: problems[problem] };
}

const shortFields = restReviewFields.filter((field) => rulesOf(field).maxLength <= 50);

/** The first invalid column of a row but for its text, and what is wrong with it. */
export function shortColumnProblem(text: (column: string) => string) {
  for (const field of shortFields) {
    const { column, maxLength, problem } = rulesOf(field);
    const found = problem(tidy(text(column)), maxLength);
    if (found) return { column, problem: problems[found] };
  }
  return undefined;
}
