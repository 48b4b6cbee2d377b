import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { log } from "../log.ts";

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

/** The channel of the triggers' notices, and one to find out whether any arrive. */
const channels = { changes: "reviews_changed", check: "reviews_check" };

/** How long a notice may take to arrive before none are expected, in milliseconds. */
const maxDelay = 3000;

/** How often everything counts as changed where no notices arrive, in milliseconds. */
const withoutNotices = 1000;

/**
 * Listens for the triggers' notices. Some are missed while it's broken, so a connection begins with one for all. Where
 * none arrive, because the address is a pooler's, the log says so and everything counts as changed once a second.
 * @param notify sends a notice on another connection
 */
export function watchPostgres(
  databaseUrl: string,
  changed: (subject: string | undefined) => void,
  notify: (channel: string, payload: string) => Promise<unknown>,
): () => Promise<void> {
  let deaf: NodeJS.Timeout | undefined;
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
    const pg = await import("pg");
    if (stopped) return;
    const mine = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    });
    client = mine;
    mine.on("error", () => {});
    mine.on("end", () => {
      clearInterval(deaf);
      again();
    });
    const own = randomUUID();
    mine.on("notification", ({ channel, payload }) => {
      if (channel === channels.changes) changed(payload);
      else if (payload === own) clearInterval(deaf);
    });
    try {
      await mine.connect();
      await mine.query(`listen ${channels.changes}`);
      await mine.query(`listen ${channels.check}`);
      pause = 100;
      changed(undefined);
      expectNotice(own);
    } catch {
      await mine.end().catch(() => {});
      again();
    }
  }

  function expectNotice(payload: string): void {
    clearInterval(deaf);
    deaf = setTimeout(() => {
      log(
        "error",
        "PostgreSQL's notices don't arrive, so pages are rendered again every second: set DATABASE_LISTEN_URL to the address of the database itself",
      );
      deaf = setInterval(() => changed(undefined), withoutNotices).unref();
    }, maxDelay).unref();
    // Where it can't be sent, the connection that listens breaks, too, and is made again.
    notify(channels.check, payload).catch(() => clearInterval(deaf));
  }

  void listen();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    clearInterval(deaf);
    await client?.end().catch(() => {});
  };
}
