import { queueMail } from "../platform/email/outbox.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import type { Database } from "../platform/store/tables.ts";

/**
 * Queues the one email of everyone who waits for a price since then, and ends their subscriptions, so that no other
 * process and no later price sends another.
 * @param seenBy the end of the day the price was seen, epoch milliseconds: who asked later knows it from the page
 * @returns how many
 */
export async function queuePriceMails(
  db: Database,
  {
    subject,
    content,
    seenBy,
    now,
  }: { subject: string; content: MailContent; seenBy: number; now: number },
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const readers = await transaction
      .deleteFrom("subscribers")
      .where("subject", "=", subject)
      .where("state", "=", "confirmed")
      .where("confirmed_at", "<", seenBy)
      .returning(["email", "email_key"])
      .execute();
    if (readers.length === 0) return 0;
    // An old link would otherwise say that it's confirmed.
    await transaction
      .deleteFrom("confirmations")
      .where("subject", "=", subject)
      .where(
        "email_key",
        "in",
        readers.map(({ email_key }) => email_key),
      )
      .execute();
    for (const { email: recipient, email_key: emailKey } of readers)
      await queueMail(transaction, { kind: "price", recipient, content, emailKey, subject }, now);
    return readers.length;
  });
}
