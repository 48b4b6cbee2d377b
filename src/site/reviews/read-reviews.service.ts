// Everything a page reads about reviews: a subject's list and figures, ratings for lists, the ranking mean, ball
// ratings, and the search of all reviews. Samples come from content or the store, players' reviews from the store
// alone; while the store is down, pages render with samples.

import { setImmediate as othersTurn } from "node:timers/promises";
import type { Store } from "../../platform/store/connect.ts";
import { logFailure } from "../../platform/log.ts";
import type { TaggedCache } from "../../platform/cache.ts";
import { dependOn, inLists, startRecording } from "../../platform/store/reads.ts";
import { oncePer } from "../../platform/once-per.ts";
import { fold, wordsMatcher } from "../../platform/text/normalize-text.ts";
import {
  ballTotals,
  measuredIn,
  newestAboutTheme,
  newestOf,
  newestReviews,
  newestTexts,
  newestWithPhotos,
  paidIn,
  type PageAsked,
  reviewPage,
  reviewsWith,
  type SearchedReview,
  storedBuckets,
} from "./read-reviews.store.ts";
import { type ListedReview, seededSamples, shownReview } from "./reviews.store.ts";
import {
  averageRating,
  rankingMean,
  type RatingBucket,
  type RatingTotals,
  type ReviewCounts,
  totalsOf,
} from "./ratings/ratings.ts";
import { type Level, readDupr } from "./level/level.ts";
import { isReviewId, sampleId, sampleIndex } from "./reports/report.ts";
import {
  comparePlaces,
  isSearching,
  matcher,
  matchingBuckets,
  maxSearchedCharacters,
  maxSearchedReviews,
  placeOf,
  type RankedReview,
  type ReviewPlace,
  type ReviewQuery,
  timeOfSample,
} from "./list/review-query.ts";
import { type OwnersFigure, ownersFigures } from "./measurements.ts";
import { type PaidPrices, paidPrices } from "./paid-price.ts";
import { praisedThemes, type Theme } from "./themes/themes.ts";
import type { PlayersPhoto } from "./photos/photo.ts";
import { newestPhotos, photosOfReviews } from "./photos/photos.store.ts";
import { storedThemesOf } from "./themes/themes.store.ts";
import type { SampleReview } from "./sample-reviews.content.ts";
import { sampleBuckets, submissionOf } from "./samples.ts";
import { type Aged, type AgedFigure, agedFigures, agedOf } from "./aged/aged.ts";
import { agedGroups } from "./aged/aged.store.ts";
import { type Answer, answerOf } from "./answer.ts";
import {
  fromPublicColumns,
  publicReviewValues,
  type PublicReviewValues,
  type ReviewValues,
  wholeArticle,
} from "./review.ts";

/** A review as a page shows it: its public fields, and what the store adds. */
export type ReviewView = PublicReviewValues & {
  /** A stored review's id, or a sample's position in its subject's list: 'sample-3'. */
  id: string;
  /** The name of the ball it's about, or the words for the whole article; empty if the form didn't ask. */
  ball: string;
  /** In epoch milliseconds; null for samples, which have no date. */
  writtenAt: number | null;
  edited: boolean;
  sample: boolean;
  /** Its helpful votes; null if it takes none, because it isn't in the store. */
  helpful: number | null;
  /** The owner's public answer; null without one. */
  answer: Answer | null;
  /** What its writer added months later. */
  aged: Aged[];
};

/** What reading needs to know about a subject. */
export interface ReviewSource {
  subject: string;
  /** Its sample reviews, none if samples are off. */
  samples: readonly SampleReview[];
  /** Whether its samples are in the store, not shown from content. */
  samplesInStore: boolean;
  showsSamples: boolean;
  /** The display name of what a review is about; empty if it isn't published. */
  ballName: (ball: string) => string;
}

/** Which reviews a page lists, and after which one. */
export type ReviewsAsked = ReviewQuery & { before?: ReviewPlace | undefined };

export interface FoundReviews {
  shown: ReviewView[];
  /** Where the next page begins; undefined at the end. */
  next: ReviewPlace | undefined;
  /** How many there are on all pages. */
  matching: ReviewCounts;
  /** How many of the newest stored reviews a search scanned; undefined if it was all of them. */
  searched: number | undefined;
}

/** A review that may be shown, and what decides that. */
type Candidate = ReturnType<typeof fromStore>;

const pageSize = 20;

/** How many reviews with their texts a search reads at a time. */
const searchBatch = 100;

/**
 * Finds the reviews for a page. Sorted by date, all samples follow the last of players' own reviews; in any other order
 * they're mixed in, after players' own at ties.
 * @param buckets all reviews of the page's subject
 * @throws if the store can't be read
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
    const { found, searched } = await searchNewest(store, source.subject, asked, own);
    const places = found.map((review) => ({ place: placeOf(rankOf(review), asked.sort) }));
    const first = inList(places, asked).slice(0, pageSize + 1);
    const ids = first.map(({ place }) => place.id);
    const read = await reviewsWith(store.db, [source.subject], ids);
    const stored = read.map((review) => fromStore(review, source));
    const matching = { reviews: found.length + samples.length, players: found.length };
    return { ...pageOf(samples, stored, asked), matching, searched };
  }
  const { level, stars, sort, before: after } = asked;
  const { subject } = source;
  // One more than the page shows, to know whether there are more.
  const page = { level, stars, sort, subject, samples: false, after };
  const stored = (await reviewPage(store, { ...page, limit: pageSize + 1 }, own)).map((review) =>
    fromStore(review, source),
  );
  const byPlayers = totalsOf(matchingBuckets(own, asked)).reviews;
  const matching = { reviews: byPlayers + samples.length, players: byPlayers };
  return { ...pageOf(samples, stored, asked), matching, searched: undefined };
}

/** Finds samples alone, if the store can't be read. */
export function findSamples(source: ReviewSource, asked: ReviewsAsked): FoundReviews {
  const samples = fromContent(source).filter(isAsked(asked));
  const matching = { reviews: samples.length, players: 0 };
  return { ...pageOf(samples, [], asked), matching, searched: undefined };
}

function pageOf(
  samples: readonly Candidate[],
  stored: readonly Candidate[],
  asked: ReviewsAsked,
): Pick<FoundReviews, "shown" | "next"> {
  const { sort } = asked;
  const isNewest = sort === "newest";
  const listed = inList(
    (isNewest ? stored : [...stored, ...samples]).map(({ shown, id, createdAt }) => ({
      shown,
      place: placeOf({ ...shown, id, helpful: shown.helpful ?? 0, createdAt }, sort),
    })),
    asked,
  );
  const onPage = listed.slice(0, pageSize);
  const next = listed.length > pageSize ? onPage.at(-1)?.place : undefined;
  const last = isNewest && !next ? samples : [];
  return { shown: [...onPage, ...last].map(({ shown }) => shown), next };
}

/** The rest of a list, in its order. */
const inList = <Entry extends { place: ReviewPlace }>(
  entries: readonly Entry[],
  { sort, before }: ReviewsAsked,
): Entry[] =>
  entries
    .filter(({ place }) => !before || comparePlaces(before, place, sort) < 0)
    .toSorted((a, b) => comparePlaces(a.place, b.place, sort));

/** A subject's samples in their own order, from the store if they're seeded. */
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
    ...placeOfSample(index),
  }));
}

/** A sample's position in a sorted list, the same with and without a row in the store. */
function placeOfSample(index: number) {
  const id = sampleId(index);
  return { id, createdAt: timeOfSample(id) };
}

/**
 * Searches the newest of players' own reviews: as many as a search scans, of those about the theme that is asked for, or
 * those with the newest photos.
 * @returns those that are asked for, and how many were scanned; undefined if it was all of them
 */
async function searchNewest(
  { db }: Pick<Store, "db">,
  subject: string,
  asked: ReviewQuery,
  buckets: readonly RatingBucket[],
): Promise<{ found: SearchedReview[]; searched: number | undefined }> {
  const matches = matcher(asked);
  const texts = asked.search !== "";
  const found: SearchedReview[] = [];
  let scanned = 0;
  let characters = 0;
  /** Scans reviews as long as there's room for their texts, and returns whether it scanned all. */
  const scan = (reviews: readonly SearchedReview[]) =>
    reviews.every((review) => {
      if (characters >= maxSearchedCharacters) return false;
      const { rating, dupr_level: level, review_text: text, liked, disliked } = review;
      scanned++;
      characters += text.length;
      if (matches({ rating, level, text, liked, disliked, hasPhotos: asked.photos }))
        found.push(review);
      return true;
    });
  const { theme, opinion } = asked;
  const all = { texts, limit: maxSearchedReviews };
  const some = asked.photos
    ? newestWithPhotos(db, subject, all)
    : theme && newestAboutTheme(db, subject, { theme, opinion, ...all });
  if (some) {
    const read = await some;
    const isAll = scan(read.reviews) && read.isAll;
    return { found, searched: isAll ? undefined : scanned };
  }
  const limit = texts ? searchBatch : maxSearchedReviews;
  let after: ReviewPlace | undefined;
  for (let first = 0; first < maxSearchedReviews; first += limit) {
    const batch = await newestOf(db, subject, { texts, after, limit });
    if (!scan(batch) || batch.length < limit) break;
    after = placeOf(rankOf(batch.at(-1)!), "newest");
  }
  return { found, searched: scanned >= totalsOf(buckets).reviews ? undefined : scanned };
}

const rankOf = ({ id, rating, helpful, created_at: createdAt }: SearchedReview): RankedReview => ({
  id,
  rating,
  helpful,
  createdAt,
});

function isAsked(asked: ReviewsAsked): (candidate: Candidate) => boolean {
  const matches = matcher(asked);
  return ({ shown: { rating, reviewText: text, liked, disliked }, level }) =>
    matches({ rating, text, level, liked, disliked });
}

function fromStore(review: ListedReview, source: Pick<ReviewSource, "ballName">) {
  return {
    shown: showStored(review, source),
    /** Its writer's, in thousandths of a point. */
    level: review.dupr_level,
    /** With the time, its position in a list. */
    id: review.id,
    createdAt: review.created_at,
  };
}

/** @param index its position among its subject's samples, from 0 */
export function showSample(sample: SampleReview, index: number): ReviewView {
  const values = publicReviewValues(submissionOf(sample));
  const id = sampleId(index);
  const inStore = { writtenAt: null, edited: false, helpful: null, answer: null, aged: [] };
  return { ...values, id, sample: true, ...inStore };
}

/** A review as its writer sees it, without the store's columns for lists. */
export function showWritten(
  values: ReviewValues,
  {
    id,
    writtenAt,
    editedAt,
    answer,
    aged = [],
  }: {
    id: string;
    writtenAt: number;
    editedAt: number | undefined;
    answer: Answer | null;
    aged?: Aged[];
  },
  { ballName }: Pick<ReviewSource, "ballName">,
): ReviewView {
  const shown = publicReviewValues(values);
  const edited = editedAt !== undefined;
  const ball = ballName(shown.ball);
  return { ...shown, ball, id, writtenAt, edited, sample: false, helpful: null, answer, aged };
}

export function showStored(
  review: Omit<ListedReview, "paddle_name" | "dupr_level">,
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
    answer: answerOf(review),
    aged: agedOf(review),
  };
}

/** The totals of a subject's reviews: everything the page counts, shown or not. */
export interface SubjectRatings {
  /** By stars and level, samples separate from players' own. */
  buckets: readonly RatingBucket[];
  totals: RatingTotals;
  players: RatingTotals;
}

/** A subject's ratings as lists show them. */
export interface ListedRatings extends SubjectRatings {
  /** The themes that players' own reviews praise. */
  praised: readonly Theme[];
}

/** What a page shows of its subject's reviews. */
export interface SubjectReviews extends SubjectRatings, FoundReviews {
  /** Whether the store can't be read, so players' own reviews are missing. */
  storeDown: boolean;
  /** The review that a permalink leads to; undefined if the list shows it, or there is no such link. */
  linked: ReviewView | "gone" | undefined;
  photos: ShownPhotos;
}

/** The photos of a page of reviews. */
export interface ShownPhotos {
  /** The newest of its subject. */
  newest: readonly PlayersPhoto[];
  /** Those of the reviews on the page, by the review's id. */
  byReview: ReadonlyMap<string, readonly PlayersPhoto[]>;
}

const noPhotos: ShownPhotos = { newest: [], byReview: new Map() };

/** How many of a subject's newest photos a page shows. */
const newestShown = 12;

async function readPhotos(
  { db }: Pick<Store, "db">,
  subject: string,
  reviews: readonly ReviewView[],
): Promise<ShownPhotos> {
  const newest = await newestPhotos(db, subject, newestShown);
  if (newest.length === 0) return noPhotos;
  const ids = reviews.filter(({ sample }) => !sample).map(({ id }) => id);
  const ofReviews = ids.length === 0 ? [] : await photosOfReviews(db, [subject], ids);
  return { newest, byReview: Map.groupBy(ofReviews, ({ reviewId }) => reviewId) };
}

/** A subject's buckets, which its page's list and its first reviews both ask for. */
const bucketsOf = ({ db }: Pick<Store, "db">, subject: string, memory: TaggedCache<unknown>) =>
  memory.getOrStart(`buckets of ${subject}`, async () => {
    const stored = await storedBuckets(db, [subject]);
    return stored.get(subject) ?? [];
  });

/**
 * Reads a subject's reviews for a page, and their totals. If the store can't be read, only samples are included, and
 * the log says why.
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
    const ratings = ratingsOf(source, await bucketsOf(store, subject, memory));
    const found = await findReviews(store, source, asked, ratings.buckets);
    const isListed = review === undefined || found.shown.some(({ id }) => id === review);
    const linked = isListed ? undefined : ((await readOneReview(store, source, review)) ?? "gone");
    const listed = typeof linked === "object" ? [...found.shown, linked] : found.shown;
    const photos = await readPhotos(store, subject, listed);
    return { ...found, ...ratings, storeDown: false, linked, photos };
  };
  // Searches and list positions are unbounded.
  const isKept = !isSearching(asked) && before === undefined && review === undefined;
  try {
    if (!isKept) return await read();
    return await memory.getOrStart(`reviews of ${subject} ${level} ${stars} ${sort}`, read);
  } catch (error) {
    logFailure(`reading the stored reviews of ${subject}`, error);
    const samples = findSamples(source, asked);
    const rest = { storeDown: true, linked: undefined, photos: noPhotos };
    return { ...samples, ...ratingsOf(source, undefined), ...rest };
  }
}

/** Why a review is one of the few that a page shows first. */
export type DigestReason = "helpful" | "critical" | "newest";

/** The few of players' reviews that a page shows first, and their photos. */
export interface ReviewDigest {
  reviews: { reason: DigestReason; review: ReviewView; photos: readonly PlayersPhoto[] }[];
  /** The level that the first is near, if the page is for one and there's one. */
  level: Level | undefined;
}

export const noDigest: ReviewDigest = { reviews: [], level: undefined };

/** The most stars of a review that counts as critical. */
const criticalStars = 3;

/**
 * Reads the review that most called helpful, by a player near the level if one was, the most critical one, and the newest;
 * further of the newest if those are the same. None if the store is down. Samples aren't among them.
 */
export async function readDigest(
  store: Store,
  source: ReviewSource,
  level: Level | undefined,
  memory: TaggedCache<unknown>,
): Promise<ReviewDigest> {
  const { subject } = source;
  const reading = memory.getOrStart(`digest of ${subject} ${level}`, async () => {
    const stored = await bucketsOf(store, subject, memory);
    const buckets = stored.filter(({ sample }) => !sample);
    if (buckets.length === 0) return noDigest;
    const page = { subject, samples: false, level: undefined, stars: undefined };
    const first = (asked: Partial<PageAsked> & Pick<PageAsked, "sort">, limit: number) =>
      reviewPage(store, { ...page, ...asked, limit }, buckets);
    const helpfulOf = async (near: Level | undefined) =>
      (await first({ sort: "helpful", level: near }, 1)).filter(({ helpful }) => helpful > 0);
    const near = level === undefined ? [] : await helpfulOf(level);
    const helpful = near.length > 0 ? near : await helpfulOf(undefined);
    const lowest = await first({ sort: "lowest" }, 1);
    const critical = lowest.filter(({ rating }) => rating <= criticalStars);
    const newest = await first({ sort: "newest" }, digestSize);
    const chosen = new Map<string, { reason: DigestReason; row: ListedReview }>();
    const add = (reason: DigestReason, rows: readonly ListedReview[]) => {
      for (const row of rows)
        if (chosen.size < digestSize && !chosen.has(row.id)) chosen.set(row.id, { reason, row });
    };
    add("helpful", helpful);
    add("critical", critical);
    add("newest", newest);
    const photos = await photosOfReviews(store.db, [subject], [...chosen.keys()]);
    return {
      level: near.length > 0 ? level : undefined,
      reviews: [...chosen.values()].map(({ reason, row }) => ({
        reason,
        review: showStored(row, source),
        photos: photos.filter(({ reviewId }) => reviewId === row.id),
      })),
    };
  });
  return await reading.catch((error: unknown) => {
    logFailure(`choosing reviews of ${subject}`, error);
    return noDigest;
  });
}

const digestSize = 3;

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
 * Reads subjects' rating totals and what players praise for lists, each once until its reviews change. Without the
 * store, only samples count.
 */
export async function readRatings(
  store: Pick<Store, "db">,
  sources: readonly ReviewSource[],
  memory: TaggedCache<ListedRatings>,
): Promise<ReadonlyMap<string, ListedRatings>> {
  const byTag = new Map(sources.map((source) => [inLists(source.subject), source]));
  try {
    const found = await memory.getEach([...byTag.keys()], async (missing) => {
      const subjects = missing.map((tag) => byTag.get(tag)!.subject);
      const stored = await storedBuckets(store.db, subjects);
      const themesOf = await storedThemesOf(store.db, subjects);
      return (tag) => {
        const source = byTag.get(tag)!;
        const ratings = ratingsOf(source, stored.get(source.subject) ?? []);
        return { ...ratings, praised: praisedThemes(themesOf(source.subject).players) };
      };
    });
    return new Map([...byTag].map(([tag, { subject }]) => [subject, found.get(tag)!]));
  } catch (error) {
    logFailure("reading the ratings of subjects", error);
    return new Map(
      sources.map((source) => [source.subject, { ...ratingsOf(source, undefined), praised: [] }]),
    );
  }
}

/** The tag of the ranking mean; no subject has this name. */
const rankingMeanTag = "ranking mean";

/**
 * The mean that ranks paddles, cached until it changes: hardly any review changes it, so pages that depend only on it
 * stay.
 * @param readAll reads the ratings of all paddles
 */
export function openRankingMean(readAll: () => Promise<ReadonlyMap<string, SubjectRatings>>) {
  let known: Promise<number | undefined> | undefined;
  /** Isolated, so that a page that depends on the mean doesn't depend on every rating. */
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
    /** Computes it again after ratings changed. @param tell receives its tag if it's different now */
    async check(tell: (tag: string) => void): Promise<void> {
      const before = known;
      if (!before) return;
      known = workOut();
      if ((await before) !== (await known)) tell(rankingMeanTag);
    },
  };
}

/** Reads when players last reviewed each subject, in epoch milliseconds; empty if the store is down. */
export async function readNewest(store: Store) {
  const newest = await newestReviews(store.db).catch((error: unknown) => {
    logFailure("reading the times of the newest reviews", error);
    return new Map<string, number>();
  });
  return { of: (subject: string) => newest.get(subject) };
}

/** The totals of a subject's samples and stored reviews; only its samples' if the store is down. */
function ratingsOf(
  { samples, samplesInStore, showsSamples }: ReviewSource,
  stored: readonly RatingBucket[] | undefined,
): SubjectRatings {
  const players = stored?.filter(({ sample }) => !sample) ?? [];
  const seeded = samplesInStore && stored ? stored.filter(({ sample }) => sample) : undefined;
  const buckets = showsSamples ? [...players, ...(seeded ?? sampleBuckets(samples))] : players;
  return { buckets, totals: totalsOf(buckets), players: totalsOf(players) };
}

/** What players gave a ball in their reviews of an article. */
export interface BallRating {
  name: string;
  reviews: number;
  average: number;
}

/**
 * Reads what players gave each ball of an article, most reviewed first and the article itself last; empty if the store
 * is down.
 */
export async function readBallRatings(
  { db }: Store,
  { subject, ballName }: Pick<ReviewSource, "subject" | "ballName">,
  memory: TaggedCache<unknown>,
): Promise<BallRating[]> {
  const counting = memory.getOrStart(
    `balls of ${subject}`,
    async () => await ballTotals(db, subject),
  );
  const totals = await counting.catch((error: unknown) => {
    logFailure(`counting the reviews of ${subject} by ball`, error);
    return [];
  });
  const isWhole = (ball: string) => Number(ball === wholeArticle);
  return totals
    .toSorted((a, b) => isWhole(a.ball) - isWhole(b.ball) || b.reviews - a.reviews)
    .map(({ ball, reviews, stars }) => ({
      name: ballName(ball),
      reviews,
      average: stars / reviews,
    }))
    .filter(({ name }) => name !== "");
}

/** Reads what owners measured of a paddle, if enough did; empty if the store is down. */
export async function readMeasured(
  { db }: Store,
  subject: string,
  memory: TaggedCache<unknown>,
): Promise<OwnersFigure[]> {
  const reading = memory.getOrStart(`measured of ${subject}`, async () =>
    ownersFigures(await measuredIn(db, subject)),
  );
  return await reading.catch((error: unknown) => {
    logFailure(`reading what owners of ${subject} measured`, error);
    return [];
  });
}

/** Reads what players paid for a paddle, if enough did; undefined if the store is down. */
export async function readPaidPrices(
  { db }: Store,
  subject: string,
  today: string,
  memory: TaggedCache<unknown>,
): Promise<PaidPrices | undefined> {
  const reading = memory.getOrStart(`paid for ${subject}`, () => paidIn(db, subject));
  const said = await reading.catch((error: unknown) => {
    logFailure(`reading what players paid for ${subject}`, error);
    return [];
  });
  return paidPrices(said, today);
}

/** Reads how a paddle aged, if enough of its reviewers said so; empty if the store is down. */
export async function readAged(
  { db }: Store,
  subject: string,
  memory: TaggedCache<unknown>,
): Promise<AgedFigure[]> {
  const reading = memory.getOrStart(`aged of ${subject}`, async () =>
    agedFigures(await agedGroups(db, subject)),
  );
  return await reading.catch((error: unknown) => {
    logFailure(`reading how ${subject} aged`, error);
    return [];
  });
}

/** The reviews of one subject with all words of a search. */
export interface Mentions extends ReviewCounts {
  subject: string;
  /** One of them, by a player if possible. */
  quote: { text: string; isSample: boolean };
}

export interface FoundMentions {
  /** By subject: players' own first, then by number. */
  mentions: Mentions[];
  /** How many of the newest stored reviews it scanned; undefined if it was all of them. */
  searched: number | undefined;
}

interface ReviewText {
  subject: string;
  text: string;
  normalized: string;
  isSample: boolean;
}

/** How many stored reviews a search reads at a time. */
const batchSize = 200;

/**
 * Searches the reviews of all subjects the way a page searches its own: the newest stored ones, up to the same limits,
 * and all samples. Only samples if the store can't be read.
 * @param sources the subjects that may have samples
 * @param memory caches the texts, which are the same for every search
 */
export async function searchAllReviews(
  store: Pick<Store, "db">,
  { sources, isSubject }: { sources: readonly ReviewSource[]; isSubject(slug: string): boolean },
  search: string,
  memory: TaggedCache<unknown>,
): Promise<FoundMentions> {
  const matches = wordsMatcher(search);
  const samples = sources.some(({ showsSamples }) => showsSamples);
  const stored = await memory
    .getOrStart(`review texts ${samples}`, () => storedTexts(store, samples))
    .catch((error: unknown) => {
      logFailure("searching the stored reviews of all subjects", error);
      return undefined;
    });
  // The pages were searched just before.
  await othersTurn();
  const found = new Map<string, Mentions>();
  const inContent = sources.filter(({ samplesInStore }) => !(samplesInStore && stored));
  const texts = [...(stored?.texts ?? []), ...inContent.flatMap(textsOf)];
  for (const { subject, text, normalized, isSample } of texts) {
    if (!isSubject(subject) || !matches(normalized)) continue;
    const before = found.get(subject);
    const keepsQuote = before && (isSample || !before.quote.isSample);
    found.set(subject, {
      subject,
      reviews: (before?.reviews ?? 0) + 1,
      players: (before?.players ?? 0) + (isSample ? 0 : 1),
      quote: keepsQuote ? before.quote : { text, isSample },
    });
  }
  const mentions = [...found.values()].toSorted(
    (a, b) => b.players - a.players || b.reviews - a.reviews,
  );
  return { mentions, searched: stored?.isAll === false ? stored.texts.length : undefined };
}

function textsOf({ subject, samples }: ReviewSource): ReviewText[] {
  return samples.map((sample) => {
    return { subject, text: sample.review, normalized: normalizedSample(sample), isSample: true };
  });
}

const normalizedSample = oncePer(({ review }: { review: string }) => fold(review));

async function storedTexts({ db }: Pick<Store, "db">, samples: boolean) {
  const texts: ReviewText[] = [];
  let characters = 0;
  while (texts.length < maxSearchedReviews && characters < maxSearchedCharacters) {
    const window = { limit: batchSize, offset: texts.length };
    const batch = await newestTexts(db, { samples }, window);
    for (const { paddle_name: subject, review_text: text, is_sample } of batch) {
      if (characters >= maxSearchedCharacters) break;
      characters += text.length;
      const normalized = fold(text);
      texts.push({ subject, text, normalized, isSample: is_sample === 1 });
    }
    if (batch.length < batchSize) return { texts, isAll: characters < maxSearchedCharacters };
  }
  return { texts, isAll: false };
}
