import { listedColumns, type ListedReview, type NewReview, toRow } from "../reviews.store.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";

/** Between two seeded samples' times of writing: a day and some hours, so that they do not all carry one date. */
const seedStep = 31 * 3_600_000;

/**
 * Puts a subject's samples into the store when it has no review of that subject, once for ever: not again after an
 * owner deleted them, and not twice when two processes start together.
 * @param samples newest first; the newest is dated one step before `now`
 */
export async function seedSamples(
  db: Database,
  subject: string,
  samples: readonly NewReview[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("seedings")
      .values({ paddle_name: subject, seeded_at: now })
      .onConflict((conflict) => conflict.column("paddle_name").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const any = await transaction
      .selectFrom("paddle_reviews")
      .select("id")
      .where("paddle_name", "=", subject)
      .limit(1)
      .executeTakeFirst();
    if (any || samples.length === 0) return;
    await transaction
      .insertInto("paddle_reviews")
      .values(samples.map((sample, index) => toRow(sample, "sample", now - (index + 1) * seedStep)))
      .execute();
  });
}

/**
 * A subject's seeded samples that are shown, in their own order.
 * @param count how many there are, from the totals: they are the oldest rows, so the search ends early
 */
export async function seededSamples(
  db: Database,
  subject: string,
  count: number,
): Promise<ListedReview[]> {
  if (count === 0) return [];
  const oldestFirst = await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(listedColumns)
      .where("paddle_name", "=", subject)
      .where("hidden_at", "is", null)
      .where("is_sample", "=", 1)
      .orderBy("created_at")
      .orderBy("id")
      .limit(count)
      .execute(),
  );
  return oldestFirst.toReversed();
}

/** Whether the store can be read. */
export async function isReadable(db: Database): Promise<boolean> {
  try {
    await db.selectFrom("seedings").select("paddle_name").limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
