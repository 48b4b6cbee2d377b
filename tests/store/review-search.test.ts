import { performance } from "node:perf_hooks";
import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { toRow } from "../../src/reviews/reviews.store.ts";
import { allReviews, maxSearchedCharacters } from "../../src/reviews/list/review-query.ts";
import { readReviews } from "../../src/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

const subject = "diadem-hero";
const source = {
  subject,
  samples: [],
  samplesInStore: false,
  showsSamples: true,
  ballName: (ball: string) => ball,
};
let store: Store;

/** Stores reviews with one text, oldest first. */
async function plant(count: number, text: string, start = 1): Promise<void> {
  const review = { subject, firstName: "Eve", duprRating: "3.5", level: 3500, rating: 5 };
  const row = { ...toRow({ ...review, reviewText: "" }, "player", 0), review_text: text };
  for (let first = 0; first < count; first += 50)
    await store.db
      .insertInto("paddle_reviews")
      .values(
        Array.from({ length: Math.min(50, count - first) }, (_, index) => {
          const id = `${start}-${first + index}`;
          return { ...row, id, submission_key: id, created_at: start + first + index };
        }),
      )
      .execute();
}

const search = (words: string) =>
  readReviews(
    store,
    source,
    { ...allReviews, search: words },
    new TaggedCache<unknown>({ max: 10 }),
  );

describe.each(bothEngines)("a search of a page's reviews on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("looks through all of 1,000 usual reviews", async () => {
    await plant(1, "The oldest.");
    await plant(999, "Great control. ".repeat(19), 10);
    expect(await search("óldest")).toMatchObject({
      matching: { reviews: 1, players: 1 },
      searched: undefined,
    });
  });

  test("says how many of the newest it looked through", async () => {
    await plant(1200, "Great control.");
    expect(await search("great")).toMatchObject({
      matching: { reviews: 1000, players: 1000 },
      searched: 1000,
    });
  });

  test.each([
    ["one letter that is eighteen", "\uFDFA"],
    ["letters with marks", "a\u0301\u0316"],
    ["letters of three parts", "\uD55C"],
    ["letters of four parts", "\u1F82"],
    ["emoji", "🎾"],
    ["plain letters", "great "],
  ])("of 1,000 long reviews made of %s stays fast, and says how far it got", async (_, part) => {
    const text = [...part.repeat(3990)].slice(0, 3990).join("");
    await plant(1000, text);
    const before = performance.eventLoopUtilization();
    const { matching, searched } = await search("zz");
    const { active } = performance.eventLoopUtilization(before);
    expect(matching).toEqual({ reviews: 0, players: 0 });
    expect(searched).toBe(Math.ceil(maxSearchedCharacters / text.length));
    // Less than a tenth of a second on an idle machine.
    expect(active).toBeLessThan(1000);
  });
});
