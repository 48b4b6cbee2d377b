import { normalizeForSearch, wordsMatcher } from "../../platform/text/normalize-text.ts";
import { bandsNear, type Level, levelBand, nearText } from "../level/level.ts";
import type { RatingBucket } from "../ratings/rating-buckets.ts";
import { sampleIndex } from "../reports/report.ts";
import { maskOf, type Theme, themeNames } from "../themes/themes.ts";

/** The sort orders of reviews. The first is the default. */
export const reviewSorts = ["newest", "highest", "lowest", "helpful"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Which of a subject's reviews to list, and in which order. */
export interface ReviewQuery {
  /** Only by players near this level. */
  level: Level | undefined;
  /** Only with this many stars. */
  stars: number | undefined;
  sort: ReviewSort;
  /** Only those that contain every word; empty for all. */
  search: string;
  /** Only those that praise or criticize this theme. */
  theme: Theme | undefined;
}

export const allReviews: ReviewQuery = {
  level: undefined,
  stars: undefined,
  sort: "newest",
  search: "",
  theme: undefined,
};

/**
 * A search or a filter by theme looks through this many of a subject's newest stored reviews, and stops after this many
 * characters (UTF-16 code units).
 */
export const maxSearchedReviews = 1000;
export const maxSearchedCharacters = 300_000;

/** Whether a filter is active. */
export function isFiltering(query: ReviewQuery): boolean {
  return query.level !== undefined || query.stars !== undefined || isSearching(query);
}

/** Whether a query needs the reviews' texts, which no count covers. */
export function isSearching({ search, theme }: Pick<ReviewQuery, "search" | "theme">): boolean {
  return search !== "" || theme !== undefined;
}

/** The buckets that match the requested stars and level. */
export function matchingBuckets(
  buckets: readonly RatingBucket[],
  { level, stars }: Pick<ReviewQuery, "level" | "stars">,
): RatingBucket[] {
  const { first, last } = level === undefined ? { first: 0, last: Infinity } : bandsNear(level);
  return buckets.filter(
    ({ rating, band }) =>
      band >= first && band <= last && (stars === undefined || rating === stars),
  );
}

/** Returns what tells whether a review matches: `level` is in thousandths of a point, `themes` its bits (`maskOf`). */
export function matcher(
  query: ReviewQuery,
): (review: { rating: number; level: number; text: string; themes: number }) => boolean {
  const hasWords = wordsMatcher(query.search);
  const { first, last } =
    query.level === undefined ? { first: 0, last: Infinity } : bandsNear(query.level);
  const mask =
    query.theme === undefined
      ? undefined
      : maskOf(query.theme, "praise") | maskOf(query.theme, "complaint");
  return ({ rating, level, text, themes }) => {
    const band = levelBand(level);
    if (band < first || band > last) return false;
    if (query.stars !== undefined && rating !== query.stars) return false;
    if (mask !== undefined && (themes & mask) === 0) return false;
    return query.search === "" || hasWords(normalizeForSearch(text));
  };
}

/** What a review's place in a list depends on. */
export interface RankedReview {
  id: string;
  /** 1 to 5. */
  rating: number;
  /** Its helpful votes. */
  helpful: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** A place in a list of reviews: that of the last one shown. */
export interface ReviewPlace {
  /** The first sort key, stars or votes; undefined for newest first. */
  key: number | undefined;
  createdAt: number;
  id: string;
}

/** A review's place in a list of this order. */
export function placeOf({ id, rating, helpful, createdAt }: RankedReview, sort: ReviewSort) {
  const keys = { newest: undefined, highest: rating, lowest: rating, helpful };
  return { key: keys[sort], createdAt, id } satisfies ReviewPlace;
}

/**
 * The time of a sample, which has no date: before all others, in reverse order, so that among ties samples follow
 * players' reviews, in their own order.
 */
export function timeOfSample(id: string): number {
  return -1 - (sampleIndex(id) ?? 0);
}

/** Negative if the first place comes before the second in a list of this order. Ties: newest first. */
export function comparePlaces(a: ReviewPlace, b: ReviewPlace, sort: ReviewSort): number {
  const byKey = (b.key ?? 0) - (a.key ?? 0);
  if (byKey !== 0) return sort === "lowest" ? -byKey : byKey;
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

/** A query in words after 'reviews': "with 4 stars, near 3.5, that say 'grip'"; empty for all. */
export function filterText({ level, stars, search, theme }: ReviewQuery): string {
  return [
    stars === undefined ? "" : `with ${stars} ${stars === 1 ? "star" : "stars"}`,
    level === undefined ? "" : nearText(level),
    theme === undefined ? "" : `about ${themeNames[theme].toLowerCase()}`,
    search === "" ? "" : `that say '${search}'`,
  ]
    .filter(Boolean)
    .join(", ");
}
