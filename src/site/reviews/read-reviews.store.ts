// Reads reviews through indexes alone. A page of a list takes the same time however many reviews there are: a filter
// that leaves out too many is answered by merging the beginnings of whole buckets.

import { type RawBuilder, sql } from "kysely";
import { everything, readingOf } from "../../platform/store/reads.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { Store } from "../../platform/store/connect.ts";
import { rowsOfEach } from "../../platform/store/dialect.ts";
import type { ListCursor } from "../../platform/listing.ts";
import { comesAfter, newestFirst } from "../../platform/store/lists.ts";
import type { RatingBucket } from "./ratings/ratings.ts";
import {
  listedColumns,
  type ListedReview,
  type ReviewSelection,
  type ReviewWindow,
} from "./reviews.store.ts";
import { duprRange, rangeNear } from "./level/level.ts";
import {
  comparePlaces,
  matchingBuckets,
  type ReviewPlace,
  type ReviewQuery,
} from "./list/review-query.ts";
import type { PaidFields } from "./paid-price.ts";
import type { Measured } from "./measurements.ts";
import { type OpinionKind, opinionKinds, type Theme } from "./themes/themes.ts";

/** The number of reviews in a selection, from the totals. */
export async function countReviews(db: Database, { subject, samples }: ReviewSelection) {
  const { reviews } = await db
    .selectFrom("review_totals")
    .select(({ fn }) => fn.sum<number | null>("reviews").as("reviews"))
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .executeTakeFirstOrThrow();
  return reviews ?? 0;
}

/** The visible reviews of these subjects, by default of all, by stars and level. */
export async function storedBuckets(
  db: Database,
  subjects?: readonly string[],
): Promise<Map<string, RatingBucket[]>> {
  const rows = await readingOf(subjects ?? [everything], () =>
    db
      .selectFrom("review_totals")
      .select(["paddle_name", "is_sample", "rating", "level_band", "reviews", "levels"])
      .$if(subjects !== undefined, (query) => query.where("paddle_name", "in", subjects!))
      .where("reviews", ">", 0)
      .orderBy("rating")
      .orderBy("level_band")
      .execute(),
  );
  const buckets = new Map<string, RatingBucket[]>();
  for (const { paddle_name, is_sample, level_band, ...counted } of rows) {
    const known = buckets.get(paddle_name) ?? [];
    buckets.set(paddle_name, known);
    known.push({ ...counted, band: level_band, sample: is_sample === 1 });
  }
  return buckets;
}

/** How many players' reviews of an article are about a ball. */
export interface BallTotals {
  /** The name of its file, or `wholeArticle`. */
  ball: string;
  reviews: number;
  stars: number;
}

/** Reads what an article's reviews are about, from the totals. */
export async function ballTotals(db: Database, subject: string): Promise<BallTotals[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("ball_totals")
      .select(["ball", "reviews", "stars"])
      .where("paddle_name", "=", subject)
      .where("is_sample", "=", 0)
      .where("reviews", ">", 0)
      .orderBy("ball")
      .execute(),
  );
}

/** How many measuring owners a page counts: the newest ones. */
const maxMeasured = 500;

/** What players measured, each with a visible review of a subject, newest first. Samples measure nothing. */
export async function measuredIn(db: Database, subject: string): Promise<Measured[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select([
        "measured_weight as measuredWeight",
        "measured_grip as measuredGrip",
        "measured_balance as measuredBalance",
        "measured_thickness as measuredThickness",
        "measured_bare as measuredBare",
        "measured_with as measuredWith",
        "measured_version as measuredVersion",
      ])
      .where("paddle_name", "=", subject)
      .where("measured_bare", "<>", sql.lit(""))
      .where("hidden_at", "is", null)
      .where("is_sample", "=", sql.lit(0))
      .orderBy("created_at", "desc")
      .limit(maxMeasured)
      .execute(),
  );
}

/** How many prices a page counts: the newest ones. */
const maxPaid = 500;

/** What players paid, each with a visible review of a subject, newest first. */
export async function paidIn(db: Database, subject: string): Promise<PaidFields[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(["paid", "paid_in as paidIn"])
      .where("paddle_name", "=", subject)
      .where("paid", "<>", sql.lit(""))
      .where("hidden_at", "is", null)
      .where("is_sample", "=", sql.lit(0))
      .orderBy("created_at", "desc")
      .limit(maxPaid)
      .execute(),
  );
}

/** Which page of a subject's reviews to read. */
export interface PageAsked
  extends ReviewSelection, Omit<ReviewQuery, "search" | "theme" | "opinion" | "photos"> {
  subject: string;
  /** Only those after this position. */
  after?: ReviewPlace | undefined;
  limit: number;
}

/**
 * A page of a subject's stored reviews, in any order and with any filter, in time that doesn't grow with the number of
 * reviews.
 * @param buckets the subject's nonempty buckets; others are skipped
 */
export async function reviewPage(
  store: Pick<Store, "db" | "engine">,
  asked: PageAsked,
  buckets: readonly RatingBucket[],
): Promise<ListedReview[]> {
  return await readingOf([asked.subject], () => pageInOrder(store, asked, buckets));
}

async function pageInOrder(
  store: Pick<Store, "db" | "engine">,
  asked: PageAsked,
  buckets: readonly RatingBucket[],
): Promise<ListedReview[]> {
  const { sort, stars, after, limit } = asked;
  if (sort === "newest" || sort === "helpful") return await stretch(store, asked, buckets);
  // One star rating after another, newest first in each.
  const found: ListedReview[] = [];
  const ratings = sort === "highest" ? [5, 4, 3, 2, 1] : [1, 2, 3, 4, 5];
  const first = after?.key === undefined ? 0 : ratings.indexOf(after.key);
  for (const rating of ratings.slice(Math.max(first, 0))) {
    if (found.length >= limit) break;
    if (stars !== undefined && stars !== rating) continue;
    const place = after?.key === rating ? after : undefined;
    const rest = { stars: rating, after: place, limit: limit - found.length };
    found.push(...(await stretch(store, { ...asked, ...rest }, buckets)));
  }
  return found;
}

/** How many reviews are scanned before a filter is answered from buckets. */
const lookedAt = 200;

/**
 * A page in one of the two indexed orders. A selective filter first scans the next few hundred reviews; if they don't
 * fill the page, it's merged from the beginnings of the buckets, a few rows of each:
 * Nested Loop (21 rows): pairs of stars and band, then
 * Index Scan using paddle_reviews_cells: (paddle_name = …) and (rating = …) and (band = …), Limit 21
 */
async function stretch(
  { db, engine }: Pick<Store, "db" | "engine">,
  asked: PageAsked,
  buckets: readonly RatingBucket[],
): Promise<ListedReview[]> {
  const { sort, level, stars, limit } = asked;
  const ofStars = stars === undefined ? sql`` : sql`and rating = ${stars}`;
  if (level === undefined && (stars === undefined || sort !== "helpful"))
    return (await inOrder(asked, listed, ofStars, limit).execute(db)).rows;

  const near = level === undefined ? duprRange : rangeNear(level);
  const next = inOrder(asked, deciding, sort === "helpful" ? sql`` : ofStars, lookedAt);
  const found = await rowsOf(
    db,
    asked,
    sql`select * from (${next}) looked_at
      where dupr_level between ${near.lowest} and ${near.highest} ${ofStars}`,
  );
  const all = buckets.reduce((sum, { reviews }) => sum + reviews, 0);
  if (found.length === limit || all <= lookedAt) return found;

  const pairs = distinct(matchingBuckets(buckets, asked)).map(
    ({ rating, band }) => [rating, band] as const,
  );
  if (pairs.length === 0) return [];
  const merged = rowsOfEach(engine, pairs, ["id", "created_at", "helpful"], (rating, band) => {
    const ofBucket = sql`and rating = ${rating} and (${bandColumn}) = ${band}`;
    return inOrder(asked, sql.raw("id, created_at, helpful"), ofBucket, limit);
  });
  return await rowsOf(db, asked, merged);
}

/** Samples and players' own reviews with the same stars and level are one bucket in the index. */
function distinct(buckets: readonly RatingBucket[]): RatingBucket[] {
  return [
    ...new Map(buckets.map((bucket) => [`${bucket.rating} ${bucket.band}`, bucket])).values(),
  ];
}

// Exactly as in the indexes of migration 0007: otherwise the engines don't recognize an expression's index.
const bandColumn = sql.raw(
  "((dupr_level - 1000) / 500) * 2 + case when dupr_level % 500 = 0 then 0 else 1 end",
);

function orderOf({ sort }: PageAsked): RawBuilder<unknown> {
  return sort === "helpful"
    ? sql`order by helpful desc, created_at desc, id desc`
    : sql`order by created_at desc, id desc`;
}

const listed = sql.join(listedColumns.map((column) => sql.ref(column)));
/** What decides whether a review is shown, and where. */
const deciding = sql.raw("id, created_at, helpful, rating, dupr_level");

/** The first reviews after the given position; read through one index, in its order. */
function inOrder(
  asked: PageAsked,
  columns: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  limit: number,
): RawBuilder<ListedReview> {
  const { subject, samples, sort, after } = asked;
  const place =
    after === undefined
      ? sql``
      : sort === "helpful"
        ? sql`and (helpful, created_at, id) < (${after.key ?? 0}, ${after.createdAt}, ${after.id})`
        : sql`and ${comesAfter(after, { time: "created_at", id: "id" })}`;
  return sql`select ${columns} from paddle_reviews
    where hidden_at is null and paddle_name = ${subject} ${which}
    ${samples ? sql`` : sql`and is_sample = 0`} ${place} ${orderOf(asked)} limit ${limit}`;
}

/** The first of these ids in list order. */
async function rowsOf(
  db: Database,
  asked: PageAsked,
  ids: RawBuilder<unknown>,
): Promise<ListedReview[]> {
  const order = orderOf(asked);
  const { rows } = await sql<ListedReview>`select ${listed} from paddle_reviews
    where id in (select id from (${ids}) ids ${order} limit ${asked.limit}) ${order}`.execute(db);
  return rows;
}

/** What a search wants to know of a review. */
export type SearchedReview = Pick<
  ListedReview,
  "id" | "created_at" | "helpful" | "rating" | "dupr_level" | "liked" | "disliked" | "review_text"
>;

/** Players' own visible reviews. @param texts whether with their texts, which are empty otherwise */
const searchedReviews = (db: Database, texts: boolean) =>
  db
    .selectFrom("paddle_reviews")
    .select(["id", "created_at", "helpful", "rating", "dupr_level", "liked", "disliked"])
    .select(sql<string>`${texts ? sql.ref("review_text") : sql.lit("")}`.as("review_text"))
    .where("hidden_at", "is", null)
    .where("is_sample", "=", 0);

/** The newest of a subject's, as a search wants them. @param after only those after this position */
export async function newestOf(
  db: Database,
  subject: string,
  { texts, ...window }: { texts: boolean; after?: ReviewPlace | undefined; limit: number },
): Promise<SearchedReview[]> {
  return await readingOf([subject], () =>
    newestFirst(searchedReviews(db, texts).where("paddle_name", "=", subject), window).execute(),
  );
}

/**
 * The reviews with a subject's newest photos, as a search wants them, and whether no others have photos. It goes by photo:
 * a scan of reviews would read any number of them that have none.
 * @param limit of photos
 */
export async function newestWithPhotos(
  db: Database,
  subject: string,
  { texts, limit }: { texts: boolean; limit: number },
): Promise<{ reviews: SearchedReview[]; isAll: boolean }> {
  return await readingOf([subject], async () => {
    const ofSubject = db
      .selectFrom("review_photos")
      .select("review_id")
      .where("subject", "=", subject)
      .where("hidden_at", "is", null);
    const photos = await newestFirst(ofSubject, { limit }).execute();
    if (photos.length === 0) return { reviews: [], isAll: true };
    const ids = [...new Set(photos.map(({ review_id: id }) => id))];
    const withPhotos = searchedReviews(db, texts).where("id", "in", ids);
    const reviews = await newestFirst(withPhotos, { limit }).execute();
    return { reviews, isAll: photos.length < limit };
  });
}

/** The newest of a subject's reviews about a theme, as a search wants them, and whether there are no others. */
export async function newestAboutTheme(
  db: Database,
  subject: string,
  {
    theme,
    opinion,
    texts,
    limit,
  }: { theme: Theme; opinion: OpinionKind | undefined; texts: boolean; limit: number },
): Promise<{ reviews: SearchedReview[]; isAll: boolean }> {
  return await readingOf([subject], async () => {
    const withOpinion = (kind: OpinionKind) =>
      newestFirst(
        db
          .selectFrom("review_themes")
          .select(["review_id", "created_at"])
          .where("paddle_name", "=", subject)
          .where("is_sample", "=", 0)
          .where("theme", "=", theme)
          .where("opinion", "=", kind),
        { limit },
        { id: "review_id" },
      ).execute();
    const kinds = opinion ? [opinion] : opinionKinds;
    const found = await Promise.all(kinds.map(withOpinion));
    const ids = [...new Set(found.flat().map(({ review_id: id }) => id))];
    if (ids.length === 0) return { reviews: [], isAll: true };
    const reviews = await newestFirst(searchedReviews(db, texts).where("id", "in", ids), {
      limit,
    }).execute();
    return { reviews, isAll: ids.length <= limit && found.every(({ length }) => length < limit) };
  });
}

/** The visible ones among some subjects' reviews with these ids, in any order. */
export async function reviewsWith(
  db: Database,
  subjects: readonly string[],
  ids: readonly string[],
): Promise<ListedReview[]> {
  if (ids.length === 0) return [];
  return await readingOf(subjects, () =>
    db
      .selectFrom("paddle_reviews")
      .select(listedColumns)
      .where("id", "in", ids)
      .where("hidden_at", "is", null)
      .execute(),
  );
}

/** What decides whether one of the newest reviews is listed. */
type NewReviewRow = Pick<ListedReview, "id" | "paddle_name" | "created_at" | "dupr_level"> & {
  /** 1 if it has photos that everyone sees, where that was asked for. */
  pictured: number;
};

interface NewestAsked {
  /** Only theirs; undefined for all. */
  subjects: readonly string[] | undefined;
  /** Whether to look for photos. */
  photos: boolean;
  after: ListCursor | undefined;
  /** How many to read, of each of the subjects. */
  limit: number;
}

/**
 * Players' newest visible reviews of any subject, and the place down to which they are all there; undefined at the end.
 * Each subject's are read through its own part of an index: one for many would pass all that's newer of others.
 */
export async function newestOfMany(
  { db, engine }: Pick<Store, "db" | "engine">,
  { subjects, photos, after, limit }: NewestAsked,
): Promise<{ rows: NewReviewRow[]; end: ListCursor | undefined }> {
  const pictured = photos
    ? sql`case when exists (select 1 from review_photos photo
        where photo.review_id = paddle_reviews.id and photo.hidden_at is null) then 1 else 0 end`
    : sql`0`;
  const place = after && sql`and ${comesAfter(after, { time: "created_at", id: "id" })}`;
  const newest = (which: RawBuilder<unknown>) =>
    sql<NewReviewRow>`select id, paddle_name, created_at, dupr_level, ${pictured} as pictured
      from paddle_reviews where hidden_at is null and is_sample = 0 ${which} ${place ?? sql``}
      order by created_at desc, id desc limit ${limit}`;
  return await readingOf(subjects ?? [everything], async () => {
    if (!subjects) {
      const { rows } = await newest(sql``).execute(db);
      return { rows, end: endOf(rows, limit) };
    }
    if (subjects.length === 0) return { rows: [], end: undefined };
    const columns = ["id", "paddle_name", "created_at", "dupr_level", "pictured"];
    const pairs = subjects.map((subject) => [subject, subject] as const);
    const each = rowsOfEach(engine, pairs, columns, (subject) =>
      newest(sql`and paddle_name = ${subject}`),
    );
    const { rows } = await sql<NewReviewRow>`${each}`.execute(db);
    const all = rows.toSorted((a, b) => compareNewest(placeIn(a), placeIn(b)));
    const ends = [...Map.groupBy(all, (row) => row.paddle_name).values()].flatMap(
      (of) => endOf(of, limit) ?? [],
    );
    // Below the first of these, rows of its subject are missing.
    const [end] = ends.toSorted(compareNewest);
    return { rows: all.filter((row) => !end || compareNewest(placeIn(row), end) <= 0), end };
  });
}

const placeIn = ({ created_at: createdAt, id }: Pick<NewReviewRow, "created_at" | "id">) => ({
  createdAt,
  id,
});

const compareNewest = (a: ListCursor, b: ListCursor) =>
  comparePlaces({ ...a, key: undefined }, { ...b, key: undefined }, "newest");

/** Where full rows end. */
function endOf(rows: readonly NewReviewRow[], limit: number): ListCursor | undefined {
  const last = rows.length >= limit ? rows.at(-1) : undefined;
  return last && placeIn(last);
}

/** What a week's page reads of every visible review by players. */
const ofWeeks = (db: Database) =>
  db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", "created_at", "paid", "paid_in"])
    .where("hidden_at", "is", null)
    .where("is_sample", "=", 0);

/** The newest of those from a time on and before another (epoch milliseconds). */
export const reviewsBetween = (db: Database, from: number, until: number, limit: number) =>
  newestFirst(ofWeeks(db).where("created_at", ">=", from).where("created_at", "<", until), {
    limit,
  }).execute();

/** Of those closest to a time, some may be of subjects that aren't published. */
const besides = 50;

export const reviewsBefore = (db: Database, time: number) =>
  newestFirst(ofWeeks(db).where("created_at", "<", time), { limit: besides }).execute();

export const reviewsFrom = (db: Database, time: number) =>
  ofWeeks(db).where("created_at", ">=", time).orderBy("created_at").limit(besides).execute();

/** The texts of visible reviews of any subject, newest first. */
export async function newestTexts(
  db: Database,
  { samples }: Pick<ReviewSelection, "samples">,
  { limit, offset }: Pick<ReviewWindow, "limit" | "offset">,
) {
  return await db
    .selectFrom("paddle_reviews")
    .select(["paddle_name", "review_text", "is_sample"])
    .where("hidden_at", "is", null)
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** When players wrote the newest visible review of each subject, in epoch milliseconds. */
export async function newestReviews(db: Database): Promise<Map<string, number>> {
  const rows = await db
    // From each subject to the next one; distinct names would read every bucket.
    .withRecursive("subjects", (recursive) =>
      recursive
        .selectFrom("review_totals")
        .where("is_sample", "=", 0)
        .select(({ fn }) => fn.min<string | null>("paddle_name").as("name"))
        .unionAll(
          recursive
            .selectFrom("subjects")
            .where("subjects.name", "is not", null)
            .select((subject) =>
              subject
                .selectFrom("review_totals")
                .where("is_sample", "=", 0)
                .whereRef("paddle_name", ">", "subjects.name")
                .select(({ fn }) => fn.min<string | null>("paddle_name").as("name"))
                .as("name"),
            ),
        ),
    )
    .selectFrom("subjects")
    .select((subject) => [
      "subjects.name",
      // One index lookup per subject; a grouped maximum would read every review.
      subject
        .selectFrom("paddle_reviews as review")
        .select("review.created_at")
        .whereRef("review.paddle_name", "=", "subjects.name")
        .where("review.hidden_at", "is", null)
        .where("review.is_sample", "=", 0)
        .orderBy("review.created_at", "desc")
        .orderBy("review.id", "desc")
        .limit(1)
        .as("newest"),
    ])
    .execute();
  return new Map(
    rows.flatMap(({ name, newest }) => (name === null || newest === null ? [] : [[name, newest]])),
  );
}

/** How many different names are read. */
const maxPlayedBefore = 500;

/** What players' shown reviews of a subject say was played before, as typed, most first. Has an index of its own. */
export async function playedBeforeIn(
  db: Database,
  subject: string,
): Promise<{ text: string; reviews: number }[]> {
  return await readingOf([subject], () =>
    db
      .selectFrom("paddle_reviews")
      .select(({ fn }) => ["played_before as text", fn.countAll<number>().as("reviews")])
      .where("paddle_name", "=", subject)
      .where(sql<boolean>`played_before <> '' and hidden_at is null and is_sample = 0`)
      .groupBy("played_before")
      .orderBy("reviews", "desc")
      .orderBy("played_before")
      .limit(maxPlayedBefore)
      .execute(),
  );
}
