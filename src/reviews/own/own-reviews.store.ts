import { textKey } from "../duplicate-texts.store.ts";
import { mapReviewFields, reviewFields, reviewFieldTable, type TypedReview } from "../review.ts";
import { heldColumns, knownReviews, type ReviewRow } from "../reviews.store.ts";
import { DuplicateText } from "../../platform/forms/outcome.ts";
import type { HoldReason } from "../moderation/hold-reason.ts";
import { type Act, nothingNamed, performIn, type Place } from "../../platform/acts.ts";
import type { Database } from "../../platform/store/tables.ts";

export interface OwnReview {
  id: string;
  subject: string;
  /** Its fields as in the form. */
  typed: TypedReview;
  /** In epoch milliseconds. */
  writtenAt: number;
  /** In epoch milliseconds; undefined if never. */
  editedAt: number | undefined;
  isHidden: boolean;
  /** Why it's held; null if it isn't. */
  heldBecause: HoldReason | null;
}

const fieldColumns = reviewFields.map((field) => reviewFieldTable[field].column);

/** The review of a key, hidden or not. @param editKey the key's hash */
export async function ownReview(db: Database, editKey: string): Promise<OwnReview | undefined> {
  const row = await db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", ...fieldColumns, "created_at", "updated_at"])
    .select(["hidden_at", "held_because"])
    .where("edit_key", "=", editKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const values = row as Record<string, unknown>;
  return {
    id: row.id,
    subject: row.paddle_name,
    typed: mapReviewFields(({ column }) => String(values[column])),
    writtenAt: row.created_at,
    editedAt: row.updated_at > row.created_at ? row.updated_at : undefined,
    isHidden: row.hidden_at !== null && row.held_because === null,
    heldBecause: row.held_because,
  };
}

/** The result of editing a review; 'held' if the new version waits for the owner. A hidden one stays as it is. */
export type Rewritten = "edited" | "held" | "unchanged" | "hidden" | "gone";

/**
 * Updates a review with its writer's changes; its id, date, votes and key stay. A held one stays held, and an approved
 * one loses its approval. Part of a transaction.
 * @param row the review as a new one would be stored
 * @param reason why the new version is held
 * @param now epoch milliseconds
 * @throws DuplicateText if another review has the same words
 */
export async function rewriteReview(
  db: Database,
  editKey: string,
  row: ReviewRow,
  reason: HoldReason | undefined,
  now: number,
): Promise<Rewritten> {
  const { id: _id, created_at: _at, is_sample: _sample, edit_key: _key, ...changed } = row;
  const known = (await knownReviews(db, [changed.submission_key])).get(changed.submission_key);
  const own = await db
    .selectFrom("paddle_reviews")
    .select(["submission_key", "hidden_at", "held_because", "created_at"])
    .where("edit_key", "=", editKey)
    .executeTakeFirst();
  if (!own) return "gone";
  if (own.hidden_at !== null && own.held_because === null) return "hidden";
  if (own.submission_key === changed.submission_key) return "unchanged";
  if (known) throw new DuplicateText();
  // Later than its date even if the clock was set back: pages use that to tell that it was edited.
  const updated_at = Math.max(now, own.created_at + 1);
  const held = heldColumns(reason ?? own.held_because ?? undefined, own.hidden_at ?? now);
  const { numUpdatedRows } = await db
    .updateTable("paddle_reviews")
    .set({ ...changed, ...held, approved_at: null, updated_at })
    .where("edit_key", "=", editKey)
    // The owner may hide or approve it meanwhile.
    .where("hidden_at", own.hidden_at === null ? "is" : "=", own.hidden_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return "hidden";
  return held.held_because === null ? "edited" : "held";
}

/**
 * Deletes a review for its writer, with its reports; the log only says that this was done. The text of a hidden one
 * stays out, by its hash.
 */
export const withdrawal: Act<{ editKey: string }> = {
  name: "reviews withdraw",
  may: "moderator",
  about: "Withdraw a review, as its writer",
  example: "",
  notOn: {
    commandLine: "Only its writer can, with the private link.",
    console: "Only its writer can, with the private link.",
  },
  done: "Withdrawn",
  why: "its writer withdrew it",
  async run({ db, editKey }, _, { now }) {
    const review = await db
      .deleteFrom("paddle_reviews")
      .where("edit_key", "=", editKey)
      .returning(["id", "paddle_name", "review_text", "hidden_at", "held_because"])
      .executeTakeFirst();
    if (!review) return { done: [] };
    const { id, paddle_name, review_text, hidden_at, held_because } = review;
    await db.deleteFrom("review_reports").where("review_id", "=", id).execute();
    if (hidden_at !== null && held_because === null)
      await db
        .insertInto("withdrawn_texts")
        .values({ paddle_name, text_key: textKey(review_text).digest, withdrawn_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return { done: [{ id, subject: paddle_name }] };
  },
};

/**
 * Deletes a review for its writer. Part of a transaction.
 * @param now epoch milliseconds
 * @returns the review's subject; undefined if there is no review with the key
 */
export async function withdrawReview(
  on: Place,
  editKey: string,
  now: number,
): Promise<string | undefined> {
  const note = { reason: "", now, by: "its writer", role: "moderator" } as const;
  const asked = { ...nothingNamed, ready: undefined };
  const { done } = await performIn({ ...on, editKey }, withdrawal, asked, note);
  return done[0]?.subject;
}
