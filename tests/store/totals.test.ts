import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../db/connect.ts";
import { migrate } from "../../db/migrate.ts";
import { storedTally } from "../../db/review-totals.ts";
import { insertReviews, type NewReview } from "../../db/reviews.ts";
import { levelBand } from "../../model/level.ts";
import { averageDupr, averageRating, tallyOf } from "../../model/rating.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

let place: StorePlace;
let store: Store;

/** Pseudo-random whole numbers below `below`, the same in every run (a linear congruence). */
function repeatable(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
}

function review(number: number, level: number, rating: number): NewReview {
  const duprRating = (level / 1000).toFixed(3);
  const reviewText = `Review number ${number}.`;
  return { subject: "diadem-hero", firstName: "Ann", duprRating, level, rating, reviewText };
}

describe.each(engines)("totals on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    await migrate(store.db, engine);
  });
  afterEach(async () => {
    await store.close();
    place.remove();
  });

  test("stay true while reviews come, hide, return, change and go", async () => {
    const below = repeatable(20261120);
    for (let step = 0; step < 120; step++) {
      const [first, ...others] = Array.from({ length: 1 + below(4) }, (_, index) =>
        review(step * 10 + index, 1000 + below(5001), 1 + below(5)),
      );
      await insertReviews(store.db, [first!, ...others], step);
      const some = store.db
        .selectFrom("paddle_reviews")
        .select("id")
        .orderBy("submission_key")
        .limit(1 + below(3))
        .offset(below(20));
      const { db } = store;
      const change = [
        () => db.updateTable("paddle_reviews").set({ hidden_at: step }).where("id", "in", some),
        () => db.updateTable("paddle_reviews").set({ hidden_at: null }).where("id", "in", some),
        () => db.updateTable("paddle_reviews").set({ rating: 1 }).where("id", "in", some),
        () => db.deleteFrom("paddle_reviews").where("id", "in", some),
      ][below(4)]!;
      await change().execute();
    }

    const shown = await store.db
      .selectFrom("paddle_reviews")
      .select(["rating", "dupr_level as level"])
      .where("hidden_at", "is", null)
      .execute();
    const { players } = await storedTally(store.db, "diadem-hero");
    expect(players).toEqual(tallyOf(shown));
    expect(averageRating(players)).toBeCloseTo(averageRating(tallyOf(shown))!);
    expect(averageDupr(players)).toBeCloseTo(averageDupr(tallyOf(shown))!);

    const bands = await store.db
      .selectFrom("review_totals")
      .select(["level_band", sql<number>`sum(reviews)`.as("reviews")])
      .groupBy("level_band")
      .having(sql<number>`sum(reviews)`, "<>", 0)
      .orderBy("level_band")
      .execute();
    const counted = new Map<number, number>();
    for (const { level } of shown)
      counted.set(levelBand(level), (counted.get(levelBand(level)) ?? 0) + 1);
    expect(bands.map(({ level_band, reviews }) => [level_band, reviews])).toEqual(
      [...counted].toSorted(([a], [b]) => a - b),
    );
  });

  test("are true after many writers at once", async () => {
    // On SQLite a process has one connection; several processes have a test of their own.
    const second = engine === "postgres" ? openStore(place) : store;
    const writers = [store.db, second.db, store.db, second.db];
    await Promise.all(
      writers.flatMap((db, writer) =>
        [...Array(10).keys()].map((turn) =>
          insertReviews(
            db,
            // Neighbours send some of the same reviews, in another order.
            Array.from({ length: 6 }, (_, index) =>
              review(turn * 3 + (writer % 2 ? index : 5 - index), 3500, 4),
            ),
            turn,
          ),
        ),
      ),
    );
    if (second !== store) await second.close();
    const { players } = await storedTally(store.db, "diadem-hero");
    expect(players.reviews).toBe(9 * 3 + 6);
    expect(players.stars).toBe(players.reviews * 4);
  });
});
