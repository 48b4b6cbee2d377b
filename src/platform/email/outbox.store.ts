import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { maxRetryDelay, type MailContent } from "./mail.ts";
import { type Engine, onlyUnlocked } from "../store/dialect.ts";
import { recordAudit } from "../store/audit-log.store.ts";
import type { MailKind, OutboxTable, Tables } from "../store/tables.ts";

/** A mail to be delivered. */
export interface NewMail {
  kind: Exclude<MailKind, "issue">;
  recipient: string;
  content: MailContent;
  /** The subscriber it concerns, if any: deleting the subscriber deletes this mail. */
  emailKey?: string;
}

/**
 * Queues a mail. Part of the transaction of what causes it, so that neither is stored without the other.
 * @param now epoch milliseconds
 */
export async function queueMail(db: Kysely<Tables>, mail: NewMail, now: number): Promise<void> {
  await db
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      kind: mail.kind,
      recipient: mail.recipient,
      content: JSON.stringify(mail.content),
      issue_date: null,
      email_key: mail.emailKey ?? null,
      state: "waiting",
      due_at: now,
      last_error: null,
      created_at: now,
      ended_at: null,
    })
    .execute();
}

const leasedColumns = [
  "id",
  "kind",
  "recipient",
  "content",
  "issue_date",
  "email_key",
  "attempts",
  "created_at",
  "due_at",
] as const;

/** A mail that only this process may try to deliver, until its lease ends. */
export type LeasedMail = Pick<Selectable<OutboxTable>, (typeof leasedColumns)[number]>;

/**
 * Leases due mails, the longest waiting first and newsletters last: no other process takes them before the lease ends.
 * If the process dies, they become due again by themselves. So do mails that were rescheduled before the clock was set
 * back.
 * @param lease in milliseconds; longer than any delivery
 */
export async function leaseMail(
  db: Kysely<Tables>,
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

/** Matches a mail only while this process holds its lease, so that a mail lost to another process isn't changed. */
const isLeased = ({ id, due_at }: LeasedMail) => ({ id, state: "waiting", due_at }) as const;

function leased(db: Kysely<Tables>, mail: LeasedMail) {
  return db.updateTable("outbox").where(({ and }) => and(isLeased(mail)));
}

/** Marks a mail as delivered and deletes its content. */
export async function markDelivered(
  db: Kysely<Tables>,
  mail: LeasedMail,
  now: number,
): Promise<void> {
  await leased(db, mail)
    .set({ state: "delivered", content: null, last_error: null, ended_at: now })
    .execute();
}

/** Reschedules a mail for `dueAt`, epoch milliseconds. */
export async function reschedule(
  db: Kysely<Tables>,
  mail: LeasedMail,
  { dueAt, error }: { dueAt: number; error: string },
): Promise<void> {
  await leased(db, mail).set({ due_at: dueAt, last_error: error }).execute();
}

/** Marks a mail as failed: it isn't tried again until the owner retries it. */
export async function markFailed(
  db: Kysely<Tables>,
  mail: LeasedMail,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await leased(db, mail).set({ state: "failed", last_error: error, ended_at: now }).execute();
}

/** Releases an unused lease: the mail is due at once, and this attempt doesn't count. */
export async function releaseLease(
  db: Kysely<Tables>,
  mail: LeasedMail,
  now: number,
): Promise<void> {
  await leased(db, mail)
    .set(({ eb }) => ({ due_at: now, attempts: eb("attempts", "-", 1) }))
    .execute();
}

/** Deletes a mail that nobody should get anymore. */
export async function dropMail(db: Kysely<Tables>, mail: LeasedMail): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where(({ and }) => and(isLeased(mail)))
    .execute();
}

/** A line of the owner's list. */
export type OutboxLine = Omit<Selectable<OutboxTable>, "content">;

/** The mails in one state, or all: waiting ones in the order they are due, then ended ones, newest first. */
export async function listMail(
  db: Kysely<Tables>,
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

/** Counts the mails in each state. */
export async function countMail(db: Kysely<Tables>): Promise<Record<OutboxTable["state"], number>> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["state", fn.countAll<number>().as("mails")])
    .groupBy("state")
    .execute();
  return {
    waiting: 0,
    delivered: 0,
    failed: 0,
    ...Object.fromEntries(rows.map(({ state, mails }) => [state, mails])),
  };
}

/**
 * Makes failed mails due again, as if they were new, and records it in the audit log.
 * @param id of one mail, or undefined for all
 * @returns how many mails
 */
export async function retryFailedMail(
  db: Kysely<Tables>,
  id: string | undefined,
  note: { reason: string; now: number },
): Promise<number> {
  const { now } = note;
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("outbox")
      .set({ state: "waiting", attempts: 0, due_at: now, created_at: now, ended_at: null })
      .where("state", "=", "failed")
      .$if(id !== undefined, (query) => query.where("id", "=", id!))
      .executeTakeFirst();
    const mails = Number(numUpdatedRows);
    if (mails > 0)
      await recordAudit(transaction, "outbox retry", [id ?? `all ${mails} failed mails`], note);
    return mails;
  });
}

/** Deletes mails delivered before a time (epoch milliseconds). Failed ones stay until the owner retries them. */
export async function purgeDelivered(db: Kysely<Tables>, before: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("state", "=", "delivered")
    .where("ended_at", "<", before)
    .execute();
}
