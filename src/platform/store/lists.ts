import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { ListCursor, ListWindow } from "../listing.ts";
import type { Database, Tables } from "./tables.ts";

/** Matches rows after a cursor, in a list ordered by time and id, both descending. */
export function comesAfter(
  { createdAt, id: last }: ListCursor,
  { time, id }: { time: string; id: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${createdAt}, ${last})`;
}

/** A page of a query's rows, newest first. */
export function newestFirst<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  { after, limit }: ListWindow,
  { time = "created_at", id = "id" } = {},
) {
  return query
    .$if(after !== undefined, (all) => all.where(comesAfter(after!, { time, id })))
    .orderBy(sql.ref(time), "desc")
    .orderBy(sql.ref(id), "desc")
    .limit(limit);
}

type TableWithStates = {
  [Name in keyof Tables]: Tables[Name] extends { state: string } ? Name : never;
}[keyof Tables];

/** The number of a table's rows in each of these states. */
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
