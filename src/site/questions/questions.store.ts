// What questions and answers are to the pipeline of contributions, and the queries for pages and the console.

import { type RawBuilder, type Selectable, sql } from "kysely";
import { alertedId, isAboutKind, queueAlert } from "../contributions/once-alerts.store.ts";
import type { StoredKind } from "../contributions/contribution.ts";
import { dayBegan, isUnreported } from "../contributions/reports.store.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { Store } from "../../platform/store/connect.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";
import { answerKind, questionKind, type UnansweredQuestion } from "./question.ts";
import type { PaddleAnswersTable, PaddleQuestionsTable } from "./questions.tables.ts";

const questionColumns = ["id", "subject", "first_name", "question"] as const;
const answerColumns = [
  "id",
  "question_id",
  "first_name",
  "dupr_rating",
  "played_for",
  "answer",
] as const;
const times = ["created_at", "updated_at"] as const;

export type ShownQuestion = Pick<
  Selectable<PaddleQuestionsTable>,
  (typeof questionColumns)[number] | (typeof times)[number]
>;
export type ShownAnswer = Pick<
  Selectable<PaddleAnswersTable>,
  (typeof answerColumns)[number] | (typeof times)[number]
>;

/** How many answers are read at once. */
const maxAnswers = 500;

/** A paddle's visible questions, newest first. @param isAnswered whether only those with a visible answer */
export async function shownQuestions(
  db: Database,
  subject: string,
  { isAnswered, limit }: { isAnswered: boolean; limit: number },
): Promise<ShownQuestion[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_questions")
      .select([...questionColumns, ...times])
      .where("subject", "=", subject)
      .where("hidden_at", "is", null)
      .$if(isAnswered, (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom("paddle_answers")
              .select("paddle_answers.id")
              .whereRef("paddle_answers.question_id", "=", "paddle_questions.id")
              .where("paddle_answers.hidden_at", "is", null),
          ),
        ),
      )
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );
}

/** The visible answers to these questions of a paddle, oldest first. */
export async function shownAnswers(
  db: Database,
  subject: string,
  questions: readonly string[],
): Promise<ShownAnswer[]> {
  if (questions.length === 0) return [];
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_answers")
      .select([...answerColumns, ...times])
      .where("question_id", "in", questions)
      .where("hidden_at", "is", null)
      .orderBy("created_at")
      .orderBy("id")
      .limit(maxAnswers)
      .execute(),
  );
}

/** A visible question. It may be hidden any time, so whatever shows it depends on every change. */
export const shownQuestion = (db: Database, id: string): Promise<ShownQuestion | undefined> =>
  db
    .selectFrom("paddle_questions")
    .select([...questionColumns, ...times])
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .executeTakeFirst();

/**
 * How long a question and its answer have to be shown unchanged before the asker gets an email, in milliseconds: someone
 * may report or hide them.
 */
const settlingTime = 15 * 60_000;

/** Whether a row is visible, has been unchanged or approved for long enough, and has no report since. */
const isSettled = (kind: StoredKind, through: number) => sql<boolean>`
  ${sql.ref(`${kind.table}.hidden_at`)} is null
  and coalesce(${sql.ref(`${kind.table}.approved_at`)}, ${sql.ref(`${kind.table}.updated_at`)}) <= ${through}
  and ${isUnreported(kind)}`;

/** Matches questions that are settled and have a settled answer. */
const isAnswered = (now: number) => sql<boolean>`(${isSettled(questionKind, now - settlingTime)}
  and exists (select 1 from paddle_answers
    where paddle_answers.question_id = paddle_questions.id
    and ${isSettled(answerKind, now - settlingTime)}))`;

/** A question with an answer that someone wants to hear of. */
export type AnsweredQuestion = Pick<
  Selectable<PaddleQuestionsTable>,
  "id" | "subject" | "created_at"
>;

/** Some of these, oldest first. @param after where to go on */
export async function questionsToTell(
  db: Database,
  { now, after, limit }: { now: number; after: AnsweredQuestion | undefined; limit: number },
): Promise<AnsweredQuestion[]> {
  return await db
    .selectFrom("subscribers")
    .innerJoin("paddle_questions", (join) =>
      join.on("paddle_questions.id", "=", alertedId(questionKind)),
    )
    .where("subscribers.state", "=", "confirmed")
    .where(isAboutKind(questionKind))
    .where(isAnswered(now))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(paddle_questions.created_at, paddle_questions.id) > (${after!.created_at}, ${after!.id})`,
      ),
    )
    .select(["paddle_questions.id", "paddle_questions.subject", "paddle_questions.created_at"])
    .orderBy("paddle_questions.created_at")
    .orderBy("paddle_questions.id")
    .limit(limit)
    .execute();
}

/** Queues the email to who asked, if it still has an answer. Of several processes at once, one does. */
export const queueAnswered = (
  { db }: Pick<Store, "db">,
  id: string,
  now: number,
  mailFor: (unsubscribeKey: string) => MailContent,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const question = await transaction
      .selectFrom("paddle_questions")
      .select("id")
      .where("id", "=", id)
      .where(isAnswered(now))
      .executeTakeFirst();
    return (
      question !== undefined &&
      (await queueAlert(transaction, questionKind, { ids: [id], now }, mailFor))
    );
  });

/** Whether a question is settled, has no visible answer, and its day began after a time. */
const isUnanswered = (after: RawBuilder<number>, through: number) => sql<boolean>`
  ${isSettled(questionKind, through)}
  and ${dayBegan(questionKind)} > ${after}
  and not exists (
    select 1 from paddle_answers
    where paddle_answers.question_id = paddle_questions.id and paddle_answers.hidden_at is null
  )`;

/**
 * A paddle's questions that nobody has answered yet, newest first.
 * @param since epoch milliseconds: their day began after `after`, and they're unchanged since `through`
 */
export async function unansweredQuestions(
  db: Database,
  subject: string,
  { after, through, limit }: { after: number; through: number; limit: number },
): Promise<UnansweredQuestion[]> {
  const rows = await db
    .selectFrom("paddle_questions")
    .select(["id", "question", "approved_at"])
    .where("subject", "=", subject)
    .where(isUnanswered(sql<number>`${after}`, through))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ approved_at, ...question }) => ({
    ...question,
    isApproved: approved_at !== null,
  }));
}

/**
 * Whether there is such a question, for a query of others.
 * @param subject the column, or the like, that has the paddle's slug
 * @param after the same for the time
 */
export const hasUnanswered = (
  subject: RawBuilder<string>,
  after: RawBuilder<number>,
  through: number,
) => sql<boolean>`exists (
  select 1 from paddle_questions
  where paddle_questions.subject = ${subject} and ${isUnanswered(after, through)}
)`;
