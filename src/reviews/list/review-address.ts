import { addresses } from "../../addresses.ts";
import { addressWith, oneOf, parsed, query, text } from "../../platform/query.ts";
import { cursorText, readCursor } from "../../platform/text/list-cursor.ts";
import { countedLevel, type OwnLevel, ownLevelField } from "../level/level.ts";
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

/** The query of a list of reviews, as links have it. Anything it doesn't understand is ignored. */
export const listQuery = query({
  level: ownLevelField,
  stars: parsed((typed) => (/^[1-5]$/.test(typed) ? Number(typed) : undefined)),
  sort: sortField,
  search: text((typed) => {
    const line = typed.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
    return [...line].slice(0, maxSearchLength).join("").trim();
  }),
  theme: parsed(readTheme),
  before: {
    none: undefined as ReviewPlace | undefined,
    read: (typed, name) => readPlace(typed(name)[0] ?? "", sortField.read(typed, "sort")),
    write: (place, name) => [[name, placeText(place!)]],
  },
});

/** The query parameters of such a URL. */
export const reviewParameters = [...listQuery.parameters, "review", "voted"];

/** Reads the query of such a URL. */
export function readReviewAddress(fields: URLSearchParams): ReviewAddress {
  const { level: own, ...listed } = listQuery.read(fields);
  const level = own && countedLevel(own);
  return {
    ...listed,
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

/** The path and query of a page with reviews. */
export function reviewAddress(path: string, asked: Partial<ReviewAddress>): string {
  const address = listQuery.address(path, asked);
  if (address !== path) return `${address}#${foundAnchor}`;
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
  return listQuery.address(addresses.helpfulVotes.path, asked);
}

/** The URL after a vote: back to the review, in the same list, which shows it as called helpful. */
export function votedAddress(path: string, asked: Partial<ReviewAddress>, id: string): string {
  const fields = listQuery.write(asked);
  fields.set("voted", id);
  return `${addressWith(path, fields)}#${reviewAnchor(id)}`;
}
