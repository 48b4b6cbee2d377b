import type { Kysely } from "kysely";
import { publicColumns, type PublicReview } from "./reviews.ts";
import type { Tables } from "./tables.ts";

/** Players' own reviews that are shown, never samples: what an issue of the newsletter may bring. */
const playersReviews = (db: Kysely<Tables>) =>
  db
    .selectFrom("paddle_reviews")
    .select(publicColumns)
    .where("hidden_at", "is", null)
    .where("is_sample", "=", 0);

/** The newest reviews of players, newest first. */
export async function newestPlayersReviews(
  db: Kysely<Tables>,
  limit: number,
): Promise<PublicReview[]> {
  return await playersReviews(db)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The reviews of these ids that are shown, in the order of the ids. */
export async function reviewsOfIds(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<PublicReview[]> {
  if (ids.length === 0) return [];
  const found = await playersReviews(db).where("id", "in", ids).execute();
  return ids.flatMap((id) => found.find((review) => review.id === id) ?? []);
}
