import { dayBegan, isUnreported } from "../contributions/reports.store.ts";
import type { Database } from "../platform/store/tables.ts";
import { readingOf } from "../platform/store/reads.ts";
import { publicColumns, type PublicReview, reviewKind } from "../reviews/reviews.store.ts";
import { settlingTime } from "./newsletter.ts";
import type { IssueReview } from "./issue.ts";

/**
 * Players' reviews that an email may quote: visible, either approved by the owner or unchanged for a day, and without a
 * report since.
 * @param now epoch milliseconds
 */
export function quotableReviews(db: Database, now: number) {
  return db
    .selectFrom("paddle_reviews")
    .where("is_sample", "=", 0)
    .where("hidden_at", "is", null)
    .where(({ or, eb }) =>
      or([eb("approved_at", "is not", null), eb("updated_at", "<=", now - settlingTime)]),
    )
    .where(isUnreported(reviewKind));
}

/** The start of a review's day, epoch milliseconds. Must match the index paddle_reviews_settled. */
export const settledFrom = dayBegan(reviewKind);

/**
 * The latest reviews an issue may quote, newest first, since when it may (epoch milliseconds), and whether someone who
 * runs the site has approved them.
 * @param now epoch milliseconds
 * @param ids only these; undefined for all
 */
export async function newestQuotable(
  db: Database,
  { now, ids, limit }: { now: number; ids?: readonly string[] | undefined; limit: number },
) {
  if (ids?.length === 0) return [];
  const rows = await quotableReviews(db, now)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
    .select([...publicColumns, "approved_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ approved_at, ...review }) => ({
    review,
    since: approved_at ?? review.created_at + settlingTime,
    isApproved: approved_at !== null,
  }));
}

/** An issue's reviews that are visible, never samples, in the issue's order. */
export async function reviewsOfIssue(
  db: Database,
  reviews: readonly IssueReview[],
): Promise<PublicReview[]> {
  if (reviews.length === 0) return [];
  const ids = reviews.map(({ id }) => id);
  // The subject of a hidden review counts too: the review may be shown again.
  const subjects = reviews.map(({ subject }) => subject);
  const found = await readingOf(subjects, () =>
    db
      .selectFrom("paddle_reviews")
      .select(publicColumns)
      .where("hidden_at", "is", null)
      .where("is_sample", "=", 0)
      .where("id", "in", ids)
      .execute(),
  );
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? []);
}
