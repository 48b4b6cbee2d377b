import { countMail, listMail, type OutboxLine } from "../../platform/email/outbox.store.ts";
import { mailActs } from "../../platform/email/mail-acts.store.ts";
import { Option } from "@commander-js/extra-typings";
import { actCommand } from "./act-command.ts";
import { type Listing, wholeNumber } from "../../platform/listing.ts";
import { command, group } from "./command.ts";
import { listCommand } from "./list-command.ts";
import { formatTime } from "./output.ts";

const mailListing: Listing<OutboxLine, number, { state: OutboxLine["state"] | undefined }> = {
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "state", value: ({ state }) => state },
    { key: "time", text: mailTime },
    { key: "kind", value: ({ kind }) => kind },
    {
      key: "attempts",
      value: ({ attempts }) => attempts,
      text: ({ attempts }) => `tried ${attempts}`,
    },
    { key: "recipient", value: ({ recipient }) => recipient },
    { key: "lastError", value: ({ last_error }) => last_error, isBelow: true, max: 200 },
  ],
  inJson: [
    { key: "issue", value: ({ issue_date }) => issue_date },
    {
      key: "dueAt",
      value: ({ state, due_at }) => (state === "waiting" ? due_at : null),
      isTime: true,
    },
    { key: "queuedAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "endedAt", value: ({ ended_at }) => ended_at, isTime: true },
  ],
  // The counts above the list say it.
  empty: "",
  cursor: { ...wholeNumber(0, 999_999_999), flags: "--skip <number>", about: "skip this many" },
  placeAfter: (_, { rows, after = 0 }) => after + rows.length,
  read: (db, { state }, { after = 0, limit }) => listMail(db, { state, limit, offset: after }),
};

function mailTime({ state, due_at, ended_at, created_at }: OutboxLine): string {
  return state === "waiting" ? `due ${formatTime(due_at)}` : formatTime(ended_at ?? created_at);
}

const list = listCommand(
  command("list", {
    about: "List email that is waiting, has failed or was delivered",
    more: "Waiting email comes first, in the order it's due; then failed and delivered email, newest first. Failed email stays until 'outbox retry' or 'outbox drop'. --json prints { mail, counts, next }; next is the number for --skip, or null.",
    example: "outbox list --state failed",
  }).addOption(
    new Option("--state <state>", "email in one state").choices([
      "failed",
      "waiting",
      "delivered",
    ] as const),
  ),
  mailListing,
  {
    called: "mail",
    filter: ({ state }) => ({ state }),
    async summary(db) {
      const counts = await countMail(db);
      const text = `${counts.waiting} waiting, ${counts.failed} failed, ${counts.delivered} delivered recently`;
      return { text, json: { counts } };
    },
  },
);

export const outboxGroup = group("outbox", "Email on its way", [
  list,
  ...mailActs.map((act) => actCommand(act)),
]);
