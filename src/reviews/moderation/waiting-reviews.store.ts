import { sql } from "kysely";
import type { ReviewName } from "../reports/report.ts";
import type { Database } from "../../platform/store/tables.ts";

/** Reviews that need the owner's decision: visible ones that were reported, and held ones. */
function waitingReviews(db: Database) {
  return reportedReviews(db).unionAll(
    db
      .selectFrom("paddle_reviews")
      .where("held_because", "is not", null)
      .select(["paddle_name as subject", sql<string>`id`.as("id"), "created_at as since"]),
  );
}

function reportedReviews(db: Database) {
  return db
    .selectFrom("review_reports")
    .leftJoin("paddle_reviews", "paddle_reviews.id", "review_reports.review_id")
    .where("paddle_reviews.hidden_at", "is", null)
    .select(({ fn }) => [
      "review_reports.paddle_name as subject",
      "review_reports.review_id as id",
      fn.min("review_reports.created_at").as("since"),
    ])
    .groupBy(["review_reports.paddle_name", "review_reports.review_id"]);
}

/** The reviews that wait for the owner, longest waiting first. */
export async function listWaiting(db: Database, limit: number): Promise<ReviewName[]> {
  const rows = await waitingReviews(db).orderBy("since").orderBy("id").limit(limit).execute();
  return rows.map(({ subject, id }) => ({ subject, id }));
}

export async function countWaiting(db: Database): Promise<number> {
  const { reviews } = await db
    .selectFrom(waitingReviews(db).as("waiting"))
    .select(({ fn }) => fn.countAll<number>().as("reviews"))
    .executeTakeFirstOrThrow();
  return reviews;
}
