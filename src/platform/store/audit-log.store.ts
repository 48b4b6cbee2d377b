import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { ListCursor } from "../text/list-cursor.ts";
import { comesAfter } from "./newest-first.ts";
import type { OwnerActsTable, Tables } from "./tables.ts";

/** Something the owner did, and why. */
export type AuditEntry = Selectable<OwnerActsTable>;

/**
 * Records what the owner does. Part of the transaction that does it, so that neither is stored without the other.
 * @param targets what it is done to, with one entry each
 */
export async function recordAudit(
  db: Kysely<Tables>,
  act: string,
  targets: readonly string[],
  { reason, now }: { reason: string; now: number },
): Promise<void> {
  if (targets.length === 0) return;
  await db
    .insertInto("owner_acts")
    .values(targets.map((target) => ({ id: randomUUID(), act, target, reason, done_at: now })))
    .execute();
}

/** The entries after the cursor, newest first. */
export async function listAuditLog(
  db: Kysely<Tables>,
  { after, limit }: { after: ListCursor | undefined; limit: number },
): Promise<AuditEntry[]> {
  return await db
    .selectFrom("owner_acts")
    .selectAll()
    .$if(after !== undefined, (query) =>
      query.where(comesAfter(after!, { time: "done_at", id: "id" })),
    )
    .orderBy("done_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What was done to one thing, oldest first. */
export async function auditOf(db: Kysely<Tables>, target: string): Promise<AuditEntry[]> {
  return await db
    .selectFrom("owner_acts")
    .selectAll()
    .where("target", "=", target)
    .orderBy("done_at")
    .orderBy("id")
    .execute();
}
