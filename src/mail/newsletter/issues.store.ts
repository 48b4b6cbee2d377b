// Issues and the draft of the next one. An issue is stored once for all readers; its emails are then queued in batches,
// and a crash or a second process neither skips a reader nor sends anyone a second one.

import type { Insertable, Selectable } from "kysely";
import { toOutboxRow } from "../../platform/email/outbox.store.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database, Tables } from "../../platform/store/tables.ts";
import type { Schedule } from "../../platform/weeks.ts";
import { newsletterSubject } from "./newsletter.ts";
import type { NewsletterIssuesTable } from "./newsletter.tables.ts";

/** The cache tag of the newsletter's issues, also used by the notifications of migration 0004. */
export const newsletterIssues = "newsletter-issues";

/** An issue's email for its reader; undefined if the reader no longer wants it. */
export async function issueMail(
  db: Database,
  { issue_date, email_key }: { issue_date: string | null; email_key: string | null },
) {
  return await db
    .selectFrom("newsletter_issues")
    .innerJoin("subscribers", (join) => join.on("subscribers.email_key", "=", email_key))
    .where("newsletter_issues.date", "=", issue_date)
    .where("subscribers.subject", "=", newsletterSubject)
    .where("subscribers.state", "=", "confirmed")
    .select([
      "newsletter_issues.subject",
      "html",
      "text",
      // Where the reader's own key goes; null in issues stored before each had one.
      "key_placeholder as keyPlaceholder",
      "unsubscribe_key as unsubscribeKey",
    ])
    .executeTakeFirst();
}

export type IssueMail = NonNullable<Awaited<ReturnType<typeof issueMail>>>;

export type NewIssue = Pick<
  NewsletterIssuesTable,
  "date" | "subject" | "content" | "html" | "text"
> & { key_placeholder: string };

/** An issue without its email, and the progress of queuing it. */
export type StoredIssue = Omit<
  Selectable<NewsletterIssuesTable>,
  "html" | "text" | "key_placeholder"
>;

const archiveColumns = [
  "date",
  "subject",
  "content",
  "created_at",
  "queued_through",
  "recipients",
  "queued_at",
] as const;

/** Stores an issue, unless its week already has one; `now` is epoch milliseconds. Returns whether it did. */
export async function storeIssue(db: Database, issue: NewIssue, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("newsletter_issues")
    .values({ ...issue, created_at: now, queued_through: "", recipients: 0, queued_at: null })
    .onConflict((conflict) => conflict.column("date").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** All issues, newest first. */
export async function listIssues(db: Database): Promise<StoredIssue[]> {
  return await readingOf([newsletterIssues], () =>
    db.selectFrom("newsletter_issues").select(archiveColumns).orderBy("date", "desc").execute(),
  );
}

export async function issueOf(db: Database, date: string): Promise<StoredIssue | undefined> {
  return await readingOf([newsletterIssues], () =>
    db
      .selectFrom("newsletter_issues")
      .select(archiveColumns)
      .where("date", "=", date)
      .executeTakeFirst(),
  );
}

/** The email of a stored issue, without any reader's key. */
export async function storedMailOf(
  db: Database,
  date: string,
): Promise<Pick<NewsletterIssuesTable, "subject" | "text">> {
  return await db
    .selectFrom("newsletter_issues")
    .select(["subject", "text"])
    .where("date", "=", date)
    .executeTakeFirstOrThrow();
}

/** The weeks of issues stored after a time that aren't queued for all their readers yet. */
export async function unfinishedIssues(db: Database, after: number): Promise<string[]> {
  const issues = await db
    .selectFrom("newsletter_issues")
    .select("date")
    .where("queued_at", "is", null)
    .where("created_at", ">", after)
    .execute();
  return issues.map(({ date }) => date);
}

/** The readers of an issue: those who had confirmed when it was stored. Anyone who confirms later gets the next one. */
function readersOf(db: Database, { created_at }: Pick<StoredIssue, "created_at">) {
  return db
    .selectFrom("subscribers")
    .where("subject", "=", newsletterSubject)
    .where("state", "=", "confirmed")
    .where("confirmed_at", "<=", created_at);
}

/** How many readers an issue is still to be queued for; for one not sent yet, all current subscribers. */
export async function countReaders(
  db: Database,
  issue: Pick<StoredIssue, "created_at" | "queued_through">,
): Promise<number> {
  const { readers } = await readersOf(db, issue)
    .where("email_key", ">", issue.queued_through)
    .select(({ fn }) => fn.countAll<number>().as("readers"))
    .executeTakeFirstOrThrow();
  return readers;
}

/**
 * Queues an issue's email for its next readers and advances past them, both or neither. If several processes reach the
 * same readers at once, one queues them and the others go on after them.
 * @returns the issue's new state
 */
export async function queueForReaders(
  db: Database,
  date: string,
  { limit, now }: { limit: number; now: number },
): Promise<StoredIssue> {
  return await db.transaction().execute(async (transaction) => {
    const issue = await transaction
      .selectFrom("newsletter_issues")
      .select(archiveColumns)
      .where("date", "=", date)
      .executeTakeFirstOrThrow();
    if (issue.queued_at !== null) return issue;
    const readers = await readersOf(transaction, issue)
      .where("email_key", ">", issue.queued_through)
      .select(["email_key", "email"])
      .orderBy("email_key")
      .limit(limit)
      .execute();
    const last = readers.at(-1);
    const moved = await transaction
      .updateTable("newsletter_issues")
      .set({
        // An address, which isn't needed at the end.
        queued_through: last?.email_key ?? "",
        recipients: issue.recipients + readers.length,
        queued_at: last ? null : now,
      })
      .where("date", "=", date)
      .where("queued_through", "=", issue.queued_through)
      .where("queued_at", "is", null)
      .returning(archiveColumns)
      .executeTakeFirst();
    // Another process queued these readers first.
    if (!moved) return issue;
    if (readers.length > 0)
      await transaction
        .insertInto("outbox")
        .values(
          readers.map(({ email_key, email }) =>
            toOutboxRow(
              { kind: "issue", recipient: email, content: null, issue_date: date, email_key },
              now,
            ),
          ),
        )
        .execute();
    return moved;
  });
}

/** The owner's draft of the next issue, and the schedule. */
export interface Draft {
  /** May be empty. */
  intro: string;
  /** The ids of the reviews to quote; undefined for the newest. */
  chosen: readonly string[] | undefined;
  /** The paths of its articles; undefined for the newest. */
  articles: readonly string[] | undefined;
  /** Its email's subject; empty for the usual one. */
  subject: string;
  /** The slug of its paddle of the week; undefined for the next in turn. */
  pick: string | undefined;
  /** Undefined if the owner sends each issue by hand. */
  schedule: Schedule | undefined;
}

const words = { intro: "", chosen: null, articles: null, subject: "", pick: null };
const nothing: Selectable<Tables["newsletter_draft"]> = {
  id: "next",
  ...words,
  weekday: null,
  hour: null,
};

const listOf = (text: string | null) =>
  text === null ? undefined : (JSON.parse(text) as string[]);

/** The draft; empty if nothing was prepared. */
export async function readDraft(db: Database): Promise<Draft> {
  const row = await db.selectFrom("newsletter_draft").selectAll().executeTakeFirst();
  const { weekday, hour, ...kept } = { ...nothing, ...row };
  return {
    intro: kept.intro,
    chosen: listOf(kept.chosen),
    articles: listOf(kept.articles),
    subject: kept.subject,
    pick: kept.pick ?? undefined,
    schedule: weekday === null || hour === null ? undefined : { weekday, hour },
  };
}

export type DraftChange = Partial<Omit<Insertable<Tables["newsletter_draft"]>, "id">>;

/** Changes the draft or the schedule. */
export async function writeDraft(db: Database, change: DraftChange): Promise<void> {
  await db
    .insertInto("newsletter_draft")
    .values({ ...nothing, ...change })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(change))
    .execute();
}

/** Empties a draft that was sent, unless the owner has changed it since. The schedule stays. Part of a transaction. */
export async function clearDraft(
  db: Database,
  { intro, chosen, articles, subject, pick }: Omit<Draft, "schedule">,
): Promise<void> {
  await db
    .updateTable("newsletter_draft")
    .set(words)
    .where("intro", "=", intro)
    .where("subject", "=", subject)
    .where("chosen", chosen ? "=" : "is", chosenText(chosen))
    .where("articles", articles ? "=" : "is", chosenText(articles))
    .where("pick", pick === undefined ? "is" : "=", pick ?? null)
    .execute();
}

export const chosenText = (chosen: readonly string[] | undefined) =>
  chosen === undefined ? null : JSON.stringify(chosen);

/** How many of an issue's emails are still waiting, and how many failed permanently. */
export interface IssueDelivery {
  waiting: number;
  failed: number;
}

/** Counts an issue's undelivered emails. */
export async function countUndelivered(db: Database, date: string): Promise<IssueDelivery> {
  const counts = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("mails")])
    .where("issue_date", "=", date)
    .where("state", "in", ["waiting", "failed"])
    .groupBy("state")
    .execute();
  const countOf = (state: string) => counts.find((each) => each.state === state)?.mails ?? 0;
  return { waiting: countOf("waiting"), failed: countOf("failed") };
}
