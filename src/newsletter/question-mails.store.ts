import { sql } from "kysely";
import type { MailContent } from "../platform/email/mail.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { lockKey } from "../platform/store/dialect.ts";
import type { Database } from "../platform/store/tables.ts";
import type { UnansweredQuestion } from "../questions/question.ts";
import { hasUnanswered, unansweredQuestions } from "../questions/questions.store.ts";
import {
  questionsPause,
  questionSubjects,
  readQuestionSubject,
  settlingTime,
} from "./newsletter.ts";

/** How many readers are looked at in a round, and how many questions an email has. */
const maxReaders = 200;
const maxQuestions = 5;

/** Confirmed readers of questions who got none this week. */
const due = (db: Database, now: number) =>
  db
    .selectFrom("subscribers")
    .where("state", "=", "confirmed")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("outbox")
            .select("outbox.id")
            .whereRef("outbox.email_key", "=", "subscribers.email_key")
            .where("outbox.kind", "=", "questions")
            .where(({ eb, or }) =>
              or([
                eb("outbox.state", "=", "waiting"),
                eb("outbox.created_at", ">", now - questionsPause),
              ]),
            ),
        ),
      ),
    );

/** Those for whose paddle nobody has answered a new question, longest untold first. One who knows several paddles is there for each. */
export async function readersDue(db: Database, subjects: readonly string[], now: number) {
  if (subjects.length === 0) return [];
  return await due(db, now)
    .where("subject", "in", subjects)
    .where(
      hasUnanswered(
        sql`substr(subscribers.subject, ${sql.lit(questionSubjects.length + 1)})`,
        sql`subscribers.told_through`,
        now - settlingTime,
      ),
    )
    .select(["email_key", "subject"])
    .orderBy("told_through")
    .orderBy("email_key")
    .limit(maxReaders)
    .execute();
}

/**
 * Queues an email for a reader, if there are questions they haven't been told of, and marks them as told. Of several
 * processes at once, one queues it.
 * @returns whether it was queued
 */
export async function queueFor(
  { db, engine }: Pick<Store, "db" | "engine">,
  { emailKey, subject, now }: { emailKey: string; subject: string; now: number },
  mailFor: (questions: readonly UnansweredQuestion[], unsubscribeKey: string) => MailContent,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, engine, `questions to ${emailKey}`);
    const reader = await due(transaction, now)
      .where("email_key", "=", emailKey)
      .where("subject", "=", subject)
      .select(["email", "told_through", "unsubscribe_key"])
      .executeTakeFirst();
    if (!reader) return false;
    const through = now - settlingTime;
    const since = { after: reader.told_through, through, limit: maxQuestions };
    const questions = await unansweredQuestions(transaction, readQuestionSubject(subject)!, since);
    if (questions.length === 0) return false;
    const content = mailFor(questions, reader.unsubscribe_key);
    await queueMail(
      transaction,
      { kind: "questions", recipient: reader.email, content, emailKey, subject },
      now,
    );
    await transaction
      .updateTable("subscribers")
      .set({ told_through: through })
      .where("email_key", "=", emailKey)
      .where("subject", "=", subject)
      .execute();
    return true;
  });
}
