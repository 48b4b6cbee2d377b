import { logFailure } from "../log.ts";
import {
  DatabaseUnusable,
  DataFolderUnusable,
  faultOf,
  openStore,
  type Store,
  type StoreSettings,
} from "./connect.ts";
import { isUpToDate, migrate } from "./migrate.ts";
import { isBusy, sqliteCode } from "./sqlite-dialect.ts";

/** The pauses between attempts, in milliseconds. */
const pauses = { first: 500, max: 5000 };

/**
 * Migrates and seeds the store, retrying for as long as PostgreSQL is unreachable or another program locks the SQLite
 * file or a table.
 * @param fill adds missing rows; `stopped` says whether it may end early
 * @throws if the store answers and can't be prepared: DataFolderUnusable if the folder or file is the reason,
 * DatabaseUnusable if it's the user, password, database or privileges
 */
export async function prepareStore(
  store: Store,
  { dataDir, databaseUrl, databaseListenUrl }: Omit<StoreSettings, "databaseReadUrl">,
  fill: (stopped: () => boolean) => Promise<void>,
) {
  let done = false;
  let stopped = false;
  let failure: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const attempt = async (pause: number): Promise<void> => {
    try {
      if (!(await isUpToDate(store.db))) await migrateAtLength();
      await fill(() => stopped);
      done = true;
    } catch (error) {
      if (!isBusy(error) && !isOutOfReach(error)) {
        await store.close();
        if (sqliteCode(error) !== undefined) throw new DataFolderUnusable(dataDir, error as Error);
        throw databaseUrl !== undefined && faultOf(error) === "rights"
          ? new DatabaseUnusable(databaseUrl, error)
          : error;
      }
      const { message } = error as Error;
      // Logged once, although it's tried every few seconds.
      if (message !== failure) logFailure("reaching the database", error);
      failure = message;
      if (stopped) return;
      const next = Math.min(pause * 2, pauses.max);
      timer = setTimeout(() => {
        attempt(next).catch((bug: unknown) => logFailure("preparing the store", bug));
      }, pause).unref();
    }
  };
  /** A migration may change every row of a large table, or wait for another process's. */
  async function migrateAtLength(): Promise<void> {
    if (databaseUrl === undefined) return await migrate(store.db, store.engine);
    const patient = openStore({ dataDir, databaseUrl, databaseListenUrl, queryTimeout: 0 });
    try {
      await migrate(patient.db, patient.engine);
    } finally {
      await patient.close();
    }
  }
  await attempt(pauses.first);
  return {
    done: () => done,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Whether it's a connection error of Node, or of a PostgreSQL that is starting, stopping, full or has a table locked
 * (SQLSTATE classes 08, 53, 57P, and 55P03).
 */
function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  if (sqliteCode(error) !== undefined) return false;
  if (error instanceof DatabaseUnusable && error.isFinal) return false;
  if (typeof code === "string") return /^(E[A-Z]+|08...|53...|57P..|55P03)$/.test(code);
  return /timeout|terminated/i.test(message ?? "");
}
