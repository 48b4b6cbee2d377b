import type { Kysely } from "kysely";
import { insertOnce, known } from "../../src/contributions/contributions.store.ts";
import {
  keyOf,
  type NewReview,
  type PublicReview,
  reviewKind,
  toRow,
} from "../../src/reviews/reviews.store.ts";
import type { Tables } from "../../src/platform/store/tables.ts";

/**
 * Stores players' reviews without any limit, each once.
 * @param now epoch milliseconds
 * @returns the rows in the given order, the existing one for a duplicate, and how many are new
 */
export async function storeReviews(
  db: Kysely<Tables>,
  reviews: readonly NewReview[],
  now: number,
): Promise<{ stored: PublicReview[]; added: number }> {
  const rows = reviews.map((review) => toRow(review, "player", now));
  const added = await insertOnce(db, reviewKind.table, rows);
  const keys = reviews.map((review) => keyOf(review));
  const stored = await known(db, reviewKind, keys);
  return { stored: keys.flatMap((key) => stored.get(key)?.submitted ?? []), added };
}
