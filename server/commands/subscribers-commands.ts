import type { Store } from "../../db/connect.ts";
import { countSubscribers, deleteByOwner, listSubscribers } from "../../db/subscribers.ts";
import { renewUnsubscribeKeys } from "../../db/unsubscribe-keys.ts";
import { csvText } from "../../model/csv.ts";
import { readEmailAddress } from "../../model/email-address.ts";
import { writeWhole } from "../write-whole.ts";
import { command, type Group, UsageError, CommandError } from "./command.ts";
import { confirm } from "./desk.ts";
import { flag, json, text } from "./options.ts";
import { isoTime, jsonText, plain, print, printJson, table, write } from "./print.ts";
import { progressBar } from "./progress.ts";

const count = command({
  about: "says how many subscribers the newsletter has",
  options: { json },
  example: "subscribers count",
  more: "--json prints { confirmed, pending, unsubscribed }.",
  async run(given, _, desk) {
    const { db } = await desk.store();
    const { confirmed, pending, unsubscribed } = await countSubscribers(db);
    if (given.json) return printJson({ confirmed, pending, unsubscribed });
    await print(
      table([
        ["confirmed", String(confirmed)],
        ["pending", `${pending} (did not confirm yet, get no newsletter)`],
        ["unsubscribed", String(unsubscribed)],
      ]),
    );
  },
});

/** Subscribers read at once: as many as are in memory. */
const portion = 1000;

// A spreadsheet takes what begins so for a formula.
const formula = /^[=+\-@]/;

interface Form {
  json: boolean;
  all: boolean;
}

/** The file, part by part, in the order of the addresses. */
async function* exported({ db }: Store, form: Form): AsyncGenerator<string> {
  const counts = await countSubscribers(db);
  const total = form.all
    ? counts.confirmed + counts.pending + counts.unsubscribed
    : counts.confirmed;
  const bar = progressBar("Exporting subscribers", total);
  if (!form.json)
    yield csvText([["email", "state", "signed_up_at", "confirmed_at", "unsubscribed_at"]]);
  const state = form.all ? undefined : "confirmed";
  let done = 0;
  for (let after: string | undefined = ""; after !== undefined;) {
    const part = await listSubscribers(db, { state, after, limit: portion });
    const rows = part.map((each) => ({
      email: each.email,
      state: each.state,
      signedUpAt: isoTime(each.created_at),
      confirmedAt: isoTime(each.confirmed_at),
      unsubscribedAt: isoTime(each.unsubscribed_at),
    }));
    if (form.json) yield rows.map((row) => `${jsonText(row)}\n`).join("");
    else
      yield csvText(
        rows.map(({ email, ...row }) => [
          formula.test(email) ? `'${email}` : email,
          ...Object.values(row),
        ]),
      );
    bar.step((done += part.length));
    after = part.length === portion ? part.at(-1)?.email_key : undefined;
  }
  bar.end();
}

const exportAll = command({
  about: "writes the confirmed subscribers as CSV",
  options: {
    all: flag("those who did not confirm or have left too"),
    out: text("file", "into this file, which its owner alone can read, not to the screen"),
    json: flag("prints JSON Lines, an object on each line"),
  },
  example: "subscribers export --out subscribers.csv",
  more: "Write to nobody who has not confirmed. In CSV an address that a spreadsheet would take for a formula (it begins with =, +, - or @) is led by an apostrophe; --json has every address as it is.",
  async run({ out, ...form }, _, desk) {
    const parts = exported(await desk.store(), form);
    if (out === undefined) {
      for await (const part of parts) await write(part);
      return;
    }
    try {
      await writeWhole(out, async (file) => {
        for await (const part of parts) await file.appendFile(part);
      });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!/^(ENOENT|EACCES|EPERM|EISDIR|ENOTDIR|ENOSPC|EROFS)$/.test(code ?? "")) throw error;
      throw new CommandError(`${plain(out)} cannot be written: ${message}`);
    }
    await print(`Written to ${plain(out)}.`);
  },
});

const remove = command({
  about: "deletes an address and all that is kept about it",
  operand: { name: "address", count: "one" },
  options: { reason: text("text", "why, for the record") },
  example: 'subscribers delete dana@example.com --reason "asked by mail"',
  more: "Mail to the address that still waits goes too. That it was deleted is written down with a hash of the address only.",
  async run(given, [typed = ""], desk) {
    const email = readAddress(typed);
    const { db } = await desk.store();
    const note = { reason: given.reason ?? "", now: desk.now() };
    if (!(await deleteByOwner(db, email.key, note)))
      throw new CommandError(`${email.address} is no subscriber's address.`);
    await print(`Deleted: ${email.address}`);
  },
});

const renewKeys = command({
  about: "gives a subscriber, or all of them, a new unsubscribe key, for keys that leaked",
  operand: { name: "address", count: "maybe" },
  options: {
    all: flag("every subscriber"),
    yes: flag("with --all: without asking"),
    reason: text("text", "why, for the record"),
  },
  example: 'subscribers renew-keys --all --reason "keys leaked in a newsletter issue"',
  more: "Unsubscribe links in mail already sent stop working: clicking one changes nothing, though its page still says 'You are unsubscribed'. The next issue has a working link.",
  async run(given, [typed], desk) {
    if ((typed === undefined) !== given.all) throw new UsageError("Give an address, or --all.");
    const email = typed === undefined ? undefined : readAddress(typed);
    const { db, engine } = await desk.store();
    if (!email) await confirm("Stop every unsubscribe link in mail already sent?", given.yes);
    const note = { reason: given.reason ?? "", now: desk.now() };
    const renewed = await renewUnsubscribeKeys(db, engine, email?.key, note);
    if (email && renewed === 0)
      throw new CommandError(`${email.address} is not a subscriber's address.`);
    await print(renewed === 1 ? "1 key renewed." : `${renewed} keys renewed.`);
  },
});

/** @throws UsageError */
function readAddress(typed: string) {
  const { email } = readEmailAddress(typed);
  if (!email) throw new UsageError(`'${plain(typed)}' is not an address like dana@example.com.`);
  return email;
}

export const subscribersGroup: Group = {
  about: "who gets the newsletter",
  commands: { count, export: exportAll, delete: remove, "renew-keys": renewKeys },
};
