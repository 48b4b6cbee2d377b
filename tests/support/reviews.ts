import type { Kysely } from "kysely";
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Tables } from "../../src/platform/store/tables.ts";
import { openStore, storeFile } from "../../src/platform/store/connect.ts";
import { openSqliteFile } from "../../src/platform/store/sqlite-dialect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { insertOnce, known } from "../../src/site/contributions/contributions.store.ts";
import {
  keyOf,
  type NewReview,
  type PublicReview,
  reviewKind,
  toRow,
} from "../../src/site/reviews/reviews.store.ts";
import { photoKind } from "../../src/site/reviews/photos/photos.store.ts";
import type { SampleReview } from "../../src/site/reviews/sample-reviews.content.ts";

/**
 * The row of a review's photo, without its files.
 * @param name its picture's
 * @param at epoch milliseconds
 */
export function photoRow(
  { name, ...of }: { subject: string; review: string; place: number; name: string },
  at: number,
) {
  const picture = { name, width: 640, height: 480, color: "#a1b2c3", bytes: 1 };
  return photoKind.toRow({ ...of, picture }, at, undefined);
}

/**
 * Stores players' reviews without any limit, each once.
 * @param now epoch milliseconds
 * @returns the rows in the given order, the existing one for a duplicate, and how many are new
 */
export async function storeReviews(
  db: Kysely<Tables>,
  reviews: readonly NewReview[],
  now: number,
): Promise<{ stored: PublicReview[]; added: number }> {
  const rows = reviews.map((each) => toRow(each, "player", now));
  const added = await insertOnce(db, reviewKind.table, rows);
  const keys = reviews.map((each) => keyOf(each));
  const found = await known(db, reviewKind, keys);
  return { stored: keys.flatMap((key) => found.get(key)?.submitted ?? []), added };
}

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

/** Whose reviews they are. */
export const subject = "diadem-hero";
const someWords = ["grip", "spin", "Édge", "quiet", "heavy"];

/** A player's review, made by these numbers. @param below a number from 0 to below this one */
export function review(number: number, below: (most: number) => number): NewReview {
  const level = below(3) === 0 ? 1000 + 500 * below(11) : 1000 + below(5001);
  return {
    subject,
    firstName: "Ann",
    duprRating: (level / 1000).toFixed(3),
    level,
    rating: 1 + below(5),
    reviewText: `Number ${number}: ${someWords[below(5)]} and ${someWords[below(5)]}.`,
  };
}

/** The sample reviews beside them. */
export const samples: SampleReview[] = [4, 5, 1, 4, 3, 5].map((rating, index) => ({
  rating,
  firstName: "Sam",
  duprRating: `${2 + index / 2}`,
  review: `A sample of ${someWords[index % 5]}.`,
}));
const ballName = (ball: string) => ball;
/** Where lists take both from. */
export const source = { subject, samples, samplesInStore: false, showsSamples: true, ballName };
