import type { OwnerNote } from "../platform/store/audit-log.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { openSubscriberList } from "../newsletter/subscriber-list.service.ts";
import { renewUnsubscribeKeys } from "../newsletter/unsubscribe-keys.store.ts";
import { writeWhole } from "../platform/write-whole.ts";
import { readTypedAddress } from "./address-argument.ts";
import { command, CommandError, group, UsageError } from "./command.ts";
import { confirm, withContext } from "./context.ts";
import { json, optionalReason } from "./options.ts";
import { jsonText, plain, table, write, writeJson, writeLine } from "./output.ts";
import { progressBar } from "./progress.ts";

const count = command("count", {
  about: "Count the subscribers of the newsletter, and of new reviews",
  more: "--json prints { confirmed, pending, unsubscribed, reviews }, where reviews has the same three numbers of paddles' new reviews by email.",
  example: "subscribers count",
})
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { newsletter, reviews } = await openSubscriberList(await context.store()).count();
      const { confirmed, pending, unsubscribed } = newsletter;
      if (given.json) return writeJson({ confirmed, pending, unsubscribed, reviews });
      await writeLine(
        table([
          ["confirmed", String(confirmed)],
          ["pending", `${pending} (did not confirm yet, get no newsletter)`],
          ["unsubscribed", String(unsubscribed)],
          [
            "new reviews",
            `${reviews.confirmed} confirmed, ${reviews.pending} pending, ${reviews.unsubscribed} unsubscribed`,
          ],
        ]),
      );
    }),
  );

interface ExportForm {
  json?: true | undefined;
  all?: true | undefined;
}

/** The file, part by part, ordered by address. */
async function* exported(
  store: Store,
  { json: isJson, all }: ExportForm,
  note: OwnerNote,
): AsyncGenerator<string> {
  const list = openSubscriberList(store);
  const { newsletter, reviews } = await list.count();
  const total = all
    ? [newsletter, reviews].flatMap((counts) => Object.values(counts)).reduce((a, b) => a + b)
    : newsletter.confirmed;
  const bar = progressBar("Exporting subscribers", total);
  let done = 0;
  if (isJson)
    for await (const part of list.parts({ all }, note)) {
      yield part.map((row) => `${jsonText(row)}\n`).join("");
      bar.step((done += part.length));
    }
  else
    for await (const { text, rows } of list.csv({ all }, note)) {
      yield text;
      bar.step((done += rows));
    }
  bar.end();
}

const exportAll = command("export", {
  about: "Write the newsletter's confirmed subscribers as CSV",
  more: "Don't write to anyone who hasn't confirmed. The audit log says who took the addresses. In CSV, an address that a spreadsheet would take for a formula (it starts with =, +, - or @) has an apostrophe in front; --json leaves every address as it is.",
  example: "subscribers export --out subscribers.csv",
})
  .option(
    "--all",
    "also those who haven't confirmed or have unsubscribed, and those of paddles' new reviews",
  )
  .option("--out <file>", "write to this file, which only its owner can read, not to the screen")
  .option("--json", "print JSON Lines, one object per line")
  .addOption(optionalReason)
  .action(
    withContext(async (context, { out, reason, ...form }) => {
      const parts = exported(await context.store(), form, context.note(reason));
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
      await writeLine(`Written to ${plain(out)}.`);
    }),
  );

const remove = command("delete", {
  about: "Delete an address, all its subscriptions and all other data about it",
  more: "Mail to the address that is still waiting is deleted too. The record of the deletion holds only a hash of the address.",
  example: 'subscribers delete dana@example.com --reason "asked by mail"',
})
  .argument("<address>")
  .addOption(optionalReason)
  .option("--yes", "don't ask; required if there is no terminal")
  .action(
    withContext(async (context, typed, given) => {
      const email = readTypedAddress(typed);
      const list = openSubscriberList(await context.store());
      if ((await list.find(email)).length === 0) throw notSubscribed(email.address);
      await confirm(`Delete ${email.address} and all data about it for good?`, given.yes);
      const note = context.note(given.reason);
      if (!(await list.remove(email, note))) throw notSubscribed(email.address);
      await writeLine(`Deleted: ${email.address}`);
    }),
  );

const renewKeys = command("renew-keys", {
  about: "Give one subscriber, or all of them, a new unsubscribe key if keys leaked",
  more: "Unsubscribe links in mail already sent stop working: clicking one changes nothing, though its page still says 'You're unsubscribed'. The next issue has a working link.",
  example: 'subscribers renew-keys --all --reason "keys leaked in a newsletter issue"',
})
  .argument("[address]")
  .option("--all", "every subscriber")
  .option("--yes", "with --all: don't ask")
  .addOption(optionalReason)
  .action(
    withContext(async (context, typed, given) => {
      if ((typed === undefined) !== (given.all ?? false))
        throw new UsageError("Give an address, or --all.");
      const email = typed === undefined ? undefined : readTypedAddress(typed);
      const { db, engine } = await context.store();
      if (!email) await confirm("Stop every unsubscribe link in mail already sent?", given.yes);
      const note = context.note(given.reason);
      const renewed = await renewUnsubscribeKeys(db, engine, email?.key, note);
      if (email && renewed === 0) throw notSubscribed(email.address);
      await writeLine(renewed === 1 ? "1 key renewed." : `${renewed} keys renewed.`);
    }),
  );

const notSubscribed = (address: string) =>
  new CommandError(`${address} is not a subscriber's address.`);

export const subscribersGroup = group("subscribers", "Who gets the newsletter, or new reviews", [
  count,
  exportAll,
  remove,
  renewKeys,
]);
