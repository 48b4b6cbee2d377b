import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { keyOf } from "../../src/site/reviews/reviews.store.ts";
import { readReview } from "../../src/site/reviews/read-review.ts";
import { nothingTyped } from "../../src/site/reviews/review.ts";
import { exportData } from "../../src/office/owner/transfer/export-data.ts";
import { importData } from "../../src/office/owner/transfer/import-data.ts";
import { storeReviews } from "./reviews.ts";

// Run in a copy of the project that has one more optional field: stores reviews with and without it, moves them to
// other stores, and prints what became of them as JSON.

const [field = "", column = ""] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "rallyrank-field-"));
const stores: Store[] = [];

async function open(name: string): Promise<Store> {
  const store = openStore({ dataDir: join(folder, name), databaseUrl: undefined });
  await migrate(store.db, store.engine);
  stores.push(store);
  return store;
}

/** What is stored of the field, in alphabetical order. */
async function valuesIn({ db }: Store): Promise<string[]> {
  const rows = await db.selectFrom("paddle_reviews").selectAll().execute();
  return rows.map((row) => String((row as Record<string, unknown>)[column])).toSorted();
}

/** As tests/store/submission-keys.test.ts has it. */
const typed = {
  firstName: "Zoë",
  duprRating: "4.0+",
  rating: "4",
  reviewText: 'Great "control".\n🎾',
};
const reviews = ["", "Dinks", "Drives"].map((value) => {
  const { review, problems } = readReview({ ...nothingTyped, ...typed, [field]: value });
  if (problems) throw new Error(JSON.stringify(problems));
  return { ...review, subject: "neonic-flow" };
});

const first = await open("first");
const { added } = await storeReviews(first.db, reviews, 1);
const { added: addedAgain, stored } = await storeReviews(first.db, reviews, 2);
const file = join(folder, "all.jsonl");
const lines: string[] = [];
await exportData(
  first,
  async (text) => lines.push(text),
  () => {},
);
writeFileSync(file, lines.join(""));
const second = await open("second");
await importData(second, file, () => {});
writeFileSync(
  file,
  readFileSync(file, "utf8").replaceAll(new RegExp(`,"${column}":"[^"]*"`, "g"), ""),
);
const third = await open("third");
const { refused } = await importData(third, file, () => {});

console.log(
  JSON.stringify({
    tooLong: readReview({ ...nothingTyped, ...typed, [field]: "x".repeat(5000) }).problems,
    keyWithout: keyOf(reviews[0]!),
    added,
    addedAgain,
    answered: stored.map((row) => (row as Record<string, unknown>)[column]),
    stored: await valuesIn(first),
    imported: await valuesIn(second),
    importedFromEarlier: await valuesIn(third),
    refused,
  }),
);
for (const store of stores) await store.close();
rmSync(folder, { recursive: true });
