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
