import { linkProblem } from "../../platform/text/links.ts";
import { tidy } from "../../platform/text/plain-text.ts";
import { type Measurement, measurementNames, readMeasurement } from "./measurements.ts";
import { isReservedName } from "./reserved-names.ts";
import {
  type BallChoice,
  readTyped,
  reviewFields,
  type ReviewProblems,
  rulesOf,
  type TypedReview,
} from "./review.ts";

/**
 * Parses a submission: the review, or what is wrong with each invalid field. Beyond `readTyped`, it counts links,
 * finds reserved names, however their letters are disguised, and reads measurements. The tables for that would be a
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
  const figures: Partial<Record<Measurement, string>> = {};
  for (const name of measurementNames) {
    const text = tidy(typed[name]);
    if (text === "" || problems[name] !== undefined) continue;
    const figure = readMeasurement(name, text)?.text;
    if (figure === undefined) problems[name] = "notAMeasurement";
    else figures[name] = figure;
  }
  if (!read.review || Object.keys(problems).length > 0) return { problems };
  return { review: { ...read.review, ...figures } };
}
