import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import {
  type ContactMessage,
  messageFields,
  messageFieldTable,
  toMessageColumns,
} from "./contact-message.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { dropUndelivered } from "../platform/email/retry-and-drop-mail.store.ts";
import { type OwnerNote, recordAudit } from "../platform/store/audit-log.store.ts";
import { fieldKeyValues, submissionKey } from "../platform/store/digest.ts";
import type { MessagesTable } from "./contact.tables.ts";
import type { Database } from "../platform/store/tables.ts";

/** Stores a message once (`now` in epoch milliseconds). Returns its number, the earlier one if it was stored before. */
export async function addMessage(
  db: Database,
  message: ContactMessage,
  now: number,
): Promise<{ number: number; isNew: boolean }> {
  const key = submissionKey(fieldKeyValues(messageFieldTable, message));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("messages")
    .values({
      id: randomUUID(),
      ...toMessageColumns(message),
      created_at: now,
      submission_key: key,
    })
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .executeTakeFirstOrThrow();
  const { number } = await db
    .selectFrom("messages")
    .select("number")
    .where("submission_key", "=", key)
    .executeTakeFirstOrThrow();
  return { number, isNew: Number(numInsertedOrUpdatedRows) > 0 };
}

/** A message as the owner sees it. */
export type ListedMessage = Omit<Selectable<MessagesTable>, "id" | "submission_key">;

const listedColumns = [
  "number",
  ...messageFields.map((field) => messageFieldTable[field].column),
  "created_at",
] as const;

/** Messages with numbers below `after`, newest first. */
export async function listMessages(
  db: Database,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<ListedMessage[]> {
  return await db
    .selectFrom("messages")
    .select(listedColumns)
    .$if(after !== undefined, (query) => query.where("number", "<", after!))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** The message of a number. */
export async function messageOf(db: Database, number: number): Promise<ListedMessage | undefined> {
  return await db
    .selectFrom("messages")
    .select(listedColumns)
    .where("number", "=", number)
    .executeTakeFirst();
}

/**
 * Deletes messages, and emails to the owner about them that weren't delivered; records it in the audit log. If one of the
 * numbers is no message's, nothing is deleted.
 * @returns the numbers without a message
 */
export async function deleteMessages(
  db: Database,
  numbers: readonly number[],
  note: OwnerNote,
): Promise<number[]> {
  return await db.transaction().execute(async (transaction) => {
    const messages = await transaction
      .selectFrom("messages")
      .select(["number", "email"])
      .where("number", "in", numbers)
      .execute();
    const missing = numbers.filter((number) => !messages.some((one) => one.number === number));
    if (missing.length > 0) return missing;
    await transaction.deleteFrom("messages").where("number", "in", numbers).execute();
    const isAbout = ({ subject, replyTo }: MailContent) =>
      messages.some(
        ({ number, email }) => replyTo === email && subject.split(/\D+/).includes(String(number)),
      );
    await dropUndelivered(transaction, "message", isAbout);
    await recordAudit(
      transaction,
      "messages delete",
      numbers.map(String),
      note,
      "no longer needed",
    );
    return [];
  });
}
