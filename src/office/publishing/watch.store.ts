// Pages of makers that are read once a week, and what they propose. Any number of processes read them: the first
// to ask a host has that minute.

import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ListWindow } from "../../platform/listing.ts";
import { newestFirst } from "../../platform/store/lists.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { ProposalsTable, WatchedPagesTable } from "./watch.tables.ts";

export type WatchedPageRow = Selectable<WatchedPagesTable>;
export type ProposalRow = Selectable<ProposalsTable>;

/** How long a host rests between two requests, in milliseconds. */
const hostPause = 60_000;

/** Takes a host's turn. @returns whether it has rested long enough: of several processes, only one gets true */
export async function takeTurn(db: Database, host: string, now: number): Promise<boolean> {
  await db
    .insertInto("watched_hosts")
    .values({ host, asked_at: 0, robots: null, robots_at: null })
    .onConflict((conflict) => conflict.column("host").doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable("watched_hosts")
    .set({ asked_at: now })
    .where("host", "=", host)
    // A clock that was set back mustn't stop it.
    .where((is) => is.or([is("asked_at", "<=", now - hostPause), is("asked_at", ">", now)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** A host's robots.txt, if it was read after a time. */
export async function robotsOf(
  db: Database,
  host: string,
  after: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("watched_hosts")
    .select("robots")
    .where("host", "=", host)
    .where("robots_at", ">", after)
    .executeTakeFirst();
  return row?.robots ?? undefined;
}

export async function keepRobots(
  db: Database,
  host: string,
  robots: string,
  now: number,
): Promise<void> {
  await db
    .updateTable("watched_hosts")
    .set({ robots, robots_at: now })
    .where("host", "=", host)
    .execute();
}

/** Follows the file: a page that's new or named otherwise is due, and what nobody names anymore is forgotten. */
export async function followNamed(
  db: Database,
  named: ReadonlyMap<string, string>,
  now: number,
): Promise<readonly WatchedPageRow[]> {
  const urls = [...named.keys()];
  const rows = await db.selectFrom("watched_pages").selectAll().execute();
  const known = new Map(rows.map((row) => [row.url, row]));
  const gone = rows.filter(({ url }) => !named.has(url)).map(({ url }) => url);
  const other = urls.filter((url) => known.get(url)?.named !== named.get(url));
  if (gone.length + other.length === 0) return rows;
  return await db.transaction().execute(async (on) => {
    if (gone.length > 0) {
      await on.deleteFrom("watched_pages").where("url", "in", gone).execute();
      await on.deleteFrom("proposals").where("page", "in", gone).execute();
    }
    const fresh = { etag: "", modified: "", state: "new", says: "", failures: 0 } as const;
    for (const url of other) {
      const row = { ...fresh, named: named.get(url)!, due_at: now, read_at: null };
      await on
        .insertInto("watched_pages")
        .values({ url, ...row })
        .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
        .execute();
    }
    return await on.selectFrom("watched_pages").selectAll().execute();
  });
}

export const pagesNamed = async (db: Database, urls: readonly string[]) =>
  await db
    .selectFrom("watched_pages")
    .selectAll()
    .where("url", "in", urls)
    .orderBy("url")
    .execute();

export async function setPage(
  db: Database,
  url: string,
  change: Partial<Omit<WatchedPageRow, "url" | "named">>,
): Promise<void> {
  await db.updateTable("watched_pages").set(change).where("url", "=", url).execute();
}

/** Everything that a page said last, by the content file that it's about. */
export async function saidBy(
  db: Database,
  page: string,
): Promise<ReadonlyMap<string, ProposalRow>> {
  const rows = await db.selectFrom("proposals").selectAll().where("page", "=", page).execute();
  return new Map(rows.map((row) => [row.entry, row]));
}

/** Keeps what a page says of a paddle in place of what it said before. */
export async function keepSaid(db: Database, said: Omit<ProposalRow, "id">): Promise<void> {
  // With another id, so that nobody takes what they haven't read.
  const row = { ...said, id: randomUUID() };
  await db
    .insertInto("proposals")
    .values(row)
    .onConflict((conflict) => conflict.columns(["page", "entry"]).doUpdateSet(row))
    .execute();
}

/** Changes what is kept of the same words. */
export async function changeSaid(
  db: Database,
  id: string,
  change: Partial<Pick<ProposalRow, "changes" | "base" | "state" | "read_at">>,
): Promise<void> {
  await db.updateTable("proposals").set(change).where("id", "=", id).execute();
}

export async function forgetSaid(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("proposals").where("id", "in", ids).execute();
}

/** The proposals that wait, newest first. */
export async function listProposals(db: Database, window: ListWindow): Promise<ProposalRow[]> {
  const waiting = db.selectFrom("proposals").selectAll().where("state", "=", "waiting");
  return await newestFirst(waiting, window, { time: "first_seen_at" }).execute();
}

export async function countProposals(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom("proposals")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of these proposals that wait. */
export async function waitingProposals(
  db: Database,
  ids: readonly string[],
): Promise<ProposalRow[]> {
  return await db
    .selectFrom("proposals")
    .selectAll()
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .orderBy("id")
    .execute();
}

/** Changes the state of proposals that are in another one. @returns the ids of those that were */
export async function decideProposals(
  db: Database,
  ids: readonly string[],
  from: ProposalRow["state"],
  to: ProposalRow["state"],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .updateTable("proposals")
    .set({ state: to })
    .where("id", "in", ids)
    .where("state", "=", from)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
