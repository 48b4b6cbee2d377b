import type { RatingBucket } from "./rating-buckets.ts";
import { everything, readingOf } from "../../platform/store/reads.ts";
import type { ReviewSelection } from "../reviews.store.ts";
import type { Database } from "../../platform/store/tables.ts";

/** How many reviews a selection holds, from the totals. */
export async function countReviews(db: Database, { subject, samples }: ReviewSelection) {
  const { reviews } = await db
    .selectFrom("review_totals")
    .select(({ fn }) => fn.sum<number | null>("reviews").as("reviews"))
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .executeTakeFirstOrThrow();
  return reviews ?? 0;
}

/** What the shown reviews of these subjects are, of all by default, counted by stars and level. */
export async function storedBuckets(
  db: Database,
  subjects?: readonly string[],
): Promise<Map<string, RatingBucket[]>> {
  const rows = await readingOf(subjects ?? [everything], () =>
    db
      .selectFrom("review_totals")
      .select(["paddle_name", "is_sample", "rating", "level_band", "reviews", "levels"])
      .$if(subjects !== undefined, (query) => query.where("paddle_name", "in", subjects!))
      .where("reviews", ">", 0)
      .orderBy("rating")
      .orderBy("level_band")
      .execute(),
  );
  const buckets = new Map<string, RatingBucket[]>();
  for (const { paddle_name, is_sample, level_band, ...counted } of rows) {
    const known = buckets.get(paddle_name) ?? [];
    buckets.set(paddle_name, known);
    known.push({ ...counted, band: level_band, sample: is_sample === 1 });
  }
  return buckets;
}
