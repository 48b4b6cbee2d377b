import type { Note } from "../platform/acts.ts";
import type { Store } from "../platform/store/connect.ts";
import { openSubscriberList } from "../newsletter/subscribers.service.ts";
import { exportSubscribers, subscriberActs } from "../newsletter/subscriber-acts.store.ts";
import { writeWhole } from "../platform/private-files.ts";
import { command, CommandError, group, json, optionalReason, readTypedAddress } from "./command.ts";
import { actCommand } from "./act-command.ts";
import { withContext } from "./context.ts";
import {
  formatTime,
  isoTime,
  jsonText,
  plain,
  progressBar,
  table,
  write,
  writeJson,
  writeLine,
} from "./output.ts";

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
  note: Note,
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

const exportAll = command("export", exportSubscribers)
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

const find = command("find", {
  about: "Find an address, and what it's subscribed to",
  more: "It takes a whole address. --json prints { subscriptions }.",
  example: "subscribers find dana@example.com",
})
  .argument("<address>")
  .addOption(json)
  .action(
    withContext(async (context, typed, given) => {
      const email = readTypedAddress(typed);
      const found = await openSubscriberList(await context.store()).find(email);
      const subscriptions = found.map((each) => ({
        newReviewsOf: each.subject,
        state: each.state,
        signedUpAt: isoTime(each.created_at),
        confirmedAt: isoTime(each.confirmed_at),
        unsubscribedAt: isoTime(each.unsubscribed_at),
      }));
      if (given.json) return writeJson({ subscriptions });
      if (found.length === 0)
        throw new CommandError(`${email.address} is not a subscriber's address.`);
      await writeLine(
        table(
          found.map(({ subject, state, created_at }) => [
            subject === "" ? "the newsletter" : `new reviews of ${plain(subject)}`,
            state,
            `since ${formatTime(created_at)}`,
          ]),
        ),
      );
    }),
  );

export const subscribersGroup = group("subscribers", "Who gets the newsletter, or new reviews", [
  count,
  find,
  exportAll,
  ...subscriberActs.map((act) => actCommand(act)),
]);
