import { listReports, type ListedReport } from "../../db/reports.ts";
import { sampleIndex } from "../../model/report.ts";
import { cursorText } from "../../model/review-address.ts";
import { command, type Group } from "./command.ts";
import { after, json, limit } from "./options.ts";
import { beginning, entries, isoTime, moment, nextPage, plain, print, printJson } from "./print.ts";

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

const list = command({
  about: "lists what visitors reported of reviews, newest first",
  options: { limit, after, json },
  example: "reports list --limit 50",
  more: "A review that is 'sample-3' is the third of content/sample-reviews/<address>.yaml: edit that file. Reports of a review go with it when it is deleted. --json prints { reports, next }.",
  async run(given, _, desk) {
    const { db } = await desk.store();
    const reports = await listReports(db, given);
    const last = reports.length === given.limit ? reports.at(-1) : undefined;
    const next = last && cursorText({ createdAt: last.created_at, id: last.id });
    if (given.json)
      return printJson({
        reports: reports.map((report) => ({ ...reportJson(report), state: stateOf(report) })),
        next: next ?? null,
      });
    if (reports.length === 0) return print("There are no reports.");
    await print(
      entries(
        reports.map((report) => ({
          cells: [
            moment(report.created_at),
            plain(report.reason),
            report.review_id,
            stateOf(report),
            report.paddle_name,
          ],
          below: report.details === "" ? "" : `    ${beginning(report.details, 200)}`,
        })),
      ),
    );
    if (next) await print(`\n${nextPage("reports list", { ...given, after: next })}`);
  },
});

export const reportsGroup: Group = {
  about: "what visitors reported of reviews",
  commands: { list },
};
