import { afterField, byTime } from "../../../platform/listing.ts";
import { oneOf, parsed, query } from "../../../platform/query.ts";
import { startOfDay } from "../../../platform/text/dates.ts";
import { firstCharacters, tidy } from "../../../platform/text/plain-text.ts";
import { isReviewId } from "../../../site/reviews/reports/report.ts";

export const reviewStates = ["shown", "held", "hidden"] as const;

/** The maximum length of a search, in characters (code points). */
export const maxSearchLength = 80;

function readSearch(typed: string): string | undefined {
  // PostgreSQL rejects NULs and lone surrogates.
  const search = tidy(typed).replaceAll("\0", "").toWellFormed();
  return firstCharacters(search, maxSearchLength) || undefined;
}

/** Which reviews the console's list shows. */
export const reviewsQuery = query({
  search: parsed(readSearch),
  subject: parsed((typed) => typed || undefined),
  stars: parsed((typed) => (/^[1-5]$/.test(typed) ? Number(typed) : undefined)),
  state: oneOf(reviewStates),
  reported: parsed(
    (typed) => typed === "yes" || undefined,
    () => "yes",
  ),
  // A day, '2026-11-01'.
  since: parsed((typed) => (startOfDay(typed) === undefined ? undefined : typed)),
  after: afterField(byTime),
  review: parsed((typed) => (isReviewId(typed) ? typed : undefined)),
});

export type ListedReviews = typeof reviewsQuery.all;
