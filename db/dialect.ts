import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresDialect,
  type QueryCompiler,
  type SelectQueryBuilder,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from "kysely";
import { Pool, types } from "pg";
import type { Tables } from "./tables.ts";

/** The names of the two engines. Every difference between them is in this file or in a migration. */
export type Engine = "sqlite" | "postgres";

/** How long a write waits for another process's before it fails, in milliseconds. */
const busyTimeout = 3000;

/** The SQLite file, opened so that an acknowledged commit is on the disk: write-ahead log, synced at each commit. */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: busyTimeout });
  file.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;");
  return file;
}

/** Every transaction takes the write lock as it begins: none can find out half-way that it came second. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely's SQLite dialect over the SQLite that is part of Node. */
export class NodeSqliteDialect implements Dialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  createDriver(): Driver {
    const file = this.#file;
    return new ImmediateSqliteDriver({
      database: {
        close: () => file.close(),
        prepare(query) {
          const statement = file.prepare(query);
          const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
          return {
            reader: statement.columns().length > 0,
            all: (parameters) => statement.all(...values(parameters)),
            run: (parameters) => statement.run(...values(parameters)),
            iterate: (parameters) => statement.iterate(...values(parameters)),
          };
        },
      },
    });
  }

  createAdapter() {
    return new TransactionalSqliteAdapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }

  createIntrospector(db: Kysely<Tables>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }
}

// Type numbers of PostgreSQL's catalogue: bigint and numeric.
const numberTypes = new Set<number>([20, 1700]);

/** A pool whose counts, sums and times arrive as numbers, as SQLite's do. */
export function openPostgresPool(databaseUrl: string): Pool {
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
    keepAlive: true,
  });
  // An idle connection that breaks (a restart of the database) is replaced at the next query; unheard, it would end
  // the process.
  pool.on("error", (error) => console.warn(`database connection lost: ${error.message}`));
  return pool;
}

export const postgresDialect = (pool: Pool) => new PostgresDialect({ pool });

/** Holds every other process's migration back until this transaction ends; on SQLite its `begin` does that already. */
export async function lockMigrations(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(7423109)`.execute(db);
}

/** Rows that another process is at work on are passed over; on SQLite nobody else writes meanwhile. */
export function onlyUnlocked<Row>(
  engine: Engine,
  query: SelectQueryBuilder<Tables, "outbox", Row>,
): SelectQueryBuilder<Tables, "outbox", Row> {
  return engine === "postgres" ? query.forUpdate().skipLocked() : query;
}
