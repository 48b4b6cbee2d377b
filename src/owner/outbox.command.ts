import { countMail, listMail, type OutboxLine } from "../platform/email/outbox.store.ts";
import { mailActs } from "../platform/email/mail-acts.store.ts";
import { Option } from "@commander-js/extra-typings";
import { actCommand } from "./act-command.ts";
import { command, group, json, limit, numberBetween } from "./command.ts";
import { withContext } from "./context.ts";
import { beginning, entries, formatTime, isoTime, plain, writePage } from "./output.ts";

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
  about: "List email that is waiting, has failed or was delivered",
  more: "Waiting email comes first, in the order it's due; then failed and delivered email, newest first. Failed email stays until 'outbox retry' or 'outbox drop'. --json prints { mail, counts, next }; next is the number for --skip, or null.",
  example: "outbox list --state failed",
})
  .addOption(
    new Option("--state <state>", "email in one state").choices([
      "failed",
      "waiting",
      "delivered",
    ] as const),
  )
  .addOption(limit)
  .option("--skip <number>", "skip this many", numberBetween(0, 999_999_999))
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const offset = given.skip ?? 0;
      const mail = await listMail(db, { state: given.state, limit: given.limit, offset });
      const counts = await countMail(db);
      const summary = `${counts.waiting} waiting, ${counts.failed} failed, ${counts.delivered} delivered recently`;
      await writePage("outbox list", given, {
        rows: mail,
        place: () => ({ skip: offset + mail.length }),
        json: () => ({ mail: mail.map(mailJson), counts }),
        text: () => `${summary}\n\n${entries(mail.map(mailEntry))}`,
        empty: summary,
      });
    }),
  );

export const outboxGroup = group("outbox", "Email on its way", [
  list,
  ...mailActs.map((act) => actCommand(act)),
]);
