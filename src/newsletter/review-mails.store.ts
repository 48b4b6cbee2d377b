import { type LeasedMail, toOutboxRow } from "../platform/email/outbox.store.ts";
import { type Engine, lockKey } from "../platform/store/dialect.ts";
import type { Database } from "../platform/store/tables.ts";
import { quotableReviews, settledFrom } from "./quotable-reviews.store.ts";
import { publicColumns } from "../reviews/reviews.store.ts";
import { maxQuoted, newsletterSubject, reviewsPause } from "./newsletter.ts";

/** The subjects whose new reviews anyone subscribes to. */
export async function subscribedSubjects(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("subject")
    .distinct()
    .where("state", "=", "confirmed")
    .where("subject", "<>", newsletterSubject)
    .where("subject", "not like", "%:%")
    .execute();
  return rows.map(({ subject }) => subject);
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

/**
 * Queues an email for readers of a subject who haven't been sent its newest reviews: one each, and none for anyone who
 * got one in the last day or has one waiting. If several processes do so at once, one queues it.
 * @param through the newest time of a review that is old enough, epoch milliseconds
 * @param limit the maximum number of readers
 * @returns how many emails were queued; 0 if no one is left
 */
export async function queueReviewMails(
  db: Database,
  engine: Engine,
  {
    subject,
    through,
    now,
    limit,
  }: { subject: string; through: number; now: number; limit: number },
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, engine, `new reviews of ${subject}`);
    const newest = await newReviews(transaction, { subject, after: 0, through, now })
      .select(({ fn }) => fn.max(settledFrom).as("at"))
      .executeTakeFirst();
    if (newest?.at == null) return 0;
    const { at } = newest;
    const readers = await transaction
      .selectFrom("subscribers")
      .select(["email_key", "email", "told_through"])
      .where("subject", "=", subject)
      .where("state", "=", "confirmed")
      .where("told_through", "<", at)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("outbox")
              .select("outbox.id")
              .whereRef("outbox.email_key", "=", "subscribers.email_key")
              .whereRef("outbox.subject", "=", "subscribers.subject")
              .where("outbox.kind", "=", "reviews")
              .where(({ eb, or }) =>
                or([
                  eb("outbox.state", "=", "waiting"),
                  eb("outbox.created_at", ">", now - reviewsPause),
                ]),
              ),
          ),
        ),
      )
      .orderBy("email_key")
      .limit(limit)
      .execute();
    if (readers.length === 0) return 0;
    const day = new Date(now).toISOString().slice(0, 10);
    await transaction
      .insertInto("outbox")
      .values(
        readers.map(({ email_key, email, told_through }) => ({
          ...toOutboxRow(
            { kind: "reviews", recipient: email, content: null, issue_date: day, email_key },
            now,
          ),
          subject,
          written_after: told_through,
          written_through: at,
        })),
      )
      .execute();
    await transaction
      .updateTable("subscribers")
      .set({ told_through: at })
      .where("subject", "=", subject)
      .where(
        "email_key",
        "in",
        readers.map(({ email_key }) => email_key),
      )
      .execute();
    return readers.length;
  });
}

/**
 * The content of an email about new reviews: those that are still there, newest first and not too many, their total
 * number, and the reader's key. Undefined if the reader has left, or no review is left.
 */
export async function contentOfReviewMail(db: Database, mail: LeasedMail, now: number) {
  const { subject, email_key, written_after: after, written_through: through } = mail;
  if (email_key === null || after === null || through === null) return undefined;
  const reader = await db
    .selectFrom("subscribers")
    .select("unsubscribe_key")
    .where("email_key", "=", email_key)
    .where("subject", "=", subject)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  if (!reader) return undefined;
  const found = newReviews(db, { subject, after, through, now });
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
  return { unsubscribeKey: reader.unsubscribe_key, reviews, count };
}
