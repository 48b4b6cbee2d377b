import { revalidatePath } from "next/cache";
import { reviewProblems, typedReview } from "../../../../pages/review-problems.ts";
import { storeReview } from "../../../../pages/review-store.server.ts";

/** Checks a review, stores it, and has the pages that show it rendered again. */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ subject: string }> },
): Promise<Response> {
  const { subject } = await params;
  const review = typedReview(await request.formData());
  const problems = reviewProblems(review);
  if (Object.keys(problems).length > 0) return Response.json(problems, { status: 422 });
  storeReview(subject, review);
  revalidatePath(`/paddles/${subject}`);
  revalidatePath("/reviews");
  return Response.json(null, { status: 201 });
}
