import type { openContributions } from "../../contributions/contributions.service.ts";
import type { Database } from "../../../platform/store/tables.ts";
import { agedOf } from "../aged/aged.ts";
import { answerOf } from "../answer.ts";
import { type ReviewView, showWritten } from "../read-reviews.service.ts";
import { mapReviewFields, type ReviewSubmission, type TypedReview } from "../review.ts";
import { answerTo, type NewReview, type PublicReview } from "../reviews.store.ts";

type Own = ReturnType<typeof openContributions<NewReview, PublicReview>>["own"];

/** What the writer of a review gets back. */
export type WrittenReview = {
  /** Null if the review is hidden. */
  id: string | null;
  /**
   * The key of the private link; null if someone else may have stored the same review before, because anyone can send its
   * words again.
   */
  key: string | null;
  /** Whether it's held, and no one else sees it yet. */
  isHeld: boolean;
  /** As lists show it; null if it's hidden. */
  shown: ReviewView | null;
};

type Context = Parameters<typeof showWritten>[2] & { db: Database };

/** What the writer of a review can do with it, by its key. */
export function openOwnReviews(own: Own, context: Context) {
  return {
    /**
     * Stores a review from a form, once, with a new key.
     * @param once what only the sender's browser knows, for the same key again after a lost answer
     * @throws DuplicateText
     */
    async write(review: NewReview, address: string, once = ""): Promise<WrittenReview> {
      const { stored, key } = await own.write(review, address, { once });
      if (!stored) return { id: null, key: null, isHeld: false, shown: null };
      const { id, isHeld, created_at: writtenAt, updated_at } = stored;
      const editedAt = updated_at > writtenAt ? updated_at : undefined;
      const shown = showWritten(review, { id, writtenAt, editedAt, answer: null }, context);
      return { id, key, isHeld, shown };
    },

    /** The review of a key, hidden or not, with its fields as in the form, and as lists show it; undefined if there is none. */
    async read(key: string) {
      const row = await own.read(key);
      if (!row) return undefined;
      const typed: TypedReview = mapReviewFields(({ column }) => String(row.typed[column]));
      const stored = await answerTo(context.db, row.id);
      const answer = stored ? answerOf(stored) : null;
      const shown = showWritten(
        { ...typed, rating: Number(typed.rating) },
        { ...row, answer, aged: stored ? agedOf(stored) : [] },
        context,
      );
      return { ...row, typed, shown };
    },

    /** Changes a review under the same rules as a new one. @throws DuplicateText */
    edit: (key: string, review: ReviewSubmission, address: string) =>
      own.edit(key, (subject) => ({ ...review, subject }), address),

    /** Deletes a review permanently. Returns whether there was one. */
    withdraw: own.withdraw,
  };
}
