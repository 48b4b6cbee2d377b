import { stateOf, type StoredKind } from "../../site/contributions/contribution.ts";
import { listReports } from "../../site/contributions/reports.store.ts";
import { anyReviews, closeReports } from "../../site/reviews/moderation/moderation.store.ts";
import { byTime, jsonOf, type ListCursor, type Listing } from "../../platform/listing.ts";
import type { ListedReport } from "../../site/reviews/reports/reports.store.ts";
import { reviewKind } from "../../site/reviews/reviews.store.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import { listCommand } from "./list-command.ts";
import { readingReportsOf } from "./reading.ts";
import { writeReviews } from "./review-text.ts";

type Report = Awaited<ReturnType<typeof listReports>>[number];

/** The list of a kind's reports. */
export const reportListing = (kind: StoredKind): Listing<Report, ListCursor> => ({
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "reportedAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "reason", value: ({ reason }) => reason },
    { key: kind.noun, value: ({ of }) => of },
    { key: "state", value: (report) => (kind.inContent?.(report.of) ? "sample" : stateOf(report)) },
    { key: "subject", value: ({ subject }) => subject },
    { key: "details", value: ({ details }) => details, isBelow: true, max: 200 },
  ],
  empty: "There are no reports.",
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: (db, _, window) => listReports(db, kind, window),
});

const listing = reportListing(reviewKind);

/** @param review the state of the review it's about */
export const reportJson = (report: ListedReport, review: Parameters<typeof stateOf>[0]) =>
  jsonOf(listing, { ...review, ...report });

export const reportsGroup = group("reports", "What visitors reported about reviews", [
  listCommand(
    command("list", {
      about: "List visitors' reports of reviews, newest first",
      more: "A review named 'sample-3' is the third in content/sample-reviews/<address>.yaml: edit that file. Deleting a review deletes its reports. --json prints { reports, next }.",
      example: "reports list --limit 50",
    }),
    listing,
  ),
  actCommand(closeReports, readingReportsOf(reviewKind, { any: anyReviews, write: writeReviews })),
]);
