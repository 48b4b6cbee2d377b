import {
  deleteMessages,
  type ListedMessage,
  listMessages,
  messageOf,
} from "../contact/messages.store.ts";
import { command, CommandError, group, UsageError } from "./command.ts";
import { confirm, withContext } from "./context.ts";
import { writePage } from "./list-page.ts";
import { json, limit, optionalReason, numberBetween } from "./options.ts";
import {
  beginning,
  block,
  formatTime,
  isoTime,
  plain,
  table,
  writeJson,
  writeLine,
} from "./output.ts";

function messageJson(message: ListedMessage) {
  return {
    number: message.number,
    firstName: message.first_name,
    lastName: message.last_name,
    email: message.email,
    subject: message.subject,
    message: message.message,
    sentAt: isoTime(message.created_at),
  };
}

const nameOf = ({ first_name, last_name }: ListedMessage) => plain(`${first_name} ${last_name}`);

function messageLine(message: ListedMessage): string[] {
  return [
    String(message.number),
    formatTime(message.created_at),
    nameOf(message),
    plain(message.email),
    beginning(message.subject),
  ];
}

const list = command("list", {
  about: "List the messages sent from the contact page, newest first",
  more: "--json prints { messages, next }, with each message in full.",
  example: "messages list --limit 5",
})
  .addOption(limit)
  .option("--after <number>", "continue below this number", numberBetween(1, 999_999_999_999))
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const messages = await listMessages(db, { limit: given.limit, after: given.after });
      await writePage("messages list", given, {
        rows: messages,
        place: ({ number }) => ({ after: number }),
        json: () => ({ messages: messages.map(messageJson) }),
        text: () => table(messages.map(messageLine)),
        empty: "There are no messages.",
      });
    }),
  );

/** @throws UsageError */
function messageNumber(typed: string): number {
  if (!/^\d{1,12}$/.test(typed))
    throw new UsageError(`A message has a number like 1001, not '${plain(typed)}'.`);
  return Number(typed);
}

const show = command("show", { about: "Show a message in full", example: "messages show 1001" })
  .argument("<number>")
  .addOption(json)
  .action(
    withContext(async (context, typed, given) => {
      const number = messageNumber(typed);
      const { db } = await context.store();
      const message = await messageOf(db, number);
      if (!message) throw new CommandError(`There is no message ${typed}.`);
      if (given.json) return writeJson(messageJson(message));
      await writeLine(
        table([
          ["Message", String(message.number)],
          ["From", `${nameOf(message)} <${plain(message.email)}>`],
          ["Sent", formatTime(message.created_at)],
          ["Subject", plain(message.subject)],
        ]),
      );
      await writeLine(`\n${block(message.message)}`);
    }),
  );

const remove = command("delete", {
  about: "Delete messages for good, with email about them that wasn't delivered",
  more: "Copies in your mailbox and in backups stay: delete those yourself.",
  example: 'messages delete 1001 --reason "its writer asked"',
})
  .argument("<number...>")
  .addOption(optionalReason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, typed, given) => {
      const numbers = [...new Set(typed.map(messageNumber))];
      const what = numbers.length === 1 ? `message ${numbers[0]}` : `${numbers.length} messages`;
      await confirm(`Delete ${what} for good?`, given.yes);
      const { db } = await context.store();
      const note = context.note(given.reason);
      const missing = await deleteMessages(db, numbers, note);
      if (missing.length > 0)
        throw new CommandError(`There is no message ${missing.join(", ")}. Nothing was deleted.`);
      await writeLine(`Deleted ${what}.`);
    }),
  );

export const messagesGroup = group("messages", "What visitors wrote to the site", [
  list,
  show,
  remove,
]);
