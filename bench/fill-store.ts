import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { textDigest } from "../src/platform/content/content-source.ts";
import type { Store } from "../src/platform/store/connect.ts";
import { insertOnce } from "../src/site/contributions/contributions.store.ts";
import { publishText, raiseVersion } from "../src/office/publishing/revisions.store.ts";
import { photoKind } from "../src/site/reviews/photos/photos.store.ts";
import { storeReviews } from "../tests/support/reviews.ts";

/** What players write, and what some of them pick. */
const remarks: readonly { text: string; liked?: string; disliked?: string }[] = [
  { text: "Soft at the kitchen, and it holds dinks low.", liked: "control" },
  { text: "Plenty of power, a little rough.", liked: "power, spin", disliked: "comfort" },
  { text: "The grip is small for my hand.", disliked: "comfort" },
  { text: "Heavy after two hours, yet the control is worth it.", liked: "control, value" },
  { text: "Spin for days.", liked: "spin", disliked: "power, hands" },
  { text: "My first paddle, and an easy one to learn with." },
  { text: "The edge came loose within a month.", disliked: "durability" },
];

/** Every so many reviews have a photo: not a multiple of 2, so that half of the photos are of the first subject. */
const reviewsPerPhoto = 101;
/** In pixels. */
export const photoSize = { width: 640, height: 480 };

const firstDay = Date.UTC(2015, 0, 1);
const atOnce = 1000;

/** When a review was written, in epoch milliseconds: all reviews of one insertion at the same moment. */
export const writtenAt = (number: number) => firstDay + Math.floor(number / atOnce) * atOnce;

/**
 * Stores a range of reviews as the site does, with keys, triggers and themes, and photos of some. Every second review is
 * of the first subject and the rest of all subjects in turn, so the worst page has half of all reviews.
 * @param subjects slugs
 */
export async function fillStore(
  { db, engine }: Pick<Store, "db" | "engine">,
  { from, to, subjects }: { from: number; to: number; subjects: readonly string[] },
): Promise<void> {
  for (let first = from; first < to; first += atOnce) {
    const { stored } = await storeReviews(
      db,
      Array.from({ length: Math.min(atOnce, to - first) }, (_, index) => {
        const number = first + index;
        const level = 2000 + ((number * 7) % 4001);
        const { text, ...chips } = remarks[number % remarks.length]!;
        return {
          subject: number % 2 === 0 ? subjects[0]! : subjects[(number >> 1) % subjects.length]!,
          firstName: "Ann",
          duprRating: (level / 1000).toFixed(3),
          level,
          rating: 1 + ((number * 13) % 5),
          ...chips,
          reviewText: `Review ${number}. ${text}`,
        };
      }),
      writtenAt(first),
    );
    const photos = stored.flatMap(({ id, paddle_name: subject }, index) =>
      (first + index) % reviewsPerPhoto === 0 ? [photoOf(id, subject, writtenAt(first))] : [],
    );
    if (photos.length > 0) await insertOnce(db, photoKind.table, photos);
  }
  // PostgreSQL does this by itself within a minute of such growth.
  if (engine === "postgres") await sql`analyze`.execute(db);
}

/** A photo's row. @param now epoch milliseconds */
function photoOf(review: string, subject: string, now: number) {
  const name = createHash("sha256").update(review).digest("hex").slice(0, 32);
  const picture = { name, ...photoSize, color: "#2a7733", bytes: 100_000 };
  return photoKind.toRow({ review, subject, place: 1, picture }, now, undefined);
}

/** How often each content file is published. */
const publishedTimes = 10;

/**
 * Publishes content as the browser does, each of some files ten times in a row. @param folder with the content folder
 */
export async function publishRevisions(
  { db }: Pick<Store, "db">,
  folder: string,
  revisions: number,
): Promise<void> {
  const content = join(folder, "content");
  const paths = globSync("{.,paddles,balls}/*.yaml", { cwd: content }).toSorted();
  if (paths.length * publishedTimes < revisions) throw new Error("there are too few files");
  for (let number = 0; number < revisions; number++) {
    const path = paths[Math.floor(number / publishedTimes)]!;
    const file = readFileSync(join(content, path), "utf8");
    const at = writtenAt(number);
    await raiseVersion(db);
    await publishText(db, {
      path,
      text: `${file}# Revision ${number}.\n`,
      base: textDigest(file),
      file: textDigest(file),
      person: "Dana",
      email: "dana@example.com",
      saved_at: at,
      published_at: at,
      note: "",
    });
  }
}
