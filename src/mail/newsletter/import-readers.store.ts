// Brings a list of the newsletter's readers from another service. Nobody is emailed by that, and nobody who left this site
// is brought back.

import type { Act, Place } from "../../platform/acts.ts";
import { type EmailAddress, mailboxKey } from "../../platform/email/email-address.ts";
import { refusal } from "../../platform/refusals.ts";
import { digest } from "../../platform/store/digest.ts";
import { randomSecret } from "../../platform/store/dialect.ts";
import type { Database } from "../../platform/store/tables.ts";
import { lineProblem, tidy } from "../../platform/text/plain-text.ts";
import { departedOf, lockDepartures } from "./departed.store.ts";
import { maxHow, newsletterSubject } from "./newsletter.ts";

/** Someone who agreed elsewhere to get the newsletter. */
export interface BroughtReader {
  email: EmailAddress;
  /** In epoch milliseconds. */
  agreedAt: number;
  /** What the list says about that: 'CONFIRM_TIME 2024-05-01 10:00:00'. */
  agreed: string;
}

/** Why a reader isn't brought, with the sentence's end. */
export const notBrought = {
  known: "already subscribed here",
  pending: "signed up here and asked to confirm that",
  unsubscribed: "unsubscribed here",
  bounced: "bounced here",
  departed: "deleted or refused here",
  twice: "named before in the list",
} as const;

export type NotBrought = keyof typeof notBrought;

/** How many mailboxes are looked up at a time. */
const batch = 500;

/** Those of a list that are new, and how many aren't, by why. */
export async function planReaders<Reader extends BroughtReader>(
  db: Database,
  readers: readonly Reader[],
): Promise<{ isNew: readonly Reader[]; not: ReadonlyMap<NotBrought, readonly Reader[]> }> {
  const mailboxes = new Map(readers.map((each) => [each, mailboxKey(each.email.key)]));
  const known = new Map<string, NotBrought>();
  const all = [...new Set(mailboxes.values())];
  for (let at = 0; at < all.length; at += batch) {
    const some = all.slice(at, at + batch);
    for (const mailbox of await departedOf(db, some)) known.set(mailbox, "departed");
    const stored = await db
      .selectFrom("subscribers")
      .select(["mailbox_key", "state", "bounced_at"])
      .where("mailbox_key", "in", some)
      .where("subject", "=", newsletterSubject)
      .execute();
    for (const { mailbox_key: mailbox, state, bounced_at: bouncedAt } of stored) {
      const why =
        state === "confirmed"
          ? "known"
          : state === "pending"
            ? "pending"
            : bouncedAt === null
              ? "unsubscribed"
              : "bounced";
      if (known.get(mailbox) !== "unsubscribed") known.set(mailbox, why);
    }
  }
  const deleted = await deletedByOwners(db);
  const named = new Set<string>();
  const isNew: Reader[] = [];
  const not = new Map<NotBrought, Reader[]>();
  for (const [reader, mailbox] of mailboxes) {
    const why =
      known.get(mailbox) ??
      (deleted.has(digest(reader.email.key))
        ? "departed"
        : named.has(mailbox)
          ? "twice"
          : undefined);
    named.add(mailbox);
    if (why === undefined) isNew.push(reader);
    else not.set(why, [...(not.get(why) ?? []), reader]);
  }
  return { isNew, not };
}

/** The hashes of addresses that owners deleted, as the log has them: earlier versions noted them nowhere else. */
async function deletedByOwners(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("owner_acts")
    .select("target")
    .where("act", "=", "subscribers delete")
    .execute();
  return new Set(rows.map(({ target }) => target));
}

/** Imports the readers that its caller has read. */
export const importReaders: Act<{ readers: readonly BroughtReader[] }> = {
  name: "subscribers import",
  may: "owner",
  about: "Bring the newsletter's readers from a list that another service exported",
  more: "FILE is CSV or .xlsx, as Ghost, Mailchimp and beehiiv export it, or any other with an Email column and one that says when each signed up. Without --save, it only shows what would be done. Nobody is emailed by it. Left out is who isn't subscribed there, who unsubscribed, bounced or was deleted here, and who's here already. With each reader, it keeps when they agreed, and how: what you say with --how, and what the list says.",
  example: 'subscribers import members.csv --save --how "the form on our Ghost site"',
  notOn: { console: "The page of subscribers does it." },
  options: [
    {
      flags: "--how <text>",
      about: "how they agreed to get the newsletter: kept with each",
      label: "How they agreed to get the newsletter",
    },
  ],
  done: "Imported",
  says: "Readers imported: {count}. None of them was emailed.",
  none: "Nobody in the list is new. Nothing was imported.",
  why: "brought from another service",
  async run(place, { options }, { now }) {
    const how = tidy(String(options["how"] ?? ""));
    if (lineProblem(how, maxHow) !== undefined) throw refusal("noConsent", maxHow);
    await lockDepartures(place.db, place.engine);
    const { isNew } = await planReaders(place.db, place.readers);
    const count = await insert(place, isNew, how, now);
    const logged = count === 0 ? [] : [`${count} readers`];
    return { done: [], count, logged, saved: count === 0 ? undefined : { importedAt: now } };
  },
  async undo({ db }, { importedAt }: { importedAt: number }) {
    // Readers who unsubscribed after the import stay unsubscribed: their rows have changed.
    const removed = await db
      .deleteFrom("subscribers")
      .where("consent", "is not", null)
      .where("state", "=", "confirmed")
      .where("updated_at", "=", importedAt)
      .executeTakeFirst();
    const count = Number(removed.numDeletedRows);
    return { done: [], count, logged: [`${count} readers`] };
  },
};

async function insert(
  { db, engine, progress }: Place,
  readers: readonly BroughtReader[],
  how: string,
  now: number,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < readers.length; at += batch) {
    const rows = readers.slice(at, at + batch).map(({ email, agreedAt, agreed }) => ({
      email_key: email.key,
      subject: newsletterSubject,
      mailbox_key: mailboxKey(email.key),
      email: email.address,
      state: "confirmed" as const,
      created_at: agreedAt,
      updated_at: now,
      confirmed_at: agreedAt,
      unsubscribed_at: null,
      mailed_at: null,
      mails: 0,
      told_through: now,
      consent: `${how} (${agreed})`,
      unsubscribe_key: randomSecret(engine),
    }));
    const inserted = await db
      .insertInto("subscribers")
      .values(rows)
      .onConflict((conflict) => conflict.columns(["email_key", "subject"]).doNothing())
      .executeTakeFirst();
    count += Number(inserted.numInsertedOrUpdatedRows ?? 0);
    progress?.(Math.min(at + batch, readers.length), readers.length);
  }
  return count;
}
