// The PostgreSQL servers that an address names: one, or several as libpq's addresses do. Of several, one takes writes,
// and after a failover it's another one. It's found again whenever a connection fails, a query is refused or takes long.

import type { PostgresPool, PostgresPoolClient } from "kysely";
import type { ClientBase, Pool, PoolClient, PoolConfig } from "pg";
import { log } from "../log.ts";

/** How long each of several servers may take to say whether it takes writes, in milliseconds. */
const maxAnswer = 1500;

/** After how many milliseconds a query makes us look whether another server has taken its server's place. */
const doubtAfter = 2000;

/** Finds within seconds that the other machine is gone, while nothing is sent to it. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5000 };

/** Each server's own address: `postgresql://user@one:5432,two/name` names two. */
export function serversOf(databaseUrl: string): string[] {
  const parts = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is.exec(databaseUrl);
  if (!parts) return [databaseUrl];
  const [, start = "", hosts = "", rest = ""] = parts;
  return hosts.split(",").map((host) => start + host + rest);
}

/** PostgreSQL's code for a write on a server that takes none: read_only_sql_transaction. */
const readOnly = "25006";

/** SQL for the timeline that a primary writes. Each promotion raises it. */
export const timelineWritten =
  "('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer";

export type Servers = ReturnType<typeof openServers>;

/** Opens the servers of an address. A former primary that still takes writes is known by its timeline. */
export function openServers(databaseUrl: string) {
  const urls = serversOf(databaseUrl);
  const moved: (() => void)[] = [];
  let current = urls.length === 1 ? urls[0] : undefined;
  let last = current;
  let newest = 0;
  let search: Promise<string> | undefined;

  /** The timeline that a server writes. @throws if it takes no writes, or another has taken its place */
  async function timelineOf(client: ClientBase): Promise<number> {
    const { rows } = await client.query<{ is: string }>(
      "select current_setting('transaction_read_only') as is",
    );
    if (rows[0]!.is === "on")
      throw Object.assign(new Error("it takes no writes"), { code: readOnly });
    const timeline = await client
      .query<{ is: number }>(`select ${timelineWritten} as is`)
      // Only PostgreSQL itself has one.
      .then(
        (answer) => answer.rows[0]!.is,
        () => newest,
      );
    if (timeline < newest) throw new Error("another server has taken its place");
    newest = timeline;
    return timeline;
  }

  async function ask(url: string): Promise<{ url: string; timeline: number }> {
    const pg = await import("pg");
    const limits = { connectionTimeoutMillis: maxAnswer, query_timeout: maxAnswer };
    const client = new pg.Client({ connectionString: url, ...limits });
    client.on("error", () => {});
    try {
      await client.connect();
      const timeline = await timelineOf(client);
      await client.end();
      return { url, timeline };
    } catch (error) {
      // A server that hangs never confirms it.
      client.end().catch(() => {});
      throw error;
    }
  }

  // Poolers of one server have the same timeline.
  const preferred = (url: string) => Number(url === current);

  async function look(): Promise<string> {
    if (urls.length === 1) return urls[0]!;
    const answers = await Promise.allSettled(urls.map(ask));
    const [found] = answers
      .flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []))
      .toSorted((a, b) => b.timeline - a.timeline || preferred(b.url) - preferred(a.url));
    const before = current;
    // Its connections are useless if it can't be reached, unless it only has too many of them.
    const left = answers[urls.findIndex((url) => url === current)];
    if (found) current = found.url;
    else if (left?.status === "rejected" && codeOf(left.reason) !== "53300") current = undefined;
    if (before !== undefined && current !== before) for (const move of moved) move();
    if (!found) throw noneTakesWrites(urls, answers);
    if (last !== undefined && last !== found.url)
      log("warn", `${new URL(found.url).host} takes writes now, not ${new URL(last).host}`);
    return (last = found.url);
  }

  return {
    /** The address of the one that takes writes, as far as is known. */
    get current() {
      return current;
    },
    /** Asks all of several which one takes writes. @throws if none does */
    find: () => (search ??= look().finally(() => (search = undefined))),
    /** Looks at a new connection, if there are several. @throws if it isn't to one that takes writes */
    check: urls.length > 1 ? timelineOf : undefined,
    /** Calls back when another one has taken its place, or it's gone. */
    onMove: (move: () => void) => void moved.push(move),
  };
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

function noneTakesWrites(
  urls: readonly string[],
  answers: readonly PromiseSettledResult<unknown>[],
): Error {
  const reasons = answers.map((answer) => (answer as PromiseRejectedResult).reason as Error);
  const codes = new Set(reasons.map(codeOf));
  const said = urls.map((url, index) => {
    const { message, name } = reasons[index]!;
    return `${new URL(url).host}: ${message || name}`;
  });
  const [code = "08001"] = codes.size === 1 && !codes.has(readOnly) ? codes : [];
  return Object.assign(new Error(`none of them takes writes (${said.join("; ")})`), { code });
}

// OIDs of PostgreSQL's bigint and numeric.
const numberTypes = new Set<number>([20, 1700]);

/** Connections to one server. They return counts, sums and times as numbers, as SQLite does. */
async function connectTo(url: string, limits: PoolConfig, { check }: Servers): Promise<Pool> {
  const pg = await import("pg");
  const getTypeParser = ((type: number, format?: "text") =>
    numberTypes.has(type)
      ? Number
      : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser;
  const pool = new pg.Pool({
    connectionString: url,
    types: { getTypeParser },
    max: 10,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    // The database gives up long before we would; pages then render without stored reviews.
    lock_timeout: 3000,
    ...keptAlive,
    ...(check && { onConnect: check }),
    ...limits,
  });
  // An idle connection that breaks (a database restart) is replaced at the next query. Without a listener it would end
  // the process.
  pool.on("error", (error) => console.warn(`database connection lost: ${error.message}`));
  // The same for a connection in use, where the pool doesn't listen: its query fails by itself, and a broken connection
  // isn't returned to the pool.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Opens a pool of connections to the server that takes writes, whichever it is at the moment. */
export function openPool(servers: Servers, limits: PoolConfig): PostgresPool {
  /** What's lent ends with this, whoever still uses it. */
  type Take = () => void;
  let open: { pool: Promise<Pool>; lent: Set<Take>; hanging: Set<Take> } | undefined;

  /** @param isGone whether there is nothing to wait for */
  async function close(isGone: boolean): Promise<void> {
    const closing = open;
    open = undefined;
    for (const take of (isGone ? closing?.lent : closing?.hanging) ?? []) take();
    await (await closing?.pool)?.end();
  }

  async function acquire(): Promise<PostgresPoolClient> {
    const url = servers.current ?? (await servers.find());
    open ??= { pool: connectTo(url, limits, servers), lent: new Set(), hanging: new Set() };
    const from = open;
    const client = await (await from.pool).connect();
    if (from === open) return lend(client, from);
    client.release(true);
    throw new Error("Connection terminated: another server takes writes now");
  }

  const doubt = () => servers.find().catch(() => {});

  function lend(client: PoolClient, from: NonNullable<typeof open>): PostgresPoolClient {
    let isUseless = false;
    let isReleased = false;
    const giveBack = () => {
      if (from.lent.delete(take)) client.release(isUseless);
    };
    const take = () => {
      isUseless = true;
      giveBack();
    };
    const answered = () => {
      client.off("drain", answered).off("end", answered);
      from.hanging.delete(take);
      if (isReleased) giveBack();
    };
    from.lent.add(take);
    const query = async (text: string, values: unknown[]) => {
      const timer = servers.check && setTimeout(doubt, doubtAfter).unref();
      try {
        return await client.query(text, values);
      } catch (error) {
        if (codeOf(error) === readOnly) {
          isUseless = true;
          void doubt();
        }
        if ((error as Error).message === "Query read timeout" && !from.hanging.has(take)) {
          from.hanging.add(take);
          client.on("drain", answered).on("end", answered);
        }
        throw error;
      } finally {
        clearTimeout(timer);
      }
    };
    return {
      query: query as unknown as PostgresPoolClient["query"],
      release(isBroken = false) {
        isReleased = true;
        isUseless ||= isBroken;
        // The database goes on with a query that we gave up. Its connection keeps its place, or a store that hangs would
        // get more and more of them.
        if (from !== open || !from.hanging.has(take)) giveBack();
      },
    };
  }

  servers.onMove(() => void close(true));
  return {
    options: {},
    end: () => close(false),
    async connect() {
      const first = servers.current ?? (await servers.find());
      try {
        return await acquire();
      } catch (error) {
        if (servers.current === first) await servers.find();
        if (servers.current === first) throw error;
        return await acquire();
      }
    },
  };
}
