// What requests and corrections are to the pipeline of contributions, and the queries for their queues. Only the people
// who run the site ever read them: they wait from the start, and an answer takes them out of the queue.

import { type Kysely, type Selectable, sql } from "kysely";
import { type AlertedKind, isWanted } from "../contributions/once-alerts.store.ts";
import type { StoredKind } from "../contributions/contribution.ts";
import type { Database } from "../../platform/store/tables.ts";
import { correctionKind } from "./correction.ts";
import { requestKind } from "./request.ts";
import type { FactCorrectionsTable, PaddleRequestsTable } from "./requests.tables.ts";

export type StoredRequest = Selectable<PaddleRequestsTable>;
export type StoredCorrection = Selectable<FactCorrectionsTable>;

/** The requests for one paddle that wait. */
export interface RequestGroup {
  subject: string;
  count: number;
  /** How many of them confirmed that they want to hear. */
  listening: number;
  /** The slug of the page that's being written; null if nobody has begun one. */
  page: string | null;
  /** In epoch milliseconds. */
  first: number;
  last: number;
  /** Some of them, newest first. */
  requests: readonly StoredRequest[];
}

/** How many requests of a group are read. */
const maxInGroup = 10;

/** The requests that wait, by paddle: those asked for most often first, and those with a draft last. */
export async function waitingRequests(db: Database, limit: number): Promise<RequestGroup[]> {
  const groups = await db
    .selectFrom("paddle_requests")
    .where("held_because", "is not", null)
    .select(({ fn }) => [
      "subject",
      fn.countAll<number>().as("count"),
      sql<number>`sum(case when ${isWanted(requestKind)} then 1 else 0 end)`.as("listening"),
      fn.max("page").as("page"),
      fn.min("created_at").as("first"),
      fn.max("created_at").as("last"),
    ])
    .groupBy("subject")
    .orderBy(({ case: choose, fn }) =>
      choose().when(fn.max("page"), "is", null).then(0).else(1).end(),
    )
    .orderBy("count", "desc")
    .orderBy("first")
    .orderBy("subject")
    .limit(limit)
    .execute();
  if (groups.length === 0) return [];
  const ranked = db
    .selectFrom("paddle_requests")
    .selectAll()
    .select(({ fn }) =>
      fn
        .agg<number>("row_number")
        .over((over) =>
          over.partitionBy("subject").orderBy("created_at", "desc").orderBy("id", "desc"),
        )
        .as("place"),
    )
    .where("held_because", "is not", null)
    .where(
      "subject",
      "in",
      groups.map(({ subject }) => subject),
    );
  const rows = await db
    .selectFrom(ranked.as("ranked"))
    .selectAll()
    .where("place", "<=", maxInGroup)
    .orderBy("place")
    .execute();
  const bySubject = Map.groupBy(rows, ({ subject }) => subject);
  return groups.map((group) => ({ ...group, requests: bySubject.get(group.subject) ?? [] }));
}

/** The corrections that wait, longest first, and those with a draft last. */
export async function waitingCorrections(db: Database, limit: number): Promise<StoredCorrection[]> {
  return await db
    .selectFrom("fact_corrections")
    .selectAll()
    .where("held_because", "is not", null)
    .orderBy(({ case: choose }) => choose().when("drafted_at", "is", null).then(0).else(1).end())
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** What waits for someone: without what has a draft. */
const asked = (db: Database) => ({
  requests: db
    .selectFrom("paddle_requests")
    .where("held_because", "is not", null)
    .where("page", "is", null),
  corrections: db
    .selectFrom("fact_corrections")
    .where("held_because", "is not", null)
    .where("drafted_at", "is", null),
});

/** The requests and corrections that wait for someone, and did at a time: epoch milliseconds. */
export async function askedAsOf(db: Database, time: number) {
  const { requests, corrections } = asked(db);
  return {
    requests: await requests.select(["id", "subject"]).where("created_at", "<=", time).execute(),
    corrections: await corrections.select("id").where("created_at", "<=", time).execute(),
  };
}

export interface Asked {
  /** Paddles that are asked for. */
  paddles: number;
  corrections: number;
}

/** How many wait for someone. */
export async function countAsked(db: Database): Promise<Asked> {
  const { requests, corrections } = asked(db);
  return await db
    .selectNoFrom([
      requests.select(({ fn }) => fn.count<number>("subject").distinct().as("count")).as("paddles"),
      corrections.select(({ fn }) => fn.countAll<number>().as("count")).as("corrections"),
    ])
    .$narrowType<Asked>()
    .executeTakeFirstOrThrow();
}

/** The requests that wait for the same paddle as one of them, newest first; none if it doesn't wait itself. */
export async function waitingAlike(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom("paddle_requests")
    .select("id")
    .where("held_because", "is not", null)
    .where("subject", "=", (query) =>
      query
        .selectFrom("paddle_requests")
        .select("subject")
        .where("id", "=", id)
        .where("held_because", "is not", null),
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** A stored request; undefined if there's none. */
export const requestOf = (db: Database, id: string): Promise<StoredRequest | undefined> =>
  db.selectFrom("paddle_requests").selectAll().where("id", "=", id).executeTakeFirst();

/** A stored correction; undefined if there's none. */
export const correctionOf = (db: Database, id: string): Promise<StoredCorrection | undefined> =>
  db.selectFrom("fact_corrections").selectAll().where("id", "=", id).executeTakeFirst();

/** Says which page answers these requests; null if none does after all. */
export async function setPage(db: Database, ids: readonly string[], page: string) {
  if (ids.length === 0) return;
  await db.updateTable("paddle_requests").set({ page }).where("id", "in", ids).execute();
}

/** Says that this draft has a correction. */
export async function setDraft(db: Database, id: string, draft: string, now: number) {
  await db
    .updateTable("fact_corrections")
    .set({ entry: draft, drafted_at: now })
    .where("id", "=", id)
    .execute();
}

/** Corrections whose drafts were discarded wait as if there had been none. */
export async function forgetDrafts(db: Database, drafts: readonly string[]): Promise<void> {
  await db
    .updateTable("fact_corrections")
    .set({ entry: null, drafted_at: null })
    .where("held_because", "is not", null)
    .where("entry", "in", drafts)
    .execute();
}

/** How long an answer can be undone before anyone is told, in milliseconds. */
const undoTime = 120_000;

/** Whether a row is answered, not just now, and someone wants to hear; or may have a draft that's published by now. */
const mayBeAnswered = (kind: AlertedKind, now: number) =>
  sql<boolean>`(${sql.ref(`${kind.table}.held_because`)} is not null or (
    ${sql.ref(`${kind.table}.hidden_at`)} is null
    and ${sql.ref(`${kind.table}.approved_at`)} <= ${now - undoTime} and ${isWanted(kind)}))`;

/** The pages that may answer requests by now, those that came after its draft was begun included. */
export async function askedPages(db: Database, now: number): Promise<string[]> {
  await sql`
    update paddle_requests set page = (
      select max(begun.page) from paddle_requests begun
      where begun.subject = paddle_requests.subject and begun.held_because is not null
    )
    where held_because is not null and page is null and subject in (
      select subject from paddle_requests where held_because is not null and page is not null
    )`.execute(db);
  const rows = await db
    .selectFrom("paddle_requests")
    .select("page")
    .distinct()
    .where("page", "is not", null)
    .where(mayBeAnswered(requestKind, now))
    .execute();
  return rows.map(({ page }) => page!);
}

/** The requests that a page answers, once it's up. */
export async function answeredRequests(
  db: Database,
  page: string,
  now: number,
): Promise<StoredRequest[]> {
  return await db
    .selectFrom("paddle_requests")
    .selectAll()
    .where("page", "=", page)
    .where(mayBeAnswered(requestKind, now))
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxTold)
    .execute();
}

/** Corrections of one subject that are taken; or that wait for a draft of it, by its id. */
interface TakenTogether {
  subject: string;
  draft: string | null;
}

/** Which corrections are taken, or wait for a draft that may be published by now. */
export async function correctedSubjects(db: Database, now: number): Promise<TakenTogether[]> {
  return await db
    .selectFrom("fact_corrections")
    .select("subject")
    .select(sql<string | null>`case when held_because is null then null else entry end`.as("draft"))
    .distinct()
    .where(mayBeAnswered(correctionKind, now))
    .where(({ or, eb }) => or([eb("held_because", "is", null), eb("entry", "is not", null)]))
    .execute();
}

/** Such corrections, oldest first. */
export async function takenCorrections(
  db: Database,
  { subject, draft }: TakenTogether,
  now: number,
): Promise<StoredCorrection[]> {
  return await db
    .selectFrom("fact_corrections")
    .selectAll()
    .where("subject", "=", subject)
    .where("held_because", draft === null ? "is" : "is not", null)
    .$if(draft !== null, (query) => query.where("entry", "=", draft))
    .where(mayBeAnswered(correctionKind, now))
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxTold)
    .execute();
}

/** How many are read at once. The others are read in the next round, as these are answered by then. */
const maxTold = 500;

/**
 * Marks a row as answered. False if someone declined it, or took an answer back, meanwhile. Part of the transaction that
 * queues the email.
 */
export async function settle(
  db: Database,
  { table }: StoredKind,
  { id, held_because }: { id: string; held_because: unknown },
  now: number,
): Promise<boolean> {
  const isHeld = held_because !== null;
  const { numUpdatedRows } = await (db as unknown as Kysely<{ rows: PaddleRequestsTable }>)
    .updateTable(table as "rows")
    .set({ hidden_at: null, held_because: null, ...(isHeld ? { approved_at: now } : {}) })
    .where("id", "=", id)
    .where("held_because", isHeld ? "is not" : "is", null)
    .$if(!isHeld, (query) => query.where("hidden_at", "is", null))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
