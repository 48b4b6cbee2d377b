import { type OwnerNote, recordAudit } from "../../platform/store/audit-log.store.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { Moderated } from "./moderation.store.ts";

/** How many reviews, hidden ones and seeded samples too, are dated after a time (epoch milliseconds). */
export async function countFuture(db: Database, now: number): Promise<number> {
  const { reviews } = await db
    .selectFrom("paddle_reviews")
    .select(({ fn }) => fn.countAll<number>().as("reviews"))
    .where("created_at", ">", now)
    .executeTakeFirstOrThrow();
  return reviews;
}

/**
 * Dates reviews now that a clock which was ahead dated in the future, and records it. They keep their order, a millisecond
 * apart, and edited ones stay edited. When they were really written isn't known.
 * @param ids undefined for all from the future
 * @returns the ids that no review has, in which case nothing was done, and the reviews that were from the future
 */
export async function redateReviews(
  db: Database,
  ids: readonly string[] | undefined,
  note: OwnerNote,
): Promise<Pick<Moderated, "missing" | "changed">> {
  const { now } = note;
  if (ids?.length === 0) return { missing: [], changed: [] };
  return await db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("paddle_reviews")
      .select(["id", "first_name", "paddle_name", "created_at", "updated_at"])
      .select(["hidden_at", "approved_at"])
      .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
      .$if(ids === undefined, (query) => query.where("created_at", ">", now))
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const missing = (ids ?? []).filter((id) => !rows.some((row) => row.id === id));
    if (missing.length > 0) return { missing, changed: [] };
    const changed = rows.filter(({ created_at }) => created_at > now);
    const byNow = (time: number | null) => (time === null ? null : Math.min(time, now));
    for (const [index, row] of changed.entries()) {
      const { id, created_at, updated_at, hidden_at, approved_at } = row;
      const at = now - (changed.length - index);
      await transaction
        .updateTable("paddle_reviews")
        .set({
          created_at: at,
          updated_at: updated_at > created_at ? at + 1 : at,
          hidden_at: byNow(hidden_at),
          approved_at: byNow(approved_at),
        })
        .where("id", "=", id)
        .execute();
    }
    const changedIds = changed.map(({ id }) => id);
    await recordAudit(
      transaction,
      "reviews redate",
      changedIds,
      note,
      "it was dated in the future",
    );
    return { missing, changed };
  });
}
