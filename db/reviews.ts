import { createHash, randomUUID } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { emptyTally, type Tally } from "../model/rating.ts";
import type { ReviewSubmission } from "../model/review.ts";
import type { ReviewCursor } from "../model/review-address.ts";
import type { PaddleReviewsTable, Tables } from "./tables.ts";

/** The columns that everybody may see, in the order of the contract. */
export const publicColumns = [
  "id",
  "paddle_name",
  "first_name",
  "dupr_rating",
  "rating",
  "review_text",
  "created_at",
  "updated_at",
] as const;
export type PublicColumn = (typeof publicColumns)[number];

/** A stored review as the contract has it; times are epoch milliseconds. */
export type PublicReview = Pick<Selectable<PaddleReviewsTable>, PublicColumn>;
/** The same, and whether it is a seeded sample. */
export type StoredReview = PublicReview & { is_sample: 0 | 1 };

/** A review to be stored, and the subject it is of. */
export type NewReview = ReviewSubmission & { subject: string };

/** What a subject's shown reviews add up to, players' own apart from seeded samples. */
export interface StoredTally {
  players: Tally;
  samples: Tally;
}

/** Which reviews a list is of. Hidden ones are in no list. */
export interface ReviewSelection {
  /** One subject's, or everybody's where it is undefined. */
  subject?: string | undefined;
  /** Whether seeded samples are among them. */
  samples: boolean;
}

/** The same page and the same trimmed fields are the same submission, whoever sends it and however often. */
function submissionKey(review: NewReview, kind: "player" | "sample"): string {
  const { subject, firstName, duprRating, rating, reviewText } = review;
  return createHash("sha256")
    .update(JSON.stringify([kind, subject, firstName, duprRating, rating, reviewText]))
    .digest("base64url");
}

function toRow(review: NewReview, kind: "player" | "sample", createdAt: number) {
  return {
    id: randomUUID(),
    paddle_name: review.subject,
    first_name: review.firstName,
    dupr_rating: review.duprRating,
    rating: review.rating,
    review_text: review.reviewText,
    created_at: createdAt,
    updated_at: createdAt,
    is_sample: kind === "sample" ? (1 as const) : (0 as const),
    dupr_level: review.level,
    submission_key: submissionKey(review, kind),
  };
}

/**
 * Stores reviews, all or none; one that is stored already stays as it is.
 * @param now epoch milliseconds
 * @returns the stored rows in the order given, the earlier row where a review was stored before
 */
export async function insertReviews(
  db: Kysely<Tables>,
  reviews: readonly NewReview[],
  now: number,
): Promise<PublicReview[]> {
  const rows = reviews.map((review) => toRow(review, "player", now));
  // One order of keys for everybody: two writers of the same rows then wait for one another in turn, not in a circle.
  const inOrder = rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1));
  await db
    .insertInto("paddle_reviews")
    .values(inOrder)
    .onConflict((conflict) => conflict.column("submission_key").doNothing())
    .execute();
  const keys = rows.map((row) => row.submission_key);
  const stored = await db
    .selectFrom("paddle_reviews")
    .select([...publicColumns, "submission_key"])
    .where("submission_key", "in", keys)
    .execute();
  const byKey = new Map(stored.map(({ submission_key, ...review }) => [submission_key, review]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** A subject's stored reviews, newest first: those after the cursor, at most `limit`. */
export async function reviewPage(
  db: Kysely<Tables>,
  { subject, samples }: ReviewSelection & { subject: string },
  before: ReviewCursor | undefined,
  limit: number,
): Promise<StoredReview[]> {
  return await db
    .selectFrom("paddle_reviews")
    .select([...publicColumns, "is_sample"])
    .where("paddle_name", "=", subject)
    .where("hidden_at", "is", null)
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .$if(before !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("created_at", "id"), "<", tuple(before!.createdAt, before!.id)),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Reviews by number and offset, as the REST calls list them. */
export async function listReviews(
  db: Kysely<Tables>,
  { subject, samples }: ReviewSelection,
  { order, limit, offset }: { order: "asc" | "desc"; limit: number; offset: number },
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

/** How many reviews a selection holds, from the totals. */
export async function countReviews(
  db: Kysely<Tables>,
  { subject, samples }: ReviewSelection,
): Promise<number> {
  const { reviews } = await db
    .selectFrom("review_totals")
    .select(({ fn }) => fn.sum<number | null>("reviews").as("reviews"))
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .executeTakeFirstOrThrow();
  return reviews ?? 0;
}

/** What a subject's shown reviews add up to, from the totals. */
export async function storedTally(db: Kysely<Tables>, subject: string): Promise<StoredTally> {
  return (await storedTallies(db, subject)).get(subject) ?? noReviews;
}

export const noReviews: StoredTally = { players: emptyTally, samples: emptyTally };

/** The same of every subject that has reviews, or of one. */
export async function storedTallies(
  db: Kysely<Tables>,
  subject?: string,
): Promise<Map<string, StoredTally>> {
  const rows = await db
    .selectFrom("review_totals")
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .groupBy(["paddle_name", "is_sample"])
    .select(({ eb, fn }) => [
      "paddle_name",
      "is_sample",
      fn.sum<number>("reviews").as("reviews"),
      fn.sum<number>(eb("reviews", "*", eb.ref("rating"))).as("stars"),
      fn
        .sum<number>(eb.case().when("rating", ">=", 4).then(eb.ref("reviews")).else(0).end())
        .as("recommending"),
      fn.sum<number>("levels").as("levels"),
    ])
    .execute();
  const tallies = new Map<string, StoredTally>();
  for (const { paddle_name, is_sample, ...tally } of rows) {
    const known = tallies.get(paddle_name) ?? noReviews;
    tallies.set(paddle_name, { ...known, [is_sample === 1 ? "samples" : "players"]: tally });
  }
  return tallies;
}

/** Between two seeded samples' times of writing: a day and some hours, so that they do not all carry one date. */
const seedStep = 31 * 3_600_000;

/**
 * Puts a subject's samples into the store when it has no review of that subject, once for ever: not again after an
 * owner deleted them, and not twice when two processes start together.
 * @param samples newest first; the newest is dated one step before `now`
 */
export async function seedSamples(
  db: Kysely<Tables>,
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
