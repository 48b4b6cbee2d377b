import { countMail, listMail, type OutboxLine } from "../platform/email/outbox.store.ts";
import {
  retryFailedMail,
  dropFailedMail,
  hurryWaitingMail,
} from "../platform/email/retry-and-drop-mail.store.ts";
import { lease } from "../platform/email/delivery.service.ts";
import { Option } from "@commander-js/extra-typings";
import { command, CommandError, group, UsageError } from "./command.ts";
import { withContext } from "./context.ts";
import { writePage } from "./list-page.ts";
import { json, limit, optionalReason, numberBetween } from "./options.ts";
import { beginning, entries, formatTime, isoTime, plain, writeLine } from "./output.ts";

function mailJson(mail: OutboxLine) {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    issue: mail.issue_date,
    state: mail.state,
    attempts: mail.attempts,
    dueAt: mail.state === "waiting" ? isoTime(mail.due_at) : null,
    lastError: mail.last_error,
    queuedAt: isoTime(mail.created_at),
    endedAt: isoTime(mail.ended_at),
  };
}

function mailTime({ state, due_at, ended_at, created_at }: OutboxLine): string {
  return state === "waiting" ? `due ${formatTime(due_at)}` : formatTime(ended_at ?? created_at);
}

function mailEntry(mail: OutboxLine) {
  return {
    cells: [
      mail.id,
      mail.state,
      mailTime(mail),
      mail.kind,
      `tried ${mail.attempts}`,
      plain(mail.recipient),
    ],
    below: mail.last_error === null ? "" : `    ${beginning(mail.last_error, 200)}`,
  };
}

const list = command("list", {
  about: "List mail that is waiting, has failed or was delivered",
  more: "Waiting mail comes first, in the order it is due; then mail that failed or was delivered, newest first. Failed mail stays until 'outbox retry' or 'outbox drop'. --json prints { mail, counts, next }; next is the number for --skip, or null.",
  example: "outbox list --state failed",
})
  .addOption(
    new Option("--state <state>", "mail in one state").choices([
      "failed",
      "waiting",
      "delivered",
    ] as const),
  )
  .addOption(limit)
  .option("--skip <number>", "start after so many", numberBetween(0, 999_999_999))
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const offset = given.skip ?? 0;
      const mail = await listMail(db, { state: given.state, limit: given.limit, offset });
      const counts = await countMail(db);
      const summary = `${counts.waiting} waiting, ${counts.failed} failed, ${counts.delivered} delivered of late`;
      await writePage("outbox list", given, {
        rows: mail,
        place: () => ({ skip: offset + mail.length }),
        json: () => ({ mail: mail.map(mailJson), counts }),
        text: () => `${summary}\n\n${entries(mail.map(mailEntry))}`,
        empty: summary,
      });
    }),
  );

const retry = command("retry", {
  about: "Try to deliver failed mail again, as if it were new",
  more: "The running site delivers it within moments. With --now, mail that waits longer for its next try is tried now, too.",
  example: 'outbox retry --all --now --reason "the mail server is back"',
})
  .argument("[id]")
  .option("--all", "all failed mail")
  .option("--now", "also the mail that waits some minutes or more for its next try")
  .addOption(optionalReason)
  .action(
    withContext(async (context, id, given) => {
      if (id === undefined && !given.all && !given.now)
        throw new UsageError("'outbox retry' takes the id of a failed mail, --all or --now.");
      if (id !== undefined && given.all)
        throw new UsageError("'outbox retry' takes the id of a failed mail or --all, not both.");
      const { db } = await context.store();
      const note = context.note(given.reason);
      if (given.now) {
        const hurried = await hurryWaitingMail(db, lease, note);
        await writeLine(`${counted(hurried)} that waited: tried now.`);
        if (id === undefined && !given.all) return;
      }
      const mails = await retryFailedMail(db, id, note);
      if (id !== undefined && mails === 0)
        throw new CommandError(
          `No failed mail has the id '${plain(id)}': 'outbox list' shows the ids.`,
        );
      await writeLine(mails === 1 ? "1 mail is tried again." : `${mails} mails are tried again.`);
    }),
  );

const counted = (mails: number) => (mails === 1 ? "1 mail" : `${mails} mails`);

const drop = command("drop", {
  about: "Delete failed mail that can't be delivered, such as one to a misspelled address",
  example: 'outbox drop --all --reason "the addresses do not exist"',
})
  .argument("[id]")
  .option("--all", "all failed mail")
  .addOption(optionalReason)
  .action(
    withContext(async (context, id, given) => {
      if ((id === undefined) !== (given.all ?? false))
        throw new UsageError("'outbox drop' takes the id of a failed mail, or --all.");
      const { db } = await context.store();
      const mails = await dropFailedMail(db, id, context.note(given.reason));
      if (id !== undefined && mails === 0)
        throw new CommandError(
          `No failed mail has the id '${plain(id)}': 'outbox list --state failed' shows the ids.`,
        );
      await writeLine(`Deleted ${counted(mails)}.`);
    }),
  );

export const outboxGroup = group("outbox", "Mail on its way", [list, retry, drop]);
