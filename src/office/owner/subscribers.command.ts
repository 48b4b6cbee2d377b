import { alerts, subjectColumns, subjectText } from "../../mail/newsletter/alerts.ts";
import type { Naming } from "../../mail/newsletter/define-alert.ts";
import {
  countSubscribers,
  subscriberActs,
  subscriptionsOf,
} from "../../mail/newsletter/subscribers.store.ts";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { dollars } from "../../platform/text/money.ts";
import { refusal } from "../../platform/refusals.ts";
import { command, CommandError, group, json, UsageError } from "./command.ts";
import { actCommand } from "./act-command.ts";
import { withContext } from "./context.ts";
import { formatTime, isoTime, plain, table, writeJson, writeLine } from "./output.ts";

const count = command("count", {
  about:
    "Count the subscribers of the newsletter, of new reviews, of prices, of approvals and of questions, and those who wait for one email about what they sent or are asked how a paddle ages",
  more: "--json prints { confirmed, pending, unsubscribed, reviews, prices, approvals, aged, questions, alerts }, where each of the last six has the same three numbers: for emails about new reviews, prices and approvals, for reviewers who are asked how their paddle ages, for players who get questions about a paddle, and for those who wait for one email about a question, a request or a correction of theirs. Once the one email about a price or what they sent is queued, its reader counts as unsubscribed for 30 days.",
  example: "subscribers count",
})
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const { newsletter, ...others } = await countSubscribers(db);
      const { confirmed, pending, unsubscribed } = newsletter;
      if (given.json) return writeJson({ confirmed, pending, unsubscribed, ...others });
      await writeLine(
        table([
          ["confirmed", String(confirmed)],
          ["pending", `${pending} (haven't confirmed yet, don't get the newsletter)`],
          ["unsubscribed", String(unsubscribed)],
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
      const subscriptions = found.map((each) => ({
        email: each.email,
        ...subjectColumns(each.subject),
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
          found.map(({ email: address, subject, state, created_at }) => [
            plain(address),
            plain(subjectText(subject, naming)),
            state,
            `since ${formatTime(created_at)}`,
          ]),
        ),
      );
    }),
  );

export const subscribersGroup = group(
  "subscribers",
  "Who gets the newsletter, or emails about a paddle",
  [count, find, ...subscriberActs.map((act) => actCommand(act))],
);
