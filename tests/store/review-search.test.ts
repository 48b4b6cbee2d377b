import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { toRow } from "../../src/site/reviews/reviews.store.ts";
import {
  allReviews,
  maxSearchedCharacters,
  type ReviewPlace,
  reviewSorts,
} from "../../src/site/reviews/list/review-query.ts";
import { insertOnce } from "../../src/site/contributions/contributions.store.ts";
import { photoKind } from "../../src/site/reviews/photos/photos.store.ts";
import { readReviews, type ReviewsAsked } from "../../src/site/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { inCpuTime } from "../support/cpu-time.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";
import { photoRow } from "../support/reviews.ts";

const subject = "diadem-hero";
const source = {
  subject,
  samples: [],
  samplesInStore: false,
  showsSamples: true,
  ballName: (ball: string) => ball,
};
let store: Store;

/** Stores reviews with one text, oldest first, and returns their ids. */
async function plant(count: number, text: string, start = 1): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${start}-${index}`);
  const review = { subject, firstName: "Eve", duprRating: "3.5", level: 3500, rating: 5 };
  const row = { ...toRow({ ...review, reviewText: "" }, "player", 0), review_text: text };
  for (let first = 0; first < count; first += 50)
    await store.db
      .insertInto("paddle_reviews")
      .values(
        ids.slice(first, first + 50).map((id, index) => {
          return { ...row, id, submission_key: id, created_at: start + first + index };
        }),
      )
      .execute();
  return ids;
}

/** Stores so many photos with each of some reviews. */
async function photograph(reviews: readonly string[], photos = 1): Promise<void> {
  for (let place = 1; place <= photos; place++)
    await insertOnce(
      store.db,
      photoKind.table,
      reviews.map((id, time) =>
        photoRow({ subject, review: id, place, name: `${id}-${place}` }, time),
      ),
    );
}

const find = (asked: Partial<ReviewsAsked>) =>
  readReviews(store, source, { ...allReviews, ...asked }, new TaggedCache<unknown>({ max: 10 }));
const search = (words: string) => find({ search: words });

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
    // Less than a tenth of a second on an idle machine.
    const { matching, searched } = await inCpuTime(300, () => search("zz"));
    expect(matching).toEqual({ reviews: 0, players: 0 });
    expect(searched).toBe(Math.ceil(maxSearchedCharacters / text.length));
  });

  test("finds all with photos, however many newer ones have none", async () => {
    await photograph(await plant(2, "Great control."), 4);
    const [hidden, withHidden] = await plant(2, "Great control.", 10);
    await photograph([hidden!, withHidden!]);
    const hide = { hidden_at: 1 };
    await store.db.updateTable("paddle_reviews").set(hide).where("id", "=", hidden!).execute();
    await store.db
      .updateTable("review_photos")
      .set(hide)
      .where("review_id", "=", withHidden!)
      .execute();
    await plant(1200, "Great power.", 100);
    const found = { matching: { reviews: 2, players: 2 }, searched: undefined };
    const { shown, ...others } = await find({ photos: true });
    expect(others).toMatchObject(found);
    expect(shown.map(({ id }) => id)).toEqual(["1-1", "1-0"]);
    expect(await find({ photos: true, search: "control", stars: 5 })).toMatchObject(found);
    expect(await find({ photos: true, search: "power" })).toMatchObject({
      matching: { reviews: 0, players: 0 },
    });
  });

  test("goes through the newest thousand photos, and says how many reviews those are of", async () => {
    const reviews = await plant(600, "Great control.");
    await photograph(reviews, 2);
    expect(await find({ photos: true })).toMatchObject({
      matching: { reviews: 500, players: 500 },
      searched: 500,
    });
  });

  test("has pages in every order, each review on one", async () => {
    const reviews = await plant(50, "Great control.");
    await photograph(reviews);
    for (const sort of reviewSorts) {
      const found: string[] = [];
      let before: ReviewPlace | undefined;
      do {
        const page = await find({ photos: true, sort, before });
        found.push(...page.shown.map(({ id }) => id));
        before = page.next;
      } while (before);
      expect(found).toEqual(reviews.toReversed());
    }
  });
});
