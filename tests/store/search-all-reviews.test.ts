import { describe, expect, test, vi } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { maxSearchedReviews } from "../../src/site/reviews/list/review-query.ts";
import { searchAllReviews } from "../../src/site/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { storeReviews } from "../support/reviews.ts";

let store: Store;
let reads: TaggedCache<unknown>;
const isSubject = (slug: string) => sources.some(({ subject }) => subject === slug);
const search = (words: string) => searchAllReviews(store, { sources, isSubject }, words, reads);

const sample = (review: string) => ({ firstName: "Sam", duprRating: "3.5", rating: 4, review });
const source = (subject: string, samples: string[], samplesInStore = false) => ({
  subject,
  samples: samples.map(sample),
  samplesInStore,
  showsSamples: true,
  ballName: (ball: string) => ball,
});
const sources = [
  source("diadem-hero", ["Soft on the elbow."]),
  source("neonic-flow", ["Loud."]),
  source("onix-z5-graphite", ["My elbow is fine."], true),
];

const review = (subject: string, reviewText: string): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

describe.each(engines)("a search of all reviews on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => {
    store = opened;
    reads = new TaggedCache<unknown>({ max: 10 });
  });

  test("counts each subject's players and samples, and quotes a player first", async () => {
    await seedSamples(
      store.db,
      "onix-z5-graphite",
      [review("onix-z5-graphite", "My elbow is fine.")],
      5000,
    );
    await storeReviews(store.db, [review("onix-z5-graphite", "No more ELBOW pain.")], 3000);
    await storeReviews(store.db, [review("neonic-flow", "Hidden: elbow.")], 4000);
    await storeReviews(store.db, [review("gone", "Elbow of a page that is gone.")], 4000);
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: 6000 })
      .where("review_text", "like", "Hidden%")
      .execute();
    expect(await search("elbow")).toEqual({
      mentions: [
        {
          subject: "onix-z5-graphite",
          reviews: 2,
          players: 1,
          quote: { text: "No more ELBOW pain.", isSample: false },
        },
        {
          subject: "diadem-hero",
          reviews: 1,
          players: 0,
          quote: { text: "Soft on the elbow.", isSample: true },
        },
      ],
      searched: undefined,
    });
    const both = await search("pain elbow");
    expect(both.mentions.map(({ subject, reviews }) => [subject, reviews])).toEqual([
      ["onix-z5-graphite", 1],
    ]);
  });

  test("looks through the newest reviews only, and says how many", async () => {
    const many = Array.from({ length: maxSearchedReviews + 10 }, (_, index) =>
      review("diadem-hero", `Number ${index}.`),
    );
    await storeReviews(store.db, [review("neonic-flow", "The oldest.")], 1000);
    for (let from = 0; from < many.length; from += 100)
      await storeReviews(store.db, many.slice(from, from + 100), 2000);
    const { mentions, searched } = await search("oldest");
    expect(mentions).toEqual([]);
    expect(searched).toBe(maxSearchedReviews);
  });

  test("has the samples if the store can't be read", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await store.db.schema.alterTable("paddle_reviews").renameTo("away").execute();
    const { mentions } = await search("elbow");
    await store.db.schema.alterTable("away").renameTo("paddle_reviews").execute();
    log.mockRestore();
    expect(mentions.map(({ subject }) => subject)).toEqual(["diadem-hero", "onix-z5-graphite"]);
  });
});
