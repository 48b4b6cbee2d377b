import type { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

/** How often another process's commit to the SQLite file is looked for, in milliseconds. */
const sqliteInterval = 200;

/** Calls back after any other connection has committed to the file. */
export function watchSqlite(file: DatabaseSync, changed: () => void): () => void {
  const version = file.prepare("pragma data_version");
  const read = () => version.get()?.["data_version"];
  let seen = read();
  const timer = setInterval(() => {
    try {
      const now = read();
      if (now !== seen) changed();
      seen = now;
    } catch {
      // A file locked at this moment is looked at again at the next.
    }
  }, sqliteInterval).unref();
  return () => clearInterval(timer);
}

/**
 * The longest pause before the next try to reach PostgreSQL again, in milliseconds. Until then pages in memory do not
 * hear what other processes store, so it is well below the second that is promised.
 */
const maxPause = 400;

/** Listens for the triggers' notices. Some are missed while it's broken, so a connection begins with one for all. */
export function watchPostgres(
  databaseUrl: string,
  changed: (subject: string | undefined) => void,
): () => Promise<void> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = 100;

  const again = () => {
    if (stopped || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, pause).unref();
    pause = Math.min(pause * 2, maxPause);
  };

  async function listen(): Promise<void> {
    const mine = new Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client = mine;
    mine.on("error", () => {});
    mine.on("end", again);
    mine.on("notification", (notice) => changed(notice.payload));
    try {
      await mine.connect();
      await mine.query("listen reviews_changed");
      pause = 100;
      changed(undefined);
    } catch {
      await mine.end().catch(() => {});
      again();
    }
  }

  void listen();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await client?.end().catch(() => {});
  };
}
