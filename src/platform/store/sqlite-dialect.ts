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

/** How long a statement waits for another process's write before it fails, in milliseconds. */
const busyTimeout = 3000;
/** Between two looks at whether that write has ended, in milliseconds. */
const busyPause = 10;

/**
 * The SQLite file, opened so that an acknowledged commit is on the disk (write-ahead log, synced at each commit), what
 * is deleted is overwritten, and only the file's owner can read it.
 */
export function openSqliteFile(path: string): DatabaseSync {
  makePrivate(path);
  const file = new DatabaseSync(path, { timeout: busyTimeout });
  file.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
    pragma secure_delete = on;`);
  return file;
}

/** SQLite gives the files it makes beside a store the rights of the store. */
function makePrivate(path: string): void {
  try {
    // Never opens one that is there: closing it would end every lock that this process has on it.
    closeSync(openSync(path, "ax", 0o600));
  } catch {
    // It is there, or SQLite says why it cannot be made.
  }
  for (const suffix of ["", "-wal", "-shm"]) closeToOthers(path + suffix);
}

/** SQLite's own number for what went wrong (`SQLITE_FULL` is 13); undefined for an error of another kind. */
export function sqliteCode(error: unknown): number | undefined {
  const { code, errcode } = error as { code?: unknown; errcode?: number };
  // The lowest byte; those above it tell kinds of the same error apart.
  return code === "ERR_SQLITE_ERROR" ? errcode! & 0xff : undefined;
}

/** Whether another process holds the lock that a statement needs (`SQLITE_BUSY`). */
export const isBusy = (error: unknown) => sqliteCode(error) === 5;

/**
 * Lends the one connection there is to one user after another. SQLite would wait for another process's write inside of
 * a call, and the whole server with it; so statements fail at once, and are tried again while others have their turn.
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

  /** Takes the write lock as it begins: no transaction can find out half-way that it came second. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk, among others, has ended the transaction already: rolling back then would hide why. */
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

  // The driver itself lends it to one after another.
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** More statements than the site has, except bulk inserts, whose length varies. */
const maxEntries = 300;
const maxLength = 5000;

/** Compiles each statement once. */
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
    // Two may go through the rows of one query at the same time.
    iterate: (parameters) => file.prepare(query).iterate(...values(parameters)),
  };
}

/** Kysely's SQLite dialect over the SQLite that is part of Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: SqliteDatabase;

  constructor(file: DatabaseSync) {
    const database = { close: () => file.close(), prepare: cacheStatements(file) };
    super({ database });
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
