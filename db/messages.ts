import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { type ContactMessage, messageFields } from "../model/contact-message.ts";
import { submissionKey } from "./digest.ts";
import type { MessagesTable, Tables } from "./tables.ts";

/**
 * Stores a message; one that is stored already stays as it is.
 * @param now epoch milliseconds
 * @returns its number, the earlier one where it was stored before, and whether it is new
 */
export async function addMessage(
  db: Kysely<Tables>,
  message: ContactMessage,
  now: number,
): Promise<{ number: number; isNew: boolean }> {
  const key = submissionKey(messageFields.map((name) => message[name]));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("messages")
    .values({
      id: randomUUID(),
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
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
  "first_name",
  "last_name",
  "email",
  "subject",
  "message",
  "created_at",
] as const;

/** Messages with numbers below `after`, newest first. */
export async function listMessages(
  db: Kysely<Tables>,
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
export async function messageOf(
  db: Kysely<Tables>,
  number: number,
): Promise<ListedMessage | undefined> {
  return await db
    .selectFrom("messages")
    .select(listedColumns)
    .where("number", "=", number)
    .executeTakeFirst();
}
