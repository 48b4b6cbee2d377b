import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { isUpToDate, migrate } from "../../src/platform/store/migrate.ts";
import {
  anyReview,
  listEveryReview,
  type ReviewFilter,
} from "../../src/site/reviews/moderation/moderation.store.ts";
import { logOf, listLog } from "../../src/platform/store/log.store.ts";
import {
  addReport,
  listReports,
  type NewReport,
  reportsOf,
} from "../../src/site/reviews/reports/reports.store.ts";
import { accept, moderate, readNow, refused } from "../support/console-store.ts";
import { reviewPage, storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { totalsOf } from "../../src/site/reviews/ratings/ratings.ts";
import { type NewReview, seedSamples, shownReview } from "../../src/site/reviews/reviews.store.ts";
import { allReviews } from "../../src/site/reviews/list/review-query.ts";
import { storeReviews } from "../support/reviews.ts";
import { blankStore, eachWithFreshStore, engines } from "../support/engines.ts";

let store: Store;

const subject = "diadem-hero";
function review(name: string, rating: number, reviewText: string): NewReview {
  return { subject, firstName: name, duprRating: "3.5", level: 3500, rating, reviewText };
}
const report = (reviewId: string, details = ""): NewReport => ({
  subject,
  reviewId,
  reason: "spam",
  details,
});
const everything: ReviewFilter = { reported: false, samples: true };
const firstPage = { after: undefined, limit: 50 };
const note = { reason: "advertising", now: 100, by: "Dana" };

describe.each(engines)("moderation on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  /** Stores reviews, a millisecond apart; returns their ids. */
  async function stored(...reviews: NewReview[]): Promise<string[]> {
    const ids: string[] = [];
    for (const [index, each] of reviews.entries())
      ids.push((await storeReviews(store.db, [each], index + 1)).stored[0]!.id);
    return ids;
  }
  const count = async () => totalsOf((await storedBuckets(store.db)).get(subject) ?? []).reviews;
  /** Who wrote the reviews of the subject's list, newest first. */
  const listedNames = async () =>
    (await reviewPage(store, { ...allReviews, subject, samples: true, limit: 50 }, [])).map(
      ({ first_name }) => first_name,
    );

  test("a hidden review leaves list and totals, and comes back unchanged", async () => {
    const [dana = ""] = await stored(review("Dana", 1, "Buy now."), review("Lee", 5, "Soft."));
    const hidden = await moderate(store, "hide", [dana], note);
    expect(hidden).toMatchObject({
      done: [{ id: dana, label: `Dana on ${subject}`, subject }],
      left: [],
    });
    expect(await count()).toBe(1);
    expect(await listedNames()).toEqual(["Lee"]);
    expect(await shownReview(store.db, { subject, samples: true }, dana)).toBeUndefined();
    expect(await anyReview(store.db, dana)).toMatchObject({ hidden_at: 100, rating: 1 });

    expect(await moderate(store, "hide", [dana], note)).toEqual({
      done: [],
      left: [{ id: dana, as: "hidden" }],
    });
    const fair = { reason: "fair", now: 200, by: "Dana" };
    await accept(store, "restore", await readNow(store, dana), fair);
    expect(await count()).toBe(2);
    expect(await listedNames()).toEqual(["Lee", "Dana"]);
    expect(await shownReview(store.db, { subject, samples: true }, dana)).toMatchObject({
      review_text: "Buy now.",
      created_at: 1,
      updated_at: 1,
    });
    expect(await logOf(store.db, dana)).toMatchObject([
      { act: "reviews hide", reason: "advertising", done_at: 100 },
      { act: "reviews restore", reason: "fair", done_at: 200 },
    ]);
  });

  test("a hidden review that is sent again stays hidden", async () => {
    const spam = review("Dana", 1, "Buy now.");
    const [id = ""] = await stored(spam);
    await moderate(store, "hide", [id], note);
    const again = await storeReviews(store.db, [spam], 999);
    expect(again).toEqual({ added: 0, stored: [] });
    expect(await count()).toBe(0);
    expect((await anyReview(store.db, id))?.hidden_at).toBe(100);
  });

  test("with one unknown id, nothing is changed and nothing recorded", async () => {
    const [id = ""] = await stored(review("Dana", 1, "Buy now."));
    for (const moderation of ["hide", "restore", "delete"] as const)
      for (const none of ["nope", "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11"])
        expect(await refused(moderate(store, moderation, [id, none], note))).toEqual({
          why: "missing",
          ids: [none],
        });
    expect(await count()).toBe(1);
    expect(await listLog(store.db, firstPage)).toEqual([]);
  });

  test("a review is deleted with its reports, and only the log remains", async () => {
    const [dana = "", lee = ""] = await stored(review("Dana", 1, "Buy."), review("Lee", 5, "Hm."));
    for (const id of [dana, lee]) await addReport(store.db, report(id), 5);
    await moderate(store, "delete", [dana], note);
    expect(await anyReview(store.db, dana)).toBeUndefined();
    expect(await reportsOf(store.db, dana)).toEqual([]);
    expect(await reportsOf(store.db, lee)).toHaveLength(1);
    expect(await count()).toBe(1);
    expect(await logOf(store.db, dana)).toMatchObject([{ act: "reviews delete" }]);
  });

  test("if two processes hide the same reviews at once, each is recorded once", async () => {
    const ids = await stored(review("Dana", 1, "Buy."), review("Lee", 1, "Buy."));
    await Promise.all([
      moderate(store, "hide", ids, note),
      moderate(store, "hide", ids.toReversed(), note),
    ]);
    expect(await listLog(store.db, firstPage)).toHaveLength(2);
  });

  test("the owner finds a review by words in any case, with and without accents, hyphens and apostrophes", async () => {
    const [emilie = "", olga = ""] = await stored(
      review("ÉMILIE", 4, "It’s well-balanced."),
      review("ОЛЬГА", 4, "Łukasz plays it, too."),
    );
    for (const [search, found] of [
      ["émilie", emilie],
      ["emilie it's", emilie],
      ["wellbalanced", emilie],
      ["Ольга", olga],
      ["lukasz", olga],
      ["łukasz", olga],
    ] as const) {
      const rows = await listEveryReview(store.db, { ...everything, search }, firstPage);
      expect
        .soft(
          rows.map(({ id }) => id),
          search,
        )
        .toEqual([found]);
    }
  });

  test("the owner's list has filters, and pages that hold each review once", async () => {
    const [dana = "", lee = "", kim = ""] = await stored(
      review("Dana", 1, "100% Soft_hands"),
      review("Lee", 5, "Buy now \\o/"),
      { ...review("Kim", 5, "Steady."), subject: "neonic-flow" },
    );
    const sample = review("Sol", 4, "A sample.");
    await seedSamples(
      store.db,
      "onix-z5-graphite",
      [{ ...sample, subject: "onix-z5-graphite" }],
      0,
    );
    await moderate(store, "hide", [lee], note);
    await addReport(store.db, report(dana), 5);
    await addReport(store.db, report(dana, "Twice."), 6);
    const listed = async (filter: Partial<ReviewFilter>) =>
      (
        await listEveryReview(store.db, { ...everything, samples: false, ...filter }, firstPage)
      ).map(({ id }) => id);
    expect(await listed({})).toEqual([kim, lee, dana]);
    expect(await listed({ samples: true })).toHaveLength(4);
    expect(await listed({ subject })).toEqual([lee, dana]);
    expect(await listed({ stars: 5, state: "shown" })).toEqual([kim]);
    expect(await listed({ state: "hidden" })).toEqual([lee]);
    expect(await listed({ reported: true })).toEqual([dana]);
    expect(await listed({ since: 2 })).toEqual([kim, lee]);
    expect(await listed({ search: "SOFT" })).toEqual([dana]);
    expect(await listed({ search: "0% s" })).toEqual([dana]);
    expect(await listed({ search: "SOFT 0%" })).toEqual([dana]);
    expect(await listed({ search: "soft nothing" })).toEqual([]);
    expect(await listed({ search: "%" })).toEqual([dana]);
    expect(await listed({ search: "_" })).toEqual([dana]);
    expect(await listed({ search: "\\" })).toEqual([lee]);
    expect(await listed({ search: "kim" })).toEqual([kim]);
    expect(await listed({ search: "' or 1=1 --" })).toEqual([]);

    const [first] = await listEveryReview(store.db, everything, { after: undefined, limit: 1 });
    const after = { createdAt: first!.created_at, id: first!.id };
    const rest = await listEveryReview(store.db, everything, { after, limit: 50 });
    expect(rest).toHaveLength(3);
    expect(rest.map(({ id, reports }) => [id, reports])).toContainEqual([dana, 2]);
    expect(rest.map(({ id }) => id)).not.toContain(first!.id);
  });

  test("the same report is stored once, even if it is sent ten times at once", async () => {
    const [id = ""] = await stored(review("Dana", 1, "Buy."));
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, time) => addReport(store.db, report(id, "It sells."), time)),
    );
    expect(added.filter(Boolean)).toHaveLength(1);
    expect(await addReport(store.db, report(id, "Really."), 20)).toBe(true);
    expect(await addReport(store.db, report("sample-3"), 21)).toBe(true);
    await moderate(store, "hide", [id], note);
    const [newest, second] = await listReports(store.db, { after: undefined, limit: 2 });
    expect([newest, second]).toMatchObject([
      { of: "sample-3", hidden_at: null },
      { of: id, details: "Really.", hidden_at: 100 },
    ]);
    const after = { createdAt: second!.created_at, id: second!.id };
    expect(await listReports(store.db, { after, limit: 2 })).toMatchObject([
      { details: "It sells." },
    ]);
  });

  test("closes reports, all or none, and keeps why beside the review", async () => {
    const [id] = (await stored(review("Dana", 5, "Calm at the net."))) as [string];
    await addReport(store.db, report(id, "It sells."), 5);
    await addReport(store.db, report(id, "Twice."), 6);
    const ids = (await listReports(store.db, firstPage)).map((each) => each.id);
    const [read] = await readNow(store, id);
    const close = (reports: string[]) => accept(store, "close", [{ ...read!, reports }], note);
    expect(await refused(close([ids[0]!, id]))).toEqual({ why: "missing", ids: [id] });
    expect(await reportsOf(store.db, id)).toHaveLength(2);
    expect((await close(ids)).done).toHaveLength(2);
    expect(await reportsOf(store.db, id)).toEqual([]);
    expect(await logOf(store.db, id)).toMatchObject([{ act: "reports close" }]);
    expect((await listEveryReview(store.db, everything, firstPage)).map((each) => each.id)).toEqual(
      [id],
    );
  });

  test("recognizes a store without the newest schema", async () => {
    expect(await isUpToDate(store.db)).toBe(true);
    const other = await blankStore(engine);
    // Two SQLite files may be open at a time: only two connections to one file wait for each other.
    const empty = openStore(other);
    expect(await isUpToDate(empty.db)).toBe(false);
    await empty.close();
    await other.remove();
  });

  test("names a migration of a newer version, at a start and in commands", async () => {
    const other = await blankStore(engine);
    const newer = openStore(other);
    await migrate(newer.db, engine);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', 'now')`.execute(
      newer.db,
    );
    const sentence = "The store is from a newer version of this software (9999-future).";
    await expect(migrate(newer.db, engine)).rejects.toThrow(sentence);
    await expect(isUpToDate(newer.db)).rejects.toThrow(sentence);
    await newer.close();
    await other.remove();
  });
});
