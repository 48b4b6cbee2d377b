import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { undoableActs } from "../../src/office/console/contributions.ts";
import { addMessage, listMessages } from "../../src/site/contact/messages.store.ts";
import { fillLikenessKeys, likenessKey } from "../../src/site/contributions/contributions.store.ts";
import { issueMail, listIssues } from "../../src/mail/newsletter/issues.store.ts";
import {
  confirmSubscriber,
  mayReach,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { importData } from "../../src/office/owner/transfer/import-data.ts";
import { transferredTables } from "../../src/office/owner/transfer/transferred-tables.ts";
import { countMail, leaseMail } from "../../src/platform/email/outbox.store.ts";
import { countAccepted, dailySalt } from "../../src/platform/rate-limit/limits.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { lockMigrations } from "../../src/platform/store/dialect.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import { isUpToDate, migrations } from "../../src/platform/store/migrate.ts";
import { prepareStore } from "../../src/platform/store/prepare-store.ts";
import { undoAct } from "../../src/platform/undo.ts";
import { addVote } from "../../src/site/reviews/helpful-votes.store.ts";
import { storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { bucketsOf, type RatingBucket } from "../../src/site/reviews/ratings/ratings.ts";
import { listReports } from "../../src/site/reviews/reports/reports.store.ts";
import { mapReviewFields, type ReviewValues } from "../../src/site/reviews/review.ts";
import { reviewKind, seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { storedThemes } from "../../src/site/reviews/themes/themes.store.ts";
import { addThemes, countThemes } from "../../src/site/reviews/themes/themes.ts";
import { type Definitions, definitionsOf } from "../stores/definitions.ts";
import {
  inOrder,
  openReleased,
  type Release,
  releasedExport,
  type ReleasedStore,
  releases,
  type Row,
  rowsOf,
} from "../stores/load-store.ts";
import { act } from "../support/console-store.ts";
import { blankStore, emptyStore, engines } from "../support/engines.ts";
import { exportTo } from "../support/export-to.ts";
import { plainText } from "../support/page-text.ts";
import { openPublishing } from "../support/published-content.ts";
import { storeReviews } from "../support/reviews.ts";

test("every migration is in the list", () => {
  const files = globSync("src/platform/store/migrations/*.ts").map((file) => basename(file, ".ts"));
  expect(Object.keys(migrations)).toEqual(files.toSorted());
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

type Value = string | number | null;

/** What migrations fill in the columns that they add: the same in every row, or by what the row says. */
const filled: readonly (readonly [
  migration: string,
  table: string,
  column: string,
  value: Value | ((row: Row) => Value),
])[] = [
  ["0009", "newsletter_issues", "key_placeholder", null],
  [
    "0009",
    "subscribers",
    "mailbox_key",
    (row) => mailboxes.get(String(row["email"])) ?? row["email_key"]!,
  ],
  ["0010", "paddle_reviews", "edit_key", null],
  ["0010", "paddle_reviews", "ball", ""],
  ["0011", "paddle_reviews", "liked", ""],
  ["0011", "paddle_reviews", "disliked", ""],
  ["0011", "paddle_reviews", "played_for", ""],
  ["0011", "paddle_reviews", "played_before", ""],
  ["0012", "subscribers", "subject", ""],
  ["0012", "subscribers", "told_through", 0],
  ["0012", "confirmations", "subject", ""],
  ["0012", "outbox", "subject", ""],
  ["0012", "outbox", "written_after", null],
  ["0012", "outbox", "written_through", null],
  ["0013", "owner_acts", "actor", ""],
  ["0014", "paddle_reviews", "held_because", null],
  ["0014", "paddle_reviews", "approved_at", null],
  ["0014", "paddle_reviews", "likeness_key", ""],
  // Version 1 emailed each report as it came in.
  ["0019", "review_reports", "told_at", ({ created_at: at }) => at!],
  ["0019", "paddle_reviews", "answer", ""],
  ["0019", "paddle_reviews", "answered_at", null],
  ["0019", "messages", "answered_at", ({ subject }) => (subject === "Second" ? 70 : null)],
  ["0024", "subscribers", "told", ""],
  ...["weight", "grip", "balance", "thickness", "bare", "with", "version"].map(
    (what) => ["0026", "paddle_reviews", `measured_${what}`, ""] as const,
  ),
  ["0027", "paddle_reviews", "asked", 0],
  ...[3, 12].flatMap((months) => [
    ["0027", "paddle_reviews", `aged_${months}`, ""] as const,
    ["0027", "paddle_reviews", `again_${months}`, ""] as const,
    ["0027", "paddle_reviews", `aged_${months}_at`, null] as const,
  ]),
  ["0035", "paddle_reviews", "paid", ""],
  ["0035", "paddle_reviews", "paid_in", ""],
  ...["consent", "bounced_at", "bounce"].map(
    (column) => ["0036", "subscribers", column, null] as const,
  ),
  ["0037", "content_revisions", "failed_why", null],
  ["0038", "subscribers", "level", ""],
  ["0038", "subscribers", "weekly", 0],
];

/** Addresses whose mailbox has another name. */
const mailboxes = new Map([
  ["D.ana+News@googlemail.com", "dana@gmail.com"],
  ["tag+one@example.com", "tag@example.com"],
]);

/** What the stores lack, because only code between two releases wrote it, or too few rows. */
const additions: Partial<Record<Release, string>> = {
  "0.1": ["D.ana+News@googlemail.com", "tag+one@example.com"]
    .map(
      (email, index) => `insert into subscribers
        (email_key, email, state, created_at, updated_at, mails, unsubscribe_key)
        values ('${email.toLowerCase()}', '${email}', 'confirmed', 1, 2, 0, 'tagged-${index}');`,
    )
    .join(""),
  "1.0.0": [
    ["messages answer", "1002", 60],
    ["messages answer", "1002", 70],
    ["messages show", "1001", 80],
  ]
    .map(
      ([name, target, at]) => `insert into owner_acts (id, act, target, reason, done_at)
        values ('between-${at}', '${name}', '${target}', '', ${at});`,
    )
    .join(""),
};

/** The tables whose addresses migration 0031 makes subscriptions of. */
const alerts = new Set(["paddle_questions", "paddle_requests", "fact_corrections"]);

/** The tables whose rows triggers make of other tables' in another way than before. */
const madeAgain = new Set(["review_themes", "theme_totals"]);

/** A row as the migrations since its version leave it; undefined if they delete it. */
function migrated(table: string, row: Row, schema: string): Row | undefined {
  const fills = filled.filter(([migration, of]) => migration > schema && of === table);
  const whole: Row = { ...row };
  if (table === "paddle_reviews") delete whole["themes"];
  for (const [, , column, value] of fills)
    whole[column] = typeof value === "function" ? value(row) : value;
  if (schema >= "0031") return whole;
  if (alerts.has(table)) delete whole["email"];
  if (table === "newsletter_issues" && whole["queued_at"] !== null) whole["queued_through"] = "";
  const isAnswer = table === "outbox" && whole["kind"] === "answer";
  return isAnswer && whole["state"] !== "delivered" ? undefined : whole;
}

const nameOf = (row: Row) => `${row["email_key"]} ${row["subject"]}`;

/** What a fresh store of each engine is made of. */
const fresh = new Map<string, Definitions>();
beforeAll(async () => {
  for (const engine of engines) {
    const place = await emptyStore(engine);
    const store = openStore(place);
    fresh.set(engine, await definitionsOf(store.db, engine));
    await store.close();
    await place.remove();
  }
});

const all = { after: undefined, limit: 100 };
/** When 2.0.0's store was last in use. */
const lastUse = Date.UTC(2026, 10, 26, 12);
const versions = engines.flatMap((engine) => releases.map((version) => [version, engine] as const));

/** More rows than a migration reads at once. */
const many = 1001;
const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${many})`;
/** Statements that store so many, by what a migration makes of them. */
const manyOf = {
  mailboxes: `insert into subscribers (email_key, email, state, created_at, updated_at, mails, unsubscribe_key)
    ${numbers} select 'p.' || n || '@gmail.com', 'P.' || n || '@gmail.com', 'confirmed', 1, 2, 0, 'many-' || n
    from numbers;`,
  subscriptions: `update paddle_questions set email = null;
    insert into paddle_questions (id, submission_key, subject, first_name, question, email, created_at, updated_at)
    ${numbers} select 'many-' || n, 'many-' || n, 'diadem-hero', 'Ann', 'Why?', 'q' || n || '@example.com', 1, 2
    from numbers;`,
};

test.each(engines)("a migration comes to all rows of a large store on %s", async (engine) => {
  const old = await openReleased("0.1", engine, manyOf.mailboxes);
  const boxes = (await rowsOf(old.store, "subscribers")).filter(({ mailbox_key: box }) =>
    /^p\d+@gmail\.com$/.test(String(box)),
  );
  expect(boxes).toHaveLength(many);
  await old.close();

  const recent = await openReleased("2.0.0", engine, manyOf.subscriptions);
  const subjects = (await rowsOf(recent.store, "subscribers")).map(({ subject }) =>
    String(subject),
  );
  const asked = subjects.filter((subject) => subject.startsWith("answer:many-"));
  expect(new Set(asked).size).toBe(many);
  await recent.close();
});

describe.each(versions)("the store of version %s on %s", (version, engine) => {
  let open: ReleasedStore;
  let store: Store;
  let kept: ReleasedStore["kept"];
  beforeEach(async () => {
    open = await openReleased(version, engine, additions[version]);
    ({ store, kept } = open);
  });
  afterEach(async () => await open.close());

  const players = () => kept("paddle_reviews").filter((row) => row["is_sample"] === 0);
  const idWith = (table: string, column: string, text: string) =>
    String(kept(table).find((row) => row[column] === text)!["id"]);

  test("becomes what a fresh one is", async () => {
    expect(await definitionsOf(store.db, engine)).toEqual(fresh.get(engine));
  });

  test("keeps every row as it was, and each new column has what it means for the row", async () => {
    const schema = String(kept("kysely_migration").at(-1)!["name"]).slice(0, 4);
    const before = new Set(kept("subscribers").map((row) => nameOf({ subject: "", ...row })));
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    for (const table of tables.filter((each) => !madeAgain.has(each))) {
      const expected = kept(table).flatMap<Row>((row) => migrated(table, row, schema) ?? []);
      const isNew = !open.before.has(table);
      if (isNew && table === "content_version") expected.push({ name: "content", version: 0 });
      const rows = await rowsOf(store, table);
      const left = table === "subscribers" ? rows.filter((row) => before.has(nameOf(row))) : rows;
      expect(left, table).toEqual(inOrder(expected));
    }
  });

  test("has a subscription for each address that was left with something", async () => {
    const before = new Set(kept("subscribers").map((row) => nameOf({ subject: "", ...row })));
    const added = (await rowsOf(store, "subscribers")).filter((row) => !before.has(nameOf(row)));
    const pending = (email: string, mailbox: string, table: string, prefix: string) => {
      const { id, created_at: since } = kept(table).find((row) => row["email"] === email)!;
      const subject = `${prefix}:${id}`;
      return { email, mailbox_key: mailbox, subject, state: "pending", created_at: since };
    };
    const expected =
      version === "2.0.0"
        ? [
            pending("W.ait+Q@Gmail.com", "wait@gmail.com", "paddle_questions", "answer"),
            pending("held@example.com", "held@example.com", "paddle_questions", "answer"),
            pending("flash@example.com", "flash@example.com", "paddle_requests", "request"),
            pending("weigh@example.com", "weigh@example.com", "fact_corrections", "correction"),
          ]
        : [];
    const byEmail = (a: Row, b: Row) => (String(a["email"]) < String(b["email"]) ? -1 : 1);
    expect(added.toSorted(byEmail)).toEqual(
      (expected as Row[]).toSorted(byEmail).map((row) => {
        return {
          ...row,
          email_key: String(row["email"]).toLowerCase(),
          confirmed_at: null,
          unsubscribed_at: null,
          mailed_at: null,
          mails: 0,
          told: "",
          consent: null,
          bounced_at: null,
          bounce: null,
          level: "",
          weekly: 0,
          told_through: 0,
          // Otherwise it would be purged before anyone is asked.
          updated_at: expect.toSatisfy((at: number) => at > Number(row["created_at"])),
          unsubscribe_key: expect.stringMatching(/^[\w-]{32}$/),
        };
      }),
    );
    // Nobody had confirmed it, and it quotes what nobody has read.
    const answers = kept("outbox").filter((row) => row["kind"] === "answer");
    expect(answers.map((row) => row["recipient"])).toEqual(
      version === "2.0.0" ? ["late@example.com"] : [],
    );
  });

  /** The totals are what is counted again. */
  async function expectTrueTotals() {
    const shown = (await rowsOf(store, "paddle_reviews")).filter(
      (row) => row["hidden_at"] === null,
    );
    const stored = await storedBuckets(store.db);
    const subjects = new Set(kept("paddle_reviews").map((row) => String(row["paddle_name"])));
    expect(subjects.size).toBeGreaterThan(1);
    for (const subject of subjects) {
      const buckets = [0, 1].flatMap((isSample) =>
        bucketsOf(
          shown
            .filter((row) => row["paddle_name"] === subject && row["is_sample"] === isSample)
            .map((row) => ({ rating: Number(row["rating"]), level: Number(row["dupr_level"]) })),
          isSample === 1,
        ),
      );
      expect(bucketsInOrder(stored.get(subject) ?? []), subject).toEqual(bucketsInOrder(buckets));
      const themes = await storedThemes(store.db, subject);
      for (const [isSample, counted] of [themes.players, themes.samples].entries())
        expect(addThemes(counted), subject).toEqual(
          addThemes(
            countThemes(
              shown
                .filter((row) => row["paddle_name"] === subject && row["is_sample"] === isSample)
                .map(({ liked, disliked }) => ({
                  liked: String(liked),
                  disliked: String(disliked),
                })),
            ),
          ),
        );
    }
  }
  const bucketsInOrder = (buckets: readonly RatingBucket[]) =>
    buckets.toSorted((a, b) => a.rating - b.rating || a.band - b.band);

  test("counts its reviews, and knows one that is sent again", async () => {
    await expectTrueTotals();
    const hidden = players().find((row) => row["hidden_at"] !== null)!;
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: null, held_because: null })
      .where("id", "=", String(hidden["id"]))
      .execute();
    await expectTrueTotals();

    const known = players().find((row) => row["review_text"] !== "")!;
    const again = {
      ...(mapReviewFields(({ column }) => known[column] ?? "") as ReviewValues),
      subject: String(known["paddle_name"]),
      level: Number(known["dupr_level"]),
    };
    const { added, stored } = await storeReviews(store.db, [again], lastUse);
    expect({ added, ids: stored.map(({ id }) => id) }).toEqual({ added: 0, ids: [known["id"]] });

    await fillLikenessKeys(store.db, reviewKind);
    const rows = await rowsOf(store, "paddle_reviews");
    if (version !== "2.0.0")
      for (const row of rows)
        expect(row["likeness_key"]).toBe(likenessKey(String(row["review_text"])));

    const seeded = String(kept("seedings")[0]!["paddle_name"]);
    await seedSamples(store.db, seeded, [{ ...again, subject: seeded }], lastUse);
    expect(await rowsOf(store, "paddle_reviews")).toHaveLength(rows.length);
  });

  test("numbers its messages on, even after the newest one was deleted", async () => {
    const messages = await listMessages(store.db, all);
    expect(messages).toHaveLength(kept("messages").length);
    const message = { firstName: "A", lastName: "B", email: "a@b.example", subject: "S" };
    const next = await addMessage(store.db, { ...message, message: "New" }, lastUse);
    expect(next).toEqual({ number: 1004, isNew: true });
  });

  test("still takes the links that it emailed, and has its issues", async () => {
    const token = (content: Value) =>
      /\/newsletter\/confirm\?token=([\w-]+)/.exec(String(content))?.[1];
    const mailed = kept("outbox").flatMap((row) => token(row["content"]!) ?? []);
    let confirmed = 0;
    for (const link of mailed) if (await confirmSubscriber(store.db, link, lastUse)) confirmed++;
    // That of the third, an address that no email reached, has expired.
    expect([mailed.length, confirmed]).toEqual(version === "0.1" ? [0, 0] : [3, 2]);
    for (const { date, subject, html } of kept("newsletter_issues")) {
      const issue = { issue_date: String(date), email_key: "dana@example.com" };
      expect(await issueMail(store.db, issue)).toMatchObject({ subject, html });
    }
    const dates = (await listIssues(store.db)).map(({ date }) => date);
    expect(dates).toEqual(kept("newsletter_issues").map((row) => row["date"]));

    const keys = kept("subscribers").map((row) => row["unsubscribe_key"]);
    expect(new Set(keys).size).toBeGreaterThan(4);
    for (const key of keys) await unsubscribe(store.db, String(key), lastUse);
    for (const row of await rowsOf(store, "subscribers"))
      if (keys.includes(row["unsubscribe_key"] ?? null)) expect(row["state"]).toBe("unsubscribed");
  });

  test("goes on delivering its mail and keeping to its limits", async () => {
    const mails = kept("outbox").filter((row) => row["kind"] !== "answer");
    const ofState = (state: string) => mails.filter((row) => row["state"] === state);
    expect(ofState("waiting").length).toBeGreaterThan(1);
    expect(await countMail(store.db)).toEqual({
      waiting: ofState("waiting").length,
      delivered: ofState("delivered").length,
      failed: ofState("failed").length,
    });
    const later = { now: lastUse + 10 ** 12, lease: 1000, limit: 10 };
    const leased = await leaseMail(store.db, store.engine, later);
    expect(new Map(leased.map(({ id, content }) => [id, content]))).toEqual(
      new Map(ofState("waiting").map((row) => [row["id"], row["content"]])),
    );
    if (version !== "0.1")
      for (const mail of leased) expect(await mayReach(store.db, mail), mail.kind).toBe(true);
    if (version === "1.0.0") expect(kept("accepted_posts").length).toBeGreaterThan(1);
    for (const { act: name, visitor, hour, accepted } of kept("accepted_posts")) {
      const post = { act: String(name), visitor: String(visitor), hour: Number(hour), times: 1 };
      const max = Number(accepted);
      expect(await countAccepted(store.db, { ...post, max })).toBe(undefined);
      expect(await countAccepted(store.db, { ...post, max: max + 1 })).toBe(max + 1);
    }
    expect(kept("helpful_votes")).toHaveLength(1);
    for (const { day, review_id: reviewId, visitor } of kept("helpful_votes")) {
      const vote = { day: Number(day), reviewId: String(reviewId), visitor: String(visitor) };
      expect(await addVote(store.db, vote)).toBe(false);
      expect(await addVote(store.db, { ...vote, day: vote.day + 1 })).toBe(true);
    }
    for (const { day, salt } of kept("daily_salts"))
      expect(await dailySalt(store.db, Number(day))).toBe(salt);
  });

  test("lists its reports and the owner's acts, and is exported and imported whole", async () => {
    const ids = (rows: readonly { id?: unknown }[]) => new Set(rows.map(({ id }) => id));
    expect(ids(await listReports(store.db, all))).toEqual(ids(kept("review_reports")));
    expect(ids(await listLog(store.db, all))).toEqual(ids(kept("owner_acts")));

    const place = await emptyStore("sqlite");
    const other = openStore(place);
    const file = join(place.dataDir, "all.jsonl");
    await exportTo(store, file);
    expect((await importData(other, file, () => {})).refused).toEqual([]);
    await fillLikenessKeys(store.db, reviewKind);
    for (const { name: table, isOfSite } of await transferredTables())
      if (!isOfSite)
        expect(elsewhere(await rowsOf(other, table)), table).toEqual(
          elsewhere(await rowsOf(store, table)),
        );
    await other.close();
    await place.remove();
  });

  if (version === "2.0.0")
    test("undoes what was done on its last day", async () => {
      const [{ id }] = kept("undoable_acts") as [Row];
      const hidden = idWith("paddle_reviews", "first_name", "Bo");
      const isShown = async () =>
        (await rowsOf(store, "paddle_reviews")).find((row) => row["id"] === hidden)![
          "hidden_at"
        ] === null;
      expect(await isShown()).toBe(false);
      const note = { reason: "", now: lastUse, by: "Dana" };
      await act({ ...store, undoableActs }, undoAct, [String(id)], note);
      expect(await isShown()).toBe(true);
      await expectTrueTotals();
    });

  if (version !== "0.1")
    test("is shown by today's pages", async () => {
      const { site, ask } = await openPublishing(open.place, process.cwd(), () => lastUse);
      for (const [path, says, not = []] of pagesOf(version, kept)) {
        const html = plainText(await (await ask(path)).text()).replaceAll("<!-- -->", "");
        for (const text of says) expect(html, path).toContain(text);
        for (const text of not) expect(html, path).not.toContain(text);
      }
      await site.close();
    });
});

/** Rows as another site has them, which doesn't email reports. */
const elsewhere = (rows: Row[]) =>
  rows.map((row) =>
    "told_at" in row ? { ...row, told_at: row["told_at"] ?? row["created_at"]! } : row,
  );

/** What pages say of a store's rows, and what they don't. */
function pagesOf(
  version: Release,
  kept: ReleasedStore["kept"],
): [path: string, says: string[], not?: string[]][] {
  const photo = (place: number) =>
    String(kept("review_photos").find((row) => row["place"] === place)?.["picture"]);
  const both: [string, string[], string[]?][] = [
    [
      "/diadem-hero",
      ['Great control, and "calm" at the net; it\'s quiet, too.', "控制很好 🎾", "Not so loud."],
      ["Too loud.", "I take it back."],
    ],
    [
      "/neonic-flow",
      ["Hidden by mistake, and restored.", "Somebody doesn't like this one."],
      ["Hidden by the owner", "Deleted by the owner.", "Hidden, then withdrawn."],
    ],
    ["/newsletter/issues/2026-08-10", ["How to Play Pickleball in the Cold"]],
  ];
  const ball = "/reviews/balls/top-rated-pickleballs-2025";
  if (version === "1.0.0") return [...both, [ball, ["They last."]]];
  return [
    ...both,
    [ball, ["Pickleballs"], ["They last."]],
    [
      "/diadem-hero",
      [
        "See deals.example too.",
        "Thanks, Edith",
        "Does the grip stay dry?",
        "it's dry \u2019til August.",
        "3 months later: still playing it, would buy it again",
        "It broke.",
        photo(2),
      ],
      ["See shop.example for more.", "Look at shop.example.", photo(1), photo(3)],
    ],
    ["/ask/diadem-hero", ['Is it "loud"?', "Is it for beginners?"], ["Seen it on shop.example?"]],
    ["/neonic-flow", ["Acme", "$99.99"]],
  ];
}

describe.each(engines)("on %s", (engine) => {
  test.each(["1.0.0", "2.0.0"] as const)(
    "the export of version %s has what its migrated store has, but no address that nobody confirmed",
    async (version) => {
      const open = await openReleased(version, "sqlite");
      const place = await emptyStore(engine);
      const into = openStore(place);
      const { refused } = await importData(into, releasedExport(version), () => {});
      expect(refused).toEqual([]);
      await fillLikenessKeys(open.store.db, reviewKind);
      const isAlert = (row: Row) => /^(answer|request|correction):/.test(String(row["subject"]));
      for (const { name: table, isOfSite } of await transferredTables()) {
        const rows = elsewhere(await rowsOf(open.store, table));
        const expected = table === "subscribers" ? rows.filter((row) => !isAlert(row)) : rows;
        if (!isOfSite) expect(await rowsOf(into, table), table).toEqual(expected);
      }
      await into.close();
      await place.remove();
      await open.close();
    },
  );
});
