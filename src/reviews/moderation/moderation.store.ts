import { sql } from "kysely";
import type { Act } from "../../platform/acts.ts";
import * as moderation from "../../contributions/moderation.store.ts";
import { type ReviewColumns, reviewFields, reviewFieldTable } from "../review.ts";
import { holdActsOf } from "../../contributions/hold-reasons.store.ts";
import type { HoldReason } from "../../contributions/hold-reason.ts";
import type { ListWindow } from "../../platform/listing.ts";
import { newestFirst } from "../../platform/store/lists.ts";
import { reviewKind, type StoredReview } from "../reviews.store.ts";
import type { Database } from "../../platform/store/tables.ts";

/** A review as the owner sees it, with every field. */
export type ModeratedReview = StoredReview &
  ReviewColumns & {
    /** In epoch milliseconds; null while it's visible. */
    hidden_at: number | null;
    /** Why it's held; null if it isn't. */
    held_because: HoldReason | null;
    /** When it was approved, in epoch milliseconds; null if it was never held, or edited since. */
    approved_at: number | null;
    reports: number;
  };

export interface ReviewFilter {
  subject?: string | undefined;
  stars?: number | undefined;
  state?: "held" | "hidden" | "shown" | undefined;
  /** Only reported ones. */
  reported: boolean;
  /** Words, each in the text or the name, in any order; case-insensitive for a to z. */
  search?: string | undefined;
  /** In epoch milliseconds. */
  since?: number | undefined;
  samples: boolean;
}

const fieldColumns = reviewFields.map((field) => reviewFieldTable[field].column);

function everyReview(db: Database) {
  return db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", ...fieldColumns, "created_at", "updated_at"])
    .select(["is_sample", "hidden_at", "held_because", "approved_at"])
    .select((query) =>
      query
        .selectFrom("review_reports")
        .whereRef("review_reports.review_id", "=", "paddle_reviews.id")
        .select(({ fn }) => fn.countAll<number>().as("reports"))
        .as("reports"),
    )
    .$narrowType<{ reports: number }>();
}

/** All reviews that match a filter, including hidden ones: those after the cursor, newest first. */
export async function listEveryReview(
  db: Database,
  { subject, stars, state, reported, search, since, samples }: ReviewFilter,
  window: ListWindow,
): Promise<ModeratedReview[]> {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  const matching = everyReview(db)
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(stars !== undefined, (query) => query.where("rating", "=", stars!))
    .$if(state === "held", (query) => query.where("held_because", "is not", null))
    .$if(state === "hidden", (query) =>
      query.where("hidden_at", "is not", null).where("held_because", "is", null),
    )
    .$if(state === "shown", (query) => query.where("hidden_at", "is", null))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since!))
    .$if(reported, (query) =>
      query.where("id", "in", (reports) =>
        reports.selectFrom("review_reports").select("review_id"),
      ),
    )
    .where((query) => query.and(words.map(hasWord)));
  return await newestFirst(matching, window).execute();
}

function hasWord(word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(lower(review_text) like lower(${pattern}) escape '\\'
    or lower(first_name) like lower(${pattern}) escape '\\')`;
}

/** One review, hidden or not. */
export async function anyReview(db: Database, id: string): Promise<ModeratedReview | undefined> {
  return await everyReview(db).where("id", "=", id).executeTakeFirst();
}

/** Those of these reviews that are stored, hidden or not, in no order. */
export async function anyReviews(db: Database, ids: readonly string[]): Promise<ModeratedReview[]> {
  return ids.length === 0 ? [] : await everyReview(db).where("id", "in", ids).execute();
}

/** Identifies everything someone reads of a review: another word or state is another version. */
export const readVersion = (review: moderation.ReadRow) =>
  moderation.readVersion(reviewKind, review);

/** The same including its reports, as acts take it. */
export const wholeVersion = (review: moderation.ReadRow, reports: readonly { id: string }[]) =>
  moderation.wholeVersion(reviewKind, review, reports);

/** The reviews that would be hidden along with one, itself included; undefined if no review has the id. */
export const similarReviews = (db: Database, id: string) =>
  moderation.similarTo(db, reviewKind, id);

const acts = moderation.moderationActs(reviewKind);
export const {
  approve: approveReviews,
  hide: hideReviews,
  restore: restoreReviews,
  redate: redateReviews,
  remove: deleteReviews,
} = acts;
export const closeReports = acts.close!;

/** Begin and end an order to hold every review. */
export const holdOrders = holdActsOf(reviewKind);

export const reviewActs: readonly Act[] = [
  approveReviews,
  hideReviews,
  restoreReviews,
  redateReviews,
  deleteReviews,
  closeReports,
  ...holdOrders,
];
