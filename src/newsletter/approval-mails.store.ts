import type { MailContent } from "../platform/email/mail.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import { type Engine, lockKey } from "../platform/store/dialect.ts";
import type { Database } from "../platform/store/tables.ts";

/**
 * Tells readers of a subject what is published, with an email for each who knows something else. If several processes
 * do so at once, one queues it.
 * @param told what they know afterwards
 * @param mailFor the email for someone who knew this before; undefined if there's nothing to tell
 * @returns how many readers knew something else, and how many get an email
 */
export async function queueApprovalMails(
  db: Database,
  engine: Engine,
  {
    subject,
    told,
    mailFor,
    now,
    limit,
  }: {
    subject: string;
    told: string;
    mailFor: (before: string, unsubscribeKey: string) => MailContent | undefined;
    now: number;
    limit: number;
  },
): Promise<{ read: number; queued: number }> {
  return await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, engine, subject);
    const readers = await transaction
      .selectFrom("subscribers")
      .select(["email_key", "email", "told", "unsubscribe_key"])
      .where("subject", "=", subject)
      .where("state", "=", "confirmed")
      .where("told", "<>", told)
      .orderBy("email_key")
      .limit(limit)
      .execute();
    if (readers.length === 0) return { read: 0, queued: 0 };
    let queued = 0;
    for (const {
      email_key: emailKey,
      email: recipient,
      told: before,
      unsubscribe_key: key,
    } of readers) {
      const content = mailFor(before, key);
      if (!content) continue;
      await queueMail(
        transaction,
        { kind: "approvals", recipient, content, emailKey, subject },
        now,
      );
      queued++;
    }
    await transaction
      .updateTable("subscribers")
      .set({ told })
      .where("subject", "=", subject)
      .where(
        "email_key",
        "in",
        readers.map(({ email_key }) => email_key),
      )
      .execute();
    return { read: readers.length, queued };
  });
}
