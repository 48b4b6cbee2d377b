import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from "kysely";
import type { ListCursor } from "../text/list-cursor.ts";

/** The rows after a cursor, in a list ordered by these columns of time and id, both descending. */
export function comesAfter(
  { createdAt, id: last }: ListCursor,
  { time, id }: { time: string; id: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${createdAt}, ${last})`;
}

/** A part of such a list. */
export interface ListWindow {
  after?: ListCursor | undefined;
  limit: number;
}

/** A part of a query's rows, the newest first. */
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
