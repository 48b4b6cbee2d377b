import { sql } from "kysely";
import type { Act, Kind, Thing } from "../platform/acts.ts";
import { readEmailAddress } from "../platform/email/email-address.ts";
import { refusal } from "../platform/refusals.ts";
import { digest } from "../platform/store/digest.ts";
import { randomSecret } from "../platform/store/dialect.ts";
import { deleteSubscriber } from "./subscribers.store.ts";

/** A subscriber, by the key of the address. The log has a hash of it alone. */
const subscribers: Kind = {
  noun: "subscriber",
  read(typed) {
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    return { id: email.key };
  },
  async find({ db }, named) {
    const rows = await db
      .selectFrom("subscribers")
      .select("email_key")
      .distinct()
      .where(
        "email_key",
        "in",
        named.map(({ id }) => id),
      )
      .execute();
    return rows.map(({ email_key: id }): Thing => ({ id, label: "", logged: digest(id) }));
  },
};

const onSubscribers = { of: subscribers, may: "owner" } as const;

export const deleteSubscribers: Act = {
  ...onSubscribers,
  name: "subscribers delete",
  about: "Delete an address, all its subscriptions and all other data about it",
  more: "Email to the address that is still waiting is deleted too. The log has only a hash of the address.",
  example: 'subscribers delete dana@example.com --reason "asked by email"',
  args: "<address>",
  button: "Delete",
  box: { label: "Yes, delete for good" },
  done: "Deleted",
  why: "asked to be deleted",
  async asks(on, { of }) {
    const named = of.map((each) => subscribers.read(each)!);
    if ((await subscribers.find(on, named)).length === 0)
      throw refusal("missing", "subscriber", of);
    return `Delete ${of[0]} and all data about it for good?`;
  },
  async run({ db }, { things }) {
    for (const { id } of things) await deleteSubscriber(db, id);
    return { done: things };
  },
};

const renewKeys: Act = {
  ...onSubscribers,
  name: "subscribers renew-keys",
  about: "Give one subscriber, or all of them, a new unsubscribe key if keys leaked",
  more: "Unsubscribe links in email already sent stop working: clicking one changes nothing, though its page still says 'You're unsubscribed'. The next issue has a working link.",
  example: 'subscribers renew-keys --all --reason "keys leaked in a newsletter issue"',
  args: "[address]",
  options: [{ flags: "--all", about: "every subscriber", instead: true }],
  button: "Renew the unsubscribe key",
  box: { label: "Yes, stop every unsubscribe link in email already sent", only: "--all" },
  done: "Renewed",
  says: "Keys renewed: {count}.",
  why: "keys leaked",
  asks: (_, { options: { all } }) =>
    Promise.resolve(all ? "Stop every unsubscribe link in email already sent?" : undefined),
  async run({ db, engine }, { things, options: { all } }) {
    const [one] = things;
    const chosen = one ? sql<boolean>`email_key = ${one.id}` : sql<boolean>`true`;
    const { numUpdatedRows } = await db
      .updateTable("subscribers")
      .set({ unsubscribe_key: randomSecret(engine) })
      .where(chosen)
      .executeTakeFirst();
    // Email that has an old key in it; an issue gets its key only when it is delivered.
    await db
      .deleteFrom("outbox")
      .where("kind", "=", "known")
      .where("state", "<>", "delivered")
      .where(chosen)
      .execute();
    const count = Number(numUpdatedRows);
    const logged = all ? (count > 0 ? [`all ${count} subscribers`] : []) : [digest(one!.id)];
    return { done: [], count, logged };
  },
};

/** Says in the log who takes the addresses; `openSubscriberList` then reads them. */
export const exportSubscribers: Act = {
  name: "subscribers export",
  may: "owner",
  about: "Write the newsletter's confirmed subscribers as CSV",
  more: "Don't write to anyone who hasn't confirmed. The log says who took the addresses. In CSV, an address that a spreadsheet would take for a formula (it starts with =, +, - or @) has an apostrophe in front; --json leaves every address as it is.",
  example: "subscribers export --out subscribers.csv",
  done: "Exported",
  run: async (_, { options: { all } }) => ({ done: [], logged: [all ? "all" : "confirmed"] }),
};

export const subscriberActs: readonly Act[] = [deleteSubscribers, renewKeys];
