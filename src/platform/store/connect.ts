import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, type LogEvent } from "kysely";
import { watchPostgres, watchSqlite } from "./changes.ts";
import { DatabaseUnusable } from "./database-unusable.ts";
import { type Engine, openPostgresPool, postgresDialect } from "./dialect.ts";
import { privateFolder } from "./private-files.ts";
import { recordQuery } from "./reads.ts";
import { NodeSqliteDialect, openSqliteFile } from "./sqlite-dialect.ts";
import { faultOf, type StoreFault } from "./store-fault.ts";
import type { Database, Tables } from "./tables.ts";

/** The name of the SQLite file in the data folder. */
export const storeFile = "rallyrank.sqlite";

/** An open store. */
export interface Store {
  db: Database;
  engine: Engine;
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
export function openStore(where: { dataDir: string; databaseUrl?: string | undefined }): Store {
  return where.databaseUrl === undefined
    ? openSqlite(where.dataDir)
    : openPostgres(where.databaseUrl);
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
    engine: "sqlite",
    onChange: (changed) => stops.push(watchSqlite(file, () => changed(undefined))),
    async close() {
      for (const stop of stops) stop();
      await db.destroy();
      // Kysely opens its driver, and so closes the file, only once a query was made.
      if (file.isOpen) file.close();
    },
  };
}

function openPostgres(databaseUrl: string): Store {
  const explain = (error: unknown) => new DatabaseUnusable(databaseUrl, error);
  const db = recorded(postgresDialect(openPostgresPool(databaseUrl)), explain);
  const stops: (() => Promise<void>)[] = [];
  return {
    db,
    engine: "postgres",
    onChange: (changed) => stops.push(watchPostgres(databaseUrl, changed)),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await db.destroy();
    },
  };
}
