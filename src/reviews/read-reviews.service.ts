import { newestReviews } from "./newest-reviews.store.ts";
import { storedBuckets } from "./ratings/review-totals.store.ts";
import { shownReview } from "./reviews.store.ts";
import type { Store } from "../platform/store/connect.ts";
import type { RatingTotals } from "./ratings/rating.ts";
import { type RatingBucket, totalsOf } from "./ratings/rating-buckets.ts";
import { isReviewId, sampleIndex } from "./reports/report.ts";
import type { SubjectReads } from "./subject-reads.service.ts";
import { isSearching } from "./list/review-query.ts";
import { logFailure } from "../platform/log.ts";
import {
  findReviews,
  findSamples,
  type FoundReviews,
  type ReviewsAsked,
  type ReviewSource,
  showSample,
  type ReviewView,
  showStored,
} from "./list/find-reviews.service.ts";
import { sampleBuckets } from "./samples/sample-submission.ts";
import type { RatingCache } from "./ratings/rating-cache.service.ts";

/** What a subject's reviews add up to: all that the page counts, shown or not. */
export interface SubjectRatings {
  /** Counted by stars and level, samples and players' own apart. */
  buckets: readonly RatingBucket[];
  totals: RatingTotals;
  /** The part of the totals that players wrote. */
  players: RatingTotals;
}

/** What a page shows of its subject's reviews. */
export interface SubjectReviews extends SubjectRatings, FoundReviews {
  /** The store could not be read, so players' own reviews are missing here. */
  storeDown: boolean;
  /** The review that a permalink leads to; undefined if the list shows it, or there is no such link. */
  linked: ReviewView | "gone" | undefined;
}

/**
 * Reads the reviews of a subject that a page asks for, and what all of them add up to. Where the store cannot be read
 * the samples stand alone, and the log says why.
 */
export async function readReviews(
  store: Store,
  source: ReviewSource,
  asked: ReviewsAsked & { review?: string | undefined },
  reads: SubjectReads,
): Promise<SubjectReviews> {
  const { subject } = source;
  const { level, stars, sort, before, review } = asked;
  const read = async (): Promise<SubjectReviews> => {
    const stored = await storedBuckets(store.db, subject);
    const ratings = ratingsOf(source, stored.get(subject) ?? []);
    const found = await findReviews(store, source, asked, ratings.buckets);
    const isListed = review === undefined || found.shown.some(({ id }) => id === review);
    const linked = isListed ? undefined : ((await readOneReview(store, source, review)) ?? "gone");
    return { ...found, ...ratings, storeDown: false, linked };
  };
  // Anyone can ask for ever new searches and places in the list.
  const isKept = !isSearching(asked) && before === undefined && review === undefined;
  try {
    return await (isKept ? reads.read(subject, `reviews ${level} ${stars} ${sort}`, read) : read());
  } catch (error) {
    logFailure(`reading the stored reviews of ${subject}`, error);
    const samples = findSamples(source, asked);
    return { ...samples, ...ratingsOf(source, undefined), storeDown: true, linked: undefined };
  }
}

/** A review or sample as its page shows it; undefined if there is none, or it's hidden. @throws if the store fails */
export async function readOneReview(
  store: Store,
  source: ReviewSource,
  id: string,
): Promise<ReviewView | undefined> {
  const { subject, samples, showsSamples } = source;
  if (!isReviewId(id)) return undefined;
  const index = sampleIndex(id);
  if (index !== undefined) {
    const sample = samples[index];
    return sample && showSample(sample, index);
  }
  const stored = await shownReview(store.db, { subject, samples: showsSamples }, id);
  return stored && showStored(stored, source);
}

/**
 * Reads what the reviews of every subject add up to, for lists. Without the store, samples alone count.
 * @returns a reading; it has a subject's ratings, empty where it has no reviews. A subject is added up once for as long as the cache keeps its buckets and content its samples
 */
export function openRatings(cache: RatingCache, sourceOf: (subject: string) => ReviewSource) {
  // A subject's ratings with all that they were made of.
  const known = new Map<
    string,
    { stored: readonly RatingBucket[]; source: ReviewSource; ratings: SubjectRatings }
  >();
  const ratingsNow = (subject: string, stored: readonly RatingBucket[]): SubjectRatings => {
    const source = sourceOf(subject);
    const found = known.get(subject);
    if (
      found?.stored === stored &&
      found.source.samples === source.samples &&
      found.source.samplesInStore === source.samplesInStore
    )
      return found.ratings;
    const ratings = ratingsOf(source, stored);
    known.set(subject, { stored, source, ratings });
    return ratings;
  };
  return async () => {
    try {
      const stored = await cache.read();
      return { of: (subject: string) => ratingsNow(subject, stored.get(subject) ?? noBuckets) };
    } catch (error) {
      logFailure("reading the ratings of all subjects", error);
      return { of: (subject: string) => ratingsOf(sourceOf(subject), undefined) };
    }
  };
}

/** One array for every subject without stored reviews, so that it is known again. */
const noBuckets: readonly RatingBucket[] = [];

/** Reads when players last wrote of each subject, in epoch milliseconds; of none where the store is down. */
export async function readNewest(store: Store) {
  const newest = await newestReviews(store.db).catch((error: unknown) => {
    logFailure("reading the times of the newest reviews", error);
    return new Map<string, number>();
  });
  return { of: (subject: string) => newest.get(subject) };
}

/** What a subject's samples and stored reviews add up to; its samples alone where the store is down. */
function ratingsOf(
  { samples, samplesInStore, showsSamples }: ReviewSource,
  stored: readonly RatingBucket[] | undefined,
): SubjectRatings {
  const players = stored?.filter(({ sample }) => !sample) ?? [];
  const seeded = samplesInStore && stored ? stored.filter(({ sample }) => sample) : undefined;
  const buckets = showsSamples ? [...players, ...(seeded ?? sampleBuckets(samples))] : players;
  return { buckets, totals: totalsOf(buckets), players: totalsOf(players) };
}
