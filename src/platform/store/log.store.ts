import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ListWindow } from "../listing.ts";
import { newestFirst } from "./lists.ts";
import type { Database, LogTable } from "./tables.ts";
import { dayLength } from "../today.ts";

/** What was done, by whom and why. */
export type LogEntry = Selectable<LogTable>;

/**
 * The context of an act: the reason, the time (epoch milliseconds), and the actor: a name from content/site.yaml or an
 * OS account.
 */
export interface LogNote {
  reason: string;
  now: number;
  by: string;
}

const batch = 500;

/** Logs an act, one entry per target, and returns their ids. Only `perform` calls it. */
export async function addToLog(
  db: Database,
  act: string,
  targets: readonly string[],
  { reason, now, by }: LogNote,
): Promise<string[]> {
  const more = { act, reason, done_at: now, actor: by };
  const entries = targets.map((target) => ({ id: randomUUID(), target, ...more }));
  for (let start = 0; start < entries.length; start += batch)
    await db
      .insertInto("owner_acts")
      .values(entries.slice(start, start + batch))
      .execute();
  return entries.map(({ id }) => id);
}

/** Changes the reason of these entries. */
export async function explainInLog(
  db: Database,
  ids: readonly string[],
  reason: string,
): Promise<void> {
  await db.updateTable("owner_acts").set({ reason }).where("id", "in", ids).execute();
}

/** The entries after the cursor, newest first. */
export async function listLog(db: Database, window: ListWindow): Promise<LogEntry[]> {
  const entries = db.selectFrom("owner_acts").selectAll();
  return await newestFirst(entries, window, { time: "done_at" }).execute();
}

/** The history of one target, oldest first. */
export const logOf = (db: Database, target: string) => logOfAll(db, [target]);

/** The history of several targets, oldest first. */
export async function logOfAll(db: Database, targets: readonly string[]): Promise<LogEntry[]> {
  if (targets.length === 0) return [];
  return await db
    .selectFrom("owner_acts")
    .selectAll()
    .where("target", "in", targets)
    .orderBy("done_at")
    .orderBy("id")
    .execute();
}

/** Whether an act was done after a time, in epoch milliseconds. */
export async function wasDone(db: Database, act: string, after: number): Promise<boolean> {
  const found = await db
    .selectFrom("owner_acts")
    .select("id")
    .where("act", "=", act)
    .where("done_at", ">", after)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** How long an act can be undone, in milliseconds. */
export const undoableFor = dayLength;

/** Whether a text has the form of an id by which an act can be undone. */
export const isUndoId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** One of the acts that were done together. */
export interface Step {
  act: string;
  /** What it changed, as JSON; undefined if it can't be undone. */
  saved?: unknown;
  /** Its entries in the log. */
  logged: readonly string[];
}

/** Keeps what was done, so that it can be undone. Returns its id. */
export async function keepUndo(
  db: Database,
  { by, now }: { by: string; now: number },
  steps: readonly Step[],
): Promise<string> {
  const id = randomUUID();
  const row = { id, actor: by, done_at: now, steps: JSON.stringify(steps) };
  await db.insertInto("undoable_acts").values(row).execute();
  return id;
}

/** Something that can still be undone. */
interface UndoableAct {
  /** The id to undo it by. */
  id: string;
  actor: string;
  done_at: number;
  /** What was done at once, with one of its targets and how many there are. */
  logged: readonly (Pick<LogEntry, "act" | "target"> & { count: number })[];
}

/**
 * What was done last and can still be undone, newest first.
 * @param by who did it; undefined for everyone
 * @param at when, in epoch milliseconds, if it's about that alone
 */
export async function listUndoable(
  db: Database,
  { now, by, at, limit }: { now: number; by?: string; at?: number; limit: number },
): Promise<UndoableAct[]> {
  // What an act changed may be as large as a thousand texts, so it isn't read.
  const rows = await db
    .selectFrom("undoable_acts")
    .select(["id", "actor", "done_at"])
    .where("done_at", ">=", now - undoableFor)
    .$if(by !== undefined, (query) => query.where("actor", "=", by!))
    .$if(at !== undefined, (query) => query.where("done_at", "=", at!))
    .orderBy("done_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  if (rows.length === 0) return [];
  const logged = await db
    .selectFrom("owner_acts")
    .select(({ fn }) => ["done_at", "actor", "act", fn.min("target").as("target")])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(
      "done_at",
      "in",
      rows.map((row) => row.done_at),
    )
    .groupBy(["done_at", "actor", "act"])
    .orderBy("act")
    .execute();
  return rows.map((row) => ({
    ...row,
    logged: logged.filter((each) => each.done_at === row.done_at && each.actor === row.actor),
  }));
}

/** Deletes what can't be undone anymore. @param now epoch milliseconds */
export async function purgeUndo(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom("undoable_acts")
    .where("done_at", "<", now - undoableFor)
    .execute();
}
