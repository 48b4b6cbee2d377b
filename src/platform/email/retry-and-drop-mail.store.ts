import type { MailContent } from "./mail.ts";
import { type OwnerNote, recordAudit } from "../store/audit-log.store.ts";
import type { Database, MailKind } from "../store/tables.ts";

/** Makes one failed mail due again as if it were new, or all; records it in the audit log. Returns how many. */
export async function retryFailedMail(
  db: Database,
  id: string | undefined,
  note: OwnerNote,
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
      await recordAudit(
        transaction,
        "outbox retry",
        [id ?? `all ${mails} failed mails`],
        note,
        "try again",
      );
    return mails;
  });
}

/** Deletes undelivered mails of a kind whose content meets a condition. */
export async function dropUndelivered(
  db: Database,
  kind: MailKind,
  meets: (content: MailContent) => boolean,
): Promise<void> {
  const mails = await db
    .selectFrom("outbox")
    .select(["id", "content"])
    .where("kind", "=", kind)
    .where("state", "!=", "delivered")
    .where("content", "is not", null)
    .execute();
  const ids = mails
    .filter(({ content }) => meets(JSON.parse(content!) as MailContent))
    .map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("outbox").where("id", "in", ids).execute();
}

/** Deletes one failed mail, or all; records it in the audit log. Returns how many. */
export async function dropFailedMail(
  db: Database,
  id: string | undefined,
  note: OwnerNote,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("outbox")
      .where("state", "=", "failed")
      .$if(id !== undefined, (query) => query.where("id", "=", id!))
      .executeTakeFirst();
    const mails = Number(numDeletedRows);
    if (mails > 0)
      await recordAudit(
        transaction,
        "outbox drop",
        [id ?? `all ${mails} failed mails`],
        note,
        "can't be delivered",
      );
    return mails;
  });
}

/**
 * Makes waiting mail due at once, after an outage whose pauses grew long; records it in the audit log. What is due within
 * a lease (milliseconds) stays as it is: a process may be delivering it.
 * @returns how many
 */
export async function hurryWaitingMail(
  db: Database,
  lease: number,
  note: OwnerNote,
): Promise<number> {
  const { now } = note;
  return await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("outbox")
      .set({ due_at: now })
      .where("state", "=", "waiting")
      .where("due_at", ">", now + lease)
      .executeTakeFirst();
    const mails = Number(numUpdatedRows);
    const what = `all ${mails} waiting mails`;
    if (mails > 0) await recordAudit(transaction, "outbox retry", [what], note, "try again");
    return mails;
  });
}
