// Which of a subject's reviews a page lists: the filters, orders and cursors, how they're written in the URL, and the
// same rules as predicates and comparisons. The store answers the same query in SQL and must agree with these.

import { reviewAnchor, thanksAddress } from "./review-address.ts";
import { fold, wordsMatcher } from "../../../platform/text/normalize-text.ts";
import { firstCharacters } from "../../../platform/text/plain-text.ts";
import { addressWith, oneOf, parsed, query, text } from "../../../platform/query.ts";
import { cursorText, readCursor } from "../../../platform/listing.ts";
import {
  bandsNear,
  countedLevel,
  type Level,
  levelBand,
  nearText,
  type OwnLevel,
  ownLevelField,
} from "../level/level.ts";
import { type RatingBucket, reviewsText } from "../ratings/ratings.ts";
import { isReviewId, sampleIndex } from "../reports/report.ts";
import {
  type ChosenThemes,
  type OpinionKind,
  opinionKinds,
  opinionsOf,
  readTheme,
  type Theme,
  themeNames,
} from "../themes/themes.ts";
import { addresses } from "../../../addresses.ts";

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
  /** Only those that praise that theme, or only those that criticize it. */
  opinion: OpinionKind | undefined;
  /** Only those with photos that everyone sees. */
  photos: boolean;
}

export const allReviews: ReviewQuery = {
  level: undefined,
  stars: undefined,
  sort: "newest",
  search: "",
  theme: undefined,
  opinion: undefined,
  photos: false,
};

/**
 * A search scans this many of a subject's newest stored reviews, of those about a theme if it asks for one, or those with
 * this many of its newest photos. It stops after this many characters (UTF-16 code units).
 */
export const maxSearchedReviews = 1000;
export const maxSearchedCharacters = 300_000;

export function isFiltering(asked: ReviewQuery): boolean {
  return asked.level !== undefined || asked.stars !== undefined || isSearching(asked);
}

/** Whether a query needs the reviews themselves: the totals don't cover texts and photos. */
export function isSearching({
  search,
  theme,
  photos,
}: Pick<ReviewQuery, "search" | "theme" | "photos">): boolean {
  return search !== "" || theme !== undefined || photos;
}

/** The buckets that match the query's stars and level. */
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

/** What decides whether a query matches a review; `level` is in thousandths of a point. */
interface MatchedReview extends ChosenThemes {
  rating: number;
  level: number;
  text: string;
  hasPhotos?: boolean;
}

/** Returns a predicate for reviews. */
export function matcher(asked: ReviewQuery): (review: MatchedReview) => boolean {
  const hasWords = wordsMatcher(asked.search);
  const { first, last } =
    asked.level === undefined ? { first: 0, last: Infinity } : bandsNear(asked.level);
  const { theme, opinion } = asked;
  const isAboutTheme = (review: ChosenThemes) =>
    opinionsOf(review).some(
      (each) => each.theme === theme && (opinion === undefined || each.kind === opinion),
    );
  return ({ rating, level, text: written, hasPhotos, liked, disliked }) => {
    const band = levelBand(level);
    if (band < first || band > last) return false;
    if (asked.stars !== undefined && rating !== asked.stars) return false;
    if (asked.photos && !hasPhotos) return false;
    if (theme !== undefined && !isAboutTheme({ liked, disliked })) return false;
    return asked.search === "" || hasWords(fold(written));
  };
}

/** What a review's position in a list depends on. */
export interface RankedReview {
  id: string;
  /** 1 to 5. */
  rating: number;
  helpful: number;
  /** In epoch milliseconds. */
  createdAt: number;
}

/** A position in a list of reviews: that of the last one shown. */
export interface ReviewPlace {
  /** The first sort key, stars or votes; undefined for newest first. */
  key: number | undefined;
  createdAt: number;
  id: string;
}

/** A review's position in a list with this order. */
export function placeOf({ id, rating, helpful, createdAt }: RankedReview, sort: ReviewSort) {
  const keys = { newest: undefined, highest: rating, lowest: rating, helpful };
  return { key: keys[sort], createdAt, id } satisfies ReviewPlace;
}

/**
 * The time of a sample, which has no date: before all others and in reverse order, so that samples follow players'
 * reviews at ties, in their own order.
 */
export const timeOfSample = (id: string): number => -1 - (sampleIndex(id) ?? 0);

/** Negative if the first position precedes the second in a list with this order. Ties: newest first. */
export function comparePlaces(a: ReviewPlace, b: ReviewPlace, sort: ReviewSort): number {
  const byKey = (b.key ?? 0) - (a.key ?? 0);
  if (byKey !== 0) return sort === "lowest" ? -byKey : byKey;
  if (a.createdAt !== b.createdAt) return b.createdAt - a.createdAt;
  return a.id === b.id ? 0 : a.id < b.id ? 1 : -1;
}

/** A query in words after 'reviews': "with 4 stars, near 3.5, that say 'grip'"; empty for all. */
export function filterText({ level, stars, search, theme, opinion, photos }: ReviewQuery): string {
  return [
    stars === undefined ? "" : `with ${stars} ${stars === 1 ? "star" : "stars"}`,
    level === undefined ? "" : nearText(level),
    theme === undefined
      ? ""
      : `${opinion ? opinionWords[opinion] : "about"} ${themeNames[theme].toLowerCase()}`,
    photos ? "with photos" : "",
    search === "" ? "" : `that say '${search}'`,
  ]
    .filter(Boolean)
    .join(", ");
}

const opinionWords = { praise: "with praise for", complaint: "with criticism of" };

export interface ReviewAddress extends ReviewQuery {
  /** Whether the URL has a level, even if it's all of them. */
  isLevelAsked: boolean;
  /** Reviews after this one in the list. */
  before: ReviewPlace | undefined;
  /** The DUPR that `level` comes from, if they differ: 3.25 counts as 3.0. */
  dupr: OwnLevel | undefined;
  /** Set when the visitor returns after storing a review, which may be held. */
  thanks: "stored" | "held" | undefined;
  review: string | undefined;
  /** The review that the visitor has just called helpful. */
  voted: string | undefined;
}

/** The fragment of the list's first line, which says what it contains. */
export const foundAnchor = "reviews-found";

/** The maximum length of a search, in characters (code points). */
const maxSearchLength = 80;

// Any nine digits fit into a database's integer.
const keyedPlace = /^(\d{1,9})_(?:(sample-[1-9]\d{0,3})|(.+))$/;

/** '1750000000123_<id>' for the newest, '4_1750000000123_<id>' or '4_sample-3' when sorted by stars or votes. */
function placeText({ key, createdAt, id }: ReviewPlace): string {
  const rest = sampleIndex(id) === undefined ? cursorText({ createdAt, id }) : id;
  return key === undefined ? rest : `${key}_${rest}`;
}

function readPlace(typed: string, sort: ReviewSort): ReviewPlace | undefined {
  if (sort === "newest") {
    const found = readCursor(typed);
    return found && { key: undefined, ...found };
  }
  const [, key, sample, stored] = keyedPlace.exec(typed) ?? [];
  const found = sample ? { createdAt: timeOfSample(sample), id: sample } : readCursor(stored ?? "");
  return found && { key: Number(key), ...found };
}

const sortField = oneOf(reviewSorts, allReviews.sort);

/** The canonical query of a list of reviews. Anything unknown is ignored. */
export const listQuery = query({
  level: ownLevelField,
  stars: parsed((typed) => (/^[1-5]$/.test(typed) ? Number(typed) : undefined)),
  sort: sortField,
  search: text((typed) => {
    const line = typed.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
    return firstCharacters(line, maxSearchLength).trim();
  }),
  theme: parsed(readTheme),
  opinion: parsed((typed) => opinionKinds.find((kind) => kind === typed)),
  photos: {
    none: false,
    read: (typed, name) => typed(name)[0] === "yes",
    write: (_, name) => [[name, "yes"]],
  },
  before: {
    none: undefined as ReviewPlace | undefined,
    read: (typed, name) => readPlace(typed(name)[0] ?? "", sortField.read(typed, "sort")),
    write: (place, name) => [[name, placeText(place!)]],
  },
});

export const reviewParameters = [...listQuery.parameters, "review", "voted"];

/** Parses such a query. */
export function readReviewAddress(fields: URLSearchParams): ReviewAddress {
  const { level: own, ...listed } = listQuery.read(fields);
  const level = own && countedLevel(own);
  return {
    ...listed,
    opinion: listed.theme && listed.opinion,
    level,
    dupr: own === level ? undefined : own,
    isLevelAsked: fields.has("level"),
    thanks: thanksGiven.find((each) => each === fields.get("review")),
    review: readReviewId(fields.get("review")),
    voted: readReviewId(fields.get("voted")),
  };
}

const thanksGiven = ["stored", "held"] as const;

const readReviewId = (id: string | null) => (id !== null && isReviewId(id) ? id : undefined);

export function reviewAddress(path: string, asked: Partial<ReviewAddress>): string {
  const address = listQuery.address(path, asked);
  if (address !== path) return `${address}#${foundAnchor}`;
  return asked.thanks ? thanksAddress(path, asked.thanks) : path;
}

/** The URL to post a vote to; its query leads back to the page. */
export function voteAddress(asked: Partial<ReviewAddress>): string {
  return listQuery.address(addresses.helpfulVotes.path, asked);
}

/** The URL after a vote: back to the review, in the same list, marked as called helpful. */
export function votedAddress(path: string, asked: Partial<ReviewAddress>, id: string): string {
  const fields = listQuery.write(asked);
  fields.set("voted", id);
  return `${addressWith(path, fields)}#${reviewAnchor(id)}`;
}

/** How many samples a list shows without any players' reviews. */
const samplesAtFirst = 3;

/** The samples of a list: those it shows, and those it collapses under a line with their number. */
export interface FoldedSamples<Sample> {
  open: readonly Sample[];
  folded: readonly Sample[];
  text: string;
}

/**
 * Collapses samples, so that readers see players' own reviews first. Without any, a few samples show. A filtered or
 * sorted list is an answer, and shows them all.
 * @param players how many of the subject's reviews are by players
 */
export function foldSamples<Sample>(
  samples: readonly Sample[],
  asked: ReviewQuery,
  players: number,
): FoldedSamples<Sample> {
  if (isFiltering(asked) || asked.sort !== "newest") return { open: samples, folded: [], text: "" };
  const first = players > 0 ? 0 : samplesAtFirst;
  const folded = samples.slice(first);
  const noun = first > 0 ? "more sample review" : "sample review";
  const label = folded.length > 0 ? reviewsText(folded.length, noun) : "";
  return { open: samples.slice(0, first), folded, text: label };
}
