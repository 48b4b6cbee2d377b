import { data, redirect, type RouterContextProvider } from "react-router";
import {
  readReview,
  reviewFields,
  type ReviewProblems,
  type TypedReview,
} from "../../model/review";
import { reviewAddress } from "../../model/review-address";
import type { Site } from "../../server/site";
import {
  answerHead,
  type Posted,
  readForm,
  type SubmissionResult,
  receivePost,
} from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import type { Outcome } from "./review-form.island";

/** Checks and stores a review, for the plain post and for script alike. */
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
 * Answers a review posted without script to its page: stored, it leads back to the page; else the page comes back with
 * what was typed.
 * @param path the page's
 */
export async function answerReviewPost(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  subject: string,
  path: string,
) {
  const posted = await readForm(request, reviewFields, context.get(visitorContext));
  const received = await receiveReview(siteOf(context), subject, posted);
  if (received.kind === "stored") return redirect(reviewAddress(path, { thanks: true }), 303);
  const outcome: Outcome = received;
  return data({ outcome, typed: posted.typed }, answerHead(received));
}
