import { sql } from "kysely";
import type { Store } from "../src/platform/store/connect.ts";
import { storeReviews } from "../tests/support/reviews.ts";

/** Texts as players write them, some about the site's themes. */
const remarks = [
  "Soft at the kitchen, and it holds dinks low.",
  "Plenty of power, a little loud.",
  "The grip is small for my hand.",
  "Heavy after two hours, yet the control is worth it.",
  "Spin for days.",
  "My first paddle, and an easy one to learn with.",
  "The edge came loose within a month.",
];

const firstDay = Date.UTC(2015, 0, 1);
const atOnce = 1000;

/** When a review was written, in epoch milliseconds: all reviews of one insertion at the same moment. */
export const writtenAt = (number: number) => firstDay + Math.floor(number / atOnce) * atOnce;

/**
 * Stores a range of reviews as the site does, with keys, triggers and themes. Every second one is of the first subject
 * and the rest of all subjects in turn, so the worst page has half of all reviews.
 * @param subjects slugs
 */
export async function fillStore(
  { db, engine }: Pick<Store, "db" | "engine">,
  { from, to, subjects }: { from: number; to: number; subjects: readonly string[] },
): Promise<void> {
  for (let first = from; first < to; first += atOnce)
    await storeReviews(
      db,
      Array.from({ length: Math.min(atOnce, to - first) }, (_, index) => {
        const number = first + index;
        const level = 2000 + ((number * 7) % 4001);
        return {
          subject: number % 2 === 0 ? subjects[0]! : subjects[(number >> 1) % subjects.length]!,
          firstName: "Ann",
          duprRating: (level / 1000).toFixed(3),
          level,
          rating: 1 + ((number * 13) % 5),
          reviewText: `Review ${number}. ${remarks[number % remarks.length]}`,
        };
      }),
      writtenAt(first),
    );
  // PostgreSQL does this by itself within a minute of such growth.
  if (engine === "postgres") await sql`analyze`.execute(db);
}
