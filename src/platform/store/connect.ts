// Opens the store, SQLite or PostgreSQL, and explains what can go wrong with it. Either way, callers get a Kysely
// database, a reader for what pages show, and change notifications.

import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Dialect, Kysely, type LogEvent, sql } from "kysely";
import { NodeSqliteDialect, openSqliteFile, sqliteCode } from "./sqlite-dialect.ts";
import { watchPostgres, watchSqlite } from "./changes.ts";
import { type Engine, postgresDialect } from "./dialect.ts";
import { privateFolder } from "../private-files.ts";
import { recordQuery } from "./reads.ts";
import { openReplica } from "./replica.ts";
import { openServers, serversOf } from "./servers.ts";
import type { Database, Tables } from "./tables.ts";

/** What keeps a store from being opened or written. */
export type StoreFault = "rights" | "room" | "damage" | "lock";

// Node's error codes, SQLite's result codes and PostgreSQL's SQLSTATEs.
const codes: Record<StoreFault, readonly unknown[]> = {
  // READONLY, CANTOPEN; read_only_sql_transaction, insufficient_privilege.
  rights: ["EACCES", "EPERM", "EROFS", 8, 14, "25006", "42501"],
  // FULL; disk_full.
  room: ["ENOSPC", "EDQUOT", 13, "53100"],
  // CORRUPT, NOTADB; data_corrupted, index_corrupted.
  damage: [11, 26, "XX001", "XX002"],
  // BUSY, LOCKED; lock_not_available.
  lock: [5, 6, "55P03"],
};
const faults = new Map(
  (Object.keys(codes) as StoreFault[]).flatMap((fault) =>
    codes[fault].map((code): [unknown, StoreFault] => [code, fault]),
  ),
);

/** Classifies an error; undefined if it's none of these. */
export function faultOf(error: unknown): StoreFault | undefined {
  return faults.get(sqliteCode(error) ?? (error as { code?: unknown }).code);
}

/** How a transaction pooler refuses session settings. */
const fromPooler = "unsupported startup parameter";

/** The remedy, by the beginning of a SQLSTATE, a Node error code, or the driver's message. */
const remedies: readonly (readonly [string, string])[] = [
  ["28", "Correct its user and password; in passwords, percent-encode the characters @ : / ? # %."],
  ["3D", "Correct the database's name in it, or create the database."],
  ["25006", "Name a server that accepts writes."],
  ["08001", "Start the one that takes writes, or promote another."],
  ["42501", "Let its user create tables: run 'grant all on schema public to' that user."],
  ["53", "Raise max_connections of PostgreSQL, or run fewer processes."],
  ["57P", "Wait until PostgreSQL has started."],
  ["ENOTFOUND", "Correct its host name."],
  ["EAI_AGAIN", "Check its host name, and the DNS of this machine."],
  ["ECONNREFUSED", "Check that PostgreSQL is running there, and the port."],
  // Poolers don't forward notifications either.
  [
    fromPooler,
    "It's a pooler's address: set DATABASE_LISTEN_URL to the address of the database itself, as docs/scaling.md says.",
  ],
  ["The server does not support SSL", "Remove sslmode from it, or turn on TLS in PostgreSQL."],
];
const usualRemedy = "Check its host and port, the network between, and PostgreSQL's log.";

/**
 * PostgreSQL can't be used as configured. The message explains what's wrong and how to fix it, without the password.
 */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable";
  readonly code: string | undefined;
  /** Whether retrying is useless. */
  readonly isFinal: boolean;

  constructor(databaseUrl: string, cause: unknown) {
    const { code, message, name } = cause as Error & { code?: string };
    // After failing on several addresses, the error's message is empty.
    const words = (message || code || name).replace(/\.$/, "");
    const [, remedy = usualRemedy] =
      remedies.find(([start]) => words.startsWith(start) || code?.startsWith(start)) ?? [];
    super(
      `DATABASE_URL names ${databaseName(databaseUrl)}, which can't be used: ${words}. ${remedy}`,
      {
        cause,
      },
    );
    this.code = code;
    this.isFinal = words.startsWith(fromPooler);
  }
}

/** Describes a database to the owner: 'PostgreSQL database rally at db.example:5432'. */
export function databaseName(databaseUrl: string): string {
  const urls = serversOf(databaseUrl).map((url) => new URL(url));
  const hosts = urls.map(({ host }) => host).join(" or ");
  return `PostgreSQL database ${decodeURIComponent(urls[0]!.pathname.slice(1))} at ${hosts}`;
}

/** The name of the SQLite file in the data folder. */
export const storeFile = "rallyrank.sqlite";

export interface Store {
  db: Database;
  /**
   * For reading what pages show to everyone: a replica, as far as it's up to date. Without one it's the same database;
   * on PostgreSQL by connections of its own, so that posts that wait for a lock keep no page waiting.
   */
  reader: Database;
  engine: Engine;
  /** Call it when reviews have changed, before reading them again: with the subject, or undefined for all. */
  changed(subject: string | undefined): void;
  /**
   * Calls back when any process has changed reviews (on PostgreSQL, this one too): with the subject, or undefined if
   * that isn't known.
   */
  onChange(changed: (subject: string | undefined) => void): void;
  close(): Promise<void>;
}

/**
 * Opens the store: PostgreSQL if a URL is given, otherwise a SQLite file in the data folder.
 * SQLite throws here if the file can't be opened; PostgreSQL connects at the first query.
 */
export function openStore({ dataDir, databaseUrl, ...others }: StoreSettings): Store {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, others);
}

export interface StoreSettings extends OtherAddresses {
  dataDir: string;
  databaseUrl?: string | undefined;
  /**
   * How long PostgreSQL may take for a query, in milliseconds: by default 10 seconds; 0 for as long as it needs. If it's
   * given, transactions may pause for any time, too.
   */
  queryTimeout?: number | undefined;
}

/** More URLs of a PostgreSQL store. */
interface OtherAddresses {
  databaseReadUrl?: string | undefined;
  databaseListenUrl?: string | undefined;
}

const connectRemedies: Partial<Record<StoreFault, string>> = {
  rights: "Let the user this runs as write to the folder and to every file in it.",
  room: "Free up space on its disk.",
  damage: "Restore a backup, as docs/operating.md says.",
};

/** The data folder can't hold a store. The message explains why and how to fix it. */
export class DataFolderUnusable extends Error {
  override name = "DataFolderUnusable";

  constructor(dataDir: string, cause: Error) {
    const fault = faultOf(cause);
    const remedy = fault && connectRemedies[fault];
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

/** A database whose queries are recorded for `recordReads`, including those that fail to get a connection. */
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
      // Kysely opens its driver, and thus closes the file, only if there was a query.
      if (file.isOpen) file.close();
    },
  };
}

/** How many connections a process opens to PostgreSQL at most: for what pages read, and for all else. */
const connections = { reads: 6, others: 4 };

/**
 * How long a transaction may wait for its process, in milliseconds: what a process that was stopped or frozen has locked
 * keeps the posts of all others waiting.
 */
const maxIdle = 15_000;

function openPostgres(
  databaseUrl: string,
  { databaseReadUrl, databaseListenUrl, queryTimeout }: Omit<StoreSettings, "dataDir">,
): Store {
  // Poolers refuse session settings.
  const limits = databaseListenUrl === undefined ? {} : { lock_timeout: 0 };
  const servers = openServers(databaseUrl);
  const explain = (error: unknown) => new DatabaseUnusable(databaseUrl, error);
  const own = queryTimeout === undefined ? limits : { ...limits, query_timeout: queryTimeout };
  const open = (max: number) =>
    recorded(
      postgresDialect(servers, { ...own, max }, queryTimeout === undefined ? maxIdle : 0),
      explain,
    );
  const db = open(connections.others);
  const reads = open(connections.reads);
  const replica =
    databaseReadUrl === undefined ? undefined : openReplica(reads, databaseReadUrl, limits);
  const notify = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(db);
  const stops: (() => Promise<void>)[] = [];
  return {
    db,
    reader: replica ? recorded(replica.dialect) : reads,
    engine: "postgres",
    changed: (subject) => replica?.changed(subject),
    onChange: (changed) =>
      stops.push(
        watchPostgres(
          databaseListenUrl === undefined ? servers : openServers(databaseListenUrl),
          changed,
          notify,
        ),
      ),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await replica?.close();
      await Promise.all([reads.destroy(), db.destroy()]);
    },
  };
}
