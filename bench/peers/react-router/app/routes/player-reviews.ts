import { reviewProblems, typedReview } from "../../../pages/review-problems.ts";
import { storeReview } from "../../../pages/review-store.server.ts";
import type { Route } from "./+types/player-reviews";

/** Checks a review and stores it. */
export async function action({ request, params }: Route.ActionArgs): Promise<Response> {
  const review = typedReview(await request.formData());
  const problems = reviewProblems(review);
  if (Object.keys(problems).length > 0) return Response.json(problems, { status: 422 });
  storeReview(params.subject, review);
  return Response.json(null, { status: 201 });
}
