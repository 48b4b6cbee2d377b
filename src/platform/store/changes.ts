// How one process learns that another has changed reviews: on SQLite by polling the file, on PostgreSQL by
// notifications from triggers.

import { randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as rest } from "node:timers/promises";
import type { Client } from "pg";
import { log } from "../log.ts";
import { keptAlive, type Servers } from "./servers.ts";

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
 * The pauses before reconnecting to PostgreSQL, in milliseconds. Until then cached pages miss other processes' changes,
 * so the longest is well below the promised second.
 */
const [firstPause, maxPause] = [100, 400];

/** The channel of the triggers' notifications, and one to check that notifications arrive. */
const channels = { changes: "reviews_changed", check: "reviews_check" };

/** How long to wait for the check's notification, in milliseconds. */
const maxDelay = 3000;

/** How often everything counts as changed if no notifications arrive, in milliseconds. */
const withoutNotices = 1000;

/**
 * Listens for the triggers' notifications, at the server that takes writes. Some are lost while the connection is down,
 * so every new connection starts by reporting everything as changed. If none arrive, because the address is a pooler's,
 * it logs that, and everything counts as changed once a second.
 * @param notify sends a notification on another connection
 */
export function watchPostgres(
  servers: Servers,
  changed: (subject: string | undefined) => void,
  notify: (channel: string, payload: string) => Promise<unknown>,
): () => Promise<void> {
  const stopping = new AbortController();
  let deaf: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let move = () => {};
  let pause = firstPause;

  async function listen(): Promise<void> {
    const pg = await import("pg");
    const connectionString = servers.current ?? (await servers.find());
    if (stopping.signal.aborted) return;
    const limits = { connectionTimeoutMillis: 3000, query_timeout: 3000 };
    const mine = new pg.Client({ connectionString, ...limits, ...keptAlive });
    client = mine;
    mine.on("error", () => {});
    const ended = new Promise<void>((resolve) => {
      mine.on("end", resolve);
      // One that hangs doesn't end by itself.
      move = resolve;
    });
    const own = randomUUID();
    mine.on("notification", ({ channel, payload }) => {
      if (channel === channels.changes) changed(payload);
      else if (payload === own) clearInterval(deaf);
    });
    try {
      await mine.connect();
      await servers.check?.(mine);
      await mine.query(`listen ${channels.changes}`);
      await mine.query(`listen ${channels.check}`);
      pause = firstPause;
      changed(undefined);
      expectNotice(own);
      await ended;
    } finally {
      clearInterval(deaf);
      mine.end().catch(() => {});
    }
  }

  async function follow(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      await listen().catch(() => servers.find().catch(() => ""));
      await rest(pause, undefined, { signal, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, maxPause);
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

  servers.onMove(() => move());
  void follow();
  return async () => {
    stopping.abort();
    clearInterval(deaf);
    await client?.end().catch(() => {});
  };
}
