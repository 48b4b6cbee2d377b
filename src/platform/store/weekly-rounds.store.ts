import type { Database } from "./tables.ts";

/** When a round was last due and run or skipped, in epoch milliseconds; undefined if it never was. */
export async function roundThrough(db: Database, name: string): Promise<number | undefined> {
  const round = await db
    .selectFrom("weekly_rounds")
    .select("through")
    .where("name", "=", name)
    .executeTakeFirst();
  return round?.through;
}

/** Starts a round for the first time: what was due before `now` is skipped. */
export async function beginRound(db: Database, name: string, now: number): Promise<void> {
  await db
    .insertInto("weekly_rounds")
    .values({ name, through: now })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/**
 * Moves a round on to the time it was due.
 * @param from how far it was when the caller read it, if it may be due again at any time
 * @returns whether it was behind: of several processes, only one gets true
 */
export async function passRound(
  db: Database,
  name: string,
  due: number,
  from = due - 1,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("weekly_rounds")
    .set({ through: due })
    .where("name", "=", name)
    .where("through", "<=", from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
