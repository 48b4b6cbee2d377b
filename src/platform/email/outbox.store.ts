// A transactional outbox. An email is queued in the transaction that causes it, so both happen or neither. A lease
// gives it to one process at a time and expires by itself, so a crash delays an email but never loses it.

import { randomUUID } from "node:crypto";
import { type Insertable, type Selectable, sql } from "kysely";
import { type MailContent, maxRetryDelay } from "./mail.ts";
import { defaultTimeouts } from "./transport.ts";
import { countByState } from "../store/lists.ts";
import { type Engine, onlyUnlocked } from "../store/dialect.ts";
import type { Database, MailKind, OutboxTable } from "../store/tables.ts";

export interface NewMail {
  kind: Exclude<MailKind, "issue" | "reviews">;
  recipient: string;
  content: MailContent;
  /** The key of its reader's address, if it's to a reader: forgetting the mailbox deletes this email. */
  emailKey?: string;
  /** What that subscription is about: ending it deletes this email. */
  subject?: string;
}

/** Queues an email at `now` (epoch milliseconds). Call it in the transaction of what causes it. */
export async function queueMail(db: Database, mail: NewMail, now: number): Promise<void> {
  const { kind, recipient, content, emailKey = null, subject } = mail;
  const row = { kind, recipient, content: JSON.stringify(content), email_key: emailKey, subject };
  await db.insertInto("outbox").values(toOutboxRow(row, now)).execute();
}

/** The row of an email that is due at `now`, epoch milliseconds. */
export function toOutboxRow(
  mail: Pick<OutboxTable, "kind" | "recipient" | "content" | "email_key"> &
    Partial<Pick<Insertable<OutboxTable>, "issue_date" | "subject">> &
    Partial<Pick<OutboxTable, "written_after" | "written_through">>,
  now: number,
) {
  return {
    id: randomUUID(),
    issue_date: null,
    ...mail,
    state: "waiting" as const,
    due_at: now,
    last_error: null,
    created_at: now,
    ended_at: null,
  };
}

/** How long a lease lasts, in milliseconds: longer than any delivery. */
export const leaseTime = defaultTimeouts.delivery * 2;

const leasedColumns = [
  "id",
  "kind",
  "recipient",
  "content",
  "issue_date",
  "email_key",
  "subject",
  "written_after",
  "written_through",
  "attempts",
  "created_at",
  "due_at",
] as const;

/** An email that only this process may try to deliver, until its lease expires. */
export type LeasedMail = Pick<Selectable<OutboxTable>, (typeof leasedColumns)[number]>;

/**
 * Leases due emails, longest waiting first and newsletters last: no other process takes them before the lease expires.
 * If the process dies, they become due again by themselves. So do emails that were rescheduled before the clock was set
 * back.
 * @param lease in milliseconds; longer than any delivery
 */
export async function leaseMail(
  db: Database,
  engine: Engine,
  { now, lease, limit }: { now: number; lease: number; limit: number },
): Promise<LeasedMail[]> {
  return await db
    .updateTable("outbox")
    .set(({ eb }) => ({ due_at: now + lease, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (query) =>
      onlyUnlocked(
        engine,
        query
          .selectFrom("outbox")
          .select("id")
          .where("state", "=", "waiting")
          .where(({ eb, or }) =>
            or([eb("due_at", "<=", now), eb("due_at", ">", now + lease + maxRetryDelay)]),
          )
          .orderBy(sql`issue_date is not null`)
          .orderBy("due_at")
          .orderBy("id")
          .limit(limit),
      ),
    )
    .returning(leasedColumns)
    .execute();
}

/** Matches an email only while this process holds its lease, so one lost to another process isn't changed. */
const isLeased = ({ id, due_at }: LeasedMail) => ({ id, state: "waiting", due_at }) as const;

const leased = (db: Database, mail: LeasedMail) =>
  db.updateTable("outbox").where(({ and }) => and(isLeased(mail)));

/** Marks an email as delivered and deletes its content. */
export const markDelivered = (db: Database, mail: LeasedMail, now: number) =>
  leased(db, mail)
    .set({ state: "delivered", content: null, last_error: null, ended_at: now })
    .execute();

/** Reschedules an email for `dueAt`, epoch milliseconds. */
export const reschedule = (
  db: Database,
  mail: LeasedMail,
  { dueAt, error }: { dueAt: number; error: string },
) => leased(db, mail).set({ due_at: dueAt, last_error: error }).execute();

/** Marks an email as failed: it isn't tried again unless the owner retries it. */
export const markFailed = (
  db: Database,
  mail: LeasedMail,
  { now, error }: { now: number; error: string },
) => leased(db, mail).set({ state: "failed", last_error: error, ended_at: now }).execute();

/** Releases an unused lease: the email is due now, and the attempt doesn't count. */
export const releaseLease = (db: Database, mail: LeasedMail, now: number) =>
  leased(db, mail)
    .set(({ eb }) => ({ due_at: now, attempts: eb("attempts", "-", 1) }))
    .execute();

/** Deletes an email that no one should get anymore. */
export const dropMail = (db: Database, mail: LeasedMail) =>
  db
    .deleteFrom("outbox")
    .where(({ and }) => and(isLeased(mail)))
    .execute();

/** A row of the owner's list. */
export type OutboxLine = Omit<
  Selectable<OutboxTable>,
  "content" | "written_after" | "written_through"
>;

/** Emails in one state, or all: first the waiting ones by due time, then the rest, newest first. */
export async function listMail(
  db: Database,
  {
    state,
    limit,
    offset,
  }: { state?: OutboxTable["state"] | undefined; limit: number; offset: number },
): Promise<OutboxLine[]> {
  return await db
    .selectFrom("outbox")
    .select([
      "id",
      "kind",
      "recipient",
      "issue_date",
      "email_key",
      "subject",
      "state",
      "attempts",
      "due_at",
      "last_error",
      "created_at",
      "ended_at",
    ])
    .$if(state !== undefined, (query) => query.where("state", "=", state!))
    .orderBy("ended_at", (order) => order.desc().nullsFirst())
    .orderBy("due_at")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export const countMail = (db: Database) =>
  countByState(db, "outbox", { waiting: 0, delivered: 0, failed: 0 });

/** The reader that a delivered email was to, and when it was written; undefined for any other. */
export async function deliveredTo(db: Database, id: string) {
  const mail = await db
    .selectFrom("outbox")
    .select(["email_key", "created_at"])
    .where("id", "=", id)
    .where("state", "=", "delivered")
    .executeTakeFirst();
  const { email_key = null, created_at = 0 } = mail ?? {};
  return email_key === null ? undefined : { email_key, created_at };
}

/**
 * Deletes emails delivered before a time (epoch milliseconds). Failed ones stay until the owner retries or drops them.
 */
export async function purgeDelivered(db: Database, before: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("state", "=", "delivered")
    .where("ended_at", "<", before)
    .execute();
}
