import { sql } from "kysely";
import { digest } from "../platform/store/digest.ts";
import { type Engine, randomSecret } from "../platform/store/dialect.ts";
import { type OwnerNote, recordAudit } from "../platform/store/audit-log.store.ts";
import type { Database } from "../platform/store/tables.ts";

/**
 * Gives one subscriber, or every subscriber, a new unsubscribe key for the owner, and records that with the address as
 * a hash alone. Queued mail that holds an old key is dropped; an issue gets its key only when it is delivered.
 * @param emailKey the subscriber's; undefined for all
 * @returns how many keys were renewed
 */
export async function renewUnsubscribeKeys(
  db: Database,
  engine: Engine,
  emailKey: string | undefined,
  note: OwnerNote,
): Promise<number> {
  return await db.transaction().execute(async (transaction) => {
    const chosen =
      emailKey === undefined ? sql<boolean>`true` : sql<boolean>`email_key = ${emailKey}`;
    const { numUpdatedRows } = await transaction
      .updateTable("subscribers")
      .set({ unsubscribe_key: randomSecret(engine) })
      .where(chosen)
      .executeTakeFirst();
    const renewed = Number(numUpdatedRows);
    if (renewed === 0) return 0;
    await transaction
      .deleteFrom("outbox")
      .where("kind", "=", "known")
      .where("state", "<>", "delivered")
      .where(chosen)
      .execute();
    const target = emailKey === undefined ? `all ${renewed} subscribers` : digest(emailKey);
    await recordAudit(transaction, "subscribers renew-keys", [target], note);
    return renewed;
  });
}
