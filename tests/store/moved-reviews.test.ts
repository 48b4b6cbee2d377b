import { describe, expect, test } from "vitest";
import { moveNames } from "../../src/mail/newsletter/move-names.store.ts";
import { type IssueContent } from "../../src/mail/newsletter/issue.ts";
import { storeIssue } from "../../src/mail/newsletter/issues.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { countByPlayers } from "../../src/site/reviews/moved-reviews.store.ts";
import { countReviews } from "../../src/site/reviews/read-reviews.store.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { listReviews, type NewReview, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { storedThemes } from "../../src/site/reviews/themes/themes.store.ts";
import { fillEveryColumn } from "../stores/every-column.ts";
import { rowsOf } from "../stores/load-store.ts";
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
    const likesControl = { ...review(old, "Great control."), liked: "control" };
    await storeReviews(store.db, [likesControl, review(now, "Loud.")], 1);
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
    const all = numbered(1203);
    const { stored } = await storeReviews(store.db, all.slice(0, 700), 1);
    await storeReviews(store.db, all.slice(700), 1);
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

  /** The columns with one of these names as a word in a row that isn't a count of nothing. */
  async function columnsWith(subjects: readonly string[]): Promise<string[]> {
    const named = new RegExp(`(?<![\\w-])(${subjects.join("|")})(?![\\w-])`);
    const found = new Set<string>();
    for (const { name: table } of await store.db.introspection.getTables())
      for (const row of await rowsOf(store, table)) {
        const counts = counted.flatMap((column) => row[column] ?? []);
        if (counts.length > 0 && counts.every((count) => Number(count) === 0)) continue;
        for (const [column, value] of Object.entries(row))
          if (named.test(String(value))) found.add(`${table}.${column}`);
      }
    return [...found].toSorted((a, b) => (a < b ? -1 : 1));
  }
  const counted = ["reviews", "praise", "complaint"];

  /** They're looked up by earlier names, too, or say which address was viewed. */
  const lookedUp = [
    "fact_corrections.entry",
    "fact_corrections.subject",
    "paddle_requests.page",
    "page_views.page",
  ];

  // A column that is added later, too: every column has a value in one of these rows.
  test("no column of any table keeps an earlier name, unless it's looked up by those", async () => {
    await fillEveryColumn(store);
    const earlier = ["diadem-hero", "joola-perseus-pro-iv", "neonic-flow"];
    const subjects = new Map(earlier.map((name) => [name, `new-${name}`]));
    const before = await columnsWith(earlier);
    expect(before.length).toBeGreaterThan(20);
    await moveNames(store, { subjects, paths: new Map() });
    expect(await columnsWith(earlier)).toEqual(lookedUp);
    const moved = before.filter((column) => !lookedUp.includes(column));
    expect(await columnsWith([...subjects.values()])).toEqual(moved);
  });
});
