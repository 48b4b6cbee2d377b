import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type { Report } from "./report.ts";
import { keyValues, submissionKey } from "../../platform/store/digest.ts";
import { type ListWindow, newestFirst } from "../../platform/store/lists.ts";
import type { ReviewReportsTable } from "../reviews.tables.ts";
import type { Database } from "../../platform/store/tables.ts";

export type NewReport = Report & { subject: string; reviewId: string };

/** The key of a report, equal for reports with equal content. */
export function reportKey(report: {
  [Field in keyof NewReport]: string;
}): string {
  return submissionKey(
    keyValues(report, { subject: true, reviewId: true, reason: true, details: true }),
  );
}

/** Stores a report once (`now` in epoch milliseconds). Returns whether it's new. */
export async function addReport(db: Database, report: NewReport, now: number): Promise<boolean> {
  const { subject, reviewId, reason, details } = report;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("review_reports")
    .values({
      id: randomUUID(),
      paddle_name: subject,
      review_id: reviewId,
      reason,
      details,
      created_at: now,
      submission_key: reportKey(report),
    })
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export type ListedReport = Omit<Selectable<ReviewReportsTable>, "submission_key">;

const columns = ["id", "paddle_name", "review_id", "reason", "details", "created_at"] as const;

/** The reports after the cursor, newest first, and whether each one's review is hidden or held. */
export async function listReports(db: Database, window: ListWindow) {
  const reports = db
    .selectFrom("review_reports")
    .leftJoin("paddle_reviews", "paddle_reviews.id", "review_reports.review_id")
    .select(columns.map((column) => `review_reports.${column}` as const))
    .select(["paddle_reviews.hidden_at", "paddle_reviews.held_because"]);
  const place = { time: "review_reports.created_at", id: "review_reports.id" };
  return await newestFirst(reports, window, place).execute();
}

/** Those of these reports that are open, in no order. */
export async function reportsById(db: Database, ids: readonly string[]): Promise<ListedReport[]> {
  return await db.selectFrom("review_reports").select(columns).where("id", "in", ids).execute();
}

/** A stored review's reports, oldest first. */
export const reportsOf = (db: Database, reviewId: string) => reportsOfAll(db, [reviewId]);

/** The reports of each of these reviews, including samples in content, oldest first. */
export async function reportsOfAll(
  db: Database,
  reviewIds: readonly string[],
): Promise<ListedReport[]> {
  if (reviewIds.length === 0) return [];
  return await db
    .selectFrom("review_reports")
    .select(columns)
    .where("review_id", "in", reviewIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
