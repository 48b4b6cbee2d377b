import { type RawBuilder, sql } from "kysely";
import {
  type Engine,
  insertOwnNumbers,
  readRows,
  rowsOfJson,
} from "../../../platform/store/dialect.ts";
import type { Database } from "../../../platform/store/tables.ts";
import type { TransferredRow, TransferredTable } from "./transferred-tables.ts";

const columnList = (names: readonly string[]): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(name)));

/**
 * A table's rows in the byte order of their keys, in batches. Part of a snapshot: see `readSnapshot`.
 * @param whole whether they have computed columns, too
 */
export function rowsOf(
  db: Database,
  engine: Engine,
  { name, columns, follows, key }: TransferredTable,
  whole: boolean,
): AsyncIterable<TransferredRow[]> {
  const names = Object.keys(whole ? { ...columns, ...follows } : columns);
  const query = sql<TransferredRow>`select ${columnList(names)} from ${sql.table(name)}`;
  return readRows(db, engine, query, key);
}

export async function countRows(db: Database, { name }: TransferredTable): Promise<number> {
  const { rows } = await sql<{
    rows: number;
  }>`select count(*) as rows from ${sql.table(name)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** Stores new rows, and returns how many. @throws, with none stored, if one is rejected */
export async function storeRows(
  db: Database,
  engine: Engine,
  { name, columns, counter, follows }: TransferredTable,
  rows: readonly TransferredRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const names = [...Object.keys(columns), ...Object.keys(follows)];
  const made = Object.entries(follows);
  const whole = rows.map((row) => ({
    ...Object.fromEntries(made.map(([column, make]) => [column, make(row)])),
    ...row,
  }));
  const { numAffectedRows } = await sql`insert into ${sql.table(name)} (${columnList(names)})
    ${counter ? insertOwnNumbers(engine) : sql``}
    ${rowsOfJson(engine, name, names, JSON.stringify(whole))}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
