import { createHash, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { type ContactMessage, messageFields } from "../model/contact-message.ts";
import type { Tables } from "./tables.ts";

/** The same five fields are the same message, however often they are sent. */
function submissionKey(message: ContactMessage): string {
  return createHash("sha256")
    .update(JSON.stringify(messageFields.map((name) => message[name])))
    .digest("base64url");
}

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
  const key = submissionKey(message);
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
