import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, type LogEvent, sql } from "kysely";
import { watchPostgres, watchSqlite } from "./changes.ts";
import { DatabaseUnusable } from "./database-unusable.ts";
import { type Engine, postgresDialect } from "./dialect.ts";
import { privateFolder } from "./private-files.ts";
import { recordQuery } from "./reads.ts";
import { openReplica } from "./replica.ts";
import { NodeSqliteDialect, openSqliteFile } from "./sqlite-dialect.ts";
import { faultOf, type StoreFault } from "./store-fault.ts";
import type { Database, Tables } from "./tables.ts";

/** The name of the SQLite file in the data folder. */
export const storeFile = "rallyrank.sqlite";

/** An open store. */
export interface Store {
  db: Database;
  /** For reads of what pages show to everyone: a replica, as far as it has what they read. Without one, it's `db`. */
  reader: Database;
  engine: Engine;
  /** Call it when reviews have changed, before they're read again: with the subject, or undefined for all. */
  changed(subject: string | undefined): void;
  /**
   * Calls back when any process, this one too on PostgreSQL, has changed reviews: with the subject, or with undefined
   * when that is not known.
   */
  onChange(changed: (subject: string | undefined) => void): void;
  close(): Promise<void>;
}

/**
 * Opens the store: PostgreSQL where an address is given, else a SQLite file in the data folder.
 * SQLite throws here when its file cannot be opened; PostgreSQL is first reached by the first query.
 */
export function openStore({ dataDir, databaseUrl, ...others }: StoreSettings): Store {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, others);
}

/** The settings that name a store. */
interface StoreSettings extends OtherAddresses {
  dataDir: string;
  databaseUrl?: string | undefined;
}

/** Further addresses of a PostgreSQL store. */
interface OtherAddresses {
  databaseReadUrl?: string | undefined;
  databaseListenUrl?: string | undefined;
}

const remedies: Partial<Record<StoreFault, string>> = {
  rights: "Let the user this runs as write to the folder and to every file in it.",
  room: "Make room on its disk.",
  damage: "Restore a backup, as docs/operating.md says.",
};

/** The data folder cannot hold a store: what is wrong with it, and what helps. */
export class DataFolderUnusable extends Error {
  override name = "DataFolderUnusable";

  constructor(dataDir: string, cause: Error) {
    const fault = faultOf(cause);
    const remedy = fault && remedies[fault];
    const sentence = `DATA_DIR=${dataDir} cannot hold the store: ${cause.message}`;
    super(remedy === undefined ? sentence : `${sentence}. ${remedy}`, { cause });
  }
}

function openFileIn(dataDir: string): DatabaseSync {
  try {
    privateFolder(dataDir);
    return openSqliteFile(join(dataDir, storeFile));
  } catch (error) {
    throw new DataFolderUnusable(dataDir, error as Error);
  }
}

/** A database that records its queries for anyone who listens, including those that fail for lack of a connection. */
function recorded(dialect: Dialect, explain = (error: unknown) => error): Database {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquire = driver.acquireConnection.bind(driver);
    driver.acquireConnection = async (options) => {
      try {
        return await acquire(options);
      } catch (error) {
        recordQuery({ failed: true });
        throw explain(error);
      }
    };
    return driver;
  };
  const log = ({ level }: LogEvent) => recordQuery({ failed: level === "error" });
  return new Kysely<Tables>({ dialect, log });
}

function openSqlite(dataDir: string): Store {
  const file = openFileIn(dataDir);
  const db = recorded(new NodeSqliteDialect(file));
  const stops: (() => void)[] = [];
  return {
    db,
    reader: db,
    engine: "sqlite",
    changed() {},
    onChange: (changed) => stops.push(watchSqlite(file, () => changed(undefined))),
    async close() {
      for (const stop of stops) stop();
      await db.destroy();
      // Kysely opens its driver, and so closes the file, only once a query was made.
      if (file.isOpen) file.close();
    },
  };
}

function openPostgres(
  databaseUrl: string,
  { databaseReadUrl, databaseListenUrl }: OtherAddresses,
): Store {
  // A pooler takes no settings of a session.
  const limits = databaseListenUrl === undefined ? {} : { lock_timeout: 0 };
  const explain = (error: unknown) => new DatabaseUnusable(databaseUrl, error);
  const db = recorded(postgresDialect(databaseUrl, limits), explain);
  const replica =
    databaseReadUrl === undefined ? undefined : openReplica(db, databaseReadUrl, limits);
  const notify = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(db);
  const stops: (() => Promise<void>)[] = [];
  return {
    db,
    reader: replica ? recorded(replica.dialect) : db,
    engine: "postgres",
    changed: (subject) => replica?.changed(subject),
    onChange: (changed) =>
      stops.push(watchPostgres(databaseListenUrl ?? databaseUrl, changed, notify)),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await replica?.close();
      await db.destroy();
    },
  };
}
