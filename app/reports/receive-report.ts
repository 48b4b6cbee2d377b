import { readReport, type ReportProblems, type TypedReport } from "../../model/report";
import type { ReviewView } from "../../server/reviews/find-reviews";
import type { Site } from "../../server/site";
import { reportMail } from "../mail/report-mail";
import { type Posted, type SubmissionResult, receivePost } from "../site/receive-post";
import type { ReviewedPage } from "../reviews/reviewed-page";

/** Checks and stores a report of a review. */
export async function receiveReport(
  site: Site,
  { on, review }: { on: ReviewedPage; review: ReviewView },
  { typed, by }: Posted<TypedReport>,
): Promise<SubmissionResult<ReportProblems, undefined>> {
  const { report, problems } = readReport(typed);
  if (problems) return { kind: "invalid", problems };
  return receivePost(site, by, "a report", async () => {
    const reported = { ...report, subject: on.subject, reviewId: review.id };
    const mail = () => reportMail(site, { on, review, report });
    await site.reports.add(reported, mail, by.visitor);
    return undefined;
  });
}
