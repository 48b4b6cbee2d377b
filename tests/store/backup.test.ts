import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import {
  addChallenge,
  addLink,
  beginSession,
} from "../../src/office/console/sign-in/sign-in.store.ts";
import { openStore, type Store, storeFile } from "../../src/platform/store/connect.ts";
import { addVote } from "../../src/site/reviews/helpful-votes.store.ts";
import { countAccepted, dailySalt } from "../../src/platform/rate-limit/limits.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { backupStore, restoreStore, StoreInUse } from "../../src/office/owner/transfer/backup.ts";
import { eachWithFreshStore, type StorePlace } from "../support/engines.ts";

const review = (reviewText: string) => ({
  subject: "neonic-flow",
  firstName: "Zoë",
  duprRating: "4.0+",
  level: 4000,
  rating: 4,
  reviewText,
});

let store: Store;
let place: StorePlace;
let file: string;
let copy: string;
eachWithFreshStore("sqlite", (opened, at) => {
  store = opened;
  place = at;
});
beforeEach(() => {
  file = join(place.dataDir, storeFile);
  copy = join(place.dataDir, "backup.sqlite");
});

test("a backup is the store as it was, and is restored in its place", async () => {
  await storeReviews(store.db, [review("One")], 5);
  await backupStore(file, copy);
  await expect(backupStore(file, copy)).rejects.toThrow("exists already");
  await storeReviews(store.db, [review("Two")], 6);
  const files = readdirSync(place.dataDir);
  await expect(restoreStore(copy, file, 0)).rejects.toThrow(StoreInUse);
  expect(readdirSync(place.dataDir)).toEqual(files);

  await store.close();
  const kept = await restoreStore(copy, file, 0);
  expect(kept).toBe(`${file}.before-1970-01-01T00-00-00`);
  const restored = openStore(place);
  expect(await restored.db.selectFrom("paddle_reviews").select("created_at").execute()).toEqual([
    { created_at: 5 },
  ]);
  await restored.close();
});

test("a backup that fails leaves nothing behind", async () => {
  const part = `${copy}.part`;
  // As SQLite leaves its journal when the disk is full.
  for (const rest of ["-journal", "-wal", "-shm"]) writeFileSync(part + rest, "");
  await expect(backupStore(join(place.dataDir, "missing.sqlite"), copy)).rejects.toThrow();
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith("backup"))).toEqual([]);
});

/** The tables whose rows sign someone in. */
const signIns = ["console_links", "console_sessions", "console_challenges"] as const;

/** Has someone ask for a link, sign in, and begin to sign in with a passkey. Returns what the store knows them by. */
async function signInOnce(): Promise<string[]> {
  const { db } = store;
  await addLink(db, "dana@example.com", 1000, 5);
  const begun = { person: "dana@example.com", way: "link", device: "A phone" } as const;
  await beginSession(db, begun, 5);
  await addChallenge(db, "a-challenge-to-sign", "", 5);
  const links = await db.selectFrom("console_links").select("digest").execute();
  const sessions = await db.selectFrom("console_sessions").select("digest").execute();
  return [...[...links, ...sessions].map((row) => row.digest), "A phone", "a-challenge-to-sign"];
}

test("a backup has no byte of what is kept for a day, of who is signed in, nor of what was deleted; the store keeps it", async () => {
  await storeReviews(store.db, [review("A review that stays."), review("A deleted one.")], 5);
  const salt = await dailySalt(store.db, 20_000);
  const ofAnHour = { act: "review", visitor: "the-hash-of-a-visitor", hour: 480_000 };
  await countAccepted(store.db, { ...ofAnHour, times: 1, max: 20 });
  const { id } = await store.db.selectFrom("paddle_reviews").select("id").executeTakeFirstOrThrow();
  await addVote(store.db, { reviewId: id, day: 20_000, visitor: "the-hash-of-a-voter" });
  const signsIn = await signInOnce();
  // As a version did that overwrote nothing.
  const earlier = new DatabaseSync(file);
  earlier.exec(
    "pragma secure_delete = off; delete from paddle_reviews where review_text like 'A deleted%'",
  );
  earlier.close();
  await backupStore(file, copy);

  const bytes = readFileSync(copy, "latin1");
  expect(bytes).toContain("A review that stays.");
  for (const gone of [
    salt,
    "the-hash-of-a-visitor",
    "the-hash-of-a-voter",
    "A deleted one.",
    ...signsIn,
  ])
    expect(bytes, gone).not.toContain(gone);
  for (const table of ["daily_salts", "accepted_posts", "helpful_votes", ...signIns] as const)
    expect(await store.db.selectFrom(table).selectAll().execute(), table).toHaveLength(1);
  expect(await dailySalt(store.db, 20_000)).toBe(salt);
});

test("a store that was copied, or backed up by an earlier version, is restored without who was signed in", async () => {
  const signsIn = await signInOnce();
  await storeReviews(store.db, [review("A review that stays.")], 5);
  await store.close();
  copyFileSync(file, copy);
  expect(readFileSync(copy, "latin1")).toContain("A phone");
  await restoreStore(copy, file, 0);
  const bytes = readFileSync(file, "latin1");
  expect(bytes).toContain("A review that stays.");
  for (const gone of signsIn) expect(bytes, gone).not.toContain(gone);
  store = openStore(place);
  for (const table of signIns)
    expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

test("a store of an earlier schema is backed up before it is brought up to date", async () => {
  await store.db.schema.dropTable("helpful_votes").execute();
  await backupStore(file, copy);
  const made = new DatabaseSync(copy, { readOnly: true });
  expect(
    made.prepare("select count(*) as tables from sqlite_master where name = 'daily_salts'").get(),
  ).toEqual({ tables: 1 });
  made.close();
});

test("a backup, the restored store and the one it replaced are for their owner alone", async () => {
  const umask = process.umask(0);
  try {
    await backupStore(file, copy);
    await store.close();
    await restoreStore(copy, file, 0);
  } finally {
    process.umask(umask);
  }
  const files = readdirSync(place.dataDir);
  expect(files).toHaveLength(3);
  for (const name of files)
    expect([name, statSync(join(place.dataDir, name)).mode & 0o777]).toEqual([name, 0o600]);
});
