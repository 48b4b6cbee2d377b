import type { APIContext } from "astro";
import { reviewProblems, typedReview } from "../../../../pages/review-problems.ts";
import { storeReview } from "../../../../pages/review-store.server.ts";

/** Checks a review, stores it, and drops the pages that show it. */
export async function POST({ request, params, cache }: APIContext): Promise<Response> {
  const subject = params["subject"]!;
  const review = typedReview(await request.formData());
  const problems = reviewProblems(review);
  if (Object.keys(problems).length > 0) return Response.json(problems, { status: 422 });
  storeReview(subject, review);
  await cache.invalidate({ tags: [`paddle:${subject}`, "reviews"] });
  return Response.json(null, { status: 201 });
}
