import { blockWords } from "../../src/office/console/contributions.ts";
import { reviewKind } from "../../src/site/reviews/reviews.store.ts";
import { fillLikenessKeys } from "../../src/site/contributions/contributions.store.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { addViews } from "../../src/office/figures/views.store.ts";
import { weekLength } from "../../src/platform/weeks.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { queueMail } from "../../src/platform/email/outbox.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { storedBuckets } from "../../src/site/reviews/read-reviews.store.ts";
import { signUp } from "../../src/mail/newsletter/subscribers.store.ts";
import { storedThemes } from "../../src/site/reviews/themes/themes.store.ts";
import {
  leftBehind,
  transferredTables,
} from "../../src/office/owner/transfer/transferred-tables.ts";
import { importData, NotAnExport } from "../../src/office/owner/transfer/import-data.ts";
import { fillEveryColumn } from "../stores/every-column.ts";
import { type Row, rowsOf } from "../stores/load-store.ts";
import { emptyStore, bothEngines, type StorePlace } from "../support/engines.ts";
import { exportTo } from "../support/export-to.ts";
import { act } from "../support/console-store.ts";

let places: StorePlace[];
let stores: Store[];
beforeEach(() => {
  places = [];
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  for (const place of places) await place.remove();
});

async function open(engine: Store["engine"]): Promise<Store> {
  const place = await emptyStore(engine);
  const store = openStore(place);
  places.push(place);
  stores.push(store);
  return store;
}

const aFile = (name: string) => join(places[0]!.dataDir, name);

const exported = (store: Store, name: string, sameSite = false) =>
  exportTo(store, aFile(name), sameSite);

const review = (number: number) => ({
  subject: number % 2 === 0 ? "diadem-hero" : "neonic-flow",
  firstName: "Zoë",
  duprRating: "4.0+",
  level: 4000,
  rating: 1 + (number % 5),
  reviewText: `Great control.\n"${number}", one\u2028two, tab\tand 🎾 and \\u0041.`,
});
const message = {
  firstName: "Ann",
  lastName: "Ä",
  email: "ann@example.com",
  subject: "Hi",
  message: "Text",
};

/** Something in every table that is kept. */
async function fill(store: Store): Promise<void> {
  for (const start of [0, 400, 800])
    await storeReviews(
      store.db,
      Array.from({ length: 400 }, (_, index) => review(start + index)),
      1_700_000_000_000 + start,
    );
  await store.db
    .updateTable("paddle_reviews")
    .set({ hidden_at: 5, held_because: "link", approved_at: 4, helpful: 3 })
    .where("rating", "=", 1)
    .execute();
  await act(store, blockWords, ["casino"], { reason: "spam", now: 5, by: "Dana" });
  // Their order differs between bytes and a language.
  await store.db
    .insertInto("seedings")
    .values(["Viper", "aero"].map((name) => ({ paddle_name: name, seeded_at: 5 })))
    .execute();
  // More than one batch, ordered by two columns.
  await addViews(
    store,
    Array.from({ length: 1200 }, (_, index) => ({
      week: (2957 - (index % 3)) * weekLength,
      page: `/Paddle_${index}`,
      views: index,
      visits: 1,
    })),
  );
  for (const subject of ["First", "Second", "Third"])
    await addMessage(store.db, { ...message, subject }, 7);
  const content = { subject: "S", text: "T", html: "H" };
  const mails = { confirm: () => content, known: () => content };
  const email = { address: "Dana@Example.com", key: "dana@example.com" };
  await store.db
    .transaction()
    .execute((part) => signUp(part, store.engine, email, mails, 9, "diadem-hero"));
  await queueMail(store.db, { kind: "message", recipient: "a@b.example", content }, 9);
  await store.db
    .updateTable("outbox")
    .set({ kind: "issue", content: null, issue_date: "2026-11-16" })
    .where("recipient", "=", "a@b.example")
    .execute();
}

/** Everything in a store, table by table, as plain SQL reads it. */
async function contentOf(store: Store): Promise<Record<string, Row[]>> {
  const tables = await store.db.introspection.getTables();
  return Object.fromEntries(
    await Promise.all(
      tables.map(async ({ name }) => [name, await rowsOf(store, name)] as [string, Row[]]),
    ),
  );
}

test("every column of every table comes through from SQLite to PostgreSQL and back", async () => {
  const [first, second, third] = [
    await open("sqlite"),
    await open("postgres"),
    await open("sqlite"),
  ];
  await fillEveryColumn(first);
  await fill(first);
  await fillLikenessKeys(first.db, reviewKind);
  const before = await contentOf(first);
  const text = await exported(first, "1.jsonl");
  const { refused } = await importData(second, aFile("1.jsonl"), () => {});
  expect(refused).toEqual([]);
  expect(await exported(second, "2.jsonl")).toBe(text);
  await importData(third, aFile("2.jsonl"), () => {});

  const [onPostgres, onSqlite] = [await contentOf(second), await contentOf(third)];
  for (const [table, rows] of Object.entries(before)) {
    if (leftBehind.get(table) === "made again") continue;
    const expected = (await transferredTables()).some(
      (each) => each.name === table && !each.isOfSite,
    )
      ? rows
      : [];
    expect(onPostgres[table], table).toEqual(expected);
    expect(onSqlite[table], table).toEqual(expected);
    // A column that is empty in every row could be lost unnoticed.
    const columns = Object.keys(rows[0] ?? { "no rows": 0 });
    expect(
      columns.filter((column) => !rows.some((row) => Boolean(row[column]))),
      table,
    ).toEqual([]);
  }
  const totals = async ({ db }: Store) =>
    [await storedBuckets(db), await storedThemes(db, "diadem-hero")] as const;
  expect((await totals(first))[1].players).not.toEqual([]);
  for (const store of [second, third]) expect(await totals(store)).toEqual(await totals(first));
});

test("a store of the same site also gets passkeys, when rounds were due, and what wasn't emailed yet", async () => {
  const [first, moved] = [await open("sqlite"), await open("postgres")];
  await fillEveryColumn(first);
  await first.db.updateTable("review_reports").set({ told_at: null }).execute();
  const text = await exported(first, "1.jsonl", true);
  expect(await importData(moved, aFile("1.jsonl"), () => {})).toMatchObject({ refused: [] });
  expect(await exported(moved, "2.jsonl", true)).toBe(text);
  const [before, after] = [await contentOf(first), await contentOf(moved)];
  const ofSite = ["console_passkeys", "weekly_rounds", "watched_pages", "proposals", "known_facts"];
  for (const table of [...ofSite, "review_reports"]) {
    expect(before[table], table).not.toEqual([]);
    expect(after[table], table).toEqual(before[table]);
  }
});

/** What leaves the site in an export that anybody may be given. A new table is in it, unless it's in `leftBehind`. */
const exportedTables = `
  blocked_words confirmations content_pictures content_revisions departed_mailboxes fact_changes fact_corrections hold_orders messages newsletter_draft
  newsletter_issues outbox owner_acts paddle_answers paddle_answers_reports paddle_questions
  paddle_questions_reports paddle_requests paddle_reviews page_views review_photos review_photos_reports review_reports secrets
  seedings side_by_side_votes subscribers withdrawn_texts
`;

test.each(bothEngines)(
  "a new table says whether it leaves the site, and exports have every column of it (%s)",
  async (engine) => {
    const tables = await transferredTables();
    const leaving = tables.filter(({ isOfSite }) => !isOfSite).map(({ name }) => name);
    const why = "Is it exported? Then name it here. Otherwise say in `leftBehind` why not.";
    expect(leaving.toSorted(), why).toEqual(exportedTables.trim().split(/\s+/));
    const store = await open(engine);
    const real = (await store.db.introspection.getTables()).map(
      ({ name, columns }) => [name, columns.map((column) => column.name).toSorted()] as const,
    );
    expect(real.map(([name]) => name)).toEqual(expect.arrayContaining([...leftBehind.keys()]));
    expect(Object.fromEntries(real.filter(([name]) => !leftBehind.has(name)))).toEqual(
      Object.fromEntries(
        tables.map(({ name, columns, follows }) => [
          name,
          [...Object.keys(columns), ...Object.keys(follows)].toSorted(),
        ]),
      ),
    );
  },
);

test.each(bothEngines)(
  "an import run again stores nothing twice, and messages are numbered on (%s)",
  async (engine) => {
    const from = await open("sqlite");
    await fill(from);
    await exported(from, "all.jsonl");
    const to = await open(engine);
    const { stored } = await importData(to, aFile("all.jsonl"), () => {});
    const again = await importData(to, aFile("all.jsonl"), () => {});
    expect(again).toEqual({ stored: 0, known: stored, refused: [] });
    const next = await addMessage(to.db, { ...message, subject: "Next" }, 8);
    expect(next).toEqual({ number: 1004, isNew: true });
  },
);

test("reviews of an export from before there were votes have none", async () => {
  const from = await open("sqlite");
  await fill(from);
  const lines = (await exported(from, "now.jsonl")).split("\n");
  writeFileSync(aFile("then.jsonl"), lines.join("\n").replaceAll(/,"helpful":\d+/g, ""));
  const to = await open("sqlite");
  const { stored, refused } = await importData(to, aFile("then.jsonl"), () => {});
  expect(refused).toEqual([]);
  expect(stored).toBe(lines.length - 3);
  const voted = await to.db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("helpful", ">", 0)
    .execute();
  expect(voted).toEqual([]);
});

test("a damaged line is refused with its number and its reason; the others are stored", async () => {
  const store = await open("sqlite");
  await fill(store);
  const lines = (await exported(store, "all.jsonl")).split("\n");
  const index = lines.findIndex((line) => line.includes('"paddle_reviews"'));
  const row = JSON.parse(lines[index]!) as Record<string, unknown>;
  const wrong = [
    "{",
    JSON.stringify({ ...row, id: "a", submission_key: "a", rating: 9 }),
    JSON.stringify({ ...row, id: "b", submission_key: "b", rating: "5" }),
    JSON.stringify({ ...row, id: "c", submission_key: "c", colour: "red" }),
    JSON.stringify({ table: "users", id: "d" }),
    JSON.stringify({ table: { toString: 1 } }),
    JSON.stringify({ ...row, id: "e", submission_key: "e" }),
  ];
  const end = JSON.stringify({ rallyrank: "end", rows: wrong.length });
  writeFileSync(aFile("wrong.jsonl"), [lines[0], ...wrong, end].join("\n"));
  const into = await open("sqlite");
  const { stored, refused } = await importData(into, aFile("wrong.jsonl"), () => {});
  expect(stored).toBe(1);
  expect(refused).toMatchObject([
    { line: 2, reason: "is not a JSON object" },
    { line: 4, reason: "paddle_reviews.rating is not a number" },
    { line: 5, reason: "paddle_reviews has no column 'colour'" },
    { line: 6, reason: 'names no table ("users")' },
    { line: 7, reason: 'names no table ({"toString":1})' },
    { line: 3, reason: expect.stringMatching(/check/i) },
  ]);
});

test.each([
  ["", "the file is empty"],
  ["id,rating\n1,2\n", "first line"],
  ['{"rallyrank":1,"schema":"9999-later"}\n', "newer version"],
  ['{"rallyrank":1,"schema":{"toString":1}}\n', "newer version"],
])("%j is not an export", async (text, reason) => {
  const store = await open("sqlite");
  writeFileSync(aFile("other"), text);
  const importing = importData(store, aFile("other"), () => {});
  await expect(importing).rejects.toThrow(NotAnExport);
  await expect(importing).rejects.toThrow(reason);
});
