import { isReviewId, sampleIndex } from "../../reviews/reports/report.ts";

/** Whether an entry of the audit log is about one stored review, by its id. */
export function isAboutReview({ act, target }: { act: string; target: string }): boolean {
  const isOfReviews = act.startsWith("reviews ") || act.startsWith("reports ");
  return isOfReviews && isReviewId(target) && sampleIndex(target) === undefined;
}
