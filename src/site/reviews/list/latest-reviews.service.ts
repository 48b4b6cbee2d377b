// The newest reviews of everything, for pages that aren't about one subject.

import type { TaggedCache } from "../../../platform/cache.ts";
import type { ListCursor } from "../../../platform/listing.ts";
import { logFailure } from "../../../platform/log.ts";
import { everything } from "../../../platform/store/reads.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { mondayOf, weekLength } from "../../../platform/weeks.ts";
import { reviewsText } from "../ratings/ratings.ts";
import { duprRange, type Level, rangeNear } from "../level/level.ts";
import type { PlayersPhoto } from "../photos/photo.ts";
import { photosOfReviews } from "../photos/photos.store.ts";
import {
  newestOfMany,
  reviewsBefore,
  reviewsBetween,
  reviewsFrom,
  reviewsWith,
} from "../read-reviews.store.ts";
import { type ReviewSource, type ReviewView, showStored } from "../read-reviews.service.ts";

/** Which of the newest reviews to list. */
export interface LatestAsked {
  /** Only of these; undefined for all. */
  subjects?: readonly string[] | undefined;
  /** Only by players near this level. */
  level?: Level | undefined;
  /** Only those with photos that everyone sees. */
  photos?: boolean;
  /** Only those after this place. */
  after?: ListCursor | undefined;
  limit: number;
}

/** A player's review beside those of other subjects. */
export interface LatestReview {
  subject: string;
  review: ReviewView;
  photos: readonly PlayersPhoto[];
}

export interface LatestReviews {
  reviews: LatestReview[];
  /** Where older ones begin; undefined at the end. Looking for a few may stop before there are enough. */
  next: ListCursor | undefined;
  storeDown: boolean;
}

/** How many rows are looked at, at a time and in all. */
const batch = 200;
const maxLookedAt = 2000;

interface Of extends Pick<ReviewSource, "ballName"> {
  isSubject(slug: string): boolean;
}

/** Reads players' newest reviews; none if the store is down. */
export async function readLatest(
  store: Store,
  of: Of,
  asked: LatestAsked,
  memory: TaggedCache<unknown>,
): Promise<LatestReviews> {
  const { subjects, level, photos, after, limit } = asked;
  try {
    // Places in a list are unbounded.
    if (after) return await findLatest(store, of, asked);
    const name = `latest ${subjects?.join(" ")} ${level} ${photos} ${limit}`;
    return await memory.getOrStart(name, () => findLatest(store, of, asked));
  } catch (error) {
    logFailure("reading the newest reviews", error);
    return { reviews: [], next: undefined, storeDown: true };
  }
}

async function findLatest(
  store: Store,
  { isSubject, ballName }: Of,
  { subjects, level, photos = false, after, limit }: LatestAsked,
): Promise<LatestReviews> {
  const near = level === undefined ? duprRange : rangeNear(level);
  const found: { id: string; createdAt: number }[] = [];
  const isRare = level !== undefined || photos;
  const each = Math.max(Math.ceil((isRare ? batch : 0) / (subjects?.length ?? 1)), limit + 1);
  let place = after;
  let looked = 0;
  do {
    const { rows, end } = await newestOfMany(store, {
      subjects,
      photos,
      after: place,
      limit: each,
    });
    for (const { id, paddle_name, created_at, dupr_level, pictured } of rows)
      if (
        dupr_level >= near.lowest &&
        dupr_level <= near.highest &&
        (!photos || pictured === 1) &&
        isSubject(paddle_name)
      )
        found.push({ id, createdAt: created_at });
    looked += each;
    place = end;
  } while (place && found.length <= limit && looked < maxLookedAt);
  const listed = found.slice(0, limit);
  const ids = listed.map(({ id }) => id);
  return {
    reviews: await readEach(store, ballName, subjects ?? [everything], ids),
    next: found.length > limit ? listed.at(-1) : place,
    storeDown: false,
  };
}

/** The visible ones of these reviews, with their photos. @param tags what they're about, or `everything` */
async function readEach(
  { db }: Pick<Store, "db">,
  ballName: Of["ballName"],
  tags: readonly string[],
  ids: readonly string[],
): Promise<LatestReview[]> {
  const [rows, ofThem] = await Promise.all([
    reviewsWith(db, tags, ids),
    ids.length === 0 ? [] : photosOfReviews(db, tags, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id): LatestReview[] => {
    const row = byId.get(id);
    if (!row) return [];
    const photos = ofThem.filter(({ reviewId }) => reviewId === id);
    return [{ subject: row.paddle_name, review: showStored(row, { ballName }), photos }];
  });
}

/** More than this aren't counted. */
const maxInWeek = 1000;

/** What a week's reviews were counted: '12 reviews', or 'more than 1,000 reviews'. */
export const weekText = (reviews: number): string =>
  reviews > maxInWeek ? `more than ${reviewsText(maxInWeek)}` : reviewsText(reviews);

/** What a week's page quotes. */
const maxSubjects = 20;
const quotedOfEach = 3;

/** The reviews of the week that begins on a Monday, as far as what they're about is published. */
async function reviewsIn(db: Store["db"], monday: string, isSubject: Of["isSubject"]) {
  const from = Date.parse(monday);
  const rows = await reviewsBetween(db, from, from + weekLength, maxInWeek + 1);
  return rows.filter((row) => isSubject(row.paddle_name));
}

/** A week that has reviews: '2026-11-23', and '12 reviews'. */
export interface CountedWeek {
  monday: string;
  count: string;
}

/** How many reviews players wrote in the week that begins on a Monday; undefined if none. */
export async function countWeek(
  { db }: Pick<Store, "db">,
  { isSubject }: Pick<Of, "isSubject">,
  monday: string,
): Promise<CountedWeek | undefined> {
  const { length } = await reviewsIn(db, monday, isSubject);
  return length > 0 ? { monday, count: weekText(length) } : undefined;
}

/** What players said in the week that begins on a Monday, the most talked-about first. */
export async function findWeek(
  { db }: Pick<Store, "db">,
  { isSubject, ballName }: Of,
  monday: string,
) {
  const from = Date.parse(monday);
  const rows = await reviewsIn(db, monday, isSubject);
  const groups = [...Map.groupBy(rows, (row) => row.paddle_name)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const ids = groups
    .slice(0, maxSubjects)
    .flatMap(([, of]) => of.slice(0, quotedOfEach).map(({ id }) => id));
  const quoted = await readEach({ db }, ballName, [everything], ids);
  const subjects = groups.map(([subject, of]) => ({
    subject,
    reviews: of.length,
    /** The newest few; none once many others had more reviews. */
    quoted: quoted.filter((each) => each.subject === subject),
    paid: of.flatMap(({ paid, paid_in: paidIn }) => (paid === "" ? [] : [{ paid, paidIn }])),
  }));
  const mondayIn = (beside: Awaited<ReturnType<typeof reviewsBefore>>) => {
    const next = beside.find((row) => isSubject(row.paddle_name));
    return next && mondayOf(next.created_at);
  };
  return {
    reviews: rows.length,
    subjects,
    /** The Mondays of the closest weeks before and after that have reviews. */
    before: mondayIn(await reviewsBefore(db, from)),
    after: mondayIn(await reviewsFrom(db, from + weekLength)),
  };
}

export type WeekOfSubject = Awaited<ReturnType<typeof findWeek>>["subjects"][number];
