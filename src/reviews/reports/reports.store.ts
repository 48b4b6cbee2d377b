import * as reports from "../../contributions/reports.store.ts";
import type { ListWindow } from "../../platform/listing.ts";
import type { Database } from "../../platform/store/tables.ts";
import { reviewKind } from "../reviews.store.ts";
import type { Report } from "./report.ts";

export type NewReport = Report & { subject: string; reviewId: string };
export type { ListedReport } from "../../contributions/reports.store.ts";

/** Stores a report once (`now` in epoch milliseconds). Returns whether it's new. */
export const addReport = (db: Database, { reviewId: of, ...report }: NewReport, now: number) =>
  reports.addReport(db, reviewKind, { ...report, of }, now);

/** The reports after the cursor, newest first, and whether each one's review is hidden or held. */
export const listReports = (db: Database, window: ListWindow) =>
  reports.listReports(db, reviewKind, window);

/** Those of these reports that are open, in no order. */
export const reportsById = (db: Database, ids: readonly string[]) =>
  reports.reportsById(db, reviewKind, ids);

/** The reports of each of these reviews, including samples in content, oldest first. */
export const reportsOf = (db: Database, ...ids: readonly string[]) =>
  reports.reportsOf(db, reviewKind, ids);

/** Marks a review's first open report as emailed. Returns whether it's the only one. */
export const tellFirst = (db: Database, of: reports.Reported, now: number) =>
  reports.tellFirst(db, reviewKind, of, now);

/** The reviews with reports to email by now, and the ids of these reports. */
export const reportsToTell = (db: Database, now: number) =>
  reports.reportsToTell(db, reviewKind, now);

/** Marks reports as emailed, in the email's transaction. Returns whether all of them still waited. */
export const markTold = (db: Database, ids: readonly string[], now: number) =>
  reports.markTold(db, reviewKind, ids, now);
