import { setImmediate as othersTurn } from "node:timers/promises";
import type { Database } from "../../platform/store/tables.ts";
import { likenessKey } from "../duplicate-texts.store.ts";

/** How many reviews get keys before other work gets a turn. */
const batch = 100;

/**
 * Computes keys for reviews from before `likeness_key` existed, in small steps.
 * @param stopped ends it after a step
 * @returns how many reviews got one
 */
export async function fillLikenessKeys(db: Database, stopped = () => false): Promise<number> {
  for (let filled = 0; ;) {
    const rows = await db
      .selectFrom("paddle_reviews")
      .select(["id", "review_text"])
      .where("likeness_key", "=", "")
      .limit(batch)
      .execute();
    for (const { id, review_text } of rows)
      await db
        .updateTable("paddle_reviews")
        .set({ likeness_key: likenessKey(review_text) })
        .where("id", "=", id)
        // Its writer may edit it meanwhile.
        .where("likeness_key", "=", "")
        .execute();
    filled += rows.length;
    if (rows.length < batch || stopped()) return filled;
    await othersTurn();
  }
}
