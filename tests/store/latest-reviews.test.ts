import { describe, expect, test } from "vitest";
import { TaggedCache } from "../../src/platform/cache.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { insertOnce } from "../../src/site/contributions/contributions.store.ts";
import type { Level } from "../../src/site/reviews/level/level.ts";
import {
  countWeek,
  findWeek,
  type LatestAsked,
  readLatest,
  weekText,
} from "../../src/site/reviews/list/latest-reviews.service.ts";
import { photoKind } from "../../src/site/reviews/photos/photos.store.ts";
import { type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";
import { photoRow, storeReviews } from "../support/reviews.ts";

const subjects = ["diadem-hero", "neonic-flow", "onix-z5-graphite", "gone"] as const;

/** The 300 reviews of a store: many of one paddle, few of others, some in the same millisecond. */
const all = Array.from({ length: 300 }, (_, index) => {
  const level = 2000 + (index % 7) * 500;
  return {
    // 1 of 30 is of another paddle, as late as any.
    subject: subjects[index % 30 === 7 ? 1 : index % 30 === 8 ? 2 : index % 30 === 9 ? 3 : 0],
    at: 1000 + Math.floor(index / 3),
    isHidden: index % 11 === 4,
    hasPhoto: index % 13 === 2,
    level,
    text: `Number ${index}.`,
  };
});

const review = ({ subject, level, text }: (typeof all)[number]): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: (level / 1000).toFixed(1),
  level,
  rating: 4,
  reviewText: text,
});

describe.each(bothEngines)("players' newest reviews, on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));
  const of = { ballName: () => "", isSubject: (slug: string) => slug !== "gone" };
  const latest = (asked: LatestAsked) =>
    readLatest(store, of, asked, new TaggedCache<unknown>({ max: 10 }));

  async function fill() {
    for (const [at, each] of Map.groupBy(all, (one) => one.at))
      await storeReviews(store.db, each.map(review), at);
    await seedSamples(
      store.db,
      "neonic-flow",
      [review({ ...all[0]!, subject: "neonic-flow", text: "A sample." })],
      5000,
    );
    const stored = await store.db
      .selectFrom("paddle_reviews")
      .select(["id", "review_text"])
      .execute();
    const idOf = new Map(stored.map(({ id, review_text }) => [review_text, id]));
    for (const { subject, hasPhoto, text, isHidden } of all) {
      const id = idOf.get(text)!;
      if (hasPhoto)
        await insertOnce(store.db, photoKind.table, [
          photoRow({ subject, review: id, place: 1, name: id.replaceAll("-", "") }, 1),
        ]);
      if (isHidden)
        await store.db
          .updateTable("paddle_reviews")
          .set({ hidden_at: 1 })
          .where("id", "=", id)
          .execute();
    }
    return all
      .filter(({ subject, isHidden }) => subject !== "gone" && !isHidden)
      .map((each) => ({ ...each, id: idOf.get(each.text)! }))
      .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  }

  test("are listed to the end, whatever is asked for and however many others are newer", async () => {
    const visible = await fill();
    const levels: (Level | undefined)[] = [undefined, "2.5"];
    for (const wanted of [undefined, ["neonic-flow"], ["neonic-flow", "onix-z5-graphite"], []])
      for (const level of levels)
        for (const photos of [false, true]) {
          const expected = visible.filter(
            (each) =>
              (!wanted || wanted.includes(each.subject)) &&
              (!level || Math.abs(each.level - 2500) <= 500) &&
              (!photos || each.hasPhoto),
          );
          const found: string[] = [];
          let after: LatestAsked["after"];
          for (let page = 0; page < 60; page++) {
            const asked = { subjects: wanted, level, photos, after, limit: 7 };
            const { reviews, next } = await latest(asked);
            found.push(...reviews.map((each) => each.review.reviewText));
            expect(reviews.every((each) => !photos || each.photos.length === 1)).toBe(true);
            if (!next) break;
            after = next;
          }
          expect(found, `${wanted?.join()} ${level} ${photos}`).toEqual(
            expected.map((each) => each.text),
          );
        }
  });

  test("are told as none while the store can't be read", async () => {
    const db = new Proxy(store.db, {
      get() {
        throw new Error("It's down.");
      },
    });
    const asked = { limit: 3 };
    const memory = new TaggedCache<unknown>({ max: 10 });
    expect(await readLatest({ ...store, db }, of, asked, memory)).toEqual({
      reviews: [],
      next: undefined,
      storeDown: true,
    });
  });

  const monday = "2026-11-23";
  const at = (day: string) => Date.parse(`${day}Z`);
  /** A review at a time. */
  const write = (day: string, subject: (typeof subjects)[number], paid = "") => {
    const one = { ...review({ ...all[0]!, subject, text: `${subject} on ${day}.` }), paid };
    return storeReviews(store.db, [one], at(day));
  };

  test("of a week are grouped by what they're about, the most talked-about first", async () => {
    for (const [day, subject, paid] of [
      ["2026-11-08T23:59:59.999", "diadem-hero"],
      ["2026-11-22T23:59:59.999", "gone"],
      ["2026-11-23T00:00", "neonic-flow"],
      ["2026-11-24T00:00", "diadem-hero"],
      ["2026-11-25T00:00", "neonic-flow", "$89"],
      ["2026-11-26T00:00", "neonic-flow"],
      ["2026-11-29T23:59:59.999", "neonic-flow", "$79.50"],
      ["2026-11-28T00:00", "gone"],
      ["2026-11-30T00:00", "gone"],
      ["2026-12-07T00:00", "diadem-hero"],
    ] as const)
      await write(day, subject, paid);
    const sample = review({ ...all[0]!, subject: "onix-z5-graphite", text: "A sample." });
    await seedSamples(store.db, "onix-z5-graphite", [sample], at("2026-11-24T12:00"));
    const { subjects: found, ...week } = await findWeek(store, of, monday);
    expect(week).toEqual({
      reviews: 5,
      before: "2026-11-02",
      after: "2026-12-07",
    });
    const told = found.map(({ quoted, ...each }) => ({
      ...each,
      quoted: quoted.map((quote) => /on (.*)[.]$/.exec(quote.review.reviewText)?.[1]),
    }));
    expect(told).toEqual([
      {
        subject: "neonic-flow",
        reviews: 4,
        paid: [
          { paid: "$79.50", paidIn: "" },
          { paid: "$89", paidIn: "" },
        ],
        quoted: ["2026-11-29T23:59:59.999", "2026-11-26T00:00", "2026-11-25T00:00"],
      },
      { subject: "diadem-hero", reviews: 1, paid: [], quoted: ["2026-11-24T00:00"] },
    ]);
    expect(await findWeek(store, of, "2026-11-16")).toEqual({
      reviews: 0,
      subjects: [],
      before: "2026-11-02",
      after: monday,
    });
  });

  test("are counted by the week", async () => {
    const count = () => countWeek(store, of, monday);
    expect(await count()).toBeUndefined();
    await write("2026-11-22T23:59:59.999", "diadem-hero");
    await write("2026-11-23T00:00", "diadem-hero");
    await write("2026-11-29T23:59:59.999", "neonic-flow");
    await write("2026-11-29T00:00", "gone");
    await write("2026-11-30T00:00", "diadem-hero");
    expect(await count()).toEqual({ monday, count: "2 reviews" });
  });
});

test.each([
  [1, "1 review"],
  [12, "12 reviews"],
  [1000, "1,000 reviews"],
  [1001, "more than 1,000 reviews"],
])("%d are said as %s", (reviews, text) => expect(weekText(reviews)).toBe(text));
