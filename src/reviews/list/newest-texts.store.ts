import type { Database } from "../../platform/store/tables.ts";
import type { ReviewSelection, ReviewWindow } from "../reviews.store.ts";

/** What shown reviews of any subject say, the newest first. */
export async function newestTexts(
  db: Database,
  { samples }: Pick<ReviewSelection, "samples">,
  { limit, offset }: Pick<ReviewWindow, "limit" | "offset">,
) {
  return await db
    .selectFrom("paddle_reviews")
    .select(["paddle_name", "review_text", "is_sample"])
    .where("hidden_at", "is", null)
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}
