// Double opt-in subscriptions. An address is stored unconfirmed until its owner clicks a link; the answer to a sign-up
// never reveals whether it was known; and all addresses of one mailbox share a growing pause between emails.

import { randomBytes } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { Act, Kind, Place, Thing } from "../platform/acts.ts";
import {
  type EmailAddress,
  mailboxKey,
  readEmailAddress,
} from "../platform/email/email-address.ts";
import type { SignUpMails } from "../platform/email/mail.ts";
import { refusal } from "../platform/refusals.ts";
import { type Engine, lockKey, randomSecret } from "../platform/store/dialect.ts";
import { digest } from "../platform/store/digest.ts";
import { dollars } from "../platform/text/money.ts";
import { queueMail } from "../platform/email/outbox.store.ts";
import type { Database, Tables } from "../platform/store/tables.ts";
import {
  agedSubjects,
  approvalSubjects,
  confirmationLife,
  maxPending,
  newsletterSubject,
  pauseAfter,
  pendingLife,
  priceSubjects,
  questionSubjects,
  readPriceSubject,
  readAgedSubject,
  readApprovalSubject,
  readQuestionSubject,
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
  const known = await db
    .selectFrom("subscribers")
    .select(["subject", "state", "mails", "mailed_at"])
    .where("mailbox_key", "=", mailbox)
    .execute();
  const mailedAt = Math.max(0, ...known.map((each) => each.mailed_at ?? 0));
  const pause = {
    mailed_at: mailedAt === 0 ? null : mailedAt,
    mails: Math.max(0, ...known.map((each) => each.mails)),
  };
  // Someone may want the newsletter and the reviews of two paddles at once, each confirmed by its own email.
  const pending = new Set(known.flatMap((each) => (each.state === "pending" ? each.subject : [])));
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
      // Stored with every address of the mailbox, so that the pause outlasts deleting one of them.
      ...pause,
      told,
      unsubscribe_key: secret(),
    })
    .onConflict((conflict) =>
      conflict.columns(["email_key", "subject"]).doUpdateSet({
        updated_at: now,
        // Someone else may have typed it: a reader who has confirmed still hears of every change.
        told: sql<string>`case when subscribers.state = 'confirmed' then subscribers.told else ${told} end`,
      }),
    )
    .returning(["email", "state", "unsubscribe_key"])
    .executeTakeFirstOrThrow();
  if (!isOneMore && now < mailedAt + pauseAfter(pause.mails)) return false;

  await db
    .updateTable("subscribers")
    .set({ mailed_at: now, mails: pause.mails + 1 })
    .where("mailbox_key", "=", mailbox)
    .execute();
  const mail = { recipient: subscriber.email, emailKey: key, subject };
  if (subscriber.state === "confirmed") {
    const content = mails.known(subscriber.unsubscribe_key);
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
    await queueMail(db, { ...mail, kind: "confirmation", content: mails.confirm(token) }, now);
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
  await db
    .updateTable("subscribers")
    .set({
      state: "confirmed",
      confirmed_at: now,
      unsubscribed_at: null,
      updated_at: now,
      told_through: now,
      ...noPause,
    })
    .where("email_key", "=", mailed.email_key)
    .where("subject", "=", mailed.subject)
    .where("state", "<>", "confirmed")
    .execute();
  return true;
}

/** The state of a subscription's pause after its reader confirms or leaves. */
const noPause = { mails: 0, mailed_at: null };

/** Ends the subscription that a key belongs to. Does nothing if it has ended, or the key is unknown. */
export async function unsubscribe(db: Database, key: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const reader = await transaction
      .updateTable("subscribers")
      .set({
        state: "unsubscribed",
        unsubscribed_at: now,
        updated_at: now,
        ...noPause,
      })
      .where("unsubscribe_key", "=", key)
      .where("state", "<>", "unsubscribed")
      .returning(["email_key", "subject"])
      .executeTakeFirst();
    if (!reader) return;
    const { email_key: emailKey, subject } = reader;
    await deleteMailTo(transaction, emailKey, subject);
    // Nobody can ask for these again with the address alone, so there's no reason to keep it.
    if (readAgedSubject(subject) !== undefined)
      await transaction.deleteFrom("subscribers").where("unsubscribe_key", "=", key).execute();
  });
}

/** Deletes the address that a key belongs to, and all data about it. */
export async function deleteByKey(db: Database, key: string): Promise<void> {
  const reader = await db
    .selectFrom("subscribers")
    .select("email_key")
    .where("unsubscribe_key", "=", key)
    .executeTakeFirst();
  if (!reader) return;
  await db.transaction().execute((transaction) => deleteSubscriber(transaction, reader.email_key));
}

/** Deletes an address, its subscriptions and all other data about it, in a transaction. False if there was none. */
async function deleteSubscriber(db: Database, emailKey: string): Promise<boolean> {
  await deleteMailTo(db, emailKey);
  const { numDeletedRows } = await db
    .deleteFrom("subscribers")
    .where("email_key", "=", emailKey)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes a reader's confirmation links and waiting email, for one subject or all. */
async function deleteMailTo(db: Database, emailKey: string, subject?: string): Promise<void> {
  for (const table of ["confirmations", "outbox"] as const)
    await db
      .deleteFrom(table)
      .where("email_key", "=", emailKey)
      .$if(subject !== undefined, (query) => query.where("subject", "=", subject!))
      .execute();
  if (subject === undefined)
    await db
      .deleteFrom("outbox")
      .where(isAnswerTo([emailKey]))
      .execute();
}

/** Whether an email is an answer to a mailbox of these addresses. */
const isAnswerTo =
  (emailKeys: readonly string[]) =>
  ({ and, eb }: ExpressionBuilder<Tables, "outbox">) =>
    and([eb("kind", "=", "answer"), eb("email_key", "in", emailKeys.map(mailboxKey))]);

/** The subjects with a prefix that anyone has confirmed to want. */
export async function wantedSubjects(db: Database, prefix: string): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("subject")
    .distinct()
    .where("state", "=", "confirmed")
    .where("subject", "like", `${prefix}%`)
    .execute();
  return rows.map(({ subject }) => subject);
}

/** Deletes expired links, and addresses that weren't confirmed in time. */
export async function purgeUnconfirmed(db: Database, now: number): Promise<void> {
  await db.deleteFrom("confirmations").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("subscribers")
    .where("state", "=", "pending")
    .where("updated_at", "<", now - pendingLife)
    .execute();
}

/** The number of subscriptions of each kind in each state. */
export async function countSubscribers(db: Database) {
  const rows = await db
    .selectFrom("subscribers")
    .select((query) => [
      "state",
      query.fn.countAll<number>().as("all"),
      sql<number>`sum(case when subject = ${newsletterSubject} then 1 else 0 end)`.as("newsletter"),
      sql<number>`sum(case when subject like ${`${priceSubjects}%`} then 1 else 0 end)`.as(
        "prices",
      ),
      sql<number>`sum(case when subject like ${`${approvalSubjects}%`} then 1 else 0 end)`.as(
        "approvals",
      ),
      sql<number>`sum(case when subject like ${`${agedSubjects}%`} then 1 else 0 end)`.as("aged"),
      sql<number>`sum(case when subject like ${`${questionSubjects}%`} then 1 else 0 end)`.as(
        "questions",
      ),
    ])
    .groupBy("state")
    .execute();
  const none = { pending: 0, confirmed: 0, unsubscribed: 0 };
  const counts = {
    newsletter: { ...none },
    reviews: { ...none },
    prices: { ...none },
    approvals: { ...none },
    aged: { ...none },
    questions: { ...none },
  };
  for (const { state, all, newsletter, prices, approvals, aged, questions } of rows) {
    counts.newsletter[state] = newsletter;
    counts.prices[state] = prices;
    counts.approvals[state] = approvals;
    counts.aged[state] = aged;
    counts.questions[state] = questions;
    counts.reviews[state] = all - newsletter - prices - approvals - aged - questions;
  }
  return counts;
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
    .select(["created_at", "confirmed_at", "unsubscribed_at"])
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

/** The subscriptions of one address, the newsletter's first. */
export async function subscriptionsOf(db: Database, emailKey: string) {
  return await db
    .selectFrom("subscribers")
    .select(["subject", "email", "state", "created_at", "confirmed_at", "unsubscribed_at"])
    .where("email_key", "=", emailKey)
    .orderBy("subject")
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
    const ids = named.map(({ id }) => id);
    const rows = await db
      .selectFrom("subscribers")
      .select("email_key as id")
      .where("email_key", "in", ids)
      .union(
        db
          .selectFrom("outbox")
          .select("email_key as id")
          .where((query) => query.or([query("email_key", "in", ids), isAnswerTo(ids)(query)]))
          .$narrowType<{ id: string }>(),
      )
      .execute();
    const found = new Set(rows.map(({ id }) => id));
    return ids
      .filter((id) => found.has(id) || found.has(mailboxKey(id)))
      .map((id): Thing => ({ id, label: "", logged: digest(id) }));
  },
};

const onSubscribers = { of: subscribers, may: "owner" } as const;

export const deleteSubscribers: Act = {
  ...onSubscribers,
  name: "subscribers delete",
  about: "Delete an address, all its subscriptions and all other data about it",
  more: "Email to the address that is still waiting is deleted too. The log has only a hash of the address.",
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
    const chosen = one ? sql<boolean>`email_key = ${one.id}` : sql<boolean>`true`;
    const { numUpdatedRows } = await db
      .updateTable("subscribers")
      .set({ unsubscribe_key: randomSecret(engine) })
      .where(chosen)
      .executeTakeFirst();
    // Email containing an old key; an issue gets its key only on delivery.
    await db
      .deleteFrom("outbox")
      .where("kind", "in", ["known", "approvals", "aged", "questions"])
      .where("state", "<>", "delivered")
      .where(chosen)
      .execute();
    const count = Number(numUpdatedRows);
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
    yield part.map((each) => ({
      email: each.email,
      state: each.state,
      signedUpAt: isoTime(each.created_at),
      confirmedAt: isoTime(each.confirmed_at),
      unsubscribedAt: isoTime(each.unsubscribed_at),
      newReviewsOf: newReviewsOf(each.subject),
      priceOf: priceOf(each.subject),
      approvalsOf: readApprovalSubject(each.subject) ?? "",
      agedReview: readAgedSubject(each.subject) ?? "",
      questionsOf: readQuestionSubject(each.subject) ?? "",
    }));
    progress?.((done += part.length), total);
    after = part.length === batch ? part.at(-1) : undefined;
  } while (after);
}

/** The slug of the paddle whose new reviews a subscription brings. Empty for other subscriptions. */
export const newReviewsOf = (subject: string): string => (subject.includes(":") ? "" : subject);

/** What someone waits for: 'diadem-hero for 89.00'. Empty for other subscriptions. */
export function priceOf(subject: string): string {
  const wanted = readPriceSubject(subject);
  return wanted ? `${wanted.slug} for ${dollars(wanted.cents)}` : "";
}

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
        "also those who haven't confirmed or have unsubscribed, and those of paddles' new reviews, approvals and questions",
      label:
        "Also those who haven't confirmed or have unsubscribed, and those of new reviews, approvals and questions",
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
      "newReviewsOf",
      "priceOf",
      "approvalsOf",
      "agedReview",
      "questionsOf",
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

export const subscriberActs: readonly Act[] = [deleteSubscribers, renewKeys, exportSubscribers];
