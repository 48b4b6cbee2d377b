import { readReview, type ReviewProblems, type TypedReview } from "../../model/review";
import { reviewAddress } from "../../model/review-address";
import { reviewFields } from "../../model/review-fields";
import type { Site } from "../../server/site";
import { redirect, type RequestContext } from "../routing/route";
import {
  type Posted,
  readForm,
  receivePost,
  responseHead,
  type SubmissionResult,
} from "../site/receive-post";
import type { Outcome } from "./review-form.island";

/** Checks and stores a review, whether it was posted with script or without. */
export async function receiveReview(
  site: Site,
  subject: string,
  { typed, by }: Posted<TypedReview>,
): Promise<SubmissionResult<ReviewProblems, undefined>> {
  const { review, problems } = readReview(typed);
  if (problems) return { kind: "invalid", problems };
  return receivePost(site, by, `a review of ${subject}`, async () => {
    await site.reviews.submit([{ ...review, subject }], by.visitor);
    return undefined;
  });
}

/**
 * The action of a page whose review form was posted without script. A stored review redirects back to the page;
 * otherwise the page is shown again with what was typed.
 * @param path the page's
 */
export async function answerReviewPost(
  { request, site, visitor }: Pick<RequestContext, "request" | "site" | "visitor">,
  subject: string,
  path: string,
) {
  const posted = await readForm(request, reviewFields, visitor);
  const received = await receiveReview(site, subject, posted);
  if (received.kind === "stored") redirect(reviewAddress(path, { thanks: true }), 303);
  const outcome: Outcome = received;
  return { ...responseHead(received), outcome, typed: posted.typed };
}
