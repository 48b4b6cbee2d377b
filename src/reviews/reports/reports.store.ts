import { randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Report } from "./report.ts";
import type { ListCursor } from "../../platform/text/list-cursor.ts";
import { keyValues, submissionKey } from "../../platform/store/digest.ts";
import { comesAfter } from "../../platform/store/newest-first.ts";
import type { ReviewReportsTable } from "../reviews.tables.ts";
import type { Tables } from "../../platform/store/tables.ts";

/** A report to be stored, and the review it is about. */
export type NewReport = Report & { subject: string; reviewId: string };

/**
 * Stores a report; one that is stored already stays as it is.
 * @param now epoch milliseconds
 * @returns whether it is new
 */
export async function addReport(
  db: Kysely<Tables>,
  report: NewReport,
  now: number,
): Promise<boolean> {
  const { subject, reviewId, reason, details } = report;
  const values = keyValues(report, {
    subject: true,
    reviewId: true,
    reason: true,
    details: true,
  });
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("review_reports")
    .values({
      id: randomUUID(),
      paddle_name: subject,
      review_id: reviewId,
      reason,
      details,
      created_at: now,
      submission_key: submissionKey(values),
    })
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** A report as the owner sees it. */
export type ListedReport = Omit<Selectable<ReviewReportsTable>, "submission_key">;

const columns = ["id", "paddle_name", "review_id", "reason", "details", "created_at"] as const;

/** The reports after the cursor, newest first, and since when each one's review is hidden. */
export async function listReports(
  db: Kysely<Tables>,
  { after, limit }: { after: ListCursor | undefined; limit: number },
): Promise<(ListedReport & { hidden_at: number | null })[]> {
  return await db
    .selectFrom("review_reports")
    .leftJoin("paddle_reviews", "paddle_reviews.id", "review_reports.review_id")
    .select(columns.map((column) => `review_reports.${column}` as const))
    .select("paddle_reviews.hidden_at")
    .$if(after !== undefined, (query) =>
      query.where(
        comesAfter(after!, { time: "review_reports.created_at", id: "review_reports.id" }),
      ),
    )
    .orderBy("review_reports.created_at", "desc")
    .orderBy("review_reports.id", "desc")
    .limit(limit)
    .execute();
}

/** What was reported of a stored review, oldest first. */
export async function reportsOf(db: Kysely<Tables>, reviewId: string): Promise<ListedReport[]> {
  return await db
    .selectFrom("review_reports")
    .select(columns)
    .where("review_id", "=", reviewId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
