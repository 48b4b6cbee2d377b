import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { ListCursor } from "../text/list-cursor.ts";

/**
 * The rows of a list that is ordered by time and id, both descending, which come after a cursor.
 * @param time, id the columns
 */
export function comesAfter(
  { createdAt, id: last }: ListCursor,
  { time, id }: { time: string; id: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${createdAt}, ${last})`;
}
