import { describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { type NewReview } from "../../src/site/reviews/reviews.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { bucketsOf, type RatingBucket, totalsOf } from "../../src/site/reviews/ratings/ratings.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite } from "../../src/site.ts";
import {
  bothEngines,
  eachWithFreshStore,
  emptyStore,
  type StorePlace,
} from "../support/engines.ts";
import { projectLibrary } from "../support/project-library.ts";
import { repeatable } from "../support/invented.ts";

let place: StorePlace;
let store: Store;

function review(number: number, level: number, rating: number): NewReview {
  const duprRating = (level / 1000).toFixed(3);
  const reviewText = `Review number ${number}.`;
  return { subject: "diadem-hero", firstName: "Ann", duprRating, level, rating, reviewText };
}

describe.each(bothEngines)("totals on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("stay true while reviews come, hide, return, change and go", async () => {
    const below = repeatable(20261120);
    for (let step = 0; step < 120; step++) {
      const [first, ...others] = Array.from({ length: 1 + below(4) }, (_, index) =>
        review(step * 10 + index, 1000 + below(5001), 1 + below(5)),
      );
      await storeReviews(store.db, [first!, ...others], step);
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
    const inOrder = (buckets: readonly RatingBucket[]) =>
      buckets.toSorted((a, b) => a.rating - b.rating || a.band - b.band);
    const buckets = (await storedBuckets(store.db)).get("diadem-hero")!;
    expect(inOrder(buckets)).toEqual(inOrder(bucketsOf(shown, false)));
  });

  test("are true after many concurrent writers", async () => {
    // On SQLite a process has one connection; several processes have a test of their own.
    const second = engine === "postgres" ? openStore(place) : store;
    const writers = [store.db, second.db, store.db, second.db];
    await Promise.all(
      writers.flatMap((db, writer) =>
        [...Array(10).keys()].map((turn) =>
          storeReviews(
            db,
            // Neighbors send some of the same reviews, in another order.
            Array.from({ length: 6 }, (_, index) =>
              review(turn * 3 + (writer % 2 ? index : 5 - index), 3500, 4),
            ),
            turn,
          ),
        ),
      ),
    );
    if (second !== store) await second.close();
    const players = totalsOf((await storedBuckets(store.db)).get("diadem-hero")!);
    expect(players.reviews).toBe(9 * 3 + 6);
    expect(players.stars).toBe(players.reviews * 4);
  });
});

// A preview shows drafts, and may be the first to ask.
test("the mean that paddles are ranked by is each library's own", async () => {
  const [live, drafts] = [projectLibrary(), projectLibrary(false)];
  const at = await emptyStore("sqlite");
  const environment = readEnvironment({ DATA_DIR: at.dataDir });
  let shown = drafts;
  const site = await openSite(environment, () => shown);
  expect(await site.reviews.rankingMean()).toBeUndefined();
  shown = live;
  const mean = await site.reviews.rankingMean();
  expect(mean).toBeGreaterThan(1);
  shown = drafts;
  expect(await site.reviews.rankingMean()).toBeUndefined();
  await site.close();
  await at.remove();
});
