import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import {
  type ContactMessage,
  messageFields,
  messageFieldTable,
  type MessageState,
  toMessageColumns,
} from "./contact-message.ts";
import { insertOnce } from "../contributions/contributions.store.ts";
import { dropUndelivered } from "../../platform/email/mail-acts.store.ts";
import type { Act, Kind, Thing } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import { fieldKeyValues, submissionKey } from "../../platform/store/digest.ts";
import type { MessagesTable } from "./contact.tables.ts";
import type { Database } from "../../platform/store/tables.ts";

/** Stores a message once (`now` in epoch milliseconds). Returns its number; if it was stored before, that one's. */
export async function addMessage(
  db: Database,
  message: ContactMessage,
  now: number,
): Promise<{ number: number; isNew: boolean }> {
  const key = submissionKey(fieldKeyValues(messageFieldTable, message));
  const columns = toMessageColumns(message);
  const row = { id: randomUUID(), ...columns, created_at: now, submission_key: key };
  const isNew = (await insertOnce(db, "messages", [row])) > 0;
  const { number } = await db
    .selectFrom("messages")
    .select("number")
    .where("submission_key", "=", key)
    .executeTakeFirstOrThrow();
  return { number, isNew };
}

export type ListedMessage = Omit<Selectable<MessagesTable>, "id" | "submission_key">;

const listedColumns = [
  "number",
  ...messageFields.map((field) => messageFieldTable[field].column),
  "created_at",
  "answered_at",
] as const;

export interface MessageFilter {
  state?: MessageState | undefined;
}

/** Messages with numbers below `after`, newest first. */
export async function listMessages(
  db: Database,
  { state, after, limit }: MessageFilter & { after: number | undefined; limit: number },
): Promise<ListedMessage[]> {
  return await db
    .selectFrom("messages")
    .select(listedColumns)
    .$if(after !== undefined, (query) => query.where("number", "<", after!))
    .$if(state !== undefined, (query) =>
      query.where("answered_at", state === "answered" ? "is not" : "is", null),
    )
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
}

/** How many messages nobody has marked as answered. */
export async function countUnanswered(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .where("answered_at", "is", null)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function messageOf(db: Database, number: number): Promise<ListedMessage | undefined> {
  return await db
    .selectFrom("messages")
    .select(listedColumns)
    .where("number", "=", number)
    .executeTakeFirst();
}

const isNumber = /^[1-9]\d{0,11}$/;

/** Parses a message's number, typed or from a URL; undefined if it can't be one. */
export const readMessageNumber = (typed: string) =>
  isNumber.test(typed) ? Number(typed) : undefined;

interface FoundMessage extends Thing {
  number: number;
  email: string;
}

const messages: Kind<FoundMessage> = {
  noun: "message",
  list: "messages list",
  read(typed) {
    if (!isNumber.test(typed)) throw refusal("notANumber", typed);
    return { id: typed };
  },
  find: async ({ db }, named) =>
    (
      await db
        .selectFrom("messages")
        .select(["number", "email", "subject"])
        .where(
          "number",
          "in",
          named.map(({ id }) => Number(id)),
        )
        .execute()
    ).map(({ subject, ...row }) => ({ ...row, id: String(row.number), label: subject })),
};

const onMessages = { of: messages, may: "owner" } as const;

export const deleteMessages: Act<object, FoundMessage> = {
  ...onMessages,
  name: "messages delete",
  about: "Delete messages for good, with undelivered email about them",
  more: "Copies in your mailbox and in backups stay: delete those yourself.",
  example: 'messages delete 1001 --reason "its writer asked"',
  button: "Delete",
  box: { label: "Yes, delete for good" },
  done: "Deleted",
  why: "no longer needed",
  asks: (_, { of }) =>
    `Delete ${of.length === 1 ? `message ${of[0]}` : `${of.length} messages`} for good?`,
  async run(on, { things }) {
    const numbers = things.map(({ number }) => number);
    await on.db.deleteFrom("messages").where("number", "in", numbers).execute();
    await dropUndelivered(on, "message", ({ subject, replyTo }) =>
      things.some(({ id, email }) => replyTo === email && subject.split(/\D+/).includes(id)),
    );
    return { done: things };
  },
};

/** Only the mark is stored: the answer itself is in the owner's mailbox. */
export const answerMessages: Act<object, FoundMessage> = {
  ...onMessages,
  name: "messages answer",
  about: "Mark messages as answered, and show them with the address to answer to",
  more: "Nothing is sent: write the answer in your own email program. 'messages show' then says who answered, and when. --undo marks them as unanswered again.",
  example: "messages answer 1001",
  options: [
    {
      flags: "--undo",
      about: "mark them as unanswered",
      button: "Mark as unanswered",
      says: "Marked as unanswered.",
    },
  ],
  button: "Mark as answered",
  done: "Marked as answered",
  isPlain: true,
  async run({ db }, { things, options: { undo } }, { now }) {
    const numbers = things.map(({ number }) => number);
    await db
      .updateTable("messages")
      .set({ answered_at: undo ? null : now })
      .where("number", "in", numbers)
      .execute();
    if (!undo) return { done: things };
    return { done: things, said: "Marked as unanswered.", why: "not answered after all" };
  },
};

export const messageActs: readonly Act[] = [deleteMessages, answerMessages];
