import { type ListedMessage, listMessages, messageOf } from "../../db/messages.ts";
import { command, type Group, UsageError, CommandError } from "./command.ts";
import { json, limit, whole } from "./options.ts";
import {
  beginning,
  block,
  isoTime,
  moment,
  nextPage,
  plain,
  print,
  printJson,
  table,
} from "./print.ts";

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

const list = command({
  about: "lists the messages of the contact page, newest first",
  options: {
    limit,
    after: whole({ least: 1, most: 999_999_999_999 }, "goes on below this number"),
    json,
  },
  example: "messages list --limit 5",
  more: "--json prints { messages, next }, each message whole.",
  async run(given, _, desk) {
    const { db } = await desk.store();
    const messages = await listMessages(db, given);
    const next = messages.length === given.limit ? messages.at(-1)?.number : undefined;
    if (given.json) return printJson({ messages: messages.map(messageJson), next: next ?? null });
    if (messages.length === 0) return print("There are no messages.");
    await print(
      table(
        messages.map((message) => [
          String(message.number),
          moment(message.created_at),
          nameOf(message),
          plain(message.email),
          beginning(message.subject),
        ]),
      ),
    );
    if (next) await print(`\n${nextPage("messages list", { ...given, after: next })}`);
  },
});

const show = command({
  about: "shows a message whole",
  operand: { name: "number", count: "one" },
  options: { json },
  example: "messages show 1001",
  async run(given, [typed = ""], desk) {
    if (!/^\d{1,12}$/.test(typed))
      throw new UsageError(`A message has a number like 1001, not '${plain(typed)}'.`);
    const { db } = await desk.store();
    const message = await messageOf(db, Number(typed));
    if (!message) throw new CommandError(`There is no message ${typed}.`);
    if (given.json) return printJson(messageJson(message));
    await print(
      table([
        ["Message", String(message.number)],
        ["From", `${nameOf(message)} <${plain(message.email)}>`],
        ["Sent", moment(message.created_at)],
        ["Subject", plain(message.subject)],
      ]),
    );
    await print(`\n${block(message.message)}`);
  },
});

export const messagesGroup: Group = {
  about: "what visitors wrote to the site",
  commands: { list, show },
};
