import { createWriteStream, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store, storeFile } from "../../db/connect.ts";
import { addMessage } from "../../db/messages.ts";
import { migrate } from "../../db/migrate.ts";
import { queueMail } from "../../db/outbox.ts";
import { storeReviews } from "../support/store-reviews.ts";
import { storedCells } from "../../db/review-totals.ts";
import { signUp } from "../../db/subscribers.ts";
import { storedThemes } from "../../db/themes.ts";
import { readLibrary } from "../../server/library/read-library.ts";
import { backupStore, restoreStore } from "../../server/transfer/backup.ts";
import { exportData } from "../../server/transfer/export-data.ts";
import { importData, NotAnExport } from "../../server/transfer/import-data.ts";
import { importReviews } from "../../server/transfer/import-reviews.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";

let places: StorePlace[];
let stores: Store[];
beforeEach(() => {
  places = [];
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  for (const place of places) place.remove();
});

async function open(engine: "sqlite" | "postgres"): Promise<Store> {
  const place = await emptyStore(engine);
  const store = openStore(place);
  await migrate(store.db, engine);
  places.push(place);
  stores.push(store);
  return store;
}

const aFile = (name: string) => join(places[0]!.dataDir, name);

async function exported(store: Store, name: string): Promise<string> {
  const out = createWriteStream(aFile(name));
  await exportData(store, out, () => {});
  out.end();
  await once(out, "close");
  return readFileSync(aFile(name), "utf8");
}

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
    .set({ hidden_at: 5, helpful: 3 })
    .where("rating", "=", 1)
    .execute();
  await addMessage(store.db, message, 7);
  const content = { subject: "S", text: "T", html: "H" };
  const mails = { confirm: () => content, known: () => content };
  const email = { address: "Dana@Example.com", key: "dana@example.com" };
  await store.db.transaction().execute((part) => signUp(part, email, mails, 9));
  await queueMail(store.db, { kind: "message", recipient: "a@b.example", content }, 9);
}

test("data go from SQLite to PostgreSQL and back, and every export is the same to the byte", async () => {
  const [first, second, third] = [
    await open("sqlite"),
    await open("postgres"),
    await open("sqlite"),
  ];
  await fill(first);
  const before = await exported(first, "1.jsonl");
  expect(before.split("\n").length).toBeGreaterThan(1204);

  const report = await importData(second, aFile("1.jsonl"), () => {});
  expect(report).toEqual({ stored: before.split("\n").length - 2, known: 0, refused: [] });
  expect(await exported(second, "2.jsonl")).toBe(before);

  await importData(third, aFile("2.jsonl"), () => {});
  expect(await exported(third, "3.jsonl")).toBe(before);
  const totals = async ({ db }: Store) =>
    [await storedCells(db), await storedThemes(db, "diadem-hero")] as const;
  expect((await totals(first))[1].players).not.toEqual([]);
  for (const store of [second, third]) expect(await totals(store)).toEqual(await totals(first));
});

test.each(["sqlite", "postgres"] as const)(
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
    expect(next).toEqual({ number: 1002, isNew: true });
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
  expect(stored).toBe(lines.length - 2);
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
  writeFileSync(aFile("wrong.jsonl"), [lines[0], ...wrong].join("\n"));
  const into = await open("sqlite");
  const { stored, refused } = await importData(into, aFile("wrong.jsonl"), () => {});
  expect(stored).toBe(1);
  expect(refused).toMatchObject([
    { line: 2, reason: "is no JSON object" },
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
])("%j is no export", async (text, reason) => {
  const store = await open("sqlite");
  writeFileSync(aFile("other"), text);
  const importing = importData(store, aFile("other"), () => {});
  await expect(importing).rejects.toThrow(NotAnExport);
  await expect(importing).rejects.toThrow(reason);
});

const columns = "id,paddle_name,first_name,dupr_rating,rating,review_text,created_at,updated_at";
const rows: [line: string, refused: string | undefined][] = [
  ['a1,neonic-flow,Ann,3.5,4,"Soft, and ""calm""",2024-05-01T12:00:00.250+00:00,', undefined],
  [
    "a2,Diadem Hero,Bo,4.0+,5,By its name,2024-05-01 12:00:00.5+00,2024-05-02 12:00:00+00",
    undefined,
  ],
  ["a3,no-such-paddle,Ann,3.5,4,Text,2024-05-01T12:00:00Z,", "names nothing that is reviewed"],
  ["a4,neonic-flow,Ann,3.5,6,Text,2024-05-01T12:00:00Z,", "rating is not a whole number"],
  ["a5,neonic-flow,Ann,3.5,4,Text,yesterday,", "created_at is no time"],
  [",neonic-flow,Ann,3.5,4,Text,2024-05-01T12:00:00Z,", "id is missing"],
];

test("reviews of the earlier site keep their ids and times; what is refused is named by its line", async () => {
  const store = await open("sqlite");
  writeFileSync(aFile("reviews.csv"), [columns, ...rows.map(([line]) => line)].join("\r\n"));
  const library = readLibrary(process.cwd());
  const report = await importReviews(store, library, aFile("reviews.csv"));
  expect(report.stored).toBe(2);
  const refusals = rows.flatMap(([, reason], index) =>
    reason ? [{ line: index + 2, reason: expect.stringContaining(reason) as string }] : [],
  );
  expect(report.refused).toEqual(refusals);
  const stored = await store.db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", "created_at", "updated_at"])
    .orderBy("id")
    .execute();
  expect(stored).toEqual([
    {
      id: "a1",
      paddle_name: "neonic-flow",
      created_at: Date.UTC(2024, 4, 1, 12, 0, 0, 250),
      updated_at: Date.UTC(2024, 4, 1, 12, 0, 0, 250),
    },
    {
      id: "a2",
      paddle_name: "diadem-hero",
      created_at: Date.UTC(2024, 4, 1, 12, 0, 0, 500),
      updated_at: Date.UTC(2024, 4, 2, 12),
    },
  ]);
  expect(await importReviews(store, library, aFile("reviews.csv"))).toMatchObject({
    stored: 0,
    known: 2,
  });
});

test("a backup is the store as it was, and is restored in its place", async () => {
  const store = await open("sqlite");
  await storeReviews(store.db, [review(1)], 5);
  const file = join(places[0]!.dataDir, storeFile);
  await backupStore(file, aFile("backup.sqlite"), () => {});
  await expect(backupStore(file, aFile("backup.sqlite"), () => {})).rejects.toThrow(
    "there already",
  );
  await storeReviews(store.db, [review(2)], 6);
  await expect(restoreStore(aFile("backup.sqlite"), file, 0)).rejects.toThrow(/use|locked/);

  await stores.pop()!.close();
  const kept = await restoreStore(aFile("backup.sqlite"), file, 0);
  expect(kept).toBe(`${file}.before-1970-01-01T00-00-00`);
  const restored = openStore(places[0]!);
  stores.push(restored);
  expect(await restored.db.selectFrom("paddle_reviews").select("created_at").execute()).toEqual([
    { created_at: 5 },
  ]);
});
