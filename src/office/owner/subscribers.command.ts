import { perform, sentenceOf } from "../../platform/acts.ts";
import { importReaders } from "../../mail/newsletter/import-readers.store.ts";
import type { ReadersPlan } from "../../mail/newsletter/readers-plan.service.ts";
import { alerts, subjectText } from "../../mail/newsletter/alerts.ts";
import type { Naming } from "../../mail/newsletter/define-alert.ts";
import {
  countSubscribers,
  subscriberActs,
  subscriptionColumns,
  subscriptionsOf,
} from "../../mail/newsletter/subscribers.store.ts";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { dollars } from "../../platform/text/money.ts";
import { Refusal, refusal } from "../../platform/refusals.ts";
import { command, CommandError, group, json, UsageError } from "./command.ts";
import { actCommand } from "./act-command.ts";
import { withContext } from "./context.ts";
import { formatTime, plain, table, writeJson, writeLine } from "./output.ts";
import { readSheetFile } from "./sheets.command.ts";

const counted = command("count", {
  about:
    "Count the subscribers of the newsletter, of new reviews, of prices, of approvals and of questions, and those who wait for one email about what they sent or are asked how a paddle ages",
  more: "--json prints { confirmed, pending, unsubscribed, bounced, reviews, prices, approvals, aged, questions, alerts }, where each of the last six has the same four numbers: for emails about new reviews, prices and approvals, for reviewers who are asked how their paddle ages, for players who get questions about a paddle, and for those who wait for one email about a question, a request or a correction of theirs. Once the one email about a price or what they sent is queued, its reader counts as unsubscribed for 30 days.",
  example: "subscribers count",
})
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const { newsletter, ...others } = await countSubscribers(db);
      const { confirmed, pending, unsubscribed, bounced } = newsletter;
      if (given.json) return writeJson({ ...newsletter, ...others });
      await writeLine(
        table([
          ["confirmed", String(confirmed)],
          ["pending", `${pending} (haven't confirmed yet, don't get the newsletter)`],
          ["unsubscribed", String(unsubscribed)],
          ["bounced", `${bounced} (their address takes no email)`],
          ...alerts.map(({ name, called }) => {
            const counts = others[name]!;
            return [
              called,
              `${counts.confirmed} confirmed, ${counts.pending} pending, ${counts.unsubscribed} unsubscribed`,
            ];
          }),
        ]),
      );
    }),
  );

const naming: Naming = {
  paddle: (slug) => slug,
  review: (id) => `review ${id}`,
  price: ({ slug, cents }) => `the price of ${slug} for ${dollars(cents)}`,
};

/** When a subscription's state began. */
function beginning({ state, ...at }: Awaited<ReturnType<typeof subscriptionsOf>>[number]): number {
  const last = state === "unsubscribed" ? at.unsubscribed_at : at.confirmed_at;
  return (state === "pending" ? null : last) ?? at.created_at;
}

const find = command("find", {
  about: "Find an address, and what it's subscribed to",
  more: "It takes a whole address, and finds other spellings of its mailbox, too. --json prints { subscriptions }.",
  example: "subscribers find dana@example.com",
})
  .argument("<address>")
  .addOption(json)
  .action(
    withContext(async (context, typed, given) => {
      const { email } = readEmailAddress(typed);
      if (!email) throw new UsageError(refusal("notAnAddress", plain(typed)).message);
      const { db } = await context.store();
      const found = await subscriptionsOf(db, email.key);
      if (given.json) return writeJson({ subscriptions: found.map(subscriptionColumns) });
      if (found.length === 0)
        throw new CommandError(`${email.address} is not a subscriber's address.`);
      await writeLine(
        table(
          found.map((each) => [
            plain(each.email),
            plain(subjectText(each.subject, naming)),
            each.bounce === null ? each.state : "bounced",
            `since ${formatTime(beginning(each))}`,
            `signed up ${formatTime(each.created_at)}`,
            plain(each.bounce ?? ""),
            plain(each.consent ?? ""),
          ]),
        ),
      );
    }),
  );

const importList = command("import", importReaders)
  .argument("<file>")
  .option("--save", "bring those who are new")
  .option("--how <text>", "how they agreed to get the newsletter: kept with each")
  .addOption(json)
  .option("--reason <text>", "why, for the log")
  .action(
    withContext(async (context, file, { save, how, json: asJson, reason }) => {
      // It needs what reads spreadsheets, and no other command of these does.
      const { planList, readersReading } =
        await import("../../mail/newsletter/readers-plan.service.ts");
      const { db, engine } = await context.store();
      const plan = await planList(db, await readSheetFile(file, readersReading), context.now());
      const { isNew: readers, mistakes } = plan;
      if (asJson) await writeJson({ ...plan, isNew: readers.length });
      else await writePlan(plan);
      if (mistakes.length > 0) throw new CommandError("No row was read.");
      if (!save)
        return asJson
          ? undefined
          : writeLine(
              "Nothing was saved, and nobody was emailed. Add --save and --how to bring them.",
            );
      try {
        const asked = { of: [], options: { how }, isSure: true };
        const outcome = await perform(
          { db, engine, readers },
          importReaders,
          asked,
          context.note(reason),
        );
        if (asJson) return;
        await writeLine(sentenceOf(importReaders, outcome));
        if (outcome.undo !== undefined) await writeLine(`To undo it: log undo ${outcome.undo}`);
      } catch (error) {
        throw error instanceof Refusal ? new UsageError(plain(error.message)) : error;
      }
    }),
  );

async function writePlan({ rows, isNew, not, wrong, mistakes, notes }: ReadersPlan): Promise<void> {
  for (const line of [...notes.map((note) => `Note: ${note}`), ...mistakes, ...wrong])
    await writeLine(plain(line));
  if (mistakes.length > 0) return;
  const counts = [
    { why: "new", count: isNew.length },
    ...not,
    { why: "wrong", count: wrong.length },
  ];
  await writeLine(
    `${rows} ${rows === 1 ? "row" : "rows"}: ${counts.map(({ why, count }) => `${count} ${why}`).join(", ")}.`,
  );
}

export const subscribersGroup = group(
  "subscribers",
  "Who gets the newsletter, or emails about a paddle",
  [
    counted,
    find,
    ...subscriberActs
      .filter(({ name }) => name !== importReaders.name)
      .map((act) => actCommand(act)),
    importList,
  ],
);
