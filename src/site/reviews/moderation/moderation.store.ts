import { agedColumns } from "../aged/aged.ts";
import { type Selectable, sql } from "kysely";
import type { Act } from "../../../platform/acts.ts";
import * as moderation from "../../contributions/moderation.store.ts";
import { reviewFields, reviewFieldTable } from "../review.ts";
import type { PaddleReviewsTable } from "../reviews.tables.ts";
import { holdActsOf } from "../../contributions/hold-reasons.store.ts";
import type { ListWindow } from "../../../platform/listing.ts";
import { foldedText } from "../../../platform/store/dialect.ts";
import { newestFirst } from "../../../platform/store/lists.ts";
import { refusal } from "../../../platform/refusals.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { maxAnswerLength, readAnswer } from "../answer.ts";
import { reviewKind } from "../reviews.store.ts";
import type { Database } from "../../../platform/store/tables.ts";

const moderatedColumns = [
  "id",
  "paddle_name",
  ...reviewFields.map((field) => reviewFieldTable[field].column),
  "created_at",
  "updated_at",
  "is_sample",
  "hidden_at",
  "held_because",
  "approved_at",
  "answer",
  "answered_at",
  ...agedColumns,
] as const;

/** A review as the owner sees it, with every field. */
export type ModeratedReview = Pick<
  Selectable<PaddleReviewsTable>,
  (typeof moderatedColumns)[number]
> & { reports: number };

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

function everyReview(db: Database) {
  return db
    .selectFrom("paddle_reviews")
    .select(moderatedColumns)
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
  filter: ReviewFilter,
  window: ListWindow,
): Promise<ModeratedReview[]> {
  return await newestFirst(matching(db, filter), window).execute();
}

/** The ids of reviews that match a filter, up to a limit, in no order. */
export async function idsThatMatch(
  db: Database,
  filter: ReviewFilter,
  limit: number,
): Promise<string[]> {
  const rows = await matching(db, filter).clearSelect().select("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

function matching(
  db: Database,
  { subject, stars, state, reported, search, since, samples }: ReviewFilter,
) {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  return everyReview(db)
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
    .where((query) => query.and(words.map((word) => hasWord(db, word))));
}

function hasWord(db: Database, word: string) {
  const pattern = foldedText(db, `%${word.replaceAll(/[\\%_]/g, "\\$&")}%`);
  return sql<boolean>`(${foldedText(db, sql.ref("review_text"))} like ${pattern} escape '\\'
    or ${foldedText(db, sql.ref("first_name"))} like ${pattern} escape '\\')`;
}

/** One review, hidden or not. */
export async function anyReview(db: Database, id: string): Promise<ModeratedReview | undefined> {
  return await everyReview(db).where("id", "=", id).executeTakeFirst();
}

/** Those of these reviews that are stored, hidden or not, in no order. */
export async function anyReviews(db: Database, ids: readonly string[]): Promise<ModeratedReview[]> {
  return ids.length === 0 ? [] : await everyReview(db).where("id", "in", ids).execute();
}

/** Reviews that wait to be read, the newest to wait first. */
export async function newestHeld(db: Database, limit: number) {
  return await db
    .selectFrom("paddle_reviews")
    .select(["paddle_name", "first_name", "review_text", "held_because"])
    .where("held_because", "is not", null)
    .orderBy("hidden_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Identifies everything someone reads of a review: another word or state is another version. */
export const readVersion = (review: moderation.ReadRow) =>
  moderation.readVersion(reviewKind, review);

/** The version of a review and its reports, as acts take it. */
export const wholeVersion = (review: moderation.ReadRow, reports: readonly { id: string }[]) =>
  moderation.wholeVersion(reviewKind, review, reports);

/** The reviews that would be hidden along with one, itself included; undefined if no review has the id. */
export const similarReviews = (db: Database, id: string) =>
  moderation.similarTo(db, reviewKind, id);

const acts = moderation.moderationActs(reviewKind);
type FoundReview = typeof acts.hide extends Act<object, infer Found> ? Found : never;
export const {
  approve: approveReviews,
  hide: hideReviews,
  restore: restoreReviews,
  redate: redateReviews,
  remove: deleteReviews,
} = acts;
export const closeReports = acts.close!;

/** The owner's public answer to a review: one, written, changed and removed by the same act. */
export const answerReviews: Act<object, FoundReview, string> = {
  of: hideReviews.of!,
  may: "community manager",
  name: "reviews answer",
  about: "Answer a review in public, in the site's name, or change or remove the answer",
  more: "Visitors read the answer below the review, with its date. A review has one answer, which is gone with it. It's plain text: lines stay, and addresses don't become links. With a version, as in 'reviews approve', nothing is done if the review has changed since you read it.",
  example: 'reviews answer 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --text "Thanks! We fixed it."',
  options: [
    {
      flags: "--text <text>",
      about: "the answer",
      label: "Answer in public",
      hint: `Plain text, up to ${wholeNumber(maxAnswerLength)} characters. Everyone reads it below the review.`,
      lines: 4,
      button: "Save the answer",
      says: "The answer is saved.",
    },
    {
      flags: "--remove",
      about: "remove the answer",
      not: "text",
      button: "Remove the answer",
      says: "The answer is removed.",
    },
  ],
  done: "Answered",
  none: "There was no answer to remove.",
  left: { sample: "A sample, which has no answer" },
  isPlain: true,
  ready(_, { options: { text, remove } }) {
    if (remove) return Promise.resolve("");
    if (text === undefined) throw refusal("noAnswer");
    const read = readAnswer(String(text));
    if (read.problem) throw refusal("wrongAnswer", read.problem, maxAnswerLength);
    return Promise.resolve(read.text);
  },
  async run({ db }, { things, ready: answer }, { now }) {
    const changed = things.filter(({ isAsRead, isUnread }) => !isUnread && !isAsRead);
    if (changed.length > 0)
      throw refusal(
        "changed",
        changed.map(({ id }) => id),
      );
    const isRemoved = answer === "";
    const answered = await db
      .updateTable("paddle_reviews")
      .set({ answer, answered_at: isRemoved ? null : now })
      .where(
        "id",
        "in",
        things.map(({ id }) => id),
      )
      .where("is_sample", "=", 0)
      .$if(isRemoved, (query) => query.where("answer", "<>", ""))
      .returning("id")
      .execute();
    const ids = new Set(answered.map(({ id }) => id));
    const done = things.filter(({ id }) => ids.has(id));
    const left = isRemoved ? [] : things.filter(({ id }) => !ids.has(id));
    return {
      done,
      left: left.map(({ id }) => ({ id, as: "sample" })),
      ...(isRemoved && done.length > 0 ? { said: "The answer is removed." } : {}),
      why: isRemoved ? "removed" : "",
    };
  },
};

/** Begin and end an order to hold every review. */
export const holdOrders = holdActsOf(reviewKind);

export const reviewActs: readonly Act[] = [
  approveReviews,
  hideReviews,
  restoreReviews,
  redateReviews,
  deleteReviews,
  answerReviews,
  closeReports,
  ...holdOrders,
];
