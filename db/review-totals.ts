import type { Kysely } from "kysely";
import { emptyTally, type Tally } from "../model/rating.ts";
import type { ReviewSelection } from "./reviews.ts";
import type { Tables } from "./tables.ts";

/** What a subject's shown reviews add up to, players' own apart from seeded samples. */
export interface StoredTally {
  players: Tally;
  samples: Tally;
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
