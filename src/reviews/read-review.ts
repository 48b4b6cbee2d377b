import { linkProblem } from "../platform/text/links.ts";
import { tidy } from "../platform/text/plain-text.ts";
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
 * Reads a submission: the review, or what is wrong with each refused field. Beyond what `readTyped` checks, it counts links
 * and finds reserved names however their letters are disguised. The tables for that would be a third of the form's script,
 * so the browser leaves it to the server.
 * @param balls what it may say it is about; none on a paddle's page
 * @param siteName the site's name, if whoever sent it may not pose as the site
 */
export function readReview(typed: TypedReview, balls?: readonly BallChoice[], siteName?: string) {
  const read = readTyped(typed, balls);
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
  return Object.keys(problems).length > 0 ? { problems } : read;
}
