import { listReports, type ListedReport } from "../reviews/reports/reports.store.ts";
import { sampleIndex } from "../reviews/reports/report.ts";
import { command, group } from "./command.ts";
import { withContext } from "./context.ts";
import { placeOf, writePage } from "./list-page.ts";
import { after, json, limit } from "./options.ts";
import { beginning, entries, formatTime, isoTime, plain } from "./output.ts";

export function reportJson(report: ListedReport) {
  return {
    id: report.id,
    subject: report.paddle_name,
    review: report.review_id,
    reason: report.reason,
    details: report.details,
    reportedAt: isoTime(report.created_at),
  };
}

function stateOf({ review_id, hidden_at }: { review_id: string; hidden_at: number | null }) {
  if (sampleIndex(review_id) !== undefined) return "sample";
  return hidden_at === null ? "shown" : "hidden";
}

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
          reports: reports.map((report) => ({ ...reportJson(report), state: stateOf(report) })),
        }),
        text: () =>
          entries(
            reports.map((report) => ({
              cells: [
                formatTime(report.created_at),
                plain(report.reason),
                report.review_id,
                stateOf(report),
                report.paddle_name,
              ],
              below: report.details === "" ? "" : `    ${beginning(report.details, 200)}`,
            })),
          ),
        empty: "There are no reports.",
      });
    }),
  );

export const reportsGroup = group("reports", "What visitors reported about reviews", [list]);
