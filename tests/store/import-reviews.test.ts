import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importReviews, NotEarlierReviews } from "../../src/office/owner/transfer/import-data.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { cursorText, readCursor } from "../../src/platform/listing.ts";
import { isReviewId } from "../../src/site/reviews/reports/report.ts";
import { projectLibrary } from "../support/project-library.ts";
import { eachWithFreshStore } from "../support/engines.ts";

const columns = "id,paddle_name,first_name,dupr_rating,rating,review_text,created_at,updated_at";
const uuid = "00000000-6a55-4a55-9d58-0a4a3f1d9a11";
const rows: [line: string, refused: string | undefined][] = [
  [`${uuid},neonic-flow,Ann,3.5,4,"Soft, and ""calm""",2024-05-01T12:00:00.250+00:00,`, undefined],
  [
    "a2,Diadem Hero,Bo,4.0+,5,By its name,2024-05-01 12:00:00.5+00,2024-05-02 12:00:00+00",
    undefined,
  ],
  [
    "a3,no-such-paddle,Ann,3.5,4,Text,2024-05-01T12:00:00Z,",
    "is not a paddle or article of this site",
  ],
  ["a4,neonic-flow,Ann,3.5,6,Text,2024-05-01T12:00:00Z,", "rating is not a whole number"],
  ["a5,neonic-flow,Ann,3.5,4,Text,yesterday,", "created_at is not a time"],
  [",neonic-flow,Ann,3.5,4,Text,2024-05-01T12:00:00Z,", "id is missing"],
];

let store: Store;
let file: string;
eachWithFreshStore("sqlite", (opened, { dataDir }) => {
  store = opened;
  file = join(dataDir, "reviews.csv");
});

test("reviews of the earlier site keep their times and UUIDs; rejected rows are named by line", async () => {
  writeFileSync(file, [columns, ...rows.map(([line]) => line)].join("\r\n"));
  const library = projectLibrary();
  const report = await importReviews(store, library, file);
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
      id: uuid,
      paddle_name: "neonic-flow",
      created_at: Date.UTC(2024, 4, 1, 12, 0, 0, 250),
      updated_at: Date.UTC(2024, 4, 1, 12, 0, 0, 250),
    },
    {
      id: expect.toSatisfy(isReviewId) as string,
      paddle_name: "diadem-hero",
      created_at: Date.UTC(2024, 4, 1, 12, 0, 0, 500),
      updated_at: Date.UTC(2024, 4, 2, 12),
    },
  ]);
  for (const { id, created_at: createdAt } of stored)
    expect(readCursor(cursorText({ createdAt, id }))).toEqual({ createdAt, id });
  expect(await importReviews(store, library, file)).toMatchObject({ stored: 0, known: 2 });
});

test.each([
  ["\n", 6],
  ["\r\n", 6],
])(
  "a rejected row is named by the line it begins on, after texts with line breaks (%j)",
  async (end, line) => {
    const text = `"One${end}two${end}three"`;
    const good = `b1,neonic-flow,Ann,3.5,4,${text},2024-05-01T12:00:00Z,`;
    const bad = `b2,neonic-flow,Ann,3.5,9,${text},2024-05-01T12:00:00Z,`;
    writeFileSync(
      file,
      [columns, good, "", bad, good.replace("b1", "b3").replace("One", "Four")].join(end),
    );
    const { stored, refused } = await importReviews(store, projectLibrary(), file);
    expect(stored).toBe(2);
    expect(refused.map((each) => each.line)).toEqual([line]);
  },
);

const accented = `b9,neonic-flow,Zoë,3.5,4,"Très légère: it’s quick",2024-05-01T12:00:00Z,`;
const table = `${columns}\n${accented}`;
const windows1252 = (text: string) => Buffer.from(text.replaceAll("’", "\u0092"), "latin1");

test.each([
  ["in UTF-8 with a byte order mark", `\uFEFF${table}`],
  ["in Excel's own encoding", windows1252(table)],
  ["in UTF-16", Buffer.from(`\uFEFF${table}`, "utf16le")],
  ["with semicolons", table.replaceAll(",", ";")],
  ["with tabs", table.replaceAll(",", "\t")],
  ["with a title above its headings", `Reviews, all of them\n\n${table}`],
])("a table %s is read as it was written", async (_, bytes) => {
  writeFileSync(file, bytes);
  expect(await importReviews(store, projectLibrary(), file)).toMatchObject({
    stored: 1,
    refused: [],
  });
  const [stored] = await store.db
    .selectFrom("paddle_reviews")
    .select(["first_name", "review_text"])
    .execute();
  expect(stored).toEqual({ first_name: "Zoë", review_text: "Très légère: it’s quick" });
});

test.each(["4.0", '"4,0"'])("a rating written as %s is a whole number", async (rating) => {
  writeFileSync(file, `${columns}\n${accented.replace(",4,", `,${rating},`)}`);
  expect(await importReviews(store, projectLibrary(), file)).toMatchObject({ stored: 1 });
  const stored = await store.db.selectFrom("paddle_reviews").select("rating").execute();
  expect(stored).toEqual([{ rating: 4 }]);
});

test("a row whose letters were lost earlier isn't stored", async () => {
  writeFileSync(file, `${columns}\nb9,neonic-flow,Ann,3.5,4,Tr\uFFFDs,2024-05-01T12:00:00Z,`);
  const { stored, refused } = await importReviews(store, projectLibrary(), file);
  expect(stored).toBe(0);
  expect(refused[0]!.reason).toContain('column F "review_text"');
});

test("a table of something else is no reviews, and a folder is no file", async () => {
  const library = projectLibrary();
  writeFileSync(file, "Name,Weight\nA,8");
  const importing = importReviews(store, library, file);
  await expect(importing).rejects.toThrow(NotEarlierReviews);
  await expect(importing).rejects.toThrow("no column is paddle_name, but 'Name', 'Weight'");
  await expect(importReviews(store, library, `${file}.missing`)).rejects.toThrow("ENOENT");
  await expect(importReviews(store, library, process.cwd())).rejects.toThrow("EISDIR");
});
