import { sql } from "kysely";
import type { Database } from "../../../platform/store/tables.ts";
import { readingOf } from "../../../platform/store/reads.ts";
import {
  agedColumns,
  type AgainAnswer,
  type AgedAnswer,
  type AgedGroup,
  type AgedMonths,
  questions,
} from "./aged.ts";

/** What visible reviews of a subject say of how it aged, those alike together; only those whose writers were asked. */
export async function agedGroups(db: Database, subject: string): Promise<AgedGroup[]> {
  const columns = ["asked", "aged_3", "again_3", "aged_12", "again_12"] as const;
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(columns)
      .select(({ fn }) => fn.countAll<number>().as("reviews"))
      .where("paddle_name", "=", subject)
      // As in the index, which has all of these columns.
      .where("asked", ">", sql.lit(0))
      .where("hidden_at", "is", null)
      .where("is_sample", "=", sql.lit(0))
      .groupBy(columns)
      .execute(),
  );
}

/** A visible review whose writer was asked that question; undefined if there is none. */
export async function askedReview(db: Database, id: string, months: AgedMonths) {
  const review = await db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", "asked", ...agedColumns])
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .executeTakeFirst();
  return review && (review.asked & questions[months].bit) > 0 ? review : undefined;
}

/**
 * Stores an answer to a question, instead of an earlier one. Nothing else about the review changes.
 * @param now epoch milliseconds
 */
export async function storeAged(
  db: Database,
  id: string,
  months: AgedMonths,
  { answer, again }: { answer?: AgedAnswer | undefined; again?: AgainAnswer | undefined },
  now: number,
): Promise<void> {
  await db
    .updateTable("paddle_reviews")
    .set({
      ...(answer === undefined ? {} : { [`aged_${months}`]: answer, [`aged_${months}_at`]: now }),
      ...(again === undefined ? {} : { [`again_${months}`]: again }),
    })
    .where("id", "=", id)
    .where("hidden_at", "is", null)
    .execute();
}
