// Double opt-in subscriptions. An address is stored unconfirmed until its owner clicks a link; the answer to a sign-up
// never reveals whether it was known; and all addresses of one mailbox share a growing pause between emails.

import { randomBytes } from "node:crypto";
import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import type { Act, Kind, Place, Thing } from "../../platform/acts.ts";
import {
  type EmailAddress,
  mailboxKey,
  readEmailAddress,
} from "../../platform/email/email-address.ts";
import type { SignUpMails } from "../../platform/email/mail.ts";
import { refusal } from "../../platform/refusals.ts";
import { firstCharacters, tidy } from "../../platform/text/plain-text.ts";
import { type Engine, lockKey, randomSecret } from "../../platform/store/dialect.ts";
import { digest } from "../../platform/store/digest.ts";
import { type LeasedMail, queueMail } from "../../platform/email/outbox.store.ts";
import type { Database, Tables } from "../../platform/store/tables.ts";
import { noteDeparture, welcomeBack } from "./departed.store.ts";
import { forgetMailbox, isMailboxKnown } from "./forget-mailbox.store.ts";
import { importReaders } from "./import-readers.store.ts";
import { isAbout } from "./alerts.store.ts";
import {
  aboutSent,
  alertOf,
  alerts,
  oncePrefix,
  oncePrefixes,
  type OwnAlert,
  subjectColumns,
} from "./alerts.ts";
import {
  confirmationLife,
  maxPending,
  newsletterSubject,
  pauseAfter,
  pendingLife,
} from "./newsletter.ts";
import type { SubscriberState } from "./newsletter.tables.ts";

const secret = () => randomBytes(24).toString("base64url");

/**
 * Stores an address that signs up, once for all its spellings, and queues the email that asks its owner to confirm.
 * Part of a transaction.
 * @param now epoch milliseconds
 * @param subject the paddle whose new reviews are wanted, or another subject; by default the newsletter
 * @param told what the reader knows of a paddle's approvals
 * @returns whether an email was queued; it isn't if an address of the same mailbox got one shortly before
 */
export async function signUp(
  db: Database,
  engine: Engine,
  { address, key }: EmailAddress,
  mails: SignUpMails,
  now: number,
  subject = newsletterSubject,
  told = "",
): Promise<boolean> {
  const mailbox = mailboxKey(key);
  // Two transactions with new addresses of one mailbox wouldn't see each other.
  await lockKey(db, engine, mailbox);
  const { known, pause } = await pauseOf(db, mailbox);
  const chosen = known.find((each) => each.email_key === key);
  // Someone may want the newsletter and the reviews of two paddles at once, each confirmed by its own email. One that
  // its reader refused, or that ended with what it was about, was an email as well.
  const pending = new Set(
    known.flatMap((each) =>
      each.state === "pending" || each.confirmed_at === null ? each.subject : [],
    ),
  );
  const isOneMore = pending.size < maxPending && !known.some((each) => each.subject === subject);
  const subscriber = await db
    .insertInto("subscribers")
    .values({
      email_key: key,
      subject,
      mailbox_key: mailbox,
      email: address,
      state: "pending",
      created_at: now,
      updated_at: now,
      confirmed_at: null,
      unsubscribed_at: null,
      // Stored with every address of the mailbox, so that the pause outlasts deleting one of them. An alert is asked for
      // once, so it stays as it is until that's queued.
      ...(isAlert(subject) ? noPause : pause),
      told,
      level: chosen?.level ?? "",
      weekly: chosen?.weekly ?? 0,
      unsubscribe_key: secret(),
    })
    .onConflict((conflict) =>
      conflict.columns(["email_key", "subject"]).doUpdateSet({
        updated_at: now,
        // Its only email was sent: this is another request.
        ...(oncePrefix(subject) === undefined
          ? {}
          : {
              state: sql<SubscriberState>`case when subscribers.state = 'confirmed' then 'confirmed' else 'pending' end`,
            }),
        // Someone else may have typed it: a reader who has confirmed still hears of every change.
        told: sql<string>`case when subscribers.state = 'confirmed' then subscribers.told else ${told} end`,
      }),
    )
    .returning(["email", "state", "unsubscribe_key"])
    .executeTakeFirstOrThrow();
  if (!isOneMore && isPaused(pause, now)) return false;
  const reader = { ...subscriber, email_key: key, mailbox_key: mailbox, subject };
  return await mailSignUp(db, reader, mails, pause, now);
}

/** When a mailbox's emails were last queued because someone submitted it, and how many since it confirmed or left. */
interface Pause {
  mailed_at: number | null;
  mails: number;
}

/** A mailbox's subscriptions, and its pause between emails. */
async function pauseOf(db: Database, mailbox: string) {
  const known = await db
    .selectFrom("subscribers")
    .select(["email_key", "subject", "state", "confirmed_at", "mails", "mailed_at"])
    .select(["level", "weekly"])
    .where("mailbox_key", "=", mailbox)
    .execute();
  const mailedAt = Math.max(0, ...known.map((each) => each.mailed_at ?? 0));
  const pause: Pause = {
    mailed_at: mailedAt === 0 ? null : mailedAt,
    mails: Math.max(0, ...known.map((each) => each.mails)),
  };
  return { known, pause };
}

const isPaused = ({ mailed_at: mailedAt, mails }: Pause, now: number): boolean =>
  now < (mailedAt ?? 0) + pauseAfter(mails);

/** Queues the email after a signup. Returns whether there's one. */
async function mailSignUp(
  db: Database,
  subscriber: Pick<
    Tables["subscribers"],
    "email" | "email_key" | "mailbox_key" | "state" | "unsubscribe_key"
  > & { subject: string },
  mails: SignUpMails,
  pause: Pause,
  now: number,
): Promise<boolean> {
  const { email_key: key, subject } = subscriber;
  await db
    .updateTable("subscribers")
    .set({ mailed_at: now, mails: pause.mails + 1 })
    .where("mailbox_key", "=", subscriber.mailbox_key)
    .where(({ and, or, not }) => or([and({ email_key: key, subject }), not(isNeverAsked)]))
    .execute();
  const mail = { recipient: subscriber.email, emailKey: key, subject };
  if (subscriber.state === "confirmed") {
    const content = mails.known?.(subscriber.unsubscribe_key);
    if (!content) return false;
    await queueMail(db, { ...mail, kind: "known", content }, now);
  } else {
    const token = secret();
    await db
      .insertInto("confirmations")
      .values({
        token_hash: digest(token),
        email_key: key,
        subject,
        expires_at: now + confirmationLife,
      })
      .execute();
    const content = mails.confirm(token, subscriber.unsubscribe_key);
    await queueMail(db, { ...mail, kind: "confirmation", content }, now);
  }
  return true;
}

/** Whether a confirmation link still works. */
export async function isConfirmable(db: Database, token: string, now: number): Promise<boolean> {
  return (await mailedTo(db, token, now)) !== undefined;
}

/** The subscription whose confirmation link has this token. */
async function mailedTo(db: Database, token: string, now: number) {
  return await db
    .selectFrom("confirmations")
    .select(["email_key", "subject"])
    .where("token_hash", "=", digest(token))
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Confirms the subscription behind a link; a second click changes nothing. False if the link doesn't work. */
export async function confirmSubscriber(db: Database, token: string, now: number) {
  const mailed = await mailedTo(db, token, now);
  if (!mailed) return false;
  const confirmed = await db
    .updateTable("subscribers")
    .set(confirmedAt(now))
    .where("email_key", "=", mailed.email_key)
    .where("subject", "=", mailed.subject)
    .where("state", "<>", "confirmed")
    .returning("mailbox_key")
    .executeTakeFirst();
  if (confirmed) await welcomeBack(db, confirmed.mailbox_key);
  return true;
}

/** The state of a subscription's pause after its reader confirms or leaves. */
const noPause = { mails: 0, mailed_at: null };

/** What a subscription is once its reader has confirmed it. */
export const confirmedAt = (now: number) => ({
  state: "confirmed" as const,
  confirmed_at: now,
  unsubscribed_at: null,
  bounced_at: null,
  bounce: null,
  updated_at: now,
  told_through: now,
  ...noPause,
});

/**
 * Ends the subscription that a key belongs to. If it has ended because its only email was sent, it ends the mailbox's
 * others of its kind. Does nothing if the key is unknown.
 */
export async function unsubscribe(db: Database, key: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const reader = await transaction
      .selectFrom("subscribers")
      .select(["email_key", "mailbox_key", "subject", "state", "confirmed_at"])
      .where("unsubscribe_key", "=", key)
      .executeTakeFirst();
    if (!reader) return;
    const prefix = oncePrefix(reader.subject);
    // An address that nobody confirmed isn't kept, so this is noted elsewhere.
    if (reader.subject === newsletterSubject && reader.confirmed_at === null)
      await noteDeparture(transaction, reader.mailbox_key);
    if (reader.state !== "unsubscribed") await end(transaction, reader, now);
    else if (prefix !== undefined && reader.confirmed_at !== null) {
      const others = await transaction
        .selectFrom("subscribers")
        .select(["email_key", "subject", "state"])
        .where("mailbox_key", "=", reader.mailbox_key)
        .where("subject", "like", `${prefix}%`)
        .where("state", "<>", "unsubscribed")
        .execute();
      for (const other of others) await end(transaction, other, now);
    }
  });
}

/** Ends a subscription: no email about it is sent anymore. */
export async function end(
  db: Database,
  reader: { email_key: string; subject: string; state: SubscriberState },
  now: number,
): Promise<void> {
  const { email_key: emailKey, subject, state } = reader;
  await deleteMailTo(db, emailKey, subject);
  const isOne = ({ and }: ExpressionBuilder<Tables, "subscribers">) =>
    and({ email_key: emailKey, subject });
  const isConfirmed = state === "confirmed";
  // Nobody can ask for these again with the address alone, so there's no reason to keep it.
  const { isOnce = false, isForgotten = false } = alertOf(subject) ?? {};
  if (isConfirmed && (isOnce || isForgotten))
    await db.deleteFrom("subscribers").where(isOne).execute();
  else
    await db
      .updateTable("subscribers")
      .set({
        state: "unsubscribed",
        unsubscribed_at: now,
        updated_at: now,
        // An unconfirmed one stays for a while, so that the pause goes on for those who type someone else's address.
        ...(isConfirmed ? noPause : {}),
      })
      .where(isOne)
      .execute();
}

/** The maximum length of what a mail server said, in characters. */
const maxBounce = 300;

/**
 * Ends every subscription of an address that takes no more email, with why, and deletes email to it that waits. Those
 * confirmed since that email was written stay.
 * @param mail an email to it that bounced
 * @param said why, as its mail server said it
 * @returns whether any was ended
 */
export async function endBounced(
  db: Database,
  mail: { email_key: string; created_at: number },
  said: string,
  now: number,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const readers = await transaction
      .selectFrom("subscribers")
      .select(["email_key", "subject", "state"])
      .where("email_key", "=", mail.email_key)
      .where("state", "<>", "unsubscribed")
      .where(({ or, eb }) =>
        or([eb("confirmed_at", "is", null), eb("confirmed_at", "<=", mail.created_at)]),
      )
      .execute();
    for (const reader of readers) {
      await end(transaction, reader, now);
      await transaction
        .updateTable("subscribers")
        .set({ bounced_at: now, bounce: firstCharacters(tidy(said), maxBounce) })
        .where("email_key", "=", reader.email_key)
        .where("subject", "=", reader.subject)
        .execute();
    }
    return readers.length > 0;
  });
}

/** Deletes a reader's confirmation links and waiting email about a subject. */
export async function deleteMailTo(db: Database, emailKey: string, subject: string): Promise<void> {
  for (const table of ["confirmations", "outbox"] as const)
    await db
      .deleteFrom(table)
      .where("email_key", "=", emailKey)
      .where("subject", "=", subject)
      .execute();
}

/**
 * Whether an email may go out: one to confirm an address for as long as it's wanted, any other to a reader who has
 * confirmed and hasn't left. Email to the people who run the site has no reader.
 */
export async function mayReach(
  db: Database,
  { kind, email_key, subject }: Pick<LeasedMail, "kind" | "email_key" | "subject">,
): Promise<boolean> {
  if (email_key === null || kind === "test") return true;
  const reader = await db
    .selectFrom("subscribers")
    .select(["state", "confirmed_at"])
    .where("email_key", "=", email_key)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (!reader) return false;
  if (kind === "confirmation")
    return isAlert(subject) ? reader.state === "pending" : reader.state !== "confirmed";
  // One that its only email ends has ended when that email leaves.
  const isStill = reader.state === "confirmed" || oncePrefix(subject) !== undefined;
  return isStill && reader.confirmed_at !== null;
}

/** Matches alerts: one email about what someone sent. */
const isOfAlerts = isAbout(aboutSent);

const isAlert = (subject: string) => alertOf(subject) === aboutSent;

/** Matches alerts that nobody was asked to confirm: their mailbox had a pause, or they're older than such emails. */
const isNeverAsked = sql<boolean>`(state = 'pending' and mails = 0 and ${isOfAlerts})`;

/** Alerts that nobody was asked to confirm yet, and that stay until the link in the email that asks expires. */
const toAsk = (db: Database, now: number) =>
  db
    .selectFrom("subscribers")
    .select(["email_key", "mailbox_key", "email", "subject", "state", "unsubscribe_key"])
    .where(isNeverAsked)
    .where("updated_at", ">=", now - pendingLife + confirmationLife);

type NeverAsked = Awaited<ReturnType<typeof neverAsked>>[number];

/** Some of these, sorted by address, after `after` if it's given. */
export const neverAsked = (
  db: Database,
  { now, limit, after }: { now: number; limit: number; after?: SubscriberPlace },
) =>
  toAsk(db, now)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(email_key, subject) > (${after!.email_key}, ${after!.subject})`),
    )
    .orderBy("email_key")
    .orderBy("subject")
    .limit(limit)
    .execute();

/**
 * Queues the email that asks one of these to confirm, unless the mailbox has a pause, or was asked or deleted since it
 * was read. Part of a transaction.
 * @returns whether it was queued
 */
export async function askAgain(
  db: Database,
  engine: Engine,
  { mailbox_key: mailbox, email_key: key, subject }: NeverAsked,
  mails: SignUpMails,
  now: number,
): Promise<boolean> {
  await lockKey(db, engine, mailbox);
  const reader = await toAsk(db, now)
    .where("email_key", "=", key)
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (!reader) return false;
  const { pause } = await pauseOf(db, mailbox);
  return !isPaused(pause, now) && (await mailSignUp(db, reader, mails, pause, now));
}

/** Deletes expired links, addresses that weren't confirmed in time, and those whose only email was sent. */
export async function purgeUnconfirmed(db: Database, now: number): Promise<void> {
  await db.deleteFrom("confirmations").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("subscribers")
    .where("state", "<>", "confirmed")
    .where("updated_at", "<", now - pendingLife)
    .where(({ or, eb }) =>
      or([
        eb("confirmed_at", "is", null),
        ...oncePrefixes.map((prefix) => eb("subject", "like", `${prefix}%`)),
      ]),
    )
    .execute();
}

/** The kinds of subscriptions, and the subjects of each. */
const countedKinds: readonly (readonly [string, RawBuilder<boolean>])[] = [
  ["newsletter", sql`subject = ${newsletterSubject}`],
  ...alerts.map((alert) => [alert.name, isAbout(alert)] as const),
];

type Counts = Record<SubscriberState | "bounced", number>;

/** The number of subscriptions of each kind in each state. */
export async function countSubscribers(db: Database) {
  const state = sql<keyof Counts>`case when bounced_at is null then state else 'bounced' end`;
  const rows = await db
    .selectFrom("subscribers")
    .select(state.as("state"))
    .select(
      countedKinds.map(([kind, isOfKind]) =>
        sql<number>`sum(case when ${isOfKind} then 1 else 0 end)`.as(kind),
      ),
    )
    .groupBy(state)
    .execute();
  const countOf = (kind: string, named: keyof Counts) =>
    rows.find((row) => row.state === named)?.[kind] ?? 0;
  return Object.fromEntries(
    countedKinds.map(([kind]): [string, Counts] => [
      kind,
      {
        pending: countOf(kind, "pending"),
        confirmed: countOf(kind, "confirmed"),
        unsubscribed: countOf(kind, "unsubscribed"),
        bounced: countOf(kind, "bounced"),
      },
    ]),
  ) as Record<"newsletter" | OwnAlert, Counts> & Readonly<Record<string, Counts>>;
}

type SubscriberPlace = { email_key: string; subject: string } | undefined;

/**
 * Subscribers sorted by address, starting after `after` if it's given.
 * @param only the newsletter's in one state; undefined for all subscriptions
 */
export async function listSubscribers(
  db: Database,
  {
    only,
    after,
    limit,
  }: { only?: SubscriberState | undefined; after: SubscriberPlace; limit: number },
) {
  return await db
    .selectFrom("subscribers")
    .select(["email_key", "subject", "email", "state"])
    .select(["created_at", "confirmed_at", "unsubscribed_at", "consent", "bounced_at", "bounce"])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(email_key, subject) > (${after!.email_key}, ${after!.subject})`),
    )
    .$if(only !== undefined, (query) =>
      query.where("state", "=", only!).where("subject", "=", newsletterSubject),
    )
    .orderBy("email_key")
    .orderBy("subject")
    .limit(limit)
    .execute();
}

/** The subscriptions of one address and of its mailbox's other spellings, the newsletter's first. */
export async function subscriptionsOf(db: Database, emailKey: string) {
  return await db
    .selectFrom("subscribers")
    .select(["subject", "email", "state", "created_at", "confirmed_at", "unsubscribed_at"])
    .select(["consent", "bounced_at", "bounce"])
    .where("mailbox_key", "=", mailboxKey(emailKey))
    .orderBy("subject")
    .orderBy("email_key")
    .execute();
}

/** A subscriber, by the key of the address. The log only has its hash. */
const subscribers: Kind = {
  noun: "subscriber",
  read(typed) {
    const { email } = readEmailAddress(typed);
    if (!email) throw refusal("notAnAddress", typed);
    return { id: email.key };
  },
  // Email may still wait after its subscription ended.
  async find({ db }, named) {
    const found: Thing[] = [];
    for (const { id } of named)
      if (await isMailboxKnown(db, mailboxKey(id)))
        found.push({ id, label: "", logged: digest(id) });
    return found;
  },
};

const onSubscribers = { of: subscribers, may: "owner" } as const;

export const deleteSubscribers: Act = {
  ...onSubscribers,
  name: "subscribers delete",
  about:
    "Delete an address and everything kept about it, as the button behind its readers' links does",
  more: "That's all its subscriptions and email to it that is still waiting, also under other spellings of the mailbox. Nothing is sent to it anymore. What someone asked, requested or corrected stays without the address. Messages from the contact page stay: 'messages delete' deletes those. The log has only a hash of the address.",
  example: 'subscribers delete dana@example.com --reason "asked by email"',
  args: [{ flags: "<address>" }],
  button: "Delete",
  box: { label: "Yes, delete for good" },
  done: "Deleted",
  why: "asked to be deleted",
  async asks(on, { of }) {
    const named = of.map((each) => subscribers.read(each)!);
    if ((await subscribers.find(on, named)).length === 0)
      throw refusal("missing", "subscriber", of);
    return `Delete ${of[0]} and everything kept about it, except messages it sent, for good?`;
  },
  async run({ db, engine }, { things }) {
    for (const { id } of things) await forgetMailbox(db, engine, mailboxKey(id));
    return { done: things };
  },
};

/** The emails that have a reader's key while they wait, and are followed by others. */
const withKeys = alerts.flatMap(({ isOnce, isWrittenLate, mail }) =>
  isOnce || isWrittenLate ? [] : mail,
);

const renewKeys: Act = {
  ...onSubscribers,
  name: "subscribers renew-keys",
  about: "Give one subscriber, or all of them, a new unsubscribe key if keys leaked",
  more: "Unsubscribe links in email already sent stop working: clicking one changes nothing, though its page still says 'You're unsubscribed'. The next issue has a working link. Emails that ask to confirm an address and still wait aren't sent: sign up again for another. The one email about a price, an answer, a request or a correction is still sent if it waits, with the old key, as there's no other.",
  example: 'subscribers renew-keys --all --reason "keys leaked in a newsletter issue"',
  args: [{ flags: "[address]" }],
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
    const mailbox = one && mailboxKey(one.id);
    const renewed = await db
      .updateTable("subscribers")
      .set({ unsubscribe_key: randomSecret(engine) })
      .$if(mailbox !== undefined, (query) => query.where("mailbox_key", "=", mailbox!))
      .returning("email_key")
      .execute();
    // Email containing an old key, except a price and an answer, which are sent only once; an issue gets its key only on
    // delivery.
    await db
      .deleteFrom("outbox")
      .where("kind", "in", ["confirmation", "known", ...withKeys])
      .where("state", "<>", "delivered")
      .where("email_key", "is not", null)
      .$if(mailbox !== undefined, (query) =>
        query.where((eb) =>
          eb(
            "email_key",
            "in",
            eb.selectFrom("subscribers").select("email_key").where("mailbox_key", "=", mailbox!),
          ),
        ),
      )
      .execute();
    const count = renewed.length;
    const logged = all ? (count > 0 ? [`all ${count} subscribers`] : []) : [digest(one!.id)];
    return { done: [], count, logged };
  },
};

/** How many subscribers are read at a time. */
const batch = 1000;

/**
 * Subscribers ordered by address, in batches. Times are in ISO 8601; newsletter subscriptions have no `newReviewsOf`.
 */
async function* exported({ db, progress }: Place, only: "confirmed" | undefined) {
  const { newsletter, ...others } = await countSubscribers(db);
  const all = [newsletter, ...Object.values(others)].flatMap((counts) => Object.values(counts));
  const total = only ? newsletter.confirmed : all.reduce((a, b) => a + b);
  let done = 0;
  let after: SubscriberPlace;
  do {
    const part = await listSubscribers(db, { only, after, limit: batch });
    yield part.map(subscriptionColumns);
    progress?.((done += part.length), total);
    after = part.length === batch ? part.at(-1) : undefined;
  } while (after);
}

/** A subscription, for files and programs. */
export const subscriptionColumns = (each: Awaited<ReturnType<typeof subscriptionsOf>>[number]) => ({
  email: each.email,
  state: each.state,
  signedUpAt: isoTime(each.created_at),
  confirmedAt: isoTime(each.confirmed_at),
  unsubscribedAt: isoTime(each.unsubscribed_at),
  bouncedAt: isoTime(each.bounced_at),
  bounce: each.bounce,
  consent: each.consent,
  ...subjectColumns(each.subject),
});
const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Who takes the addresses is logged before the first one is read. */
const exportSubscribers: Act = {
  name: "subscribers export",
  may: "owner",
  about: "Write the newsletter's confirmed subscribers as CSV",
  more: "Don't write to anyone who hasn't confirmed. The log says who took the addresses. In CSV, an address that a spreadsheet would take for a formula (it starts with =, +, - or @) has an apostrophe in front; --json leaves every address as it is.",
  example: "subscribers export --out subscribers.csv",
  options: [
    {
      flags: "--all",
      about:
        "also those who haven't confirmed or have unsubscribed, and every other kind of email: new reviews, prices, approvals, how a paddle aged, questions, and what someone sent",
      label:
        "Also those who haven't confirmed or have unsubscribed, and all other kinds of email to readers",
    },
  ],
  exports: {
    file: "subscribers.csv",
    columns: [
      "email",
      "state",
      "signedUpAt",
      "confirmedAt",
      "unsubscribedAt",
      ...alerts.map(({ column }) => column),
      "bouncedAt",
      "bounce",
      "consent",
    ],
  },
  button: "Download the subscribers",
  done: "Exported",
  run: async (_, { options: { all } }) => ({ done: [], logged: [all ? "all" : "confirmed"] }),
  after: async (place, outcome, { options: { all } }) => ({
    ...outcome,
    rows: exported(place, all ? undefined : "confirmed"),
  }),
};

export const subscriberActs: readonly Act[] = [
  deleteSubscribers,
  renewKeys,
  exportSubscribers,
  importReaders,
];
