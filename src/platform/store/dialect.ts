import { PostgresDialect, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Pool, PoolConfig } from "pg";
import { isBusy } from "./sqlite-dialect.ts";
import type { Database, Tables } from "./tables.ts";

/** The names of the two engines. Every difference between them is in this file, in sqlite-dialect.ts or in a migration. */
export type Engine = "sqlite" | "postgres";

// Type numbers of PostgreSQL's catalog: bigint and numeric.
const numberTypes = new Set<number>([20, 1700]);

/** A pool whose counts, sums and times arrive as numbers, as SQLite's do. */
async function openPool(databaseUrl: string, limits: PoolConfig): Promise<Pool> {
  const { Pool, types } = await import("pg");
  const getTypeParser = ((type: number, format?: "text") =>
    numberTypes.has(type)
      ? Number
      : types.getTypeParser(type, format)) as typeof types.getTypeParser;
  const pool = new Pool({
    connectionString: databaseUrl,
    types: { getTypeParser },
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    // Said by the database itself, long before we would break off: a reader gets a page without stored reviews then.
    lock_timeout: 3000,
    keepAlive: true,
    ...limits,
  });
  // An idle connection that breaks (a restart of the database) is replaced at the next query; unheard, it would end
  // the process.
  pool.on("error", (error) => console.warn(`database connection lost: ${error.message}`));
  // The same for one that breaks while it is lent out, where the pool does not listen: the query that waits for it
  // fails by itself, and a broken connection is not taken back.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** PostgreSQL at an address. @param limits settings of its connections */
export const postgresDialect = (databaseUrl: string, limits: PoolConfig = {}) =>
  new PostgresDialect({ pool: () => openPool(databaseUrl, limits) });

/** Holds every other process's migration back until this transaction ends; on SQLite its `begin` does that already. */
export async function lockMigrations(db: Database, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  // Another process's migration may take its time.
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(7423109)`.execute(db);
}

/** Holds back every other transaction that locks the same key until this one ends; on SQLite its `begin` does that. */
export async function lockKey(db: Database, engine: Engine, key: string): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** A random text for a secret, another for each row: 244 bits or more, in letters and digits. */
export function randomSecret(engine: Engine): RawBuilder<string> {
  return engine === "postgres"
    ? sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
    : sql`lower(hex(randomblob(32)))`;
}

/** Rows that nobody else changes until this transaction ends; on SQLite its `begin` does that already. */
export function lockedRows<DB, Table extends keyof DB, Row>(
  engine: Engine,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return engine === "postgres" ? query.forUpdate() : query;
}

/** Rows that another process is at work on are passed over; on SQLite nobody else writes meanwhile. */
export function onlyUnlocked<Row>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, "outbox", Row>,
): SelectQueryBuilder<Tables, "outbox", Row> {
  return engine === "postgres" ? query.forUpdate().skipLocked() : query;
}

/** Runs work on one unchanging state of the whole store, while others go on writing. */
export async function readSnapshot<Result>(
  store: Database,
  engine: Engine,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  return await store.connection().execute(async (db) => {
    const begin =
      engine === "postgres" ? "begin isolation level repeatable read read only" : "begin deferred";
    await sql.raw(begin).execute(db);
    try {
      return await work(db);
    } finally {
      await sql.raw("commit").execute(db);
    }
  });
}

/** Rows that are read at a time, where all of a table are. */
const batch = 500;

/**
 * Reads all rows of a query in the order of a column's bytes, a batch at a time and in little memory. On PostgreSQL
 * part of a transaction, for its cursor.
 */
export async function* readRows<Row extends Record<string, unknown>>(
  db: Database,
  engine: Engine,
  query: RawBuilder<Row>,
  key: string,
): AsyncGenerator<Row[]> {
  if (engine === "postgres") {
    await sql`declare rows_of_a_table no scroll cursor for
      ${query} order by ${sql.ref(key)} collate "C"`.execute(db);
    for (;;) {
      const fetched = await sql<Row>`fetch ${sql.lit(batch)} from rows_of_a_table`.execute(db);
      if (fetched.rows.length > 0) yield fetched.rows;
      if (fetched.rows.length < batch) break;
    }
    await sql`close rows_of_a_table`.execute(db);
    return;
  }
  let after: unknown = "";
  for (;;) {
    const { rows } = await sql<Row>`${query} where ${sql.ref(key)} > ${after}
      order by ${sql.ref(key)} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)![key];
  }
}

/**
 * Rows that are handed to the database as one JSON list: in place of a parameter for every value, which takes longer
 * and far more memory.
 * @param columns those of the table, in the order they are wanted in
 */
export function rowsOfJson(
  engine: Engine,
  table: string,
  columns: readonly string[],
  json: string,
): RawBuilder<unknown> {
  if (engine === "postgres")
    return sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
  const values = columns.map((column) => sql`value ->> ${sql.lit(`$.${column}`)}`);
  // What follows 'on' would otherwise be read as the condition of a join.
  return sql`select ${sql.join(values)} from json_each(${json}) where true`;
}

/**
 * The rows that a query gives for each of some pairs of numbers, together. The query is planned once, whichever the
 * pairs: a union of as many queries takes longer to plan than to run. SQLite can refer to the pair in a value only, so
 * there a pair's rows are one JSON text.
 * @param columns those of the query
 */
export function rowsOfEach(
  engine: Engine,
  pairs: readonly (readonly [number, number])[],
  columns: readonly string[],
  query: (first: RawBuilder<unknown>, second: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const given = JSON.stringify(pairs);
  if (engine === "postgres")
    return sql`select found.* from json_array_elements(${given}::json) pair
      cross join lateral (${query(sql`(pair ->> 0)::integer`, sql`(pair ->> 1)::integer`)}) found`;
  const names = columns.map((column) => sql.ref(column));
  const values = names.map((name, index) => sql`found.value ->> ${sql.lit(index)} as ${name}`);
  const packed = sql`select json_group_array(json_array(${sql.join(names)}))
    from (${query(sql`(pair.value ->> 0)`, sql`(pair.value ->> 1)`)})`;
  return sql`select ${sql.join(values)}
    from json_each(${given}) pair, json_each((${packed})) found`;
}

/** Lets a column that counts by itself take the numbers it is given. */
export function insertOwnNumbers(engine: Engine): RawBuilder<unknown> {
  return engine === "postgres" ? sql`overriding system value` : sql``;
}

/** Has a column that counts by itself go on after the highest number there is. */
export async function countOn(db: Database, engine: Engine, table: string, column: string) {
  // SQLite's counter has followed the numbers it was given.
  if (engine === "postgres")
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(
      (select coalesce(max(${sql.ref(column)}), 1000) from ${sql.table(table)}),
      (select last_value from ${sql.raw(`${table}_${column}_seq`)})))`.execute(db);
}

/** SQLite rewrites a store of up to so many bytes in some 50 ms, in which nobody else is served. */
const maxRewritten = 8 * 2 ** 20;

/** Has SQLite clear what deleted rows left in its files. Does nothing while another process has the store locked. */
export async function clearTraces(db: Database, engine: Engine): Promise<void> {
  if (engine !== "sqlite") return;
  try {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
    // A deleted row is overwritten, but a copy may be left where it was before SQLite moved it to another page.
    if (rows[0]!.bytes <= maxRewritten) await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
