import {
  readReview,
  reviewFields,
  type ReviewProblems,
  type TypedReview,
} from "../../model/review";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";
import { readPosted } from "../site/read-posted";

/** What became of a review that was posted. */
export type Received =
  { kind: "stored" } | { kind: "refused"; problems: ReviewProblems } | { kind: "failed" };

/** Reads the four fields of a posted review. */
export function readPostedFields(request: Request): Promise<TypedReview> {
  return readPosted(request, reviewFields);
}

/** Checks and stores a review, for the plain post and for script alike. */
export async function receiveReview(
  site: Site,
  subject: string,
  typed: TypedReview,
): Promise<Received> {
  const { review, problems } = readReview(typed);
  if (problems) return { kind: "refused", problems };
  try {
    await site.reviews.submit([{ ...review, subject }]);
    return { kind: "stored" };
  } catch (error) {
    logFailure(`storing a review of ${subject}`, error);
    return { kind: "failed" };
  }
}
