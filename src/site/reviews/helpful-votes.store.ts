import type { Database } from "../../platform/store/tables.ts";
import type { ReviewSelection } from "./reviews.store.ts";

/** A reader's helpful vote. */
export interface HelpfulVote {
  reviewId: string;
  /** Days since the epoch. */
  day: number;
  /** The visitor's hash on that day. */
  visitor: string;
}

/** The subject of a review that takes votes: it's visible, and in the store. */
export async function subjectOfVote(
  db: Database,
  { samples }: Pick<ReviewSelection, "samples">,
  reviewId: string,
): Promise<string | undefined> {
  const found = await db
    .selectFrom("paddle_reviews")
    .select("paddle_name")
    .where("id", "=", reviewId)
    .where("hidden_at", "is", null)
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .executeTakeFirst();
  return found?.paddle_name;
}

/**
 * Counts a vote, once per visitor, review and day. Nothing else about the review changes. Call it in a transaction.
 * @returns whether it was counted: not twice, and not for a review that has been hidden
 */
export async function addVote(db: Database, { reviewId, day, visitor }: HelpfulVote) {
  const { numInsertedOrUpdatedRows: isNew } = await db
    .insertInto("helpful_votes")
    .values({ review_id: reviewId, day, visitor })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (!isNew) return false;
  const { numUpdatedRows } = await db
    .updateTable("paddle_reviews")
    .set(({ eb }) => ({ helpful: eb("helpful", "+", 1) }))
    .where("id", "=", reviewId)
    .where("hidden_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes who voted on days before this one. */
export async function purgeVotes(db: Database, day: number): Promise<void> {
  await db.deleteFrom("helpful_votes").where("day", "<", day).execute();
}
