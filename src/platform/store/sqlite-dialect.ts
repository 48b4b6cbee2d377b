// SQLite through node:sqlite, opened so that an acknowledged commit is durable. It has one connection, lent to one user
// at a time; a lock held by another process never blocks the server.

import { closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";
import { LRUCache } from "lru-cache";
import { closeToOthers } from "../private-files.ts";
import { fold } from "../text/normalize-text.ts";

/** How long a statement waits for another process's write lock, in milliseconds. */
const busyTimeout = 3000;
/** The pause between attempts, in milliseconds. */
const busyPause = 10;

/**
 * Opens the SQLite file so that an acknowledged commit is on disk (WAL, synced at each commit), deleted content is
 * overwritten, and only the file's owner can read it.
 */
export function openSqliteFile(path: string): DatabaseSync {
  makePrivate(path);
  const file = new DatabaseSync(path, { timeout: busyTimeout });
  file.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma secure_delete = on;`);
  return file;
}

/** SQLite gives its side files the permissions of the store. */
function makePrivate(path: string): void {
  try {
    // Never open an existing file: closing it would release all locks this process has on it.
    closeSync(openSync(path, "ax", 0o600));
  } catch {
    // It exists, or SQLite will say why it can't be created.
  }
  for (const suffix of ["", "-wal", "-shm"]) closeToOthers(path + suffix);
}

/** SQLite's result code (`SQLITE_FULL` is 13); undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  // The lowest byte; higher ones distinguish variants of an error.
  return code === "ERR_SQLITE_ERROR" ? errcode! & 0xff : undefined;
}

/** Whether another process holds the lock a statement needs (`SQLITE_BUSY`). */
export const isBusy = (error: unknown) => sqliteCode(error) === 5;

/**
 * Lends its one connection to one user at a time. SQLite would block the whole server while it waits for another
 * process, so statements fail at once and are retried while other work goes on.
 */
class PatientSqliteDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  #connection: DatabaseConnection | undefined;
  #turn = Promise.resolve();
  #endTurn = () => {};

  constructor(file: DatabaseSync, database: SqliteDatabase) {
    super({ database });
    this.#file = file;
    file.exec("pragma busy_timeout = 0");
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#takeTurn();
    this.#connection ??= this.#patient(await super.acquireConnection());
    return this.#connection;
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn();
  }

  /** Takes the write lock up front, so no transaction can fail halfway because it came second. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk, for example, has ended the transaction already; rolling back again would hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  async #takeTurn(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = this.#turn;
    this.#turn = promise;
    await before;
    this.#endTurn = resolve;
  }

  #patient(connection: DatabaseConnection): DatabaseConnection {
    return {
      streamQuery: (query, size, options) => connection.streamQuery(query, size, options),
      executeQuery: async (query, options) => {
        const deadline = performance.now() + busyTimeout;
        for (;;)
          try {
            return await connection.executeQuery(query, options);
          } catch (error) {
            const mayWait = isBusy(error) && !this.#file.isTransaction;
            if (!mayWait || performance.now() > deadline) throw error;
            this.#endTurn();
            await pause(busyPause);
            await this.#takeTurn();
          }
      },
    };
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  // The driver itself serializes its users.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** More statements than the site has, not counting bulk inserts of varying length. */
const maxEntries = 300;
const maxLength = 5000;

/** Prepares each statement once. */
function cacheStatements(file: DatabaseSync): SqliteDatabase["prepare"] {
  const cache = new LRUCache<string, SqliteStatement>({
    max: maxEntries,
    memoMethod: (query) => prepare(file, query),
  });
  return (query) => (query.length < maxLength ? cache.memo(query) : prepare(file, query));
}

function prepare(file: DatabaseSync, query: string): SqliteStatement {
  const statement = file.prepare(query);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // Two iterations of the same query may be open at the same time.
    iterate: (parameters) => file.prepare(query).iterate(...values(parameters)),
  };
}

/** Kysely's SQLite dialect on top of node:sqlite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: SqliteDatabase;

  constructor(file: DatabaseSync) {
    const database = { close: () => file.close(), prepare: cacheStatements(file) };
    super({ database });
    file.function("fold", { deterministic: true }, (text) => fold(String(text)));
    this.#file = file;
    this.#database = database;
  }

  override createDriver() {
    return new PatientSqliteDriver(this.#file, this.#database);
  }

  override createAdapter() {
    return new NodeSqliteAdapter();
  }
}
