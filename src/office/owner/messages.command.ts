import {
  answerMessages,
  deleteMessages,
  type ListedMessage,
  messageOf,
  readMessageNumber,
} from "../../site/contact/messages.store.ts";
import { messageStates } from "../../site/contact/contact-message.ts";
import { messageListing, nameOf } from "../console/listings.service.ts";
import { jsonOf } from "../../platform/listing.ts";
import { logOf } from "../../platform/store/log.store.ts";
import type { Outcome, Place } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group, json, UsageError } from "./command.ts";
import { withContext } from "./context.ts";
import { listCommand } from "./list-command.ts";
import { block, formatTime, isoTime, plain, table, writeJson, writeLine } from "./output.ts";

const list = listCommand(
  command("list", {
    about: "List the messages sent from the contact page, newest first",
    more: "--json prints { messages, next }, with each message in full.",
    example: "messages list --unanswered --limit 5",
  })
    .option("--unanswered", "only those that nobody marked as answered")
    .option("--answered", "only those marked as answered"),
  messageListing,
  {
    filter(given) {
      const [state, ...others] = messageStates.filter((each) => given[each]);
      if (others.length > 0)
        throw new UsageError("--unanswered and --answered exclude each other.");
      return { state };
    },
  },
);

const show = command("show", { about: "Show a message in full", example: "messages show 1001" })
  .argument("<number>")
  .addOption(json)
  .action(
    withContext(async (context, typed, given) => {
      const number = readMessageNumber(typed);
      if (number === undefined) throw new UsageError(refusal("notANumber", plain(typed)).message);
      const { db } = await context.store();
      const message = await messageOf(db, number);
      if (!message) throw new CommandError(`There is no message ${typed}.`);
      const log = message.answered_at === null ? [] : await logOf(db, typed);
      const answers = log.filter(({ act }) => act === "messages answer").slice(-1);
      if (given.json)
        return writeJson({
          ...jsonOf(messageListing, message),
          answers: answers.map(({ actor, done_at }) => ({ by: actor, at: isoTime(done_at) })),
        });
      await writeMessage(message);
      for (const { actor, done_at } of answers)
        await writeLine(`\nAnswered by ${plain(actor)}, ${formatTime(done_at)}`);
    }),
  );

async function writeMessage(message: ListedMessage): Promise<void> {
  await writeLine(
    table([
      ["Message", String(message.number)],
      ["From", `${plain(nameOf(message))} <${plain(message.email)}>`],
      ["Sent", formatTime(message.created_at)],
      ["Subject", plain(message.subject)],
    ]),
  );
  await writeLine(`\n${block(message.message)}`);
}

async function writeToAnswer({ db }: Place, { done }: Outcome): Promise<void> {
  for (const { id } of done) {
    const message = await messageOf(db, Number(id));
    if (!message || message.answered_at === null) continue;
    await writeLine("");
    await writeMessage(message);
    await writeLine(`\nAnswer to: ${plain(message.email)}`);
  }
}

export const messagesGroup = group("messages", "What visitors wrote to the site", [
  list,
  show,
  actCommand(deleteMessages),
  actCommand(answerMessages, { afterwards: writeToAnswer }),
]);
