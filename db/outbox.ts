import { randomUUID } from "node:crypto";
import { type Kysely, type Selectable, sql } from "kysely";
import { maxRetryDelay, type MailContent } from "../model/mail.ts";
import { type Engine, onlyUnlocked } from "./dialect.ts";
import { recordAudit } from "./audit-log.ts";
import type { MailKind, OutboxTable, Tables } from "./tables.ts";

/** A mail to be delivered. */
export interface NewMail {
  kind: Exclude<MailKind, "issue">;
  recipient: string;
  content: MailContent;
  /** The subscriber it is about, where it is about one: deleting that one deletes it. */
  emailKey?: string;
}

/**
 * Writes a mail down to be delivered: in the transaction of what causes it, so that neither is there without the other.
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

/** A mail that this process alone may try to deliver, until its lease ends. */
export type LeasedMail = Pick<Selectable<OutboxTable>, (typeof leasedColumns)[number]>;

/**
 * Takes mails that are due, the longest waiting first and newsletters last, and leases them: no other process takes them before the lease
 * ends. One whose process died in the middle is due again by itself, and so is one that was put off by a clock that has
 * been set back since.
 * @param lease in milliseconds; longer than a delivery can take
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

/** What is so of a mail while this process has it leased: one that was lost to another stays as that leaves it. */
const isLeased = ({ id, due_at }: LeasedMail) => ({ id, state: "waiting", due_at }) as const;

/** Changes a mail this process has leased. */
function leased(db: Kysely<Tables>, mail: LeasedMail) {
  return db.updateTable("outbox").where(({ and }) => and(isLeased(mail)));
}

/** Notes that a mail was delivered, and lets go of what it said. */
export async function noteDelivered(
  db: Kysely<Tables>,
  mail: LeasedMail,
  now: number,
): Promise<void> {
  await leased(db, mail)
    .set({ state: "delivered", content: null, last_error: null, ended_at: now })
    .execute();
}

/** Puts a mail off until `dueAt`, epoch milliseconds. */
export async function postponeMail(
  db: Kysely<Tables>,
  mail: LeasedMail,
  { dueAt, error }: { dueAt: number; error: string },
): Promise<void> {
  await leased(db, mail).set({ due_at: dueAt, last_error: error }).execute();
}

/** Gives a mail up: it waits for the owner. */
export async function giveUpMail(
  db: Kysely<Tables>,
  mail: LeasedMail,
  { now, error }: { now: number; error: string },
): Promise<void> {
  await leased(db, mail).set({ state: "failed", last_error: error, ended_at: now }).execute();
}

/** Gives a lease back unused: the mail is due at once, and this try does not count. */
export async function returnMail(db: Kysely<Tables>, mail: LeasedMail, now: number): Promise<void> {
  await leased(db, mail)
    .set(({ eb }) => ({ due_at: now, attempts: eb("attempts", "-", 1) }))
    .execute();
}

/** Takes a mail out that nobody is to get any more. */
export async function dropMail(db: Kysely<Tables>, mail: LeasedMail): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where(({ and }) => and(isLeased(mail)))
    .execute();
}

/** A line of the owner's list. */
export type OutboxLine = Omit<Selectable<OutboxTable>, "content">;

/** The mails of a state, or of all; what waits comes in the order it is due, what has ended newest first. */
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

/** How many mails there are of each state. */
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
 * Has failed mails tried again, as if they were new, and writes it down.
 * @param id one mail's, or undefined for all
 * @returns how many
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

/** Clears away what was delivered before a time, epoch milliseconds. What failed stays until the owner acts. */
export async function forgetDelivered(db: Kysely<Tables>, before: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where("state", "=", "delivered")
    .where("ended_at", "<", before)
    .execute();
}
