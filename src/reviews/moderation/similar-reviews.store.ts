import type { Database } from "../../platform/store/tables.ts";
import { likenessKey } from "../duplicate-texts.store.ts";

/** The reviews that would be hidden along with one, itself included. */
export interface SimilarReviews {
  ids: string[];
  /** How many of them are visible; the others are held. */
  shown: number;
}

/**
 * Players' reviews with the text of one, however disguised, that aren't hidden yet; undefined if no review has the id.
 */
export async function similarReviews(
  db: Database,
  id: string,
): Promise<SimilarReviews | undefined> {
  const like = await db
    .selectFrom("paddle_reviews")
    .select(["review_text", "likeness_key"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!like) return undefined;
  // The stored key, so that the review itself is included even if more letters count as look-alikes by now.
  const key = like.likeness_key || likenessKey(like.review_text);
  const rows = await db
    .selectFrom("paddle_reviews")
    .select(["id", "hidden_at"])
    .where("likeness_key", "=", key)
    .where("is_sample", "=", 0)
    .where(({ or, eb }) => or([eb("hidden_at", "is", null), eb("held_because", "is not", null)]))
    .orderBy("id")
    .execute();
  const shown = rows.filter(({ hidden_at }) => hidden_at === null).length;
  return { ids: rows.map((row) => row.id), shown };
}
