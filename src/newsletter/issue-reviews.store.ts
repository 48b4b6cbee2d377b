import type { IssueReview } from "./newsletter-issue.ts";
import { readingOf } from "../platform/store/reads.ts";
import { publicColumns, type PublicReview } from "../reviews/reviews.store.ts";
import type { Database } from "../platform/store/tables.ts";

/**
 * Players' reviews that an issue may quote, newest first.
 * @param ids only these; all if it's undefined
 */
export async function quotableReviews(
  db: Database,
  { ids, limit }: { ids?: readonly string[] | undefined; limit: number },
): Promise<PublicReview[]> {
  if (ids?.length === 0) return [];
  return await db
    .selectFrom("paddle_reviews")
    .select(publicColumns)
    .where("hidden_at", "is", null)
    .where("is_sample", "=", 0)
    .$if(ids !== undefined, (query) => query.where("id", "in", ids!))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

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
