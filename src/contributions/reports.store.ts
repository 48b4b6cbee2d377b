import { randomUUID } from "node:crypto";
import { keyValues, submissionKey } from "../platform/store/digest.ts";
import type { ListWindow } from "../platform/listing.ts";
import { newestFirst } from "../platform/store/lists.ts";
import type { Database } from "../platform/store/tables.ts";
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
  return await newestFirst(joined, window, {
    time: `${reports}.created_at`,
    id,
  }).execute();
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
