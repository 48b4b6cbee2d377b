import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { ReviewCursor } from "../model/review-address.ts";
import { comesAfter } from "./newest-first.ts";
import type { OwnerActsTable, Tables } from "./tables.ts";

/** Something the owner did. */
export type OwnerAct = Selectable<OwnerActsTable>;

/**
 * Writes down what the owner does: in the transaction that does it, so that neither is there without the other.
 * @param targets what it is done to, an act for each
 */
export async function noteActs(
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

/** The acts after the cursor, newest first. */
export async function listActs(
  db: Kysely<Tables>,
  { after, limit }: { after: ReviewCursor | undefined; limit: number },
): Promise<OwnerAct[]> {
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
export async function actsOn(db: Kysely<Tables>, target: string): Promise<OwnerAct[]> {
  return await db
    .selectFrom("owner_acts")
    .selectAll()
    .where("target", "=", target)
    .orderBy("done_at")
    .orderBy("id")
    .execute();
}
