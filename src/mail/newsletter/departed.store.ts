// Mailboxes that no imported list brings back: those that were deleted, and those that refused the newsletter before
// they had confirmed it. Of them, only a keyed hash is stored.

import { createHmac } from "node:crypto";
import { type Engine, lockKey } from "../../platform/store/dialect.ts";
import { secretOf } from "../../platform/store/secrets.store.ts";
import type { Database } from "../../platform/store/tables.ts";

async function hasher(db: Database): Promise<(mailbox: string) => string> {
  const secret = await secretOf(db, "departed mailboxes");
  return (mailbox) => createHmac("sha256", secret).update(mailbox).digest("base64url");
}

/** Keeps a mailbox from being deleted while a list is imported that has it. Part of a transaction. */
export const lockDepartures = (db: Database, engine: Engine) =>
  lockKey(db, engine, "departed mailboxes");

/** Notes that a mailbox has left for good. */
export async function noteDeparture(db: Database, mailbox: string): Promise<void> {
  const hash = await hasher(db);
  await db
    .insertInto("departed_mailboxes")
    .values({ mailbox_hash: hash(mailbox) })
    .onConflict((conflict) => conflict.column("mailbox_hash").doNothing())
    .execute();
}

/** Forgets that a mailbox had left: its reader has confirmed again. */
export async function welcomeBack(db: Database, mailbox: string): Promise<void> {
  const hash = await hasher(db);
  await db.deleteFrom("departed_mailboxes").where("mailbox_hash", "=", hash(mailbox)).execute();
}

/** Those of some mailboxes that have left. */
export async function departedOf(
  db: Database,
  mailboxes: readonly string[],
): Promise<ReadonlySet<string>> {
  const hash = await hasher(db);
  const byHash = new Map(mailboxes.map((each) => [hash(each), each]));
  const found = await db
    .selectFrom("departed_mailboxes")
    .select("mailbox_hash")
    .where("mailbox_hash", "in", [...byHash.keys()])
    .execute();
  return new Set(found.map(({ mailbox_hash }) => byHash.get(mailbox_hash)!));
}
