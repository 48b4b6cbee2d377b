import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { readReviews, type ReviewSource } from "../../src/site/reviews/read-reviews.service.ts";
import { allReviews, reviewSorts } from "../../src/site/reviews/list/review-query.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { submissionOf } from "../../src/site/reviews/samples.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import * as listed from "../support/reviews.ts";
import { storeReviews } from "../support/reviews.ts";
import { repeatable } from "../support/invented.ts";

let store: Store;

const { review, subject } = listed;
const samples = listed.samples.map((sample) =>
  sample.review.includes("spin") ? { ...sample, liked: ["spin" as const] } : sample,
);
const source = { ...listed.source, samples };

describe.each(engines)("samples among reviews on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("seeded samples follow players' own reviews in every order, as samples from content do", async () => {
    const seeded = { ...source, samplesInStore: true };
    const below = repeatable(7);
    await seedSamples(
      store.db,
      subject,
      samples.map((sample) => ({ ...submissionOf(sample), subject })),
      1_800_000_000_000,
    );
    // Older and newer than the samples' own times.
    for (const time of [5, 1_900_000_000_000])
      await storeReviews(
        store.db,
        Array.from({ length: 15 }, (_, index) => review(time + index, below)),
        time,
      );
    for (const sort of reviewSorts)
      for (const [stars, search, theme] of [
        [undefined, "", undefined],
        [4, "", undefined],
        [undefined, "grip", undefined],
        [undefined, "", "spin"],
      ] as const) {
        const asked = { ...allReviews, stars, search, theme, sort };
        const texts = async (from: ReviewSource) => {
          const shown = [];
          let before;
          do {
            const page = await readReviews(
              store,
              from,
              { ...asked, before },
              new TaggedCache<unknown>({ max: 10 }),
            );
            shown.push(...page.shown);
            before = page.next;
          } while (before);
          return shown.map(({ reviewText, sample }) => ({ reviewText, sample }));
        };
        const found = await texts(seeded);
        const players = found.filter(({ sample }) => !sample);
        if (sort === "newest")
          expect(found.slice(0, players.length), JSON.stringify(asked)).toEqual(players);
        expect(found.length - players.length).toBe(
          samples.filter(
            ({ rating, review: text, liked = [] }) =>
              (stars ?? rating) === rating &&
              text.includes(search) &&
              (theme === undefined || liked.includes(theme)),
          ).length,
        );
        // The same rows as players', with the samples in content.
        const rows = store.db.updateTable("paddle_reviews").where("is_sample", "=", 1);
        await rows.set({ hidden_at: 1 }).execute();
        expect(await texts({ ...seeded, samplesInStore: false })).toEqual(found);
        await rows.set({ hidden_at: null }).execute();
      }
  });
});
