import type { Database, Tables } from "./tables.ts";

type TableWithStates = {
  [Name in keyof Tables]: Tables[Name] extends { state: string } ? Name : never;
}[keyof Tables];

/** Counts a table's rows in each of these states. */
export async function countByState<State extends string>(
  db: Database,
  table: TableWithStates,
  none: Record<State, 0>,
): Promise<Record<State, number>> {
  const counts = await db
    .selectFrom(table)
    .select(({ fn }) => ["state", fn.countAll<number>().as("rows")])
    .groupBy("state")
    .execute();
  return { ...none, ...Object.fromEntries(counts.map(({ state, rows }) => [state, rows])) };
}
