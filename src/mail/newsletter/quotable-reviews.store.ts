import { dayBegan, isUnreported } from "../../site/contributions/reports.store.ts";
import type { LeasedMail } from "../../platform/email/outbox.store.ts";
import type { Database } from "../../platform/store/tables.ts";
import { readingOf } from "../../platform/store/reads.ts";
import { publicColumns, type PublicReview, reviewKind } from "../../site/reviews/reviews.store.ts";
import { duprRange, rangeNear, readOwnLevel } from "../../site/reviews/level/level.ts";
import { maxQuoted, settlingTime } from "./newsletter.ts";
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

/** Reviews of a subject that emails may quote now, whose day began after `after`, up to and including `through`. */
function newReviews(
  db: Database,
  {
    subject,
    after,
    through,
    now,
  }: { subject: string; after: number; through: number; now: number },
) {
  return quotableReviews(db, now)
    .where("paddle_name", "=", subject)
    .where(settledFrom, ">", after)
    .where(settledFrom, "<=", through);
}

/** When the newest of them that is old enough began its day; undefined if there's none. */
export async function newestReview(
  db: Database,
  subject: string,
  now: number,
): Promise<number | undefined> {
  const newest = await newReviews(db, { subject, after: 0, through: now - settlingTime, now })
    .select(({ fn }) => fn.max(settledFrom).as("at"))
    .executeTakeFirst();
  return newest?.at ?? undefined;
}

/**
 * The content of an email about new reviews: those that are still there, by players near the level that the reader
 * chose, newest first and not too many, their total number, and the reader's key. Undefined if the reader has left, or
 * no review is left.
 */
export async function contentOfReviewMail(db: Database, mail: LeasedMail, now: number) {
  const { subject, email_key, written_after: after, written_through: through } = mail;
  if (email_key === null || after === null || through === null) return undefined;
  const reader = await db
    .selectFrom("subscribers")
    .select(["unsubscribe_key", "level"])
    .where("email_key", "=", email_key)
    .where("subject", "=", subject)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  if (!reader) return undefined;
  const level = readOwnLevel(reader.level);
  const near = level === undefined ? duprRange : rangeNear(level);
  const found = newReviews(db, { subject, after, through, now })
    .where("dupr_level", ">=", near.lowest)
    .where("dupr_level", "<=", near.highest);
  const reviews = await found
    .select([...publicColumns, "approved_at"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(maxQuoted)
    .execute();
  if (reviews.length === 0) return undefined;
  const { count } = await found
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return { unsubscribeKey: reader.unsubscribe_key, reviews, count, level };
}
