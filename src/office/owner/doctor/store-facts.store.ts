import { sql } from "kysely";
import { dayLength } from "../../../platform/today.ts";
import type { Store } from "../../../platform/store/connect.ts";
import type { Database } from "../../../platform/store/tables.ts";
import type { PostgresFacts } from "./check-store.ts";

/** SQLite's integrity check of the file; undefined if it's intact, and on PostgreSQL. */
export async function findDamage({ db, engine }: Store): Promise<string | undefined> {
  if (engine !== "sqlite") return undefined;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check;
  return found === "ok" ? undefined : found;
}

/** PostgreSQL's own settings; undefined on SQLite. */
export async function postgresFacts({ db, engine }: Store): Promise<PostgresFacts | undefined> {
  if (engine !== "postgres") return undefined;
  const { rows } = await sql<PostgresFacts>`select
    current_setting('server_version_num')::integer as "version",
    current_setting('server_encoding') as "encoding",
    current_setting('max_connections')::integer
      - current_setting('superuser_reserved_connections')::integer as "maxConnections",
    (select count(*) from pg_stat_activity where backend_type = 'client backend')
      as "openConnections",
    current_setting('synchronous_commit') as "synchronousCommit"`.execute(db);
  return rows[0];
}

/** The database's clock, in epoch milliseconds; undefined on SQLite, which uses ours. */
export async function databaseTime({ db, engine }: Store): Promise<number | undefined> {
  if (engine !== "postgres") return undefined;
  const { rows } = await sql<{ time: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  return rows[0]?.time;
}

/** When the newest review was written, in epoch milliseconds; undefined if there is none. */
export async function newestReview(db: Database): Promise<number | undefined> {
  const { newest } = await db
    .selectFrom("paddle_reviews")
    .select(({ fn }) => fn.max("created_at").as("newest"))
    .executeTakeFirstOrThrow();
  return newest ?? undefined;
}

/**
 * When the oldest waiting email was written, in epoch milliseconds, undefined if none is waiting; and how many addresses
 * took no more email in the seven days before a time, and how many get it.
 */
export async function mailFacts(db: Database, now: number) {
  const addresses = db
    .selectFrom("subscribers")
    .select(({ fn }) => fn.count<number>("email_key").distinct().as("count"));
  const { oldest, bounced, confirmed } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.min("created_at").as("oldest"))
    .select(addresses.where("bounced_at", ">=", now - 7 * dayLength).as("bounced"))
    .select(addresses.where("state", "=", "confirmed").as("confirmed"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { oldest: oldest ?? undefined, readers: { bounced: bounced!, confirmed: confirmed! } };
}
