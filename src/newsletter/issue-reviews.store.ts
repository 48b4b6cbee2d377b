import type { IssueReview } from "./newsletter-issue.ts";
import { readingOf } from "../platform/store/reads.ts";
import { publicColumns, type PublicReview } from "../reviews/reviews.store.ts";
import type { Database } from "../platform/store/tables.ts";

/** Those of an issue's reviews that are shown, never samples, in the issue's order. */
export async function reviewsOfIssue(
  db: Database,
  reviews: readonly IssueReview[],
): Promise<PublicReview[]> {
  if (reviews.length === 0) return [];
  const ids = reviews.map(({ id }) => id);
  // The subject of a hidden review counts too: the review may be shown again.
  const subjects = reviews.map(({ subject }) => subject);
  const found = await readingOf(subjects, () =>
    db
      .selectFrom("paddle_reviews")
      .select(publicColumns)
      .where("hidden_at", "is", null)
      .where("is_sample", "=", 0)
      .where("id", "in", ids)
      .execute(),
  );
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? []);
}
