import { describe, expect, test } from "vitest";
import { moveNames } from "../../src/newsletter/move-names.store.ts";
import { type IssueContent } from "../../src/newsletter/issue.ts";
import { storeIssue } from "../../src/newsletter/issues.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { countByPlayers } from "../../src/reviews/moved-reviews.store.ts";
import { countReviews } from "../../src/reviews/read-reviews.store.ts";
import { addReport } from "../../src/reviews/reports/reports.store.ts";
import { listReviews, type NewReview, seedSamples } from "../../src/reviews/reviews.store.ts";
import { storedThemes } from "../../src/reviews/themes/themes.store.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";
import { storeReviews } from "../support/reviews.ts";
import { moderate } from "../support/console-store.ts";

const old = "diadem-legend";
const now = "diadem-hero";
const names = {
  subjects: new Map([[old, now]]),
  paths: new Map([
    [`/${old}`, `/${now}`],
    ["/blog/resets", "/blog/the-reset"],
  ]),
};

const review = (subject: string, reviewText: string): NewReview => ({
  subject,
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => review(old, `Great control, number ${index}.`));
const everything = { order: "desc", limit: 5000, offset: 0 } as const;

describe.each(bothEngines)("on %s", (engine) => {
  let store: Store;
  let place: StorePlace;
  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
  });
  const listed = async (subject: string) =>
    await listReviews(store.db, { subject, samples: true }, everything);

  test("reviews keep their ids and times, and their totals and themes go with them", async () => {
    await storeReviews(store.db, [review(old, "Great control."), review(now, "Loud.")], 1);
    const [before] = await listed(old);
    expect(await moveNames(store, names)).toEqual([{ from: old, to: now, reviews: 1 }]);
    const after = await listed(now);
    expect(after).toHaveLength(2);
    expect(after).toContainEqual({ ...before, paddle_name: now });
    const counts = [old, now].map((subject) => countReviews(store.db, { subject, samples: true }));
    expect(await Promise.all(counts)).toEqual([0, 2]);
    const { players } = await storedThemes(store.db, now);
    expect(players).toContainEqual({ theme: "control", praise: 1, complaint: 0 });
  });

  test("more than fit into a statement are all moved, hidden ones too", async () => {
    const { stored } = await storeReviews(store.db, numbered(1203), 1);
    const hidden = stored.slice(0, 3).map(({ id }) => id);
    await moderate(store, "hide", hidden, { reason: "spam", now: 2, by: "Dana" });
    expect(await countByPlayers(store.db)).toEqual(new Map([[old, 1203]]));
    expect(await moveNames(store, names)).toEqual([{ from: old, to: now, reviews: 1203 }]);
    expect(await countByPlayers(store.db)).toEqual(new Map([[now, 1203]]));
    expect(await listed(now)).toHaveLength(1200);
  });

  test("a review or a report that is sent again under the new name is recognized", async () => {
    await storeReviews(store.db, [review(old, "Great control.")], 1);
    const report = { reviewId: "sample-3", reason: "spam", details: "" } as const;
    await addReport(store.db, { ...report, subject: old }, 1);
    await moveNames(store, names);
    expect(await storeReviews(store.db, [review(now, "Great control.")], 2)).toMatchObject({
      added: 0,
      stored: [{ paddle_name: now }],
    });
    expect(await addReport(store.db, { ...report, subject: now }, 2)).toBe(false);
  });

  test("of two that became the same, both stay", async () => {
    await storeReviews(store.db, [review(old, "Great control."), review(now, "Great control.")], 1);
    await moveNames(store, names);
    expect(await listed(now)).toHaveLength(2);
    expect((await storeReviews(store.db, [review(now, "Great control.")], 2)).added).toBe(0);
  });

  test("samples that were seeded aren't seeded again under the new name", async () => {
    await seedSamples(store.db, old, [review(old, "Great control.")], 10 ** 12);
    await moveNames(store, names);
    await seedSamples(store.db, now, [review(now, "Another sample.")], 10 ** 12);
    expect((await listed(now)).map((each) => each.review_text)).toEqual(["Great control."]);
    expect(await countByPlayers(store.db)).toEqual(new Map());
  });

  test("issues of the newsletter name what moved as it is called now", async () => {
    const content = (subject: string, path: string): IssueContent => ({
      intro: "Hello.",
      articles: [{ path, title: "Resets", text: "Text", day: "2026-11-16" }],
      reviews: [{ id: "some-id", subject }],
      pick: { slug: subject, name: "Hero", text: "Text", facts: [] },
    });
    const mail = { subject: "Issue", html: "<p>", text: "Text", key_placeholder: "key" };
    const stored = JSON.stringify(content(old, "/blog/resets"));
    await storeIssue(store.db, { date: "2026-11-16", content: stored, ...mail }, 1);
    await moveNames(store, names);
    const [issue] = await store.db.selectFrom("newsletter_issues").select("content").execute();
    expect(JSON.parse(issue!.content)).toEqual(content(now, "/blog/the-reset"));
  });

  test("a second run finds nothing to move, and two at once move each review once", async () => {
    await storeReviews(store.db, numbered(700), 1);
    const other = openStore(place);
    const done = await Promise.all([moveNames(store, names), moveNames(other, names)]);
    await other.close();
    expect(done.flat()).toEqual([{ from: old, to: now, reviews: 700 }]);
    expect(await moveNames(store, names)).toEqual([]);
    expect(await countReviews(store.db, { subject: now, samples: true })).toBe(700);
  });

  // A table that is added later, too: whatever has a subject's name has the new one, except for counts of nothing.
  test("no row of any table keeps the earlier name", async () => {
    await storeReviews(store.db, [{ ...review(old, "Great control."), ball: "franklin-x-40" }], 1);
    await seedSamples(store.db, old, [], 1);
    const withdrawn = { paddle_name: old, text_key: "key", withdrawn_at: 1 };
    await store.db.insertInto("withdrawn_texts").values(withdrawn).execute();
    await addReport(
      store.db,
      { subject: old, reviewId: "sample-1", reason: "spam", details: "" },
      1,
    );
    const tables = (await store.db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === "paddle_name"),
    );
    const named = async (subject: string) =>
      await Promise.all(
        tables.map(async ({ name }) => {
          const rows = await store.db
            .selectFrom(name as "paddle_reviews")
            .selectAll()
            .where("paddle_name", "=", subject)
            .execute();
          const counts = new Set(["reviews", "praise", "complaint"]);
          const isEmpty = (row: object) => {
            const counted = Object.entries(row).filter(([column]) => counts.has(column));
            return counted.length > 0 && counted.every(([, count]) => Number(count) === 0);
          };
          return [name, rows.some((row) => !isEmpty(row))];
        }),
      );
    const all = (isNamed: boolean) => tables.map(({ name }) => [name, isNamed]);
    expect(await named(old)).toEqual(all(true));
    await moveNames(store, names);
    expect(await named(old)).toEqual(all(false));
    expect(await named(now)).toEqual(all(true));
  });
});
