import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { countRows } from "../../src/office/owner/transfer/transfer.store.ts";
import { transferredTables } from "../../src/office/owner/transfer/transferred-tables.ts";
import { storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { recordReads } from "../../src/platform/store/reads.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, bothEngines, type StorePlace } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { storeReviews } from "../support/reviews.ts";

const library = projectLibrary(true);
const date = "2026-11-16";
const id = "3f0e9d52-1b7c-4c8e-9a55-0d6f1e2a3b4c";
const window = { order: "asc", limit: 1, offset: 0 } as const;
const issueReviews = {
  reviews: [
    { id, subject: "neonic-flow" },
    { id: "none", subject: "diadem-hero" },
  ],
};

/** What each method that reads depends on; `false` for one that pages don't read through. */
const methods: { [Name in "reviews" | "issues"]: Record<keyof RunningSite[Name], unknown> } = {
  reviews: {
    of: ["diadem-hero"],
    digest: ["diadem-hero"],
    one: ["diadem-hero"],
    ratings: ["diadem-hero in lists", "neonic-flow in lists"],
    rankingMean: ["ranking mean"],
    themes: ["diadem-hero"],
    playedBefore: ["diadem-hero"],
    newest: ["*"],
    latest: ["diadem-hero"],
    week: ["*"],
    inWeek: ["*"],
    mentions: ["*"],
    list: ["*"],
    count: ["*"],
    ballRatings: ["diadem-hero"],
    measured: ["diadem-hero"],
    aged: ["diadem-hero"],
    paid: ["diadem-hero"],
    submit: false,
    // For its writer alone: no cache keeps that page.
    own: false,
    subjectNamed: false,
    ballName: false,
    orphaned: false,
    siteName: false,
  },
  issues: {
    sent: ["newsletter-issues"],
    list: ["newsletter-issues"],
    at: ["newsletter-issues"],
    reviewsOf: ["neonic-flow", "diadem-hero"],
    countReaders: ["*"],
    // For owners alone, whose pages no cache keeps.
    mailOf: false,
    undelivered: false,
    unfinished: false,
    add: false,
    queue: false,
  },
};
const given: Record<string, readonly unknown[]> = {
  of: ["diadem-hero"],
  ratings: [["diadem-hero", "neonic-flow"]],
  digest: ["diadem-hero", "3.5"],
  one: [{ subject: "diadem-hero", id }],
  themes: ["diadem-hero"],
  playedBefore: ["diadem-hero"],
  mentions: ["grip"],
  ballRatings: ["diadem-hero"],
  measured: ["diadem-hero"],
  aged: ["diadem-hero"],
  paid: ["diadem-hero", date],
  latest: [{ subjects: ["diadem-hero"], limit: 3 }],
  week: [date],
  inWeek: [date],
  list: [undefined, window],
  at: [date],
  reviewsOf: [issueReviews],
  countReaders: [date],
};

const tagsOf = async (work: () => Promise<unknown>) => [...(await recordReads(work)).reads.tags];

describe.each(bothEngines)("what is read from the store on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let store: Store;
  beforeEach(async () => {
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(readEnvironment({ DATA_DIR, DATABASE_URL }), () => library);
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await site.close();
    await place.remove();
  });

  test.each(["reviews", "issues"] as const)(
    "is recorded for each method of the site's %s, on the first call and from memory",
    async (part) => {
      const found: Record<string, unknown> = {};
      for (const [name, method] of Object.entries(site[part])) {
        const read = async () =>
          await (method as (...args: readonly unknown[]) => unknown)(...(given[name] ?? []));
        if ((methods[part] as Record<string, unknown>)[name] === false) found[name] = false;
        else {
          found[name] = await tagsOf(read);
          expect(await tagsOf(read), name).toEqual(found[name]);
        }
      }
      expect(found).toEqual(methods[part]);
    },
  );

  test("is everything if a query names no subject, even in a transaction", async () => {
    const subjects = (await transferredTables()).find(({ name }) => name === "paddle_reviews")!;
    expect(await tagsOf(() => countRows(store.db, subjects))).toEqual(["*"]);
    expect(
      await tagsOf(() =>
        store.db.transaction().execute((transaction) => countRows(transaction, subjects)),
      ),
    ).toEqual(["*"]);
    expect(
      await tagsOf(async () => {
        await storedBuckets(store.db, ["diadem-hero"]);
        await countRows(store.db, subjects);
      }),
    ).toEqual(["*"]);
  });

  test("is the named subject, and nothing that others read at the same time", async () => {
    const subjects = ["diadem-hero", "neonic-flow", "onix-z5-graphite"];
    const recorded = await Promise.all(
      subjects.map((subject) =>
        tagsOf(async () => {
          await site.reviews.of(subject);
          await site.reviews.themes(subject);
        }),
      ),
    );
    expect(recorded).toEqual(subjects.map((subject) => [subject]));
  });

  test("is partial once a query fails, even if its error is caught", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const read = () => recordReads(() => site.reviews.of("diadem-hero"));
    await sql`alter table review_totals rename to away`.execute(store.db);
    const partial = await read();
    await sql`alter table away rename to review_totals`.execute(store.db);
    const whole = await read();
    log.mockRestore();
    expect([partial.result.storeDown, partial.reads.failed]).toEqual([true, true]);
    expect([whole.result.storeDown, whole.reads.failed]).toEqual([false, false]);
  });

  test("that can't be read makes the ratings of every waiting request partial", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await sql`alter table review_totals rename to away`.execute(store.db);
    const isPartial = async () =>
      (await recordReads(() => site.reviews.ratings(["diadem-hero"]))).reads.failed;
    expect(await Promise.all([isPartial(), isPartial()])).toEqual([true, true]);
    await sql`alter table away rename to review_totals`.execute(store.db);
    log.mockRestore();
    expect(await isPartial()).toBe(false);
  });
});

test("a database that can't be reached makes what is read partial", async () => {
  const databaseUrl = `postgresql://postgres@127.0.0.1:${await freePort()}/nowhere`;
  const store = openStore({ dataDir: "", databaseUrl });
  const { reads } = await recordReads(() =>
    storedBuckets(store.db, ["diadem-hero"]).catch(() => undefined),
  );
  const { reads: inTransaction } = await recordReads(() =>
    store.db
      .transaction()
      .execute((db) => storeReviews(db, [], 0))
      .catch(() => undefined),
  );
  await store.close();
  expect([reads.failed, inTransaction.failed]).toEqual([true, true]);
});
