import { newestReviews } from "../../db/newest-reviews.ts";
import { noReviews, storedTallies, storedTally, type StoredTally } from "../../db/review-totals.ts";
import { reviewPage, shownReview, type StoredReview } from "../../db/reviews.ts";
import type { Store } from "../../db/connect.ts";
import { readDupr } from "../../model/level.ts";
import { addTallies, emptyTally, type Tally, tallyOf } from "../../model/rating.ts";
import { sampleId, sampleIndex } from "../../model/report.ts";
import type { ReviewCursor } from "../../model/review-address.ts";
import type { SampleReview } from "../../model/content/sample-reviews.ts";
import { logFailure } from "../log.ts";

/** A review as a page shows it. */
export interface ShownReview {
  /** A stored review's id, or the place of a sample among its subject's: 'sample-3'. */
  id: string;
  /** 1 to 5. */
  rating: number;
  firstName: string;
  /** As the writer typed it. */
  duprRating: string;
  text: string;
  /** Epoch milliseconds; null for samples, which were not written on a day. */
  writtenAt: number | null;
  sample: boolean;
}

/** What a page shows of its subject's reviews. */
export interface SubjectReviews {
  shown: ShownReview[];
  /** Where the next page of stored reviews begins; undefined at the end. */
  next: ReviewCursor | undefined;
  /** Over all reviews the page counts, shown or not. */
  tally: Tally;
  /** The part of the tally that players wrote. */
  players: Tally;
  /** The store could not be read, so players' own reviews are missing here. */
  storeDown: boolean;
}

/** What reading needs to know of a subject. */
export interface ReviewSource {
  subject: string;
  /** Its sample reviews, none where samples are off. */
  samples: readonly SampleReview[];
  /** Its samples are rows of the store, not shown from content. */
  samplesInStore: boolean;
  /** Whether samples are shown at all. */
  sampleContent: boolean;
}

/** Stored reviews on one page. */
const pageSize = 20;

/**
 * Reads a subject's reviews: its samples first, then the stored ones, newest first. Where the store cannot be read
 * the samples stand alone, and the log says why.
 */
export async function readReviews(
  store: Store,
  source: ReviewSource,
  before: ReviewCursor | undefined,
): Promise<SubjectReviews> {
  const { subject, samples, samplesInStore, sampleContent } = source;
  const fromContent = samples.map(showSample);
  try {
    const [page, stored] = await Promise.all([
      reviewPage(store.db, { subject, samples: sampleContent }, before, pageSize + 1),
      storedTally(store.db, subject),
    ]);
    const last = page.length > pageSize ? page[pageSize - 1] : undefined;
    const shownFromStore = page.slice(0, pageSize).map(showStored);
    return {
      shown: samplesInStore || before ? shownFromStore : [...fromContent, ...shownFromStore],
      next: last && { createdAt: last.created_at, id: last.id },
      ...tallyOfSource(source, stored),
      storeDown: false,
    };
  } catch (error) {
    logFailure(`reading the stored reviews of ${subject}`, error);
    return {
      shown: fromContent,
      next: undefined,
      ...tallyOfSource(source, undefined),
      storeDown: true,
    };
  }
}

/**
 * Reads one review as its subject's page shows it.
 * @param id a stored review's, or a sample's
 * @returns undefined where there is none, or it is hidden
 * @throws when the store cannot be read
 */
export async function readOneReview(
  store: Store,
  { subject, samples, sampleContent }: ReviewSource,
  id: string,
): Promise<ShownReview | undefined> {
  const index = sampleIndex(id);
  if (index !== undefined) {
    const sample = samples[index];
    return sample && showSample(sample, index);
  }
  const stored = await shownReview(store.db, { subject, samples: sampleContent }, id);
  return stored && showStored(stored);
}

/** What lists show of each subject's reviews. */
export interface SubjectTallies {
  /** A subject's tally; an empty one where it has no reviews. */
  of(subject: string): { tally: Tally; players: Tally };
  storeDown: boolean;
}

/** Reads what the reviews of every subject add up to, for lists. Without the store, samples alone count. */
export async function readTallies(
  store: Store,
  sourceOf: (subject: string) => ReviewSource,
): Promise<SubjectTallies> {
  try {
    const stored = await storedTallies(store.db);
    return {
      of: (subject) => tallyOfSource(sourceOf(subject), stored.get(subject) ?? noReviews),
      storeDown: false,
    };
  } catch (error) {
    logFailure("reading the tallies of all reviews", error);
    return { of: (subject) => tallyOfSource(sourceOf(subject), undefined), storeDown: true };
  }
}

/** When players last wrote of each subject. */
export interface NewestReviews {
  /** Epoch milliseconds; undefined where no player wrote of the subject, or it is not known. */
  of(subject: string): number | undefined;
  storeDown: boolean;
}

/** Reads when players last wrote of each subject; of none where the store is down. */
export async function readNewest(store: Store): Promise<NewestReviews> {
  try {
    const newest = await newestReviews(store.db);
    return { of: (subject) => newest.get(subject), storeDown: false };
  } catch (error) {
    logFailure("reading the times of the newest reviews", error);
    return { of: () => undefined, storeDown: true };
  }
}

/** What a subject's samples and stored reviews add up to; its samples alone where the store is down. */
function tallyOfSource(
  { samples, samplesInStore, sampleContent }: ReviewSource,
  stored: StoredTally | undefined,
): { tally: Tally; players: Tally } {
  const players = stored?.players ?? emptyTally;
  const seeded = samplesInStore && stored ? stored.samples : undefined;
  const sampled =
    seeded ??
    tallyOf(
      samples.map(({ rating, duprRating }) => ({ rating, level: readDupr(duprRating) ?? 0 })),
    );
  return { tally: sampleContent ? addTallies(players, sampled) : players, players };
}

function showSample(
  { rating, firstName, duprRating, review }: SampleReview,
  index: number,
): ShownReview {
  const id = sampleId(index);
  return { id, rating, firstName, duprRating, text: review, writtenAt: null, sample: true };
}

function showStored(review: StoredReview): ShownReview {
  const sample = review.is_sample === 1;
  return {
    id: review.id,
    rating: review.rating,
    firstName: review.first_name,
    duprRating: review.dupr_rating,
    text: review.review_text,
    writtenAt: sample ? null : review.created_at,
    sample,
  };
}
