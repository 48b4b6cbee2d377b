import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import { storeReviews } from "../support/store-reviews.ts";
import { recountThemes, storedThemes } from "../../src/reviews/themes/themes.store.ts";
import { addThemes, countThemes } from "../../src/reviews/themes/themes.ts";
import { engines } from "../support/engines.ts";
import { eachWithFreshStore } from "../support/fresh-store.ts";
import { repeatable } from "../support/repeatable.ts";

const subject = "diadem-hero";
const statements = [
  "Great control.",
  "Poor control.",
  "Powerful.",
  "Overpriced.",
  "It cracked.",
  "Comfortable.",
  "I play on Tuesdays.",
  "Grippy, but sluggish.",
];

let store: Store;

describe.each(engines)("themes on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  async function store120Reviews() {
    const below = repeatable(7);
    for (let step = 0; step < 40; step++)
      await storeReviews(
        store.db,
        Array.from({ length: 3 }, (_, index) => ({
          subject,
          firstName: "Ann",
          duprRating: "3.5",
          level: 3500,
          rating: 4,
          reviewText: `${step}.${index}: ${statements[below(8)]} ${statements[below(8)]}`,
        })),
        step,
      );
  }

  const expected = async () => {
    const shown = await store.db
      .selectFrom("paddle_reviews")
      .select("review_text")
      .where("hidden_at", "is", null)
      .execute();
    return addThemes(countThemes(shown.map((review) => review.review_text)));
  };
  const stored = async () => addThemes((await storedThemes(store.db, subject)).players);

  test("are counted as reviews come, hide, return and go", async () => {
    await store120Reviews();
    expect(await stored()).toEqual(await expected());
    expect((await stored()).length).toBeGreaterThan(5);
    const some = (offset: number) =>
      store.db
        .selectFrom("paddle_reviews")
        .select("id")
        .orderBy("submission_key")
        .limit(30)
        .offset(offset);
    const { db } = store;
    for (const change of [
      db.updateTable("paddle_reviews").set({ hidden_at: 1 }).where("id", "in", some(0)),
      db.updateTable("paddle_reviews").set({ hidden_at: null }).where("id", "in", some(15)),
      db.deleteFrom("paddle_reviews").where("id", "in", some(10)),
    ]) {
      const before = await stored();
      await change.execute();
      expect(await stored()).not.toEqual(before);
      expect(await stored()).toEqual(await expected());
    }
  });

  test("that were never counted, or by other rules, are counted again once", async () => {
    await store120Reviews();
    const right = await stored();
    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    expect(await stored()).toEqual([]);

    expect(await recountThemes(store.db)).toBeGreaterThan(50);
    expect(await stored()).toEqual(right);

    await sql`update paddle_reviews set themes = 0`.execute(store.db);
    expect(await recountThemes(store.db)).toBe(0);
    await sql`update theme_rules set digest = 'of other rules'`.execute(store.db);
    expect(await recountThemes(store.db)).toBeGreaterThan(50);
    expect(await stored()).toEqual(right);
  });
});
