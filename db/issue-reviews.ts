import type { Kysely } from "kysely";
import { publicColumns, type PublicReview } from "./reviews.ts";
import type { Tables } from "./tables.ts";

/** Players' reviews of these ids that are shown, never samples, in the order of the ids. */
export async function reviewsOfIds(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<PublicReview[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom("paddle_reviews")
    .select(publicColumns)
    .where("hidden_at", "is", null)
    .where("is_sample", "=", 0)
    .where("id", "in", ids)
    .execute();
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? []);
}
