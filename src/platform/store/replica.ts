// Read-your-writes on a PostgreSQL replica. After a change, reads of what changed go to the primary until the replica's
// log position has passed it. Reads never wait, and never see less than the primary had when the change was reported.

import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { type DatabaseConnection, type Dialect, type Driver, Kysely, sql } from "kysely";
import type { PoolConfig } from "pg";
import { log } from "../log.ts";
import { postgresDialect } from "./dialect.ts";
import { currentTags, everything } from "./reads.ts";
import { openServers, timelineWritten } from "./servers.ts";
import type { Database, Tables } from "./tables.ts";

/** How often to poll a replica that is behind, in milliseconds. */
const interval = 100;

/** How often to poll one that doesn't answer, in milliseconds. */
const afterFailure = 1000;

/** How far a replica may lag before the log says so, in milliseconds. */
const lateAfter = 10_000;

/** A replica that doesn't answer quickly is bypassed. */
const timeouts = { connectionTimeoutMillis: 1000, query_timeout: 3000, lock_timeout: 1000 };

/** Identifies a database and its replicas. */
const name = sql<string>`current_database() || (select system_identifier from pg_control_system())`;

/** SQL for the timeline that a replica replays. After a failover, it's known some minutes later. */
const timelineReplayed = sql<number>`greatest((select timeline_id from pg_control_checkpoint()),
  (select min_recovery_end_timeline from pg_control_recovery()))`;

/** A change the replica may not have yet. */
interface Gap {
  /** The primary's log position after the change, in bytes; undefined until the primary has answered. */
  position: number | undefined;
  /** How many polls found the replica without it. */
  rounds: number;
}

/** A replica for reads that don't need anything newer than it has. */
export interface Replica {
  /** Sends each query to the replica or the primary. It has no transactions. */
  dialect: Dialect;
  /** Sends reads of a subject, or all reads, to the primary until the replica has everything committed so far. */
  changed(subject: string | undefined): void;
  close(): Promise<void>;
}

/**
 * Opens a replica. All reads go to the primary until the replica has caught up, and again whenever it fails. A query
 * that fails on the replica is retried on the primary.
 * @param limits settings of its connections
 */
export function openReplica(primary: Database, replicaUrl: string, limits: PoolConfig): Replica {
  const dialect = () => postgresDialect(openServers(replicaUrl), { ...timeouts, ...limits });
  const replica = new Kysely<Tables>({ dialect: dialect() });
  const gaps = new Map<string, Gap>();
  const stopping = new AbortController();
  // Polling isn't part of the request that started it.
  const outsideOfRequests = AsyncLocalStorage.snapshot();
  let following: Promise<void> | undefined;
  let primaryIs = { name: "", timeline: 0 };
  let inTrouble = false;

  /** Always a new object: the old one's position may predate this change. */
  function addGap(tag: string): void {
    gaps.set(tag, { position: undefined, rounds: 0 });
  }

  function changed(subject: string | undefined): void {
    addGap(subject ?? everything);
    following ??= outsideOfRequests(follow);
  }

  async function follow(): Promise<void> {
    while (gaps.size > 0 && !stopping.signal.aborted) {
      try {
        await closeGaps();
        const isLate = [...gaps.values()].some(({ rounds }) => rounds * interval >= lateAfter);
        if (isLate) warn("it is behind");
        else if (!gaps.has(everything)) recover();
        await wait(interval);
      } catch (error) {
        warn((error as Error).message);
        await wait(afterFailure);
      }
    }
    following = undefined;
  }

  async function wait(milliseconds: number): Promise<void> {
    if (gaps.size === 0) return;
    const options = { signal: stopping.signal, ref: false };
    await pause(milliseconds, undefined, options).catch(() => {});
  }

  async function closeGaps(): Promise<void> {
    const unplaced = [...gaps.values()].filter(({ position }) => position === undefined);
    if (unplaced.length > 0) {
      // The insert position: it includes commits that aren't flushed yet.
      const { rows } = await sql<{ name: string; timeline: number; position: number }>`
        select ${name} as name, ${sql.raw(timelineWritten)} as timeline,
          pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position`.execute(primary);
      primaryIs = rows[0]!;
      for (const gap of unplaced) gap.position = rows[0]!.position;
    }
    const { rows } = await sql<{
      name: string;
      timeline: number;
      follows: boolean;
      position: number | null;
    }>`
      select ${name} as name, ${timelineReplayed} as timeline, pg_is_in_recovery() as follows,
        pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') as position`.execute(replica);
    const { timeline, follows, position } = rows[0]!;
    if (rows[0]!.name !== primaryIs.name) throw new Error("it has another database");
    // A promoted replica has diverged, and its position means nothing.
    if (!follows || position === null) throw new Error("it doesn't follow a primary");
    // After a failover, it may have what the new primary never got. Then it can't follow it, at whatever position.
    if (timeline < primaryIs.timeline) throw new Error("it follows a former primary so far");
    for (const [tag, gap] of gaps) {
      gap.rounds++;
      if (gap.position !== undefined && gap.position <= position) gaps.delete(tag);
    }
  }

  function warn(reason: string): void {
    if (!inTrouble && !stopping.signal.aborted)
      log("warn", `reads go to DATABASE_URL, not to the replica in DATABASE_READ_URL: ${reason}`);
    inTrouble = true;
  }

  function recover(): void {
    if (inTrouble) log("info", "the replica in DATABASE_READ_URL has caught up");
    inTrouble = false;
  }

  const has = (tag: string) =>
    tag === everything ? gaps.size === 0 : !gaps.has(tag) && !gaps.has(everything);

  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: Parameters<DatabaseConnection["executeQuery"]>[0]) {
      // Starts with the first read: a command that reads nothing here doesn't wait for a replica.
      if (gaps.size > 0) following ??= outsideOfRequests(follow);
      if (currentTags().every(has)) {
        try {
          return await replica.executeQuery<Row>(query);
        } catch (error) {
          warn((error as Error).message);
          changed(undefined);
        }
      }
      return await primary.executeQuery<Row>(query);
    },
    streamQuery() {
      throw new Error("A replica's rows are read at once.");
    },
  };

  addGap(everything);
  return {
    dialect: withDriver(dialect(), readingDriver(connection)),
    changed,
    async close() {
      stopping.abort();
      await following;
      await replica.destroy();
    },
  };
}

const withDriver = (dialect: Dialect, driver: Driver): Dialect => {
  dialect.createDriver = () => driver;
  return dialect;
};

/** A read-only driver whose one connection picks a real one for each query. */
function readingDriver(connection: DatabaseConnection): Driver {
  const nothing = () => Promise.resolve();
  const noTransaction = () => Promise.reject(new Error("A replica takes no transactions."));
  return {
    init: nothing,
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: nothing,
    destroy: nothing,
  };
}
