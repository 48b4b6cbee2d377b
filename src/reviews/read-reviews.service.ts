import { newestReviews } from "./newest-reviews.store.ts";
import { storedBuckets } from "./ratings/review-totals.store.ts";
import { shownReview } from "./reviews.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { averageRating, type RatingTotals } from "./ratings/rating.ts";
import { rankingMean } from "./ratings/bayesian-mean.ts";
import { type RatingBucket, totalsOf } from "./ratings/rating-buckets.ts";
import { isReviewId, sampleIndex } from "./reports/report.ts";
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
import type { TaggedCache } from "../platform/cache.ts";
import { dependOn, inLists, startRecording } from "../platform/store/reads.ts";

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
  memory: TaggedCache<unknown>,
): Promise<SubjectReviews> {
  const { subject } = source;
  const { level, stars, sort, before, review } = asked;
  const read = async (): Promise<SubjectReviews> => {
    const stored = await storedBuckets(store.db, [subject]);
    const ratings = ratingsOf(source, stored.get(subject) ?? []);
    const found = await findReviews(store, source, asked, ratings.buckets);
    const isListed = review === undefined || found.shown.some(({ id }) => id === review);
    const linked = isListed ? undefined : ((await readOneReview(store, source, review)) ?? "gone");
    return { ...found, ...ratings, storeDown: false, linked };
  };
  // Searches and places in the list are endless.
  const isKept = !isSearching(asked) && before === undefined && review === undefined;
  try {
    if (!isKept) return await read();
    return await memory.getOrStart(`reviews of ${subject} ${level} ${stars} ${sort}`, read);
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
 * Reads what the reviews of subjects add up to, for lists: each once, until its reviews change. Without the store,
 * samples alone count.
 */
export async function readRatings(
  store: Pick<Store, "db">,
  sources: readonly ReviewSource[],
  memory: TaggedCache<SubjectRatings>,
): Promise<ReadonlyMap<string, SubjectRatings>> {
  const byTag = new Map(sources.map((source) => [inLists(source.subject), source]));
  try {
    const found = await memory.getEach([...byTag.keys()], async (missing) => {
      const subjects = missing.map((tag) => byTag.get(tag)!.subject);
      const stored = await storedBuckets(store.db, subjects);
      return (tag) => {
        const source = byTag.get(tag)!;
        return ratingsOf(source, stored.get(source.subject) ?? []);
      };
    });
    return new Map([...byTag].map(([tag, { subject }]) => [subject, found.get(tag)!]));
  } catch (error) {
    logFailure("reading the ratings of subjects", error);
    return new Map(sources.map((source) => [source.subject, ratingsOf(source, undefined)]));
  }
}

/** What depends on the ranking mean; no subject has this name. */
const rankingMeanTag = "ranking mean";

/**
 * The mean that ranks paddles, kept until it's another: nearly no review changes it, so the pages that depend on it
 * alone stay.
 * @param readAll reads the ratings of all paddles
 */
export function openRankingMean(readAll: () => Promise<ReadonlyMap<string, SubjectRatings>>) {
  let known: Promise<number | undefined> | undefined;
  /** On its own: who depends on the mean doesn't depend on every rating. */
  const workOut = async () => {
    const { reads, result } = startRecording(readAll);
    const all = [...(await result).values()];
    if (reads.failed) known = undefined;
    return rankingMean(
      all.map(({ totals }) => ({ average: averageRating(totals), reviews: totals.reviews })),
    );
  };
  return {
    async read(): Promise<number | undefined> {
      dependOn({ tags: [rankingMeanTag] });
      return await (known ??= workOut());
    },
    /** Works it out again after ratings changed. @param tell is given its tag if it's another now */
    async check(tell: (tag: string) => void): Promise<void> {
      const before = known;
      if (!before) return;
      known = workOut();
      if ((await before) !== (await known)) tell(rankingMeanTag);
    },
  };
}

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
