import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { ReviewCursor } from "../../reviews/list/review-address.ts";

/**
 * The rows of a list that is ordered by time and id, both descending, which come after a cursor.
 * @param time, id the columns
 */
export function comesAfter(
  { createdAt, id: last }: ReviewCursor,
  { time, id }: { time: string; id: string },
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(time)}, ${sql.ref(id)}) < (${createdAt}, ${last})`;
}
