import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { ListWindow } from "../listing.ts";
import { newestFirst } from "./lists.ts";
import type { Database, LogTable } from "./tables.ts";

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

/** Logs an act, one entry per target. Only `perform` calls it. */
export async function addToLog(
  db: Database,
  act: string,
  targets: readonly string[],
  { reason, now, by }: LogNote,
): Promise<void> {
  const more = { act, reason, done_at: now, actor: by };
  const entries = targets.map((target) => ({ id: randomUUID(), target, ...more }));
  for (let start = 0; start < entries.length; start += batch)
    await db
      .insertInto("owner_acts")
      .values(entries.slice(start, start + batch))
      .execute();
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
