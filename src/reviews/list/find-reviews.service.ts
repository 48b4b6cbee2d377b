import type { Store } from "../../platform/store/connect.ts";
import { reviewPage } from "./review-pages.store.ts";
import { seededSamples } from "../samples/seed-samples.store.ts";
import type { ReviewCounts } from "../ratings/review-counts.ts";
import type { ListedReview } from "../reviews.store.ts";
import { readDupr } from "../level/level.ts";
import { type RatingBucket, totalsOf } from "../ratings/rating-buckets.ts";
import { sampleId } from "../reports/report.ts";
import {
  allReviews,
  matchingBuckets,
  isSearching,
  comparePlaces,
  matcher,
  maxSearchedCharacters,
  maxSearchedReviews,
  placeOf,
  type ReviewPlace,
  type ReviewQuery,
  timeOfSample,
} from "./review-query.ts";
import { chosenBits } from "../themes/themes.ts";
import type { SampleReview } from "../samples/sample-reviews.content.ts";
import { submissionOf } from "../samples/sample-submission.ts";
import {
  fromPublicColumns,
  publicReviewValues,
  type PublicReviewValues,
  type ReviewValues,
} from "../review-fields.ts";

/** A review as a page shows it: its public fields, and what the store adds. */
export type ReviewView = PublicReviewValues & {
  /** A stored review's id, or the place of a sample among its subject's: 'sample-3'. */
  id: string;
  /** The name of the ball it is about, or the words for the whole article; empty if nobody asked. */
  ball: string;
  /** Epoch milliseconds; null for samples, which were not written on a day. */
  writtenAt: number | null;
  /** Whether its writer changed it later. */
  edited: boolean;
  sample: boolean;
  /** How often it was called helpful; null where it takes no votes, because it is no row of the store. */
  helpful: number | null;
};

/** What reading needs to know of a subject. */
export interface ReviewSource {
  subject: string;
  /** Its sample reviews, none where samples are off. */
  samples: readonly SampleReview[];
  /** Its samples are rows of the store, not shown from content. */
  samplesInStore: boolean;
  /** Whether samples are shown at all. */
  showsSamples: boolean;
  /** What pages call what a review says it is about; empty for what is not published. */
  ballName: (ball: string) => string;
}

/** Which reviews a page asks for, and after which one. */
export type ReviewsAsked = ReviewQuery & { before?: ReviewPlace | undefined };

/** The reviews on one page. */
export interface FoundReviews {
  shown: ReviewView[];
  /** Where the next page begins; undefined at the end. */
  next: ReviewPlace | undefined;
  /** How many there are on all pages. */
  matching: ReviewCounts;
  /** How many of the newest stored reviews a search looked through; undefined if it was all of them. */
  searched: number | undefined;
}

/** A review that may be shown, and what decides on that. */
type Candidate = ReturnType<typeof fromStore>;

/** Stored reviews on one page. */
const pageSize = 20;

/** Reviews that a search reads at a time. */
const searchBatch = 100;

/**
 * Finds the reviews a page asks for. Among the newest, all samples follow the last of players' own reviews; in every
 * other order they are among them, after players' own at ties.
 * @param buckets all that the page counts
 * @throws when the store cannot be read
 */
export async function findReviews(
  store: Store,
  source: ReviewSource,
  asked: ReviewsAsked,
  buckets: readonly RatingBucket[],
): Promise<FoundReviews> {
  const own = buckets.filter(({ sample }) => !sample);
  const ofSamples = buckets.filter(({ sample }) => sample);
  const samples = (await samplesOf(store, source, ofSamples)).filter(isAsked(asked));
  if (isSearching(asked)) {
    const { newest, searched } = await newestSearched(store, source, own);
    const stored = newest.filter(isAsked(asked));
    const matching = { reviews: stored.length + samples.length, players: stored.length };
    return { ...pageOf(samples, stored, asked), matching, searched };
  }
  const { level, stars, sort, before: after } = asked;
  const { subject } = source;
  // One more than the page shows, to know whether another follows.
  const page = { level, stars, sort, subject, samples: false, after, limit: pageSize + 1 };
  const stored = (await reviewPage(store, page, own)).map((review) => fromStore(review, source));
  const byPlayers = totalsOf(matchingBuckets(own, asked)).reviews;
  const matching = { reviews: byPlayers + samples.length, players: byPlayers };
  return { ...pageOf(samples, stored, asked), matching, searched: undefined };
}

/** The same of the samples alone, where the store cannot be read. */
export function findSamples(source: ReviewSource, asked: ReviewsAsked): FoundReviews {
  const samples = fromContent(source).filter(isAsked(asked));
  const matching = { reviews: samples.length, players: 0 };
  return { ...pageOf(samples, [], asked), matching, searched: undefined };
}

function pageOf(
  samples: readonly Candidate[],
  stored: readonly Candidate[],
  { sort, before }: ReviewsAsked,
): Pick<FoundReviews, "shown" | "next"> {
  const isNewest = sort === "newest";
  const listed = (isNewest ? stored : [...stored, ...samples])
    .map(({ shown, id, createdAt }) => ({
      shown,
      place: placeOf({ ...shown, id, helpful: shown.helpful ?? 0, createdAt }, sort),
    }))
    .filter(({ place }) => !before || comparePlaces(before, place, sort) < 0)
    .toSorted((a, b) => comparePlaces(a.place, b.place, sort));
  const onPage = listed.slice(0, pageSize);
  const next = listed.length > pageSize ? onPage.at(-1)?.place : undefined;
  const last = isNewest && !next ? samples : [];
  return { shown: [...onPage, ...last].map(({ shown }) => shown), next };
}

/** A subject's samples in their own order, from the store where they are seeded. */
async function samplesOf(
  store: Store,
  source: ReviewSource,
  buckets: readonly RatingBucket[],
): Promise<Candidate[]> {
  if (!source.samplesInStore) return fromContent(source);
  const seeded = await seededSamples(store.db, source.subject, totalsOf(buckets).reviews);
  return seeded.map((review, index) => ({ ...fromStore(review, source), ...placeOfSample(index) }));
}

function fromContent({ samples }: ReviewSource): Candidate[] {
  return samples.map((sample, index) => ({
    shown: showSample(sample, index),
    level: readDupr(sample.duprRating)!,
    themes: chosenBits(sample.liked ?? [], sample.disliked ?? []),
    ...placeOfSample(index),
  }));
}

/** A sample's place in the order of a list, the same with and without a row in the store. */
function placeOfSample(index: number) {
  const id = sampleId(index);
  return { id, createdAt: timeOfSample(id) };
}

/** The newest of players' own reviews that a search looks through. */
async function newestSearched(
  store: Store,
  source: ReviewSource,
  buckets: readonly RatingBucket[],
): Promise<{ newest: Candidate[]; searched: number | undefined }> {
  const query = { ...allReviews, subject: source.subject, samples: false, limit: searchBatch };
  const newest: Candidate[] = [];
  let characters = 0;
  let batch;
  do {
    const last = newest.at(-1);
    const after =
      last && placeOf({ ...last.shown, helpful: 0, createdAt: last.createdAt }, "newest");
    batch = await reviewPage(store, { ...query, after }, buckets);
    for (const review of batch) {
      if (characters >= maxSearchedCharacters) break;
      characters += review.review_text.length;
      newest.push(fromStore(review, source));
    }
  } while (
    batch.length === searchBatch &&
    characters < maxSearchedCharacters &&
    newest.length < maxSearchedReviews
  );
  const isAll = newest.length >= totalsOf(buckets).reviews;
  return { newest, searched: isAll ? undefined : newest.length };
}

function isAsked(asked: ReviewsAsked): (candidate: Candidate) => boolean {
  const matches = matcher(asked);
  return ({ shown: { rating, reviewText: text }, level, themes }) =>
    matches({ rating, text, level, themes });
}

function fromStore(review: ListedReview, source: Pick<ReviewSource, "ballName">) {
  return {
    shown: showStored(review, source),
    /** Its writer's, in thousandths of a point. */
    level: review.dupr_level,
    /** See `maskOf` in src/reviews/themes/themes.ts. */
    themes: review.themes,
    /** With the time, its place in a list. */
    id: review.id,
    createdAt: review.created_at,
  };
}

/** @param index its place among its subject's samples, from 0 */
export function showSample(sample: SampleReview, index: number): ReviewView {
  const values = publicReviewValues(submissionOf(sample));
  const id = sampleId(index);
  return { ...values, id, writtenAt: null, edited: false, sample: true, helpful: null };
}

/** A review as its writer sees it; the store's columns that lists have besides aren't known here. */
export function showWritten(
  values: ReviewValues,
  { id, writtenAt, editedAt }: { id: string; writtenAt: number; editedAt: number | undefined },
  { ballName }: Pick<ReviewSource, "ballName">,
): ReviewView {
  const shown = publicReviewValues(values);
  const edited = editedAt !== undefined;
  const ball = ballName(shown.ball);
  return { ...shown, ball, id, writtenAt, edited, sample: false, helpful: null };
}

export function showStored(
  review: Omit<ListedReview, "paddle_name" | "dupr_level" | "themes">,
  { ballName }: Pick<ReviewSource, "ballName">,
): ReviewView {
  const sample = review.is_sample === 1;
  const values = fromPublicColumns(review);
  return {
    ...values,
    ball: ballName(values.ball),
    id: review.id,
    writtenAt: sample ? null : review.created_at,
    edited: !sample && review.updated_at > review.created_at,
    sample,
    helpful: review.helpful,
  };
}
