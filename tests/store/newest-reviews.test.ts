import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import { newestReviews } from "../../src/site/reviews/read-reviews.store.ts";
import { type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

let store: Store;

const review = (subject: string, reviewText: string): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

describe.each(engines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("each subject has the time of the newest visible review by a player", async () => {
    expect(await newestReviews(store.db)).toEqual(new Map());
    await storeReviews(store.db, [review("neonic-flow", "Late."), review("7f3a9c21", "x")], 3000);
    await storeReviews(store.db, [review("neonic-flow", "Early.")], 1000);
    await storeReviews(store.db, [review("diadem-hero", "Seen.")], 2000);
    await storeReviews(store.db, [review("diadem-hero", "Hidden later.")], 4000);
    await storeReviews(store.db, [review("onix-z5-graphite", "Hidden, and alone.")], 5000);
    await seedSamples(store.db, "hudef-viva-pro", [review("hudef-viva-pro", "A sample.")], 9000);
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: 6000 })
      .where("review_text", "like", "Hidden%")
      .execute();
    const newest = await newestReviews(store.db);
    expect(Object.fromEntries(newest)).toEqual({
      "neonic-flow": 3000,
      "7f3a9c21": 3000,
      "diadem-hero": 2000,
    });
  });
});
