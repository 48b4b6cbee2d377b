import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { addVote } from "../../src/reviews/helpful-votes.store.ts";
import { countAccepted, dailySalt } from "../../src/platform/rate-limit/limits.store.ts";
import { addMessage, listMessages } from "../../src/contact/messages.store.ts";
import { lockMigrations } from "../../src/platform/store/dialect.ts";
import { isUpToDate, migrate, migrations } from "../../src/platform/store/migrate.ts";
import { prepareStore } from "../../src/platform/store/prepare-store.ts";
import { likenessKey } from "../../src/contributions/contributions.store.ts";
import { fillLikenessKeys } from "../../src/contributions/contributions.store.ts";
import { listEveryReview } from "../../src/reviews/moderation/moderation.store.ts";
import { issueMail, listIssues } from "../../src/newsletter/issues.store.ts";
import { countMail, leaseMail } from "../../src/platform/email/outbox.store.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import { listReports } from "../../src/reviews/reports/reports.store.ts";
import { reviewPage, storedBuckets } from "../../src/reviews/read-reviews.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { reviewKind, seedSamples } from "../../src/reviews/reviews.store.ts";
import { recountThemes } from "../../src/reviews/themes/themes.store.ts";
import { transferredTables } from "../../src/owner/transfer/transferred-tables.ts";
import {
  confirmSubscriber,
  listSubscribers,
  unsubscribe,
} from "../../src/newsletter/subscribers.store.ts";
import { mailboxKey } from "../../src/platform/email/email-address.ts";
import { bucketsOf, type RatingBucket } from "../../src/reviews/ratings/ratings.ts";
import { mapReviewFields, type ReviewValues } from "../../src/reviews/review.ts";
import { allReviews } from "../../src/reviews/list/review-query.ts";
import { type BitsSource, reviewBits } from "../../src/reviews/themes/opinions.ts";
import { importData } from "../../src/owner/transfer/import-data.ts";
import { type Definitions, definitionsOf } from "../stores/definitions.ts";
import { keptToken } from "../stores/kept-rows.ts";
import {
  type KeptStore,
  keptStores,
  openKeptStore,
  type Row,
  rowsOf,
} from "../stores/load-store.ts";
import { runsAll } from "../runner/tier.ts";
import { blankStore, bothEngines } from "../support/engines.ts";
import { exportTo } from "../support/export-to.ts";
import { accept, readNow } from "../support/console-store.ts";

test("every migration is in the list, and has a kept store of each engine", () => {
  const files = globSync("src/platform/store/migrations/*.ts").map((file) => basename(file, ".ts"));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
  const expected = files.flatMap((name) =>
    bothEngines.map((engine) => `schema-${name.slice(0, 4)}.${engine}`),
  );
  // One is missing: see tests/stores/write-stores.ts.
  expect(keptStores).toEqual(expected.toSorted());
});

test("a start waits for a migration that takes longer than any other query may", async () => {
  const place = await blankStore("postgres");
  const another = openStore(place);
  // Ten seconds, by default.
  const store = openStore({ ...place, queryTimeout: 1000 });
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const failed = vi.spyOn(console, "error").mockImplementation(() => {});
  const preparation = await another.db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction, "postgres");
    const preparing = prepareStore(store, place, () => Promise.resolve());
    const waiting = async () => {
      const { rows } = await sql<{ waited: number }>`
        select extract(epoch from clock_timestamp() - query_start) * 1000 as waited
        from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
      `.execute(another.db);
      return rows[0]?.waited ?? 0;
    };
    await expect.poll(waiting).toBeGreaterThan(1500);
    return { preparing };
  });
  expect((await preparation.preparing).done()).toBe(true);
  expect([warned.mock.calls, failed.mock.calls]).toEqual([[], []]);
  vi.restoreAllMocks();
  expect(await isUpToDate(another.db)).toBe(true);
  await Promise.all([store.close(), another.close()]);
  await place.remove();
});

const newestFirst = (time: string) => (a: Row, b: Row) =>
  Number(b[time]) - Number(a[time]) || (String(a["id"]) < String(b["id"]) ? 1 : -1);

const idsOf = (rows: readonly { id?: unknown }[]) => rows.map(({ id }) => id);

/** What a fresh store of each engine is made of. */
const fresh = new Map<string, Definitions>();
beforeAll(async () => {
  for (const engine of bothEngines) {
    const made = await blankStore(engine);
    const store = openStore(made);
    await migrate(store.db, engine);
    fresh.set(engine, await definitionsOf(store.db, engine));
    await store.close();
    await made.remove();
  }
});

/** `npm test` migrates the oldest store and the newest one of each engine. */
const opened = keptStores.filter(
  (name) =>
    runsAll ||
    bothEngines.some((engine) => {
      const ofEngine = keptStores.filter((each) => each.endsWith(engine));
      return name === ofEngine[0] || name === ofEngine.at(-1);
    }),
);

describe.each(opened)("a store of %s", (name) => {
  let open: KeptStore;
  let store: Store;
  let kept: KeptStore["kept"];
  beforeEach(async () => {
    open = await openKeptStore(name);
    ({ store, kept } = open);
  });
  afterEach(async () => await open.close());

  test("becomes what a fresh one is, and keeps every row", async () => {
    expect(await definitionsOf(store.db, store.engine)).toEqual(fresh.get(store.engine));
    await fillLikenessKeys(store.db, reviewKind);
    // Which letters look alike has changed since.
    const inLikeness = (row: Record<string, unknown>) =>
      "review_text" in row && "likeness_key" in row
        ? { ...row, likeness_key: likenessKey(String(row["review_text"])) }
        : row;
    for (const [table, rows] of open.before) {
      if (table.startsWith("kysely_")) continue;
      expect(rows.length, table).toBeGreaterThan(0);
      expect(await rowsOf(store, table, rows[0]), table).toEqual(rows.map(inLikeness));
    }
  });

  /** The totals are what is counted anew. */
  async function expectTrueTotals() {
    const shown = await listEveryReview(
      store.db,
      { state: "shown", reported: false, samples: true },
      { after: undefined, limit: 100 },
    );
    const stored = await storedBuckets(store.db);
    for (const subject of new Set(
      kept("paddle_reviews").map((row) => String(row["paddle_name"])),
    )) {
      const buckets = [0, 1].flatMap((isSample) =>
        bucketsOf(
          shown
            .filter((row) => row.paddle_name === subject && row.is_sample === isSample)
            .map(({ id, rating }) => ({ rating, level: levelOf(id) })),
          isSample === 1,
        ),
      );
      expect(inOrder(stored.get(subject) ?? []), subject).toEqual(inOrder(buckets));
    }
  }
  const inOrder = (buckets: readonly RatingBucket[]) =>
    buckets.toSorted((a, b) => a.rating - b.rating || a.band - b.band);
  const levelOf = (id: string) =>
    Number(kept("paddle_reviews").find((row) => row["id"] === id)?.["dupr_level"]);

  test("shows its reviews, counts them, and knows one that is sent again", async () => {
    const rows = kept("paddle_reviews").toSorted(newestFirst("created_at"));
    for (const subject of new Set(rows.map((row) => String(row["paddle_name"])))) {
      const asked = { ...allReviews, subject, samples: true, limit: 100 };
      const page = await reviewPage(store, asked, []);
      const shown = rows.filter(
        (row) => row["paddle_name"] === subject && row["hidden_at"] === null,
      );
      expect(idsOf(page)).toEqual(idsOf(shown));
      expect(page.map((row) => row.review_text)).toEqual(shown.map((row) => row["review_text"]));
    }
    await expectTrueTotals();

    const hidden = rows.find((row) => row["hidden_at"] !== null)!;
    const note = { reason: "It was right", now: Date.now(), by: "Dana" };
    await accept(store, "restore", await readNow(store, String(hidden["id"])), note);
    await expectTrueTotals();

    const known = rows.find((row) => row["is_sample"] === 0)!;
    const again = {
      ...(mapReviewFields(({ column }) => known[column] ?? "") as ReviewValues),
      subject: String(known["paddle_name"]),
      level: Number(known["dupr_level"]),
    };
    const { added, stored } = await storeReviews(store.db, [again], Date.now());
    expect({ added, ids: idsOf(stored) }).toEqual({ added: 0, ids: [known["id"]] });

    await recountThemes(store.db);
    for (const row of await rowsOf(store, "paddle_reviews"))
      expect(row["themes"]).toBe(reviewBits(row as unknown as BitsSource));
    await fillLikenessKeys(store.db, reviewKind);
    for (const row of await rowsOf(store, "paddle_reviews"))
      expect(row["likeness_key"]).toBe(likenessKey(String(row["review_text"])));

    const seeded = String(kept("seedings")[0]!["paddle_name"]);
    await seedSamples(store.db, seeded, [{ ...again, subject: seeded }], Date.now());
    expect(await rowsOf(store, "paddle_reviews")).toHaveLength(rows.length);
  });

  test("has its messages, readers and mail at work", async () => {
    const messages = await listMessages(store.db, { after: undefined, limit: 100 });
    expect(messages).toHaveLength(kept("messages").length);
    if (open.before.has("messages")) {
      const message = { firstName: "A", lastName: "B", email: "a@b.example", subject: "S" };
      const next = await addMessage(store.db, { ...message, message: "New" }, Date.now());
      // The one after the newest was given, and deleted.
      expect(next.number).toBe(messages[0]!.number + 2);
    }

    const readers = await listSubscribers(store.db, { after: undefined, limit: 100 });
    expect(readers.map(({ email_key, state }) => [email_key, state])).toEqual(
      kept("subscribers").map((row) => [row["email_key"], row["state"]]),
    );
    if (open.before.has("confirmations")) {
      const link = kept("confirmations")[0]!;
      const intime = Number(link["expires_at"]) - 1;
      expect(await confirmSubscriber(store.db, keptToken, intime)).toBe(true);
      const confirmed = await listSubscribers(store.db, {
        only: "confirmed",
        after: undefined,
        limit: 100,
      });
      expect(confirmed.map(({ email_key }) => email_key)).toContain(link["email_key"]);
    }
    const issues = await listIssues(store.db);
    expect(issues.map(({ date }) => date)).toEqual(
      kept("newsletter_issues").map((row) => row["date"]),
    );
    for (const issue of kept("newsletter_issues"))
      expect(
        await issueMail(store.db, {
          issue_date: String(issue["date"]),
          email_key: "dana@example.com",
        }),
      ).toMatchObject({ subject: issue["subject"], html: issue["html"] });

    const subscribers = await rowsOf(store, "subscribers");
    for (const row of subscribers)
      expect(row["mailbox_key"]).toBe(mailboxKey(String(row["email_key"])));
    const keys = subscribers.map((row) => row["unsubscribe_key"]);
    for (const key of keys) await unsubscribe(store.db, String(key), Date.now());
    const left = await listSubscribers(store.db, { after: undefined, limit: 100 });
    expect(left.map(({ state }) => state)).toEqual(readers.map(() => "unsubscribed"));
  });

  test("goes on delivering its mail and keeping to its limits", async () => {
    const mails = kept("outbox");
    const ofState = (state: string) => mails.filter((row) => row["state"] === state);
    expect(await countMail(store.db)).toEqual({
      waiting: ofState("waiting").length,
      delivered: ofState("delivered").length,
      failed: ofState("failed").length,
    });
    const later = { now: Date.now() + 10 ** 12, lease: 1000, limit: 10 };
    const leased = await leaseMail(store.db, store.engine, later);
    expect(new Map(leased.map(({ id, content }) => [id, content]))).toEqual(
      new Map(ofState("waiting").map((row) => [row["id"], row["content"]])),
    );
    for (const { act, visitor, hour, accepted } of kept("accepted_posts")) {
      const post = { act: String(act), visitor: String(visitor), hour: Number(hour), times: 1 };
      const max = Number(accepted);
      expect(await countAccepted(store.db, { ...post, max })).toBe(undefined);
      expect(await countAccepted(store.db, { ...post, max: max + 1 })).toBe(max + 1);
    }
    for (const { day, review_id, visitor } of kept("helpful_votes")) {
      const vote = { day: Number(day), reviewId: String(review_id), visitor: String(visitor) };
      expect(await addVote(store.db, vote)).toBe(false);
      expect(await addVote(store.db, { ...vote, day: vote.day + 1 })).toBe(true);
    }
    for (const { day, salt } of kept("daily_salts"))
      expect(await dailySalt(store.db, Number(day))).toBe(salt);
  });

  test("lists its reports and the owner's acts, and is exported and imported whole", async () => {
    const all = { after: undefined, limit: 100 };
    expect(idsOf(await listReports(store.db, all))).toEqual(idsOf(kept("review_reports")));
    expect(idsOf(await listLog(store.db, all))).toEqual(idsOf(kept("owner_acts")));

    const place = await blankStore("sqlite");
    const other = openStore(place);
    await migrate(other.db, "sqlite");
    const file = join(place.dataDir, "all.jsonl");
    await exportTo(store, file);
    const { refused } = await importData(other, file, () => {});
    expect(refused).toEqual([]);
    await recountThemes(store.db);
    await fillLikenessKeys(store.db, reviewKind);
    for (const { name: table, isOfSite } of transferredTables)
      if (!isOfSite) expect(await rowsOf(other, table), table).toEqual(await rowsOf(store, table));
    await other.close();
    await place.remove();
  });
});
