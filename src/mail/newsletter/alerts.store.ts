// Who is due an email that they asked for: each reader gets it once, and a row of the outbox and what the reader knows then
// are stored together. What there is to tell is for alerts.service.ts.

import { type RawBuilder, type Selectable, sql } from "kysely";
import type { MailContent } from "../../platform/email/mail.ts";
import { toOutboxRow } from "../../platform/email/outbox.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import { lockedRows, lockKey } from "../../platform/store/dialect.ts";
import type { Database, Tables } from "../../platform/store/tables.ts";
import { dayAt } from "../../platform/today.ts";
import { endOnce } from "../../site/contributions/once-alerts.store.ts";
import { hasUnanswered } from "../../site/questions/questions.store.ts";
import type { Alert } from "./define-alert.ts";
import { questionSubjects, settlingTime } from "./newsletter.ts";

export type Reader = Selectable<Tables["subscribers"]>;

/**
 * Makes the email for a reader, in the transaction that queues it. Null if it's written when it leaves, undefined if
 * there's nothing to tell.
 */
export type WriteMail = (
  reader: Reader,
  on: Database,
) => MailContent | null | undefined | Promise<MailContent | null | undefined>;

/** What there is to tell readers. */
export interface News {
  /** What they subscribe to; undefined if `isDue` says so. */
  subjects?: readonly string[];
  /** What they know afterwards: through when, or a text. Who knows it already isn't due. */
  knows?: number | string;
  /** What else makes one due. */
  isDue?: RawBuilder<boolean>;
  /** Called once someone is due: loads React. */
  writer(): Promise<WriteMail>;
}

/** Matches the subscriptions to an alert. */
export const isAbout = ({ prefixes }: Alert): RawBuilder<boolean> =>
  prefixes.length === 0
    ? sql`(subject <> '' and subject not like '%:%')`
    : sql`(subject <> '' and (${sql.join(
        prefixes.map((prefix) => sql`subject like ${sql.lit(`${prefix}%`)}`),
        sql` or `,
      )}))`;

/** The subjects of an alert that anyone has confirmed to want. */
export async function wantedSubjects(db: Database, alert: Alert): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("subject")
    .distinct()
    .where("state", "=", "confirmed")
    .where(isAbout(alert))
    .execute();
  return rows.map(({ subject }) => subject);
}

/** How many readers' emails are queued per transaction. */
const batch = 200;

/** Confirmed readers who are due, after one, longest untold first. */
const due = (
  db: Database,
  { mail, pause }: Alert,
  { subjects, knows, isDue }: News,
  { now, after, limit }: { now: number; after: Reader | undefined; limit: number },
) =>
  db
    .selectFrom("subscribers")
    .selectAll()
    .where("state", "=", "confirmed")
    .$if(subjects !== undefined, (query) => query.where("subject", "in", subjects!))
    .$if(typeof knows === "string", (query) => query.where("told", "<>", String(knows)))
    .$if(typeof knows === "number", (query) => query.where("told_through", "<", Number(knows)))
    .$if(isDue !== undefined, (query) => query.where(isDue!))
    .$if(pause !== undefined, (query) =>
      query.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom("outbox")
              .select("outbox.id")
              .whereRef("outbox.email_key", "=", "subscribers.email_key")
              .where("outbox.kind", "=", mail)
              .$if(pause!.of === "subject", (mails) =>
                mails.whereRef("outbox.subject", "=", "subscribers.subject"),
              )
              .where(({ eb, or }) =>
                or([
                  eb("outbox.state", "=", "waiting"),
                  sql<boolean>`outbox.created_at + case when subscribers.weekly = 1
                    then ${sql.lit(pause!.weekly ?? pause!.time)} else ${sql.lit(pause!.time)} end > ${now}`,
                ]),
              ),
          ),
        ),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(told_through, email_key, subject) > (${after!.told_through}, ${after!.email_key}, ${after!.subject})`,
      ),
    )
    .orderBy("told_through")
    .orderBy("email_key")
    .orderBy("subject")
    .limit(limit);

/**
 * Queues the emails that tell some news, one for each reader who is due. Of several processes at once, one does.
 * @returns how many were queued
 */
export async function queueNews(
  { db, engine }: Pick<Store, "db" | "engine">,
  alert: Alert,
  news: News,
  now: number,
): Promise<number> {
  if (!(await due(db, alert, news, { now, after: undefined, limit: 1 }).executeTakeFirst()))
    return 0;
  const write = await news.writer();
  const told = new Set<string>();
  let queued = 0;
  let after: Reader | undefined;
  do {
    const from = after;
    const read = await db.transaction().execute(async (on) => {
      await lockKey(on, engine, `emails of ${alert.name}`);
      const found = due(on, alert, news, { now, after: from, limit: batch });
      const readers = await lockedRows(engine, found).execute();
      const done: { reader: Reader; content: MailContent | null | undefined }[] = [];
      for (const reader of readers) {
        if (alert.pause?.of === "reader" && told.has(reader.email_key)) continue;
        const content = await write(reader, on);
        if (content !== undefined) told.add(reader.email_key);
        done.push({ reader, content });
      }
      const mails = done.flatMap(({ reader, content }) =>
        content === undefined ? [] : toRow(alert, news, { reader, content, now }),
      );
      if (mails.length > 0) await on.insertInto("outbox").values(mails).execute();
      queued += mails.length;
      const keys = (isTold: boolean) =>
        done.flatMap(({ reader, content }) =>
          (content !== undefined) === isTold ? reader.unsubscribe_key : [],
        );
      if (alert.isOnce) await endOnce(on, "unsubscribe_key", keys(true), now);
      else await markTold(on, keys(true), news);
      await markTold(on, keys(false), news);
      return readers;
    });
    after = read.length === batch ? read.at(-1) : undefined;
  } while (after);
  return queued;
}

/** The row of a reader's email. */
const toRow = (
  { mail: kind, isWrittenLate }: Alert,
  { knows }: News,
  { reader, content, now }: { reader: Reader; content: MailContent | null; now: number },
) =>
  toOutboxRow(
    {
      kind,
      recipient: reader.email,
      content: content && JSON.stringify(content),
      email_key: reader.email_key,
      subject: reader.subject,
      issue_date: isWrittenLate ? dayAt(now) : null,
      written_after: isWrittenLate ? reader.told_through : null,
      written_through: isWrittenLate ? Number(knows) : null,
    },
    now,
  );

async function markTold(db: Database, keys: readonly string[], { knows }: News): Promise<void> {
  if (knows === undefined || keys.length === 0) return;
  await db
    .updateTable("subscribers")
    .set(typeof knows === "string" ? { told: knows } : { told_through: knows })
    .where("unsubscribe_key", "in", keys)
    .execute();
}

/** Matches readers of questions who haven't been told of one that nobody has answered for a day. */
export const hasQuestions = (now: number): RawBuilder<boolean> =>
  hasUnanswered(
    sql`substr(subscribers.subject, ${sql.lit(questionSubjects.length + 1)})`,
    sql`subscribers.told_through`,
    now - settlingTime,
  );
