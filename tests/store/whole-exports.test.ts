import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { storeReviews } from "../support/reviews.ts";
import { importData, NotAnExport } from "../../src/office/owner/transfer/import-data.ts";
import { eachWithFreshStore, type StorePlace } from "../support/engines.ts";
import { exportTo } from "../support/export-to.ts";

let from: Store;
let file: string;
let into: Store;
/** The lines of an export of three reviews and a message. */
let lines: string[];

eachWithFreshStore("sqlite", (store, { dataDir }: StorePlace) => {
  from = store;
  file = join(dataDir, "all.jsonl");
});
eachWithFreshStore("sqlite", (store) => (into = store));

beforeEach(async () => {
  const review = { subject: "neonic-flow", firstName: "Ann", duprRating: "3.5", level: 3500 };
  const texts = ["One", "Two", "Three\u2028lines\nof text"];
  await storeReviews(
    from.db,
    texts.map((reviewText) => ({ ...review, rating: 4, reviewText })),
    1,
  );
  const names = { firstName: "Ann", lastName: "Lee", email: "ann@example.com" };
  await addMessage(from.db, { ...names, subject: "Hi", message: "Text" }, 2);
  lines = (await exportTo(from, file)).trimEnd().split("\n");
});

const importFile = (text: string, options?: { unchecked: boolean }) => {
  writeFileSync(file, text);
  return importData(into, file, () => {}, options);
};

async function expectNothingStored(): Promise<void> {
  for (const table of ["paddle_reviews", "messages"] as const)
    expect(await into.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
}

test("an export ends with the number of its rows", async () => {
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('{"rallyrank":"end","rows":4}');
  expect(await importFile(lines.join("\n"))).toEqual({ stored: 4, known: 0, refused: [] });
});

test("a truncated export is rejected before anything is stored, wherever it was cut", async () => {
  const whole = lines.join("\n");
  const lastLine = whole.lastIndexOf("\n") + 1;
  for (const length of [lines[0]!.length, lastLine - 40, lastLine - 1, lastLine, whole.length - 1])
    await expect(importFile(whole.slice(0, length)), String(length)).rejects.toThrow(
      /the last line of an export is missing.*--unchecked/,
    );
  await expectNothingStored();
});

test.each([
  ["a row is missing", () => lines.toSpliced(2, 1), "it has 3 rows, but its last line counts 4"],
  ["a row was added", () => lines.toSpliced(2, 0, "{}"), "it has 5 rows, but its last line counts"],
  ["another export follows", () => [...lines, ...lines], "it has 10 rows, but its last line"],
  [
    "the end is in the middle",
    () => [lines.at(-1)!, ...lines].toSpliced(0, 0, lines[0]!).slice(0, -1),
    "the last line of an export is missing",
  ],
])("an export is rejected if %s", async (_, damaged, reason) => {
  const importing = importFile(damaged().join("\n"));
  await expect(importing).rejects.toThrow(NotAnExport);
  await expect(importing).rejects.toThrow(reason);
  await expectNothingStored();
});

test("with --unchecked, a truncated export and one of version 0.1 are imported", async () => {
  const cut = lines.slice(0, 3).join("\n");
  expect(await importFile(cut, { unchecked: true })).toMatchObject({ stored: 2, refused: [] });
  const earlier = `${lines.slice(0, -1).join("\n")}\n`;
  expect(await importFile(earlier, { unchecked: true })).toMatchObject({ stored: 2, known: 2 });
  expect(await importFile(lines.join("\n"), { unchecked: true })).toMatchObject({ known: 4 });
});

test("a pipe, which can be read only once, is rejected with a message", async () => {
  await expect(importData(into, "/dev/null", () => {})).rejects.toThrow("not a pipe");
});

test("a file that isn't an export is always rejected", async () => {
  await expect(importFile("id,rating\n1,2\n", { unchecked: true })).rejects.toThrow("first line");
});
