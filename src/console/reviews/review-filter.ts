import { type ListCursor, readCursor } from "../../platform/text/list-cursor.ts";
import { tidy } from "../../platform/text/plain-text.ts";
import { isReviewId } from "../../reviews/reports/report.ts";

export const reviewStates = ["shown", "held", "hidden"] as const;

/** Which reviews the console's list shows. Fields are named as in its URL. */
export interface ListedReviews {
  search: string | undefined;
  subject: string | undefined;
  stars: number | undefined;
  state: (typeof reviewStates)[number] | undefined;
  reported: boolean;
  /** A day, '2026-11-01'. */
  since: string | undefined;
  after: ListCursor | undefined;
  review: string | undefined;
}

export const listParameters = [
  "search",
  "subject",
  "stars",
  "state",
  "reported",
  "since",
  "after",
  "review",
] as const;

/** The maximum length of a search, in characters (code points). */
export const maxSearchLength = 80;

/** The beginning of a day in UTC, epoch milliseconds; undefined if it isn't a day. */
export function beginOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines parse '2026-02-30' as a day in March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isDay ? time : undefined;
}

/**
 * Parses a URL of the list. Invalid values are left out.
 * @param isSubject whether a slug is a subject's
 */
export function readListedReviews(
  query: URLSearchParams,
  isSubject: (slug: string) => boolean,
): ListedReviews {
  const given = (name: (typeof listParameters)[number]) => query.get(name) ?? "";
  // PostgreSQL rejects NULs and lone surrogates.
  const search = [...tidy(given("search")).replaceAll("\0", "").toWellFormed()];
  const since = given("since");
  return {
    search: search.slice(0, maxSearchLength).join("") || undefined,
    subject: isSubject(given("subject")) ? given("subject") : undefined,
    stars: /^[1-5]$/.test(given("stars")) ? Number(given("stars")) : undefined,
    state: reviewStates.find((state) => state === given("state")),
    reported: given("reported") === "yes",
    since: beginOf(since) === undefined ? undefined : since,
    after: readCursor(given("after")),
    review: isReviewId(given("review")) ? given("review") : undefined,
  };
}
