// What a review is to the pipeline of contributions, which stores it, and the queries for lists of reviews.

import type { Selectable } from "kysely";
import type { Kind, Sent, TextKey } from "../contributions/contribution.ts";
import { newColumns } from "../contributions/contributions.store.ts";
import { agedColumns } from "./aged/aged.ts";
import { sampleIndex } from "./reports/report.ts";
import { fieldKeyValues, submissionKey } from "../../platform/store/digest.ts";
import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";
import {
  publicReviewFields,
  restReviewFields,
  reviewFields,
  reviewFieldTable,
  type ReviewSubmission,
  toReviewColumns,
} from "./review.ts";
import type { PaddleReviewsTable } from "./reviews.tables.ts";

/** The columns of the REST API, in the contract's order. */
export const publicColumns = [
  "id",
  "paddle_name",
  ...restReviewFields.map((field) => reviewFieldTable[field].column),
  "created_at",
  "updated_at",
] as const;
export type PublicColumn = (typeof publicColumns)[number];

/** A stored review as in the contract; times are epoch milliseconds. */
export type PublicReview = Pick<Selectable<PaddleReviewsTable>, PublicColumn>;

/** A stored review for lists, and what its position in them depends on. */
export type ListedReview = Pick<Selectable<PaddleReviewsTable>, (typeof listedColumns)[number]>;
export const listedColumns = [
  "id",
  "paddle_name",
  ...publicReviewFields.map((field) => reviewFieldTable[field].column),
  "created_at",
  "updated_at",
  "is_sample",
  "helpful",
  "dupr_level",
  "answer",
  "answered_at",
  ...agedColumns,
] as const;

export type NewReview = ReviewSubmission & Sent;

/** Which reviews to list. Hidden ones are never included. */
export interface ReviewSelection {
  /** One subject's, or everyone's if undefined. */
  subject?: string | undefined;
  samples: boolean;
}

/**
 * The key of a submission: the same page and the same tidied fields are the same submission, no matter who sends it or
 * how often. Stored keys are never computed again, so changing how a field is read or counted would let stored reviews
 * in a second time. Such a change needs a version of the key: a number after the kind, and a migration that recomputes
 * the stored keys from their rows, which contain every value that counts.
 */
export function keyOf(review: NewReview, kind: "player" | "sample" = "player"): string {
  // A sample's themes are what we read in it: other themes don't make it another sample.
  const counted = kind === "sample" ? { ...review, liked: "", disliked: "" } : review;
  return submissionKey([kind, review.subject, ...fieldKeyValues(reviewFieldTable, counted)]);
}

/** A review as a row; `kind` is whose it is, `key` its text's. */
export function toRow(
  review: NewReview,
  kind: "player" | "sample",
  createdAt: number,
  key?: TextKey,
) {
  const columns = toReviewColumns(review);
  const isSample = kind === "sample" ? (1 as const) : (0 as const);
  const common = newColumns(review, keyOf(review, kind), createdAt, {
    text: review.reviewText,
    key,
  });
  return {
    ...common,
    paddle_name: review.subject,
    ...columns,
    is_sample: isSample,
    dupr_level: review.level,
    text_key: isSample === 1 ? null : common.text_key,
  };
}

export const reviewKind: Kind<NewReview, PublicReview> = {
  name: "reviews",
  noun: "review",
  table: "paddle_reviews",
  columns: {
    subject: "paddle_name",
    author: "first_name",
    text: "review_text",
    typed: reviewFields.map((field) => reviewFieldTable[field].column),
    read: ["first_name", "review_text", "played_before", "measured_with"],
    seeded: "is_sample",
  },
  inContent: (id) => sampleIndex(id) !== undefined,
  approving: " The newsletter may quote what you approve.",
  reports: { name: "reports", table: "review_reports", of: "review_id" },
  limits: { add: "review", edit: "edit" },
  keyOf: (review) => keyOf(review),
  textOf: ({ reviewText }) => reviewText,
  toRow: (review, now, key) => toRow(review, "player", now, key),
  answer: publicColumns,
};

/** A review from elsewhere, with its original id and times, epoch milliseconds. */
export type KeptReview = NewReview & { id: string; createdAt: number; updatedAt: number };

/** Stores reviews from elsewhere, skipping those that exist by id or by words. Returns how many. */
export async function keepReviews(db: Database, reviews: readonly KeptReview[]): Promise<number> {
  if (reviews.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("paddle_reviews")
    .values(
      reviews.map((review) => ({
        ...toRow(review, "player", review.createdAt),
        id: review.id,
        updated_at: review.updatedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

/** One visible review of a subject, or undefined. */
export async function shownReview(
  db: Database,
  { subject, samples }: ReviewSelection & { subject: string },
  id: string,
): Promise<ListedReview | undefined> {
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(listedColumns)
      .where("id", "=", id)
      .where("paddle_name", "=", subject)
      .where("hidden_at", "is", null)
      .$if(!samples, (query) => query.where("is_sample", "=", 0))
      .executeTakeFirst(),
  );
}

/** What was added to a stored review, hidden or not: the owner's answer, and how it aged; undefined if there is no such review. */
export async function answerTo(
  db: Database,
  id: string,
): Promise<
  | Pick<
      Selectable<PaddleReviewsTable>,
      "answer" | "answered_at" | "updated_at" | (typeof agedColumns)[number]
    >
  | undefined
> {
  return await db
    .selectFrom("paddle_reviews")
    .select(["answer", "answered_at", "updated_at", ...agedColumns])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** A part of a list by limit and offset, newest or oldest first. */
export interface ReviewWindow {
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/** Reviews by limit and offset, for the REST API. */
export async function listReviews(
  db: Database,
  { subject, samples }: ReviewSelection,
  { order, limit, offset }: ReviewWindow,
): Promise<PublicReview[]> {
  return await db
    .selectFrom("paddle_reviews")
    .select(publicColumns)
    .where("hidden_at", "is", null)
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .orderBy("created_at", order)
    .orderBy("id", order)
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The interval between seeded samples' dates: a day and some hours, so that they don't all have one date. */
const seedStep = 31 * 3_600_000;

/**
 * Seeds a subject's samples if it has no reviews, only once ever: not again after an owner deleted them, and not twice
 * when two processes start together.
 * @param samples newest first; the newest is dated one step before `now`
 */
export async function seedSamples(
  db: Database,
  subject: string,
  samples: readonly NewReview[],
  now: number,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("seedings")
      .values({ paddle_name: subject, seeded_at: now })
      .onConflict((conflict) => conflict.column("paddle_name").doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return;
    const any = await transaction
      .selectFrom("paddle_reviews")
      .select("id")
      .where("paddle_name", "=", subject)
      .limit(1)
      .executeTakeFirst();
    if (any || samples.length === 0) return;
    await transaction
      .insertInto("paddle_reviews")
      .values(samples.map((sample, index) => toRow(sample, "sample", now - (index + 1) * seedStep)))
      .execute();
  });
}

/**
 * A subject's visible seeded samples, in their own order.
 * @param count how many there are, from the totals: they're the oldest rows, so the search ends early
 */
export async function seededSamples(
  db: Database,
  subject: string,
  count: number,
): Promise<ListedReview[]> {
  if (count === 0) return [];
  const oldestFirst = await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(listedColumns)
      .where("paddle_name", "=", subject)
      .where("hidden_at", "is", null)
      .where("is_sample", "=", 1)
      .orderBy("created_at")
      .orderBy("id")
      .limit(count)
      .execute(),
  );
  return oldestFirst.toReversed();
}

export async function isReadable(db: Database): Promise<boolean> {
  try {
    await db.selectFrom("seedings").select("paddle_name").limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
