import { stateOf } from "../contributions/contribution.ts";
import { anyReviews, closeReports, readVersion } from "../reviews/moderation/moderation.store.ts";
import { byTime, jsonOf, type ListCursor, type Listing } from "../platform/listing.ts";
import type { Place } from "../platform/acts.ts";
import { listReports, type ListedReport, reportsById } from "../reviews/reports/reports.store.ts";
import { sampleIndex } from "../reviews/reports/report.ts";
import { actCommand } from "./act-command.ts";
import { command, group } from "./command.ts";
import { listCommand } from "./list-command.ts";
import { writeReviews } from "./review-text.ts";

type ReportedReview = Awaited<ReturnType<typeof listReports>>[number];

const reportListing: Listing<ReportedReview, ListCursor> = {
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "reportedAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "reason", value: ({ reason }) => reason },
    { key: "review", value: ({ of }) => of },
    {
      key: "state",
      value: (report) => (sampleIndex(report.of) === undefined ? stateOf(report) : "sample"),
    },
    { key: "subject", value: ({ subject }) => subject },
    { key: "details", value: ({ details }) => details, isBelow: true, max: 200 },
  ],
  empty: "There are no reports.",
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: (db, _, window) => listReports(db, window),
};

/** @param review the state of the review it's about */
export const reportJson = (report: ListedReport, review: Parameters<typeof stateOf>[0]) =>
  jsonOf(reportListing, { ...review, ...report });

const list = listCommand(
  command("list", {
    about: "List visitors' reports of reviews, newest first",
    more: "A review named 'sample-3' is the third in content/sample-reviews/<address>.yaml: edit that file. Deleting a review deletes its reports. --json prints { reports, next }.",
    example: "reports list --limit 50",
  }),
  reportListing,
);

/** Shows the reviews of reports that must be read: before the act, or because they have changed. */
async function reported({ db }: Place, ids: readonly string[]) {
  const reports = await reportsById(db, ids);
  const reviews = await anyReviews(db, [...new Set(reports.map(({ of }) => of))]);
  return { reports, reviews };
}

const reading = {
  async read(place: Place, typed: readonly string[]) {
    const unread = typed.filter((each) => !each.includes("@"));
    const { reports, reviews } = await reported(place, unread);
    await writeReviews(place.db, reviews);
    const versions = new Map(reviews.map((review) => [review.id, readVersion(review)]));
    const read = new Map(reports.map(({ id, of }) => [id, `${id}@${versions.get(of) ?? ""}`]));
    const question = `Close ${unread.length === 1 ? "the report" : "the reports"}?`;
    return { of: typed.map((each) => read.get(each) ?? each), question };
  },
  async showChanged(place: Place, ids: readonly string[]) {
    const { reviews } = await reported(place, ids);
    await writeReviews(place.db, reviews, { offersYes: true });
  },
};

export const reportsGroup = group("reports", "What visitors reported about reviews", [
  list,
  actCommand(closeReports, reading),
]);
