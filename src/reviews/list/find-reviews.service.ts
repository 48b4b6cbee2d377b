import type { Store } from "../../platform/store/connect.ts";
import { reviewPage } from "./review-pages.store.ts";
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
import { type SampleReview, submissionOf } from "../samples/sample-reviews.content.ts";
import {
  fromPublicColumns,
  publicReviewValues,
  type PublicReviewValues,
} from "../review-fields.ts";

/** A review as a page shows it: its public fields, and what the store adds. */
export interface ReviewView extends PublicReviewValues {
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
}

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
  matching: number;
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
 * Finds the reviews a page asks for. Among the newest, samples from content stand before the stored reviews; in every
 * other order among them.
 * @param buckets all that the page counts
 * @throws when the store cannot be read
 */
export async function findReviews(
  store: Store,
  source: ReviewSource,
  asked: ReviewsAsked,
  buckets: readonly RatingBucket[],
): Promise<FoundReviews> {
  const samples = source.samplesInStore ? [] : samplesAsked(source, asked);
  if (isSearching(asked)) {
    const { newest, searched } = await newestSearched(store, source, buckets);
    const stored = newest.filter(isAsked(asked));
    const matching = stored.length + samples.length;
    return { ...pageOf(samples, stored, asked), matching, searched };
  }
  const { level, stars, sort, before: after } = asked;
  const { subject, showsSamples } = source;
  // One more than the page shows, to know whether another follows.
  const page = { level, stars, sort, subject, samples: showsSamples, after, limit: pageSize + 1 };
  const stored = (await reviewPage(store, page, buckets)).map((review) =>
    fromStore(review, source),
  );
  const matching = totalsOf(matchingBuckets(buckets, asked)).reviews;
  return { ...pageOf(samples, stored, asked), matching, searched: undefined };
}

/** The same of the samples alone, where the store cannot be read. */
export function findSamples(source: ReviewSource, asked: ReviewsAsked): FoundReviews {
  const samples = samplesAsked(source, asked);
  return { ...pageOf(samples, [], asked), matching: samples.length, searched: undefined };
}

function pageOf(
  samples: readonly Candidate[],
  stored: readonly Candidate[],
  { sort, before }: ReviewsAsked,
): Pick<FoundReviews, "shown" | "next"> {
  const isNewest = sort === "newest";
  const listed = (isNewest ? stored : [...stored, ...samples])
    .map(({ shown, createdAt }) => ({
      shown,
      place: placeOf({ ...shown, helpful: shown.helpful ?? 0, createdAt }, sort),
    }))
    .filter(({ place }) => !before || comparePlaces(before, place, sort) < 0)
    .toSorted((a, b) => comparePlaces(a.place, b.place, sort));
  const onPage = listed.slice(0, pageSize);
  const leading = isNewest && !before ? samples : [];
  return {
    shown: [...leading, ...onPage].map(({ shown }) => shown),
    next: listed.length > pageSize ? onPage.at(-1)?.place : undefined,
  };
}

function samplesAsked({ samples }: ReviewSource, asked: ReviewsAsked): Candidate[] {
  return samples
    .map((sample, index) => {
      const shown = showSample(sample, index);
      return {
        shown,
        level: readDupr(sample.duprRating)!,
        themes: chosenBits(sample.liked ?? [], sample.disliked ?? []),
        createdAt: timeOfSample(shown.id),
      };
    })
    .filter(isAsked(asked));
}

/** The newest stored reviews that a search looks through. */
async function newestSearched(
  store: Store,
  source: ReviewSource,
  buckets: readonly RatingBucket[],
): Promise<{ newest: Candidate[]; searched: number | undefined }> {
  const { subject, showsSamples, samplesInStore, samples } = source;
  const query = { ...allReviews, subject, samples: showsSamples, limit: searchBatch };
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
  const stored = totalsOf(buckets).reviews - (samplesInStore ? 0 : samples.length);
  return { newest, searched: newest.length < stored ? newest.length : undefined };
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
    createdAt: review.created_at,
  };
}

/** @param index its place among its subject's samples, from 0 */
export function showSample(sample: SampleReview, index: number): ReviewView {
  const values = publicReviewValues(submissionOf(sample));
  const id = sampleId(index);
  return { ...values, id, writtenAt: null, edited: false, sample: true, helpful: null };
}

export function showStored(
  review: ListedReview,
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
