import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type ListWindow, newestFirst } from "./newest-first.ts";
import type { OwnerActsTable, Database } from "./tables.ts";

/** Something that was done, by whom and why. */
export type AuditEntry = Selectable<OwnerActsTable>;

/** Why something is done, when (epoch milliseconds) and by whom: a name from content/site.yaml, or a machine's account. */
export interface OwnerNote {
  reason: string;
  now: number;
  by: string;
}

/**
 * Records what the owner does, with an entry for each target, in the transaction that does it.
 * @param usualReason what is kept if the note gives no reason
 */
export async function recordAudit(
  db: Database,
  act: string,
  targets: readonly string[],
  { reason, now, by }: OwnerNote,
  usualReason = "",
): Promise<void> {
  if (targets.length === 0) return;
  await db
    .insertInto("owner_acts")
    .values(
      targets.map((target) => ({
        id: randomUUID(),
        act,
        target,
        reason: reason || usualReason,
        done_at: now,
        actor: by,
      })),
    )
    .execute();
}

/** The entries after the cursor, newest first. */
export async function listAuditLog(db: Database, window: ListWindow): Promise<AuditEntry[]> {
  const entries = db.selectFrom("owner_acts").selectAll();
  return await newestFirst(entries, window, { time: "done_at" }).execute();
}

/** What was done to one thing, oldest first. */
export const auditOf = (db: Database, target: string) => auditOfAll(db, [target]);

/** What was done to each of these things, oldest first. */
export async function auditOfAll(db: Database, targets: readonly string[]): Promise<AuditEntry[]> {
  if (targets.length === 0) return [];
  return await db
    .selectFrom("owner_acts")
    .selectAll()
    .where("target", "in", targets)
    .orderBy("done_at")
    .orderBy("id")
    .execute();
}
