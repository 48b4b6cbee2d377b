import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { keyValues, submissionKey } from "../../platform/store/digest.ts";
import type { ListWindow } from "../../platform/listing.ts";
import { newestFirst } from "../../platform/store/lists.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { StoredKind } from "./contribution.ts";
import { insertOnce, tableOf } from "./contributions.store.ts";

export interface NewReport {
  /** The slug of the page it is on. */
  subject: string;
  /** The reported id. */
  of: string;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
}

export interface ListedReport extends NewReport {
  id: string;
  /** Epoch milliseconds. */
  created_at: number;
}

/** The key of a report, equal for reports with equal content. */
export function reportKey(report: NewReport): string {
  return submissionKey(keyValues(report, { subject: true, of: true, reason: true, details: true }));
}

/** Stores a report once (`now` in epoch milliseconds). Returns whether it's new. */
export async function addReport(
  db: Database,
  { columns, reports }: StoredKind,
  report: NewReport,
  now: number,
): Promise<boolean> {
  const { subject, of, reason, details } = report;
  const row = {
    id: randomUUID(),
    [columns.subject]: subject,
    [reports!.of]: of,
    reason,
    details,
    created_at: now,
    told_at: null,
    submission_key: reportKey(report),
  };
  return (await insertOnce(db, reports!.table, [row])) > 0;
}

/** The reports of a kind that can be reported, and the names of their columns. */
function everyReport(db: Database, kind: StoredKind) {
  const { db: kept, rows, reports: table, subject, of } = tableOf(db, kind);
  const reports = table!;
  const query = kept
    .selectFrom(reports)
    .select([`${reports}.id`, `${reports}.${subject} as subject`, `${reports}.${of} as of`])
    .select([`${reports}.reason`, `${reports}.details`, `${reports}.created_at`]);
  return { query, reports, rows, of: `${reports}.${of}` as const, id: `${reports}.id` as const };
}

/** The reports after the cursor, newest first, and whether what each one is about is hidden or held. */
export async function listReports(db: Database, kind: StoredKind, window: ListWindow) {
  const { query, reports, rows, of, id } = everyReport(db, kind);
  const joined = query
    .leftJoin(rows, `${rows}.id`, of)
    .select([`${rows}.hidden_at`, `${rows}.held_because`]);
  return await newestFirst(joined, window, { time: `${reports}.created_at`, id }).execute();
}

/** Those of these reports that are open, in no order. */
export async function reportsById(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
): Promise<ListedReport[]> {
  const { query, id } = everyReport(db, kind);
  return await query.where(id, "in", ids).execute();
}

/** The reports of each of these ids, oldest first. */
export async function reportsOf(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
): Promise<ListedReport[]> {
  if (!kind.reports || ids.length === 0) return [];
  const { query, of } = everyReport(db, kind);
  return await query.where(of, "in", ids).orderBy("created_at").orderBy("id").execute();
}

/** Whether a row of a kind hasn't been reported since it was approved, for a query of its table. */
export function isUnreported({ table, reports }: StoredKind) {
  const reported = (column: string) => sql.ref(`${reports!.table}.${column}`);
  return sql<boolean>`not exists (
    select 1 from ${sql.table(reports!.table)}
    where ${reported(reports!.of)} = ${sql.ref(`${table}.id`)}
      and ${reported("created_at")} > coalesce(${sql.ref(`${table}.approved_at`)}, 0)
  )`;
}

/**
 * When a row's day began, in epoch milliseconds, for a query of its table: with its approval, or its last change within
 * its first day. Later changes don't make it new again.
 */
export function dayBegan({ table }: Pick<StoredKind, "table">) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<number>`coalesce(${column("approved_at")}, case
    when ${column("updated_at")} < ${column("created_at")} + 86400000
    then ${column("updated_at")} else ${column("created_at")} end)`;
}

/** What is reported: an id, and the page it's on. */
export type Reported = Pick<NewReport, "subject" | "of">;

/**
 * Marks a new report as emailed if no other report of the same is open. Otherwise it waits for the others.
 * @returns whether it's the only one, so that the caller queues its email in the same transaction
 */
export async function tellFirst(
  db: Database,
  kind: StoredKind,
  reported: Reported,
  now: number,
): Promise<boolean> {
  const { db: kept, reports, subject, of } = tableOf(db, kind);
  const open = await kept
    .selectFrom(reports!)
    .select("id")
    .where(subject, "=", reported.subject)
    .where(of, "=", reported.of)
    .limit(2)
    .execute();
  if (open.length !== 1) return false;
  const ids = open.map(({ id }) => id);
  return await markTold(db, kind, ids, now);
}

/** How long reports of the same are gathered after an email about it, in milliseconds. */
const gatheringTime = 3_600_000;

/** What has reports to email by now, longest waiting first, and the ids of these reports. */
export async function reportsToTell(
  db: Database,
  kind: StoredKind,
  now: number,
): Promise<(Reported & { ids: string[] })[]> {
  const { db: kept, rows, reports: table, subject, of } = tableOf(db, kind);
  const reports = table!;
  const waiting = await kept
    .selectFrom(reports)
    .leftJoin(rows, `${rows}.id`, `${reports}.${of}`)
    .where(`${rows}.hidden_at`, "is", null)
    .where(`${reports}.told_at`, "is", null)
    .select([`${reports}.id`, `${reports}.${subject} as subject`, `${reports}.${of} as of`])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(`${reports} as told` as "reports as told")
            .select("told.id")
            .whereRef(`told.${subject}`, "=", `${reports}.${subject}`)
            .whereRef(`told.${of}`, "=", `${reports}.${of}`)
            .where("told.told_at", ">", now - gatheringTime)
            // The clock was set back.
            .where("told.told_at", "<=", now),
        ),
      ),
    )
    .orderBy(`${reports}.created_at`)
    .orderBy(`${reports}.id`)
    .execute();
  const gathered = Map.groupBy(waiting, (each) => `${each.subject} ${each.of}`);
  return [...gathered.values()].map((all) => ({
    subject: all[0]!.subject,
    of: all[0]!.of,
    ids: all.map(({ id }) => id),
  }));
}

/**
 * Marks reports as emailed. Part of the transaction that queues the email.
 * @returns whether all of them still waited: of several processes, only one gets true
 */
export async function markTold(
  db: Database,
  kind: StoredKind,
  ids: readonly string[],
  now: number,
): Promise<boolean> {
  const { db: kept, reports } = tableOf(db, kind);
  const { numUpdatedRows } = await kept
    .updateTable(reports!)
    .set({ told_at: now })
    .where("id", "in", ids)
    .where("told_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === BigInt(ids.length);
}
