import { countMail, listMail, type OutboxLine, retryFailedMail } from "../../db/outbox.ts";
import { command, type Group, UsageError, CommandError } from "./command.ts";
import { choice, flag, json, limit, text, whole } from "./options.ts";
import { beginning, entries, isoTime, moment, nextPage, plain, print, printJson } from "./print.ts";

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

function whenOf({ state, due_at, ended_at, created_at }: OutboxLine): string {
  return state === "waiting" ? `due ${moment(due_at)}` : moment(ended_at ?? created_at);
}

const list = command({
  about: "lists mail that waits, failed or was delivered",
  options: {
    state: choice(["failed", "waiting", "delivered"], "mail of one state"),
    limit,
    skip: whole({ least: 0, most: 999_999_999 }, "goes on after so many"),
    json,
  },
  example: "outbox list --state failed",
  more: "What waits comes first, in the order it is due; then what has ended, newest first. Mail that failed stays until 'outbox retry'. --json prints { mail, counts, next }; next is the number for --skip, or null.",
  async run(given, _, desk) {
    const { db } = await desk.store();
    const { state, limit: most, skip: offset = 0 } = given;
    const mail = await listMail(db, { state, limit: most, offset });
    const counts = await countMail(db);
    const next = mail.length === most ? offset + most : undefined;
    if (given.json) return printJson({ mail: mail.map(mailJson), counts, next: next ?? null });
    await print(
      `${counts.waiting} waiting, ${counts.failed} failed, ${counts.delivered} delivered of late`,
    );
    if (mail.length === 0) return;
    await print(
      `\n${entries(
        mail.map((each) => ({
          cells: [
            each.id,
            each.state,
            whenOf(each),
            each.kind,
            `tried ${each.attempts}`,
            plain(each.recipient),
          ],
          below: each.last_error === null ? "" : `    ${beginning(each.last_error, 200)}`,
        })),
      )}`,
    );
    if (next) await print(`\n${nextPage("outbox list", { ...given, skip: next })}`);
  },
});

const retry = command({
  about: "has mail that failed delivered after all, as if it were new",
  operand: { name: "id", count: "maybe" },
  options: { all: flag("all mail that failed"), reason: text("text", "why, for the record") },
  example: 'outbox retry --all --reason "the mail server is back"',
  more: "The running site delivers it within moments.",
  async run(given, [id], desk) {
    if ((id === undefined) !== given.all)
      throw new UsageError("'outbox retry' takes the id of a mail that failed, or --all.");
    const { db } = await desk.store();
    const note = { reason: given.reason ?? "", now: desk.now() };
    const mails = await retryFailedMail(db, id, note);
    if (id !== undefined && mails === 0)
      throw new CommandError(
        `No failed mail has the id '${plain(id)}': 'outbox list' shows the ids.`,
      );
    await print(mails === 1 ? "1 mail is tried again." : `${mails} mails are tried again.`);
  },
});

export const outboxGroup: Group = {
  about: "mail on its way",
  commands: { list, retry },
};
