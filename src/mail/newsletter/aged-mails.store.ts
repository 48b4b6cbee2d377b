// Asks reviewers how their paddle aged: an address that wants to be asked is a subscription about a review.

import { sql } from "kysely";
import type { Database } from "../../platform/store/tables.ts";
import { type AgedMonths, questions } from "../../site/reviews/aged/aged.ts";
import { agedAnswerLife, agedLife, agedSubjects, readAgedSubject } from "./newsletter.ts";

/** Matches the subscriptions to questions, through their own index. */
const isAged = sql<boolean>`subscribers.subject like 'aged:%'`;
const reviewOf = sql<string>`substr(subscribers.subject, ${sql.lit(agedSubjects.length + 1)})`;

/** Matches those whose review is visible and has a question due. */
export function isAskedNow(now: number) {
  const isDue = ({ bit, after, until }: (typeof questions)[AgedMonths]) =>
    sql<boolean>`(paddle_reviews.created_at <= ${now - after} and paddle_reviews.created_at > ${now - until}
      and paddle_reviews.asked / ${sql.lit(bit)} % 2 = 0)`;
  return sql<boolean>`(${isAged} and exists (
    select 1 from paddle_reviews where paddle_reviews.id = ${reviewOf}
    and paddle_reviews.hidden_at is null and (${isDue(questions[3])} or ${isDue(questions[12])})
  ))`;
}

/** The paddle of such a subscription's review, and how many months after it the question is due. */
export async function askedAbout(db: Database, subject: string, now: number) {
  const review = await db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name as slug", "asked", "created_at"])
    .where("id", "=", readAgedSubject(subject)!)
    .executeTakeFirstOrThrow();
  const months: AgedMonths = now - review.created_at >= questions[12].after ? 12 : 3;
  return { ...review, months };
}

/** Marks that question as sent. */
export async function markAsked(
  db: Database,
  { id, asked, months }: Awaited<ReturnType<typeof askedAbout>>,
): Promise<void> {
  await db
    .updateTable("paddle_reviews")
    .set({ asked: asked + questions[months].bit })
    .where("id", "=", id)
    .execute();
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
