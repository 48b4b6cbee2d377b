import * as reports from "../../contributions/reports.store.ts";
import type { ListWindow } from "../../../platform/listing.ts";
import type { Database } from "../../../platform/store/tables.ts";
import type { StoredKind } from "../../contributions/contribution.ts";
import { photoKind, shownPhoto } from "../photos/photos.store.ts";
import { reviewKind } from "../reviews.store.ts";
import type { Report } from "./report.ts";

export type NewReport = Report & {
  subject: string;
  reviewId: string;
  /** The review's photo that it's about; undefined if it's about the review. */
  photoId?: string | undefined;
};
export type { ListedReport } from "../../contributions/reports.store.ts";

/** Stores a report once (`now` in epoch milliseconds). Returns whether it's new. */
export const addReport = (db: Database, given: NewReport, now: number) => {
  const { reviewId, photoId, ...report } = given;
  const kind = photoId === undefined ? reviewKind : photoKind;
  return reports.addReport(db, kind, { ...report, of: photoId ?? reviewId }, now);
};

/** The reports after the cursor, newest first, and whether each one's review is hidden or held. */
export const listReports = (db: Database, window: ListWindow) =>
  reports.listReports(db, reviewKind, window);

/** The reports of each of these reviews, including samples in content, oldest first. */
export const reportsOf = (db: Database, ...ids: readonly string[]) =>
  reports.reportsOf(db, reviewKind, ids);

/** The kinds that visitors report. */
export const reportedKinds: readonly StoredKind[] = [reviewKind, photoKind];

/** Marks the first open report of a review or its photo as emailed. Returns whether it's the only one. */
export const tellFirst = (db: Database, given: NewReport, now: number) => {
  const { subject, reviewId, photoId } = given;
  const kind = photoId === undefined ? reviewKind : photoKind;
  return reports.tellFirst(db, kind, { subject, of: photoId ?? reviewId }, now);
};

/** The open reports of one review or photo, oldest first. */
export const openReportsOf = async (
  db: Database,
  kind: StoredKind,
  { subject, of }: reports.Reported,
) => (await reports.reportsOf(db, kind, [of])).filter((report) => report.subject === subject);

/** The review that a public photo belongs to; undefined if there's none. */
export const reviewOfPhoto = async (db: Database, { subject, of }: reports.Reported) =>
  (await shownPhoto(db, subject, of))?.reviewId;

export const { markTold, reportsToTell } = reports;
