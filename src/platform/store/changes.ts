// How one process learns that another has changed reviews: on SQLite by polling the file, on PostgreSQL by
// notifications from triggers.

import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Client } from "pg";
import { log } from "../log.ts";

/** How often to check for another process's commit to the SQLite file, in milliseconds. */
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
      // If the file is locked right now, the next check will do.
    }
  }, sqliteInterval).unref();
  return () => clearInterval(timer);
}

/**
 * The maximum pause before reconnecting to PostgreSQL, in milliseconds. Until then cached pages miss other processes'
 * changes, so it's well below the promised second.
 */
const maxPause = 400;

/** The channel of the triggers' notifications, and one to check that notifications arrive. */
const channels = { changes: "reviews_changed", check: "reviews_check" };

/** How long to wait for the check's notification, in milliseconds. */
const maxDelay = 3000;

/** How often everything counts as changed if no notifications arrive, in milliseconds. */
const withoutNotices = 1000;

/**
 * Listens for the triggers' notifications. Some are lost while the connection is down, so every new connection starts
 * by reporting everything as changed. If none arrive, because the address is a pooler's, it logs that, and everything
 * counts as changed once a second.
 * @param notify sends a notification on another connection
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
        "PostgreSQL's notifications don't arrive, so pages are rendered again every second: set DATABASE_LISTEN_URL to the address of the database itself",
      );
      deaf = setInterval(() => changed(undefined), withoutNotices).unref();
    }, maxDelay).unref();
    // If it can't be sent, the listening connection fails too and is replaced.
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
