import type { Database } from "./tables.ts";

/** When a round was last due, and done or passed over, in epoch milliseconds; undefined if it never began. */
export async function roundThrough(db: Database, name: string): Promise<number | undefined> {
  const round = await db
    .selectFrom("weekly_rounds")
    .select("through")
    .where("name", "=", name)
    .executeTakeFirst();
  return round?.through;
}

/** Begins a round that never began: what was due by `now` isn't done anymore. */
export async function beginRound(db: Database, name: string, now: number): Promise<void> {
  await db
    .insertInto("weekly_rounds")
    .values({ name, through: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/**
 * Moves a round on to the time it was due.
 * @returns whether it was behind: of several processes that do so, one is told true
 */
export async function passRound(db: Database, name: string, due: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("weekly_rounds")
    .set({ through: due })
    .where("name", "=", name)
    .where("through", "<", due)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
