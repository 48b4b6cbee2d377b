import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { reviewPage, storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { totalsOf } from "../../src/site/reviews/ratings/ratings.ts";
import { listReviews, type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { allReviews } from "../../src/site/reviews/list/review-query.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";

let place: StorePlace;
let store: Store;

const subject = "diadem-hero";
const numbered = (number: number): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText: `Review number ${number}.`,
});
const everything = { ...allReviews, subject, samples: true };

describe.each(bothEngines)("stored reviews on %s", (engine) => {
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });

  test("come in pages that hold each one once, newest first, even if many share a time", async () => {
    for (const time of [1, 2, 3])
      await storeReviews(
        store.db,
        Array.from({ length: 7 }, (_, index) => numbered(time * 10 + index)),
        time,
      );
    const seen: { created_at: number; id: string }[] = [];
    for (;;) {
      const last = seen.at(-1);
      const after = last && { key: undefined, createdAt: last.created_at, id: last.id };
      const page = await reviewPage(store, { ...everything, after, limit: 4 }, []);
      seen.push(...page);
      if (page.length < 4) break;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(21);
    expect(seen.map(({ created_at }) => created_at)).toEqual(
      [3, 2, 1].flatMap((time) => Array.from({ length: 7 }, () => time)),
    );
  });

  test.each(["asc", "desc"] as const)("are listed by time and id (%s)", async (order) => {
    for (const time of [2, 1])
      await storeReviews(
        store.db,
        Array.from({ length: 40 }, (_, index) => ({
          ...numbered(time * 100 + index),
          subject: `paddle-${index % 4}`,
        })),
        time,
      );
    // With figures, PostgreSQL sorts so few rows itself: its index would give the order by chance.
    if (engine === "postgres") await sql`analyze paddle_reviews`.execute(store.db);
    const whole = { order, limit: 100, offset: 0 };
    const listed = await listReviews(store.db, { subject: undefined, samples: true }, whole);
    const keys = listed.map(({ created_at, id }) => `${created_at} ${id}`);
    expect(keys).toHaveLength(80);
    expect(keys).toEqual(order === "asc" ? keys.toSorted() : keys.toSorted().toReversed());
  });

  test("add up to numbers, not to texts", async () => {
    await storeReviews(store.db, [numbered(1), numbered(2)], 1);
    const { sum } = await store.db
      .selectFrom("paddle_reviews")
      .select(({ fn }) => fn.sum<number>("created_at").as("sum"))
      .executeTakeFirstOrThrow();
    expect(sum).toBe(2);
  });

  test("are stored all or none", async () => {
    const bad = { ...numbered(2), rating: 9 };
    await expect(storeReviews(store.db, [numbered(1), bad], 1)).rejects.toThrow();
    expect(await reviewPage(store, { ...everything, limit: 10 }, [])).toEqual([]);
  });

  test("keep their first row when sent again, and return it", async () => {
    const first = await storeReviews(store.db, [numbered(1)], 1);
    const again = await storeReviews(store.db, [numbered(2), numbered(1)], 5);
    expect(again.stored[1]).toEqual(first.stored[0]);
    expect(again.stored[0]?.created_at).toBe(5);
    expect([first.added, again.added]).toEqual([1, 1]);
    expect(await reviewPage(store, { ...everything, limit: 10 }, [])).toHaveLength(2);
  });

  test("are seeded once, and not again after they are deleted", async () => {
    const samples = Array.from({ length: 20 }, (_, index) => numbered(index));
    const now = 1_800_000_000_000;
    await Promise.all([
      seedSamples(store.db, subject, samples, now),
      seedSamples(store.db, subject, samples, now),
    ]);
    const seeded = await reviewPage(store, { ...everything, limit: 50 }, []);
    expect(seeded.map((review) => review.review_text)).toEqual(
      samples.map((sample) => sample.reviewText),
    );
    expect(new Set(seeded.map(({ created_at }) => created_at)).size).toBe(20);
    expect(seeded.every(({ created_at }) => created_at < now)).toBe(true);
    const buckets = (await storedBuckets(store.db)).get(subject)!;
    expect(totalsOf(buckets.filter(({ sample }) => sample)).reviews).toBe(20);
    expect(await reviewPage(store, { ...everything, samples: false, limit: 50 }, [])).toEqual([]);

    await store.db.deleteFrom("paddle_reviews").execute();
    await seedSamples(store.db, subject, samples, now);
    expect(await reviewPage(store, { ...everything, limit: 50 }, [])).toEqual([]);
  });

  test("are not seeded if a player came first", async () => {
    await storeReviews(store.db, [numbered(99)], 1);
    await seedSamples(store.db, subject, [numbered(1)], 2);
    expect(await reviewPage(store, { ...everything, limit: 50 }, [])).toHaveLength(1);
  });

  test("are still there after the next start", async () => {
    await storeReviews(store.db, [numbered(1)], 1);
    await store.close();
    store = openStore(place);
    await migrate(store.db, engine);
    expect(await reviewPage(store, { ...everything, limit: 5 }, [])).toHaveLength(1);
  });

  test("announce a change to other processes", async () => {
    const other = openStore(place);
    const changed = vi.fn<(subject: string | undefined) => void>();
    other.onChange(changed);
    // On PostgreSQL the first call means that listening has begun.
    if (engine === "postgres") await expect.poll(() => changed).toHaveBeenCalled();
    changed.mockClear();
    await storeReviews(store.db, [numbered(1)], 1);
    await expect.poll(() => changed).toHaveBeenCalled();
    expect(changed).toHaveBeenCalledWith(engine === "postgres" ? subject : undefined);
    await other.close();
  });
});
