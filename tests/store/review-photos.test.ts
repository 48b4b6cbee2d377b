import { describe, expect, test } from "vitest";
import { insertOnce } from "../../src/site/contributions/contributions.store.ts";
import { addReport } from "../../src/site/contributions/reports.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { moveReviews } from "../../src/site/reviews/moved-reviews.store.ts";
import {
  freePlace,
  photoKind,
  photosOfReview,
} from "../../src/site/reviews/photos/photos.store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";
import { photoRow, storeReviews } from "../support/reviews.ts";

const review = {
  subject: "diadem-hero",
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText: "Calm at the net.",
};

describe.each(bothEngines)("photos in the store, on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  async function storedReview(): Promise<string> {
    const { stored } = await storeReviews(store.db, [review], 1);
    return stored[0]!.id;
  }
  const add = (of: string, place: number, name = String(place), db = store.db) => {
    const photo = { subject: review.subject, review: of, place, name: name.repeat(32) };
    const row = photoRow(photo, 1);
    return insertOnce(db, photoKind.table, [row]);
  };
  const reports = () => store.db.selectFrom("review_photos_reports").selectAll().execute();
  const report = (of: string) => {
    const given = { subject: review.subject, of, reason: "spam", details: "" };
    return addReport(store.db, photoKind, given, 1);
  };

  test("four of a review have a place each, and one that's free is taken again", async () => {
    const id = await storedReview();
    for (const place of [1, 2, 3, 4]) expect(await add(id, place)).toBe(1);
    expect(freePlace(await photosOfReview(store.db, id))).toBeUndefined();
    await expect(add(id, 4, "a")).rejects.toThrow(/unique/i);
    await expect(add(id, 5, "b")).rejects.toThrow(/check/i);
    await store.db.deleteFrom("review_photos").where("place", "=", 2).execute();
    expect(freePlace(await photosOfReview(store.db, id))).toBe(2);
  });

  test("none is stored without its review, and none outlives it, nor do its reports", async () => {
    const id = await storedReview();
    expect(await add("no-review", 1)).toBe(0);
    await add(id, 1);
    await report((await photosOfReview(store.db, id))[0]!.id);
    await store.db.deleteFrom("paddle_reviews").where("id", "=", id).execute();
    expect(await photosOfReview(store.db, id)).toEqual([]);
    expect(await reports()).toEqual([]);
  });

  test("they move with their review, as do their reports", async () => {
    const id = await storedReview();
    await add(id, 1);
    await report((await photosOfReview(store.db, id))[0]!.id);
    await store.db.transaction().execute((db) => moveReviews(db, review.subject, "neonic-flow"));
    expect((await photosOfReview(store.db, id)).map(({ subject }) => subject)).toEqual([
      "neonic-flow",
    ]);
    expect((await reports()).map(({ subject }) => subject)).toEqual(["neonic-flow"]);
  });

  // On SQLite one transaction waits for the other.
  if (engine === "postgres")
    test("a photo that's stored while its review is withdrawn goes with it", async () => {
      const id = await storedReview();
      let withdrawn: Promise<unknown> = Promise.resolve();
      await store.db.transaction().execute(async (db) => {
        expect(await add(id, 1, "1", db)).toBe(1);
        withdrawn = store.db.deleteFrom("paddle_reviews").where("id", "=", id).execute();
        // It waits for this transaction, or begins after it: the same.
        await Promise.race([
          withdrawn,
          store.db.selectNoFrom((eb) => eb.val(1).as("one")).execute(),
        ]);
      });
      await withdrawn;
      expect(await photosOfReview(store.db, id)).toEqual([]);
    });
});
