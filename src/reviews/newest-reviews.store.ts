import type { Database } from "../platform/store/tables.ts";

/** When players wrote the newest shown review of each subject that has one, in epoch milliseconds. */
export async function newestReviews(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom((totals) =>
      totals
        .selectFrom("review_totals")
        .where("is_sample", "=", 0)
        .where("reviews", ">", 0)
        .select("paddle_name")
        .distinct()
        .as("subjects"),
    )
    .select((subject) => [
      "subjects.paddle_name",
      // One step into the index for each subject, where a maximum over groups would read every review.
      subject
        .selectFrom("paddle_reviews as review")
        .select("review.created_at")
        .whereRef("review.paddle_name", "=", "subjects.paddle_name")
        .where("review.hidden_at", "is", null)
        .where("review.is_sample", "=", 0)
        .orderBy("review.created_at", "desc")
        .orderBy("review.id", "desc")
        .limit(1)
        .as("newest"),
    ])
    .execute();
  return new Map(
    rows.flatMap(({ paddle_name, newest }) => (newest === null ? [] : [[paddle_name, newest]])),
  );
}
