import { createHash } from "node:crypto";
import { join } from "node:path";
import { openStore, storeFile } from "../../src/platform/store/connect.ts";
import { openSqliteFile } from "../../src/platform/store/sqlite-dialect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";

const subjects = [
  "selkirk-amped-s2",
  "neonic-flow",
  "joola-perseus-pro-iv",
  "crbn-3x-power-series",
];
const words = [
  "soft",
  "Überraschung",
  "“crisp”",
  "a\ttab",
  "🎾",
  "line\nbreak",
  'said "no"',
  "\\n",
];
const firstDay = Date.UTC(2024, 0, 1);

const texts = Array.from({ length: 480 }, (_, number) =>
  Array.from(
    { length: 5 + (number % 60) },
    (__, index) => words[(number + index * index) % words.length],
  ).join(" "),
);

/** The same number gives the same review in every run; text lengths vary. */
function rowOf(number: number): (string | number | null)[] {
  const key = createHash("sha256").update(String(number)).digest("base64url");
  const level = 1000 + ((number * 37) % 5001);
  return [
    `${key.slice(0, 20)}-${number}`,
    subjects[number % subjects.length]!,
    number % 7 === 0 ? "Zoë" : "Ann",
    (level / 1000).toFixed(3),
    1 + (number % 5),
    `${number}: ${texts[number % texts.length]}`,
    firstDay + number * 1000,
    firstDay + number * 1000 + (number % 3),
    number % 50 === 0 ? 1 : 0,
    number % 40 === 0 ? firstDay : null,
    level,
    key,
    number % 2 === 0 ? key.slice(1) : null,
  ];
}

/** Makes a SQLite store with a number of reviews in a folder: the same in every run, some samples, some hidden. */
export async function storeOfReviews(dataDir: string, reviews: number): Promise<void> {
  const store = openStore({ dataDir });
  await migrate(store.db, "sqlite");
  await store.close();
  const file = openSqliteFile(join(dataDir, storeFile));
  const insert =
    file.prepare(`insert into paddle_reviews (id, paddle_name, first_name, dupr_rating, rating,
    review_text, created_at, updated_at, is_sample, hidden_at, dupr_level, submission_key, text_key)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  file.exec("begin immediate");
  for (let number = 0; number < reviews; number++) insert.run(...rowOf(number));
  file.exec("commit");
  file.close();
}
