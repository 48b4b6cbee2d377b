import { readVersion } from "../reviews/moderation/accept-as-read.store.ts";
import { anyReviews, stateOf } from "../reviews/moderation/moderation.store.ts";
import { openReviewActs } from "../reviews/moderation/review-acts.service.ts";
import { listReports, type ListedReport, reportsById } from "../reviews/reports/reports.store.ts";
import { sampleIndex } from "../reviews/reports/report.ts";
import { command, CommandError, group } from "./command.ts";
import { confirm, withContext } from "./context.ts";
import { placeOf, writePage } from "./list-page.ts";
import { refuseEdited } from "./moderation.command.ts";
import { after, json, limit, optionalReason } from "./options.ts";
import { beginning, entries, formatTime, isoTime, plain, writeLine } from "./output.ts";
import { readNamed, showBefore } from "./review-text.ts";

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

const stateText = (report: ReportedReview) =>
  sampleIndex(report.review_id) === undefined ? stateOf(report) : "sample";

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
                report.review_id,
                stateText(report),
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
  more: "Each is named with the version of its review that you read: 'reviews show' prints the command. If the review has been changed since, nothing is done. An id alone works at a terminal, where the command shows the review and asks; and for a report of a sample, which only you can change. The reviews stay as they are. The reports are deleted, and the audit log keeps why.",
  example:
    'reports close 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "a fair review"',
})
  .argument("<id...>", "ID@VERSION")
  .addOption(optionalReason)
  .action(
    withContext(async (context, typed, given) => {
      const store = await context.store();
      const { db } = store;
      const named = readNamed(typed);
      const ids = named.map(({ id }) => id);
      const reports = new Map((await reportsById(db, ids)).map((report) => [report.id, report]));
      const missing = ids.filter((id) => !reports.has(id));
      if (missing.length > 0) throw noReport(missing);
      const reviewOf = (id: string) => reports.get(id)!.review_id;
      const reviews = new Map(
        (await anyReviews(db, [...new Set(ids.map(reviewOf))])).map((each) => [each.id, each]),
      );
      const unread = named.filter(
        ({ id, version }) => version === undefined && reviews.has(reviewOf(id)),
      );
      if (unread[0]) {
        const shown = new Set(unread.map(({ id }) => reviews.get(reviewOf(id))!));
        await showBefore(db, [...shown], unread[0].id);
        await confirm(`Close ${unread.length === 1 ? "the report" : "the reports"}?`, false);
      }
      const read = named.map(({ id, version }) => {
        const review = reviews.get(reviewOf(id));
        return {
          id: reviewOf(id),
          version: version ?? (review ? readVersion(review) : ""),
          reports: [id],
        };
      });
      const acts = openReviewActs(store, () => {});
      const accepted = await acts.accept("close", read, context.note(given.reason));
      if (accepted.missing.length > 0) throw noReport(accepted.missing);
      await refuseEdited(db, accepted.edited);
      const { closed, unchanged } = accepted;
      await writeLine(closed === 1 ? "Closed 1 report." : `Closed ${closed} reports.`);
      for (const { id, state } of unchanged)
        await writeLine(`The review is ${state} by now, so its report stays: ${id}`);
    }),
  );

function noReport(ids: readonly string[]): CommandError {
  const named = ids.map((id) => `'${plain(id)}'`).join(", ");
  return new CommandError(`No report has the id ${named}: 'reports list' shows the ids.`);
}

export const reportsGroup = group("reports", "What visitors reported about reviews", [list, close]);
