import { closeReports, listReports, type ListedReport } from "../reviews/reports/reports.store.ts";
import { sampleIndex } from "../reviews/reports/report.ts";
import { command, CommandError, group } from "./command.ts";
import { withContext } from "./context.ts";
import { placeOf, writePage } from "./list-page.ts";
import { after, json, limit, reason } from "./options.ts";
import { beginning, entries, formatTime, isoTime, plain, writeLine } from "./output.ts";

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

type ReportedReview = Awaited<ReturnType<typeof listReports>>[number];

function stateOf({ review_id, hidden_at, held_because }: ReportedReview) {
  if (sampleIndex(review_id) !== undefined) return "sample";
  if (held_because !== null) return "held";
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
                report.id,
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

const close = command("close", {
  about: "End reports of reviews that are fine",
  more: "The reviews stay as they are. The reports are deleted, and the audit log keeps why.",
  example: 'reports close 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "a fair review"',
})
  .argument("<id...>")
  .addOption(reason)
  .action(
    withContext(async (context, repeatedIds, given) => {
      const { db } = await context.store();
      const ids = [...new Set(repeatedIds)];
      const note = context.note(given.reason);
      const missing = await closeReports(db, ids, note);
      if (missing.length > 0) {
        const named = missing.map((id) => `'${plain(id)}'`).join(", ");
        throw new CommandError(`No report has the id ${named}: 'reports list' shows the ids.`);
      }
      await writeLine(ids.length === 1 ? "Closed 1 report." : `Closed ${ids.length} reports.`);
    }),
  );

export const reportsGroup = group("reports", "What visitors reported about reviews", [list, close]);
