import type { Kysely } from "kysely";
import { playingTimes } from "../../src/reviews/review.ts";
import { readDupr } from "../../src/reviews/level/level.ts";
import { themes } from "../../src/reviews/themes/themes.ts";
import type { NewReview } from "../../src/reviews/reviews.store.ts";
import type { Tables } from "../../src/platform/store/tables.ts";
import { storeReviews } from "./store-reviews.ts";

/** As long as a first name may be, with and without a place to break it. */
const names = [
  "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh".slice(0, 50),
  "Wolfeschlegelsteinhausenbergerdorffeatherstonehaugh".slice(0, 50),
  "María José de los Ángeles Fernández de la Vega Sanz".slice(0, 50),
  "Bo",
];
const duprs = ["1.000", "2.5", "3.0", "3.512", "4.0+", "4.625", "5.5", "6.000", "2.999"];
const time = Date.UTC(2026, 0, 28, 12);

/**
 * Stores players' reviews of a subject that take as much room as any may: of every level and rating, with long names and
 * words, every optional field, thousands of helpful votes, each second one edited. Returns their ids, the newest first.
 * @param ball what an article's reviews are about
 */
export async function storeWideReviews(
  db: Kysely<Tables>,
  subject: string,
  count: number,
  ball = "",
): Promise<string[]> {
  const reviews = Array.from({ length: count }, (_, number): NewReview => {
    const duprRating = duprs[number % duprs.length]!;
    const ofPaddle = {
      liked: themes.slice(0, 1 + (number % 7)).join(", "),
      disliked: themes.slice(1 + (number % 7)).join(", "),
      playedFor: playingTimes[number % playingTimes.length]!,
      playedBefore: `Selkirk ${"Labsprojectboomstick".repeat(3)}`.slice(0, 60),
    };
    return {
      subject,
      firstName: names[number % names.length]!,
      duprRating,
      level: readDupr(duprRating)!,
      rating: 1 + (number % 5),
      reviewText:
        `${number} ${"unbreakable".repeat(6)} and misunderstandings of recommendations.\n`.repeat(
          1 + (number % 6),
        ),
      ...(ball ? { ball } : ofPaddle),
    };
  });
  const { stored } = await storeReviews(db, reviews, time);
  const ids = stored.map(({ id }) => id);
  for (const [number, id] of ids.entries())
    await db
      .updateTable("paddle_reviews")
      .set({
        helpful: number * 1234,
        created_at: time + number,
        updated_at: time + number + (number % 2) * 36 * 3_600_000,
      })
      .where("id", "=", id)
      .execute();
  return ids.toReversed();
}
