import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import { addVote } from "../../src/site/reviews/helpful-votes.store.ts";
import { storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { review, samples, source, storeReviews } from "../support/reviews.ts";
import { sampleId, sampleIndex } from "../../src/site/reviews/reports/report.ts";
import {
  allReviews,
  comparePlaces,
  matcher,
  placeOf,
  type ReviewQuery,
  reviewSorts,
  timeOfSample,
} from "../../src/site/reviews/list/review-query.ts";
import { readReviews } from "../../src/site/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { themeList } from "../../src/site/reviews/themes/themes.ts";
import { repeatable } from "../support/invented.ts";

let store: Store;

/** Every page of a list, one after the other. */
async function allPages(asked: ReviewQuery) {
  const ids: string[] = [];
  let matching;
  let before;
  do {
    const page = await readReviews(
      store,
      source,
      { ...asked, before },
      new TaggedCache<unknown>({ max: 10 }),
    );
    expect(page.storeDown).toBe(false);
    ids.push(...page.shown.map(({ id }) => id));
    ({ next: before, matching } = page);
  } while (before);
  return { ids, matching };
}

/** The same by reading and sorting every row. */
async function bruteForce(asked: ReviewQuery): Promise<string[]> {
  const rows = await store.db
    .selectFrom("paddle_reviews")
    .select(["id", "rating", "helpful", "created_at as createdAt"])
    .select(["dupr_level as level", "review_text as text", "liked", "disliked"])
    .where("hidden_at", "is", null)
    .execute();
  const fromContent = samples.map((sample, index) => {
    const id = sampleId(index);
    const level = Number(sample.duprRating) * 1000;
    return {
      id,
      rating: sample.rating,
      helpful: 0,
      createdAt: timeOfSample(id),
      level,
      text: sample.review,
      liked: themeList(sample.liked),
      disliked: themeList(sample.disliked),
    };
  });
  return [...fromContent, ...rows]
    .filter(matcher(asked))
    .toSorted((a, b) => comparePlaces(placeOf(a, asked.sort), placeOf(b, asked.sort), asked.sort))
    .map(({ id }) => id);
}

describe.each(engines)("lists of reviews on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  const vote = (reviewId: string, visitor: string, day = 1) =>
    store.db
      .transaction()
      .execute((transaction) => addVote(transaction, { reviewId, visitor, day }));

  test("every filter and order matches sorting all rows, page by page, each review once", async () => {
    const below = repeatable(20261121);
    for (let time = 1; time <= 45; time++)
      await storeReviews(
        store.db,
        Array.from({ length: 8 }, (_, index) => review(time * 10 + index, below)),
        time,
      );
    const rows = await store.db.selectFrom("paddle_reviews").select("id").orderBy("id").execute();
    for (const { id } of rows)
      await store.db
        .updateTable("paddle_reviews")
        .set({ helpful: below(4), hidden_at: below(9) === 0 ? 1 : null })
        .where("id", "=", id)
        .execute();
    for (const sort of reviewSorts)
      for (const level of [undefined, "new", "3.5", "6.0"] as const)
        for (const [stars, search, theme, opinion] of [
          [undefined, "", undefined],
          [4, "", undefined],
          [undefined, "edge", undefined],
          [5, "spin grip", undefined],
          [undefined, "", "spin"],
          [4, "grip", "comfort"],
          [undefined, "", "spin", "praise"],
          [undefined, "", "comfort", "complaint"],
        ] as const) {
          const asked = { ...allReviews, level, stars, sort, search, theme, opinion };
          const expected = await bruteForce(asked);
          const { ids, matching } = await allPages(asked);
          expect(ids, JSON.stringify(asked)).toEqual(expected);
          const players = expected.filter((id) => sampleIndex(id) === undefined).length;
          expect(matching, JSON.stringify(asked)).toEqual({ reviews: expected.length, players });
        }
  });

  test("a search looks through the newest thousand and no further", async () => {
    for (const [time, count] of [
      [1, 1],
      [2, 999],
    ] as const)
      await storeReviews(
        store.db,
        Array.from({ length: count }, (_, index) => ({
          ...review(0, () => 0),
          reviewText: `${time === 1 ? "oldest" : "later"} ${index}`,
        })),
        time,
      );
    const found = async () =>
      (
        await readReviews(
          store,
          source,
          { ...allReviews, search: "OLDEST" },
          new TaggedCache<unknown>({ max: 10 }),
        )
      ).shown.length;
    expect(await found()).toBe(1);
    await storeReviews(store.db, [{ ...review(0, () => 0), reviewText: "one more" }], 3);
    expect(await found()).toBe(0);
  });

  test("a vote counts once for a visitor, review and day, and changes nothing else", async () => {
    const below = repeatable(1);
    const { stored } = await storeReviews(store.db, [review(1, below), review(2, below)], 5);
    const [first, second] = stored.map(({ id }) => id);
    const rowOf = (id: string) =>
      store.db
        .selectFrom("paddle_reviews")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    const before = await rowOf(first!);
    const buckets = await storedBuckets(store.db);

    const votes = [
      ["Ann", 1, first],
      ["Ann", 1, first],
      ["Ben", 1, first],
      ["Ann", 2, first],
      ["Ann", 1, second],
      ["Ann", 1, "no such review"],
    ] as const;
    const counted = [];
    for (const [visitor, day, id] of votes) counted.push(await vote(id!, visitor, day));
    expect(counted).toEqual([true, false, true, true, true, false]);
    expect(await rowOf(first!)).toEqual({ ...before, helpful: 3 });
    expect((await rowOf(second!)).helpful).toBe(1);
    expect(await storedBuckets(store.db)).toEqual(buckets);
  });

  test("simultaneous votes are all counted", async () => {
    const { stored } = await storeReviews(store.db, [review(1, repeatable(1))], 5);
    const { id } = stored[0]!;
    // On SQLite a process has one connection, and its transactions wait for each other.
    await Promise.all(Array.from({ length: 30 }, (_, index) => vote(id, `visitor ${index % 20}`)));
    const { helpful } = await store.db
      .selectFrom("paddle_reviews")
      .select("helpful")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(helpful).toBe(20);
  });

  test("a hidden review accepts no votes", async () => {
    const { stored } = await storeReviews(store.db, [review(1, repeatable(1))], 5);
    await store.db.updateTable("paddle_reviews").set({ hidden_at: 6 }).execute();
    expect(await vote(stored[0]!.id, "Ann")).toBe(false);
    const { helpful } = await store.db
      .selectFrom("paddle_reviews")
      .select("helpful")
      .executeTakeFirstOrThrow();
    expect(helpful).toBe(0);
    await store.db.updateTable("paddle_reviews").set({ hidden_at: null }).execute();
    expect(await vote(stored[0]!.id, "Bo")).toBe(true);
  });
});
