import { linkProblem } from "../../platform/text/links.ts";
import { tidy } from "../../platform/text/plain-text.ts";
import { measurementNames, readMeasurement } from "./measurements.ts";
import { readMonth, readPaid } from "./paid-price.ts";
import { isReservedName } from "./reserved-names.ts";
import {
  type BallChoice,
  type FieldProblem,
  readTyped,
  type OptionalReviewField,
  reviewFields,
  type ReviewProblems,
  rulesOf,
  type TypedReview,
} from "./review.ts";

/** The fields that are stored as they were read, not as they were typed. */
const readOnServer: readonly {
  field: OptionalReviewField;
  /** Undefined if it can't be read. */
  read(text: string): string | undefined;
  problem: FieldProblem;
}[] = [
  ...measurementNames.map((field) => ({
    field,
    read: (text: string) => readMeasurement(field, text)?.text,
    problem: "notAMeasurement" as const,
  })),
  { field: "paid", read: (text) => readPaid(text)?.text, problem: "notAPrice" },
  { field: "paidIn", read: readMonth, problem: "notAMonth" },
];

/**
 * Parses a submission: the review, or what is wrong with each invalid field. Beyond `readTyped`, it counts links,
 * finds reserved names, however their letters are disguised, and reads measurements and prices. The tables for that would be a
 * third of the form's script, so only the server does it.
 * @param balls what it may be about; none for paddles
 * @param siteName the site's name, unless the sender may use it
 * @param versions the names of the paddle's versions, besides its page's
 */
export function readReview(
  typed: TypedReview,
  balls?: readonly BallChoice[],
  siteName?: string,
  versions?: readonly string[],
) {
  const read = readTyped(typed, balls, versions);
  const problems: ReviewProblems = { ...read.problems };
  for (const field of reviewFields) {
    const { maxLinks } = rulesOf(field);
    if (maxLinks === undefined || problems[field] !== undefined) continue;
    const problem = linkProblem(tidy(typed[field]), maxLinks);
    if (problem) problems[field] = problem;
  }
  if (
    siteName !== undefined &&
    problems.firstName === undefined &&
    isReservedName(tidy(typed.firstName), siteName)
  )
    problems.firstName = "reserved";
  const rewritten: Partial<Record<OptionalReviewField, string>> = {};
  for (const { field, read: asStored, problem } of readOnServer) {
    const text = tidy(typed[field]);
    if (text === "" || problems[field] !== undefined) continue;
    // It means nothing without another one.
    if (read.review && read.review[field] === undefined) continue;
    const stored = asStored(text);
    if (stored === undefined) problems[field] = problem;
    else rewritten[field] = stored;
  }
  if (!read.review || Object.keys(problems).length > 0) return { problems };
  return { review: { ...read.review, ...rewritten } };
}
