// Asks reviewers how their paddle aged: an address that wants to be asked is a subscription about a review.

import { sql } from "kysely";
import type { MailContent } from "../platform/email/mail.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import { type Engine, lockKey } from "../platform/store/dialect.ts";
import type { Database } from "../platform/store/tables.ts";
import { type AgedMonths, questions } from "../reviews/aged/aged.ts";
import { agedAnswerLife, agedLife, agedSubjects, readAgedSubject } from "./newsletter.ts";

/** Matches the subscriptions to questions, through their own index. */
const isAged = sql<boolean>`subscribers.subject like 'aged:%'`;
const reviewOf = sql<string>`substr(subscribers.subject, ${sql.lit(agedSubjects.length + 1)})`;

/** A reviewer to be asked. */
export interface DueQuestion {
  /** The slug of the paddle. */
  slug: string;
  months: AgedMonths;
  /** The key in the reader's links. */
  key: string;
}

/** Visible reviews whose writers left an address and have a question due, after a key, in the order of keys. */
function due(db: Database, now: number, after: string, limit: number) {
  const sent = (months: AgedMonths) =>
    sql<boolean>`paddle_reviews.asked / ${sql.lit(questions[months].bit)} % 2 = 1`;
  const isDue = (months: AgedMonths) =>
    sql<boolean>`(paddle_reviews.created_at <= ${now - questions[months].after}
      and paddle_reviews.created_at > ${now - questions[months].until} and not ${sent(months)})`;
  return db
    .selectFrom("subscribers")
    .innerJoin("paddle_reviews", (join) => join.on("paddle_reviews.id", "=", reviewOf))
    .select(["email", "email_key", "subject", "unsubscribe_key", "paddle_name", "asked"])
    .select("paddle_reviews.created_at")
    .where(isAged)
    .where("state", "=", "confirmed")
    .where("hidden_at", "is", null)
    .where("unsubscribe_key", ">", after)
    .where(sql<boolean>`(${isDue(3)} or ${isDue(12)})`)
    .orderBy("unsubscribe_key")
    .limit(limit);
}

/** Whether any question is due. */
export const isAnyDue = async (db: Database, now: number): Promise<boolean> =>
  (await due(db, now, "", 1).execute()).length > 0;

/**
 * Queues an email for each question that is due, once. If several processes do so at once, one queues it.
 * @param mailFor the email, undefined if no one should be asked about that paddle now
 * @param after the key to continue after; empty at first
 * @returns the slugs of those asked about, and the key to continue after, undefined at the end
 */
export async function queueQuestions(
  db: Database,
  engine: Engine,
  {
    mailFor,
    now,
    after,
    limit,
  }: {
    mailFor: (question: DueQuestion) => MailContent | undefined;
    now: number;
    after: string;
    limit: number;
  },
): Promise<{ asked: string[]; next: string | undefined }> {
  return await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, engine, "how paddles aged");
    const readers = await due(transaction, now, after, limit).execute();
    const asked: string[] = [];
    for (const reader of readers) {
      const { email: recipient, email_key: emailKey, subject, paddle_name: slug } = reader;
      const isYear = now - reader.created_at >= questions[12].after;
      const months = isYear ? 12 : 3;
      const content = mailFor({ slug, months, key: reader.unsubscribe_key });
      if (!content) continue;
      await transaction
        .updateTable("paddle_reviews")
        .set({ asked: reader.asked + questions[months].bit })
        .where("id", "=", readAgedSubject(subject)!)
        .execute();
      const mail = { kind: "aged", recipient, content, emailKey, subject } as const;
      await queueMail(transaction, mail, now);
      asked.push(slug);
    }
    return { asked, next: readers.length < limit ? undefined : readers.at(-1)!.unsubscribe_key };
  });
}

/** The review that a reader's key is about; undefined for other keys. */
export async function reviewOfKey(db: Database, key: string): Promise<string | undefined> {
  const reader = await db
    .selectFrom("subscribers")
    .select("subject")
    .where("unsubscribe_key", "=", key)
    .where("state", "=", "confirmed")
    .executeTakeFirst();
  return reader && readAgedSubject(reader.subject);
}

/** Deletes addresses that won't be asked again: a day after the last answer, and 15 months after the review. */
export async function purgeAsked(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("subscribers")
    .where(isAged)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("paddle_reviews")
            .select("id")
            .where("paddle_reviews.id", "=", reviewOf)
            .where("created_at", ">", now - agedLife)
            .where(({ eb, or }) =>
              or([eb("aged_12_at", "is", null), eb("aged_12_at", ">", now - agedAnswerLife)]),
            ),
        ),
      ),
    )
    .execute();
}
