import { baitField } from "../../model/bait";
import {
  readReport,
  reportFields,
  type ReportProblems,
  type TypedReport,
} from "../../model/report";
import type { ShownReview } from "../../server/reviews/read-reviews";
import type { Site } from "../../server/site";
import { reportMail } from "../mail/report-mail";
import { readPosted } from "../site/read-posted";
import { type PostedBy, type Received, receivePost } from "../site/receive-post";
import type { ReviewedPage } from "../reviews/reviewed-page";

/** Reads the two fields of a posted report, and who posted it. */
export async function readPostedReport(
  request: Request,
  visitor: string,
): Promise<{ typed: TypedReport; by: PostedBy }> {
  const { [baitField]: bait, ...typed } = await readPosted(request, [...reportFields, baitField]);
  return { typed, by: { visitor, bait } };
}

/** Checks and stores a report of a review. */
export async function receiveReport(
  site: Site,
  { on, review }: { on: ReviewedPage; review: ShownReview },
  { typed, by }: { typed: TypedReport; by: PostedBy },
): Promise<Received<ReportProblems, undefined>> {
  const { report, problems } = readReport(typed);
  if (problems) return { kind: "refused", problems };
  return receivePost(site, by, "a report", async () => {
    const reported = { ...report, subject: on.subject, reviewId: review.id };
    await site.reports.add(reported, reportMail(site, { on, review, report }), by.visitor);
    return undefined;
  });
}
