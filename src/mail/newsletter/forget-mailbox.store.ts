// Where addresses are stored, and how one is forgotten: the button behind readers' links and the owner's command both do
// it here. A table with an address that isn't listed fails tests/store/forget-mailbox.test.ts.

import { sql } from "kysely";
import { mailboxKey } from "../../platform/email/email-address.ts";
import { type Engine, lockKey } from "../../platform/store/dialect.ts";
import type { Database, Tables } from "../../platform/store/tables.ts";
import { lockDepartures, noteDeparture } from "./departed.store.ts";

/** What happens to a row of a mailbox when that's forgotten. */
type Fate =
  /** It's deleted, by the spelling of the address that this column has. */
  | "deleted"
  /** Deleted with it, by another column. */
  | "in a deleted row"
  | "replaced"
  /** It stays, and why. /privacy says so of readers' addresses. */
  | { stays: string };

const team = { stays: "people who run the site: content/site.yaml says who" };

/**
 * Every column with an address or a key made of one. Rows are deleted in this order, as migration 0031's triggers do:
 * otherwise two transactions could wait for each other.
 */
export const addressColumns = {
  outbox: {
    email_key: "deleted",
    recipient: "in a deleted row",
    content: "in a deleted row",
    last_error: "in a deleted row",
  },
  confirmations: { email_key: "deleted" },
  subscribers: {
    email_key: "deleted",
    email: "in a deleted row",
    mailbox_key: "in a deleted row",
    consent: "in a deleted row",
    bounce: "in a deleted row",
  },
  newsletter_issues: { queued_through: "replaced" },
  departed_mailboxes: {
    mailbox_hash: { stays: "a hash with a secret, so that no imported list brings it back" },
  },
  messages: { email: { stays: "what someone wrote to the owner, who decides when to delete it" } },
  content_revisions: { person: team, email: team },
  console_links: { person: team },
  console_sessions: { person: team },
  console_passkeys: { person: team },
  console_challenges: { person: team },
} as const satisfies { [Table in keyof Tables]?: Partial<Record<keyof Tables[Table], Fate>> };

type Columns = Readonly<Record<string, Fate>>;

/** The tables whose rows are deleted, and the columns with the spellings of their addresses. */
const deleted = Object.entries(addressColumns as Readonly<Record<string, Columns>>).flatMap(
  ([table, columns]) =>
    Object.entries(columns).flatMap(([column, fate]) =>
      fate === "deleted" ? [{ table, column }] : [],
    ),
);

/** The spellings of a mailbox in a column. */
async function spellingsIn(
  db: Database,
  { table, column }: { table: string; column: string },
  mailbox: string,
): Promise<string[]> {
  if (table === "subscribers") {
    const rows = db.selectFrom(table).select("email_key").distinct();
    const found = await rows.where("mailbox_key", "=", mailbox).execute();
    return found.map(({ email_key }) => email_key);
  }
  const plain = mailbox.slice(0, mailbox.lastIndexOf("@")).replaceAll(".", "");
  const name = sql`replace(${sql.ref(column)}, '.', '')`;
  // More than the mailbox's own, which only `mailboxKey` can tell.
  const { rows } = await sql<{ key: string }>`select distinct ${sql.ref(column)} as key
    from ${sql.table(table)} where ${sql.ref(column)} is not null
    and (${name} like ${`${plain}@%`} or ${name} like ${`${plain}+%@%`})
  `.execute(db);
  return rows.flatMap(({ key }) => (mailboxKey(key) === mailbox ? key : []));
}

/** Whether there's anything that forgetting a mailbox deletes. */
export async function isMailboxKnown(db: Database, mailbox: string): Promise<boolean> {
  for (const place of deleted) if ((await spellingsIn(db, place, mailbox)).length > 0) return true;
  return false;
}

/**
 * Deletes a mailbox's addresses, however they're spelled, and everything kept about them, so that nothing is sent to it
 * anymore. Part of a transaction.
 */
export async function forgetMailbox(db: Database, engine: Engine, mailbox: string): Promise<void> {
  // No one signs it up again from what was read before.
  await lockKey(db, engine, mailbox);
  await lockDepartures(db, engine);
  const all = new Set<string>();
  for (const place of deleted) {
    const spellings = await spellingsIn(db, place, mailbox);
    for (const each of spellings) all.add(each);
    if (spellings.length > 0)
      await sql`delete from ${sql.table(place.table)}
        where ${sql.ref(place.column)} in (${sql.join(spellings)})`.execute(db);
  }
  if (all.size === 0) return;
  await noteDeparture(db, mailbox);
  // How far an issue is queued: to the reader before.
  await sql`update newsletter_issues set queued_through = coalesce((
      select max(email_key) from subscribers
      where subject = '' and state = 'confirmed' and email_key < newsletter_issues.queued_through
    ), '')
    where queued_through in (${sql.join([...all])})`.execute(db);
}

/** Forgets the mailbox that a reader's key belongs to. Does nothing if no one has the key. */
export async function forgetByKey(db: Database, engine: Engine, key: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const reader = await transaction
      .selectFrom("subscribers")
      .select("mailbox_key")
      .where("unsubscribe_key", "=", key)
      .executeTakeFirst();
    if (reader) await forgetMailbox(transaction, engine, reader.mailbox_key);
  });
}
