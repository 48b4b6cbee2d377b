import { queueMail } from "../platform/email/outbox.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import type { Database } from "../platform/store/tables.ts";

/**
 * Queues the one email of everyone who waits for a price since then, and ends their subscriptions, so that no other
 * process and no later price sends another. They stay for a while, so that the link in the email works.
 * @param seenBy the end of the day the price was seen, epoch milliseconds: who asked later knows it from the page
 * @returns how many
 */
export async function queuePriceMails(
  db: Database,
  {
    subject,
    mailFor,
    seenBy,
    now,
  }: {
    subject: string;
    mailFor: (unsubscribeKey: string) => MailContent;
    seenBy: number;
    now: number;
  },
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const readers = await transaction
      .updateTable("subscribers")
      .set({ state: "unsubscribed", unsubscribed_at: now, updated_at: now })
      .where("subject", "=", subject)
      .where("state", "=", "confirmed")
      .where("confirmed_at", "<", seenBy)
      .returning(["email", "email_key", "unsubscribe_key"])
      .execute();
    if (readers.length === 0) return 0;
    // An old link would otherwise confirm it again.
    await transaction
      .deleteFrom("confirmations")
      .where("subject", "=", subject)
      .where(
        "email_key",
        "in",
        readers.map(({ email_key }) => email_key),
      )
      .execute();
    for (const { email: recipient, email_key: emailKey, unsubscribe_key: key } of readers)
      await queueMail(
        transaction,
        { kind: "price", recipient, content: mailFor(key), emailKey, subject },
        now,
      );
    return readers.length;
  });
}
