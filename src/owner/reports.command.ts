import { stateOf } from "../contributions/contribution.ts";
import { anyReviews, closeReports, readVersion } from "../reviews/moderation/moderation.store.ts";
import type { Place } from "../platform/acts.ts";
import { listReports, type ListedReport, reportsById } from "../reviews/reports/reports.store.ts";
import { sampleIndex } from "../reviews/reports/report.ts";
import { actCommand } from "./act-command.ts";
import { after, command, group, json, limit } from "./command.ts";
import { withContext } from "./context.ts";
import { beginning, entries, formatTime, isoTime, placeOf, plain, writePage } from "./output.ts";
import { writeReviews } from "./review-text.ts";

export function reportJson(report: ListedReport) {
  return {
    id: report.id,
    subject: report.subject,
    review: report.of,
    reason: report.reason,
    details: report.details,
    reportedAt: isoTime(report.created_at),
  };
}

type ReportedReview = Awaited<ReturnType<typeof listReports>>[number];

const stateText = (report: ReportedReview) =>
  sampleIndex(report.of) === undefined ? stateOf(report) : "sample";

const list = command("list", {
  about: "List visitors' reports of reviews, newest first",
  more: "A review named 'sample-3' is the third in content/sample-reviews/<address>.yaml: edit that file. Deleting a review deletes its reports. --json prints { reports, next }.",
  example: "reports list --limit 50",
})
  .addOption(limit)
  .addOption(after)
  .addOption(json)
  .action(
    withContext(async (context, given) => {
      const { db } = await context.store();
      const reports = await listReports(db, given);
      await writePage("reports list", given, {
        rows: reports,
        place: ({ created_at, id }) => placeOf(created_at, id),
        json: () => ({
          reports: reports.map((report) => ({ ...reportJson(report), state: stateText(report) })),
        }),
        text: () =>
          entries(
            reports.map((report) => ({
              cells: [
                report.id,
                formatTime(report.created_at),
                plain(report.reason),
                report.of,
                stateText(report),
                report.subject,
              ],
              below: report.details === "" ? "" : `    ${beginning(report.details, 200)}`,
            })),
          ),
        empty: "There are no reports.",
      });
    }),
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
