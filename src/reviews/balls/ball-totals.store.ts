import { readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";

/** How many players' reviews of an article are about a ball. */
export interface BallTotals {
  /** The name of its file, or `wholeArticle`. */
  ball: string;
  reviews: number;
  /** Sum of their stars. */
  stars: number;
}

/** Reads what an article's reviews are about, from the totals. */
export async function ballTotals(db: Database, subject: string): Promise<BallTotals[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("ball_totals")
      .select(["ball", "reviews", "stars"])
      .where("paddle_name", "=", subject)
      .where("is_sample", "=", 0)
      .where("reviews", ">", 0)
      .orderBy("ball")
      .execute(),
  );
}
