import { addresses } from "../../addresses.ts";
import { addressWith } from "../../platform/text/address-with.ts";
import { cursorText, readCursor } from "../../platform/text/list-cursor.ts";
import { countedLevel, duprField, type OwnLevel, readOwnLevel } from "../level/level.ts";
import { isReviewId, sampleIndex } from "../reports/report.ts";
import {
  allReviews,
  type ReviewPlace,
  type ReviewQuery,
  type ReviewSort,
  reviewSorts,
  timeOfSample,
} from "./review-query.ts";
import { readTheme } from "../themes/themes.ts";

/** The query of a page with reviews. */
export interface ReviewAddress extends ReviewQuery {
  /** Whether a level was asked for, also if it's all of them. */
  isLevelAsked: boolean;
  /** Reviews after this one in the list. */
  before: ReviewPlace | undefined;
  /** The DUPR that `level` was read from, if it's another than that: 3.25 counts as 3.0. */
  dupr: OwnLevel | undefined;
  /** The visitor returns after a review was stored, which may wait for the owner. */
  thanks: "stored" | "held" | undefined;
  /** The review that a permalink leads to. */
  review: string | undefined;
  /** The review that the visitor has just called helpful. */
  voted: string | undefined;
}

/** The fragment of the list's first line: what it holds. */
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

function readPlace(text: string, sort: ReviewSort): ReviewPlace | undefined {
  if (sort === "newest") {
    const found = readCursor(text);
    return found && { key: undefined, ...found };
  }
  const [, key, sample, stored] = keyedPlace.exec(text) ?? [];
  const found = sample ? { createdAt: timeOfSample(sample), id: sample } : readCursor(stored ?? "");
  return found && { key: Number(key), ...found };
}

/** The query parameters of such a URL. */
export const reviewParameters = [
  "level",
  duprField,
  "stars",
  "sort",
  "search",
  "theme",
  "before",
  "review",
  "voted",
];

/** Reads the query of such a URL. Anything it doesn't understand is ignored. */
export function readReviewAddress(query: URLSearchParams): ReviewAddress {
  const stars = query.get("stars") ?? "";
  const sort = reviewSorts.find((each) => each === query.get("sort")) ?? allReviews.sort;
  const search = (query.get("search") ?? "").replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  const own = readOwnLevel(query.get("level")) ?? readOwnLevel(query.get(duprField));
  const level = own && countedLevel(own);
  return {
    level,
    dupr: own === level ? undefined : own,
    isLevelAsked: query.has("level"),
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    sort,
    search: [...search].slice(0, maxSearchLength).join("").trim(),
    theme: readTheme(query.get("theme")),
    before: readPlace(query.get("before") ?? "", sort),
    thanks: thanksGiven.find((each) => each === query.get("review")),
    review: readReviewId(query.get("review")),
    voted: readReviewId(query.get("voted")),
  };
}

const thanksGiven = ["stored", "held"] as const;

const readReviewId = (id: string | null) => (id !== null && isReviewId(id) ? id : undefined);

/** The URL's fields of a list. */
export function listFields(asked: Partial<ReviewAddress>): URLSearchParams {
  const fields = new URLSearchParams();
  if (asked.level !== undefined) fields.set("level", asked.level);
  if (asked.stars !== undefined) fields.set("stars", String(asked.stars));
  if (asked.sort !== undefined && asked.sort !== allReviews.sort) fields.set("sort", asked.sort);
  if (asked.search) fields.set("search", asked.search);
  if (asked.theme !== undefined) fields.set("theme", asked.theme);
  if (asked.before) fields.set("before", placeText(asked.before));
  return fields;
}

/** The path and query of a page with reviews. */
export function reviewAddress(path: string, asked: Partial<ReviewAddress>): string {
  const fields = listFields(asked);
  if (fields.size > 0) return `${addressWith(path, fields)}#${foundAnchor}`;
  return asked.thanks ? `${path}?review=${asked.thanks}#write-a-review` : path;
}

/** A review's fragment on its page. */
export const reviewAnchor = (id: string) => `review-${id}`;

/** The URL of one review, wherever it is in its page's list. */
export function reviewPermalink(path: string, id: string): string {
  return `${path}?review=${id}#${reviewAnchor(id)}`;
}

/** The URL to post a vote to; its query leads back to the page. */
export function voteAddress(asked: Partial<ReviewAddress>): string {
  return addressWith(addresses.helpfulVotes.path, listFields(asked));
}

/** The URL after a vote: back to the review, in the same list, which shows it as called helpful. */
export function votedAddress(path: string, asked: Partial<ReviewAddress>, id: string): string {
  const fields = listFields(asked);
  fields.set("voted", id);
  return `${addressWith(path, fields)}#${reviewAnchor(id)}`;
}
