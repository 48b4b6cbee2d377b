import * as reports from "../../contributions/reports.store.ts";
import type { ListWindow } from "../../platform/store/lists.ts";
import type { Database } from "../../platform/store/tables.ts";
import { reviewKind } from "../reviews.store.ts";
import type { Report } from "./report.ts";

/** A report to be stored, and the review it is about. */
export type NewReport = Report & { subject: string; reviewId: string };
export type { ListedReport } from "../../contributions/reports.store.ts";

/** Stores a report once (`now` in epoch milliseconds). Returns whether it is new. */
export const addReport = (db: Database, { reviewId: of, ...report }: NewReport, now: number) =>
  reports.addReport(db, reviewKind, { ...report, of }, now);

/** The reports after the cursor, newest first, and whether each one's review is hidden or waits. */
export const listReports = (db: Database, window: ListWindow) =>
  reports.listReports(db, reviewKind, window);

/** Those of these reports that aren't closed, in no order. */
export const reportsById = (db: Database, ids: readonly string[]) =>
  reports.reportsById(db, reviewKind, ids);

/** What was reported of each of these reviews, samples in content too, oldest first. */
export const reportsOf = (db: Database, ...ids: readonly string[]) =>
  reports.reportsOf(db, reviewKind, ids);
