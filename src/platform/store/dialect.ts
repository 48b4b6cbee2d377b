// SQL that differs between the engines, as functions that work on both. Stores call these and never look at the engine
// themselves.

import {
  CompiledQuery,
  PostgresAdapter,
  PostgresDialect,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import type { PoolConfig } from "pg";
import { leftOut, undecomposed } from "../text/normalize-text.ts";
import { openPool, type Servers } from "./servers.ts";
import { isBusy } from "./sqlite-dialect.ts";
import type { Database, Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

/**
 * @param limits settings of its connections
 * @param maxIdle how long a transaction may wait for its next statement, in milliseconds; 0 for as long as it likes
 */
export function postgresDialect(
  servers: Servers,
  limits: PoolConfig = {},
  maxIdle = 0,
): PostgresDialect {
  const dialect = new PostgresDialect({ pool: openPool(servers, limits) });
  if (maxIdle === 0) return dialect;
  const createDriver = dialect.createDriver.bind(dialect);
  // In the transaction, with its first statement: poolers refuse settings of a session. Without parameters, both are one
  // message.
  const begin = CompiledQuery.raw(
    `begin; set local idle_in_transaction_session_timeout = ${maxIdle}`,
  );
  dialect.createDriver = () => {
    const driver = createDriver();
    const beginOtherwise = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (connection, settings) => {
      if (settings.isolationLevel || settings.accessMode)
        await beginOtherwise(connection, settings);
      else await connection.executeQuery(begin);
    };
    return driver;
  };
  return dialect;
}

/** Blocks other processes' migrations until this transaction ends; SQLite's `begin` already does. */
export async function lockMigrations(db: Database, engine: Engine): Promise<void> {
  if (engine !== "postgres") return;
  // Another process's migration may take a while.
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`select pg_advisory_xact_lock(7423109)`.execute(db);
}

/** Blocks other transactions with the same key until this one ends; SQLite's `begin` already does. */
export async function lockKey(db: Database, engine: Engine, key: string): Promise<void> {
  if (engine === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
}

/** An SQL expression for a random secret, different for each row: at least 244 bits, in letters and digits. */
export function randomSecret(engine: Engine): RawBuilder<string> {
  return engine === "postgres"
    ? sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`
    : sql`lower(hex(randomblob(32)))`;
}

/** An SQL expression for a text in the form in which `fold` compares texts. */
export function foldedText(db: Database, text: string | RawBuilder<unknown>): RawBuilder<string> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return sql`fold(${text})`;
  // The database's own collation may know no letters beyond ASCII.
  const lower = sql<string>`lower(normalize(${text}, nfkd) collate "und-x-icu")`;
  const marks = `[\u0300-\u036F${leftOut.apostrophes}${leftOut.hyphens}]`;
  const words = sql<string>`regexp_replace(${lower}, ${sql.lit(marks)}, '', 'g')`;
  return Object.entries(undecomposed).reduce(
    (folded, [letter, plain]) => sql`replace(${folded}, ${sql.lit(letter)}, ${sql.lit(plain)})`,
    words,
  );
}

/** Locks rows until this transaction ends; SQLite's `begin` already does. */
export function lockedRows<DB, Table extends keyof DB, Row>(
  engine: Engine,
  query: SelectQueryBuilder<DB, Table, Row>,
): SelectQueryBuilder<DB, Table, Row> {
  return engine === "postgres" ? query.forUpdate() : query;
}

/** Skips rows that another process has locked; on SQLite no one else can write meanwhile. */
export function onlyUnlocked<Row>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, "outbox", Row>,
): SelectQueryBuilder<Tables, "outbox", Row> {
  return engine === "postgres" ? query.forUpdate().skipLocked() : query;
}

/** Runs reads on one consistent snapshot of the store, while others go on writing. */
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

/** The batch size when reading whole tables. */
const batch = 500;

/**
 * Streams all rows of a query in the order of a key's columns, in batches; texts are in byte order. On PostgreSQL it
 * needs a transaction, for the cursor.
 */
export async function* readRows<Row extends Record<string, unknown>>(
  db: Database,
  engine: Engine,
  query: RawBuilder<Row>,
  key: readonly string[],
): AsyncGenerator<Row[]> {
  if (engine === "postgres") {
    const order = key.map((column) => sql`cast(${sql.ref(column)} as text) collate "C"`);
    await sql`declare rows_of_a_table no scroll cursor for
      ${query} order by ${sql.join(order)}`.execute(db);
    for (;;) {
      const fetched = await sql<Row>`fetch ${sql.lit(batch)} from rows_of_a_table`.execute(db);
      if (fetched.rows.length > 0) yield fetched.rows;
      if (fetched.rows.length < batch) break;
    }
    await sql`close rows_of_a_table`.execute(db);
    return;
  }
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`${query} ${after}
      order by ${columns} limit ${batch}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    const last = rows.at(-1)!;
    after = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/**
 * Passes rows to the database as one JSON list: a parameter per value takes longer and far more memory.
 * @param columns the table's columns, in the order the query needs
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
  // Otherwise the 'on' that follows would be parsed as a join condition.
  return sql`select ${sql.join(values)} from json_each(${json}) where true`;
}

/**
 * Runs one query for each of several pairs, of numbers or of texts, and returns all rows. It's planned once for any number of pairs;
 * a union of as many queries takes longer to plan than to run. SQLite can refer to the pair only in a scalar subquery,
 * so each pair's rows are one JSON text there.
 * @param columns the query's columns
 */
export function rowsOfEach<Value extends number | string>(
  engine: Engine,
  pairs: readonly (readonly [Value, Value])[],
  columns: readonly string[],
  query: (first: RawBuilder<unknown>, second: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const given = JSON.stringify(pairs);
  if (engine === "postgres") {
    const type = sql.raw(typeof pairs[0]?.[0] === "string" ? "text" : "integer");
    return sql`select found.* from json_array_elements(${given}::json) pair
      cross join lateral (${query(sql`(pair ->> 0)::${type}`, sql`(pair ->> 1)::${type}`)}) found`;
  }
  const names = columns.map((column) => sql.ref(column));
  const values = names.map((name, index) => sql`found.value ->> ${sql.lit(index)} as ${name}`);
  const packed = sql`select json_group_array(json_array(${sql.join(names)}))
    from (${query(sql`(pair.value ->> 0)`, sql`(pair.value ->> 1)`)})`;
  return sql`select ${sql.join(values)}
    from json_each(${given}) pair, json_each((${packed})) found`;
}

/** Allows explicit values for an identity column. */
export function insertOwnNumbers(engine: Engine): RawBuilder<unknown> {
  return engine === "postgres" ? sql`overriding system value` : sql``;
}

/** Continues an identity column after its highest value. */
export async function countOn(db: Database, engine: Engine, table: string, column: string) {
  // SQLite does so by itself.
  if (engine === "postgres")
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), greatest(
      (select coalesce(max(${sql.ref(column)}), 1000) from ${sql.table(table)}),
      (select last_value from ${sql.raw(`${table}_${column}_seq`)})))`.execute(db);
}

/** SQLite rewrites a store of this size in bytes in about 50 ms, during which it serves no one else. */
const maxRewritten = 8 * 2 ** 20;

/** Clears what deleted rows left in SQLite's files. Does nothing while another process has the store locked. */
export async function clearTraces(db: Database, engine: Engine): Promise<void> {
  if (engine !== "sqlite") return;
  try {
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
    // A deleted row is overwritten, but moving it between pages may have left a copy.
    if (rows[0]!.bytes <= maxRewritten) await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
}
