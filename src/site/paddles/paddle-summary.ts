import { addresses } from "../../addresses.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import { type AnySold, confirmedFirst } from "./paddle-facts.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { ListedRatings } from "../reviews/read-reviews.service.ts";
import {
  type Average,
  averageOf,
  bestRatedFirst,
  minReviewsNear,
  priorWeight,
  type RatingBucket,
} from "../reviews/ratings/ratings.ts";
import { isMostlySamples } from "../reviews/ratings/figures.ts";
import type { Theme } from "../reviews/themes/themes.ts";
import type { Library, Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";

/** A paddle for lists: its facts, and the rating its own page shows. */
export interface PaddleSummary<Of extends AnyPaddle = AnySold> {
  paddle: Of;
  average: Average;
  reviews: number;
  /** How many of the reviews are by players. */
  players: number;
  /** The reviews in buckets. */
  buckets: readonly RatingBucket[];
  /** The themes that players' own reviews praise. */
  praised: readonly Theme[];
  mostlySamples: boolean;
}

/**
 * Paddles with their ratings, in the given order. A page depends only on the reviews of those it reads.
 */
export async function paddleSummaries<Of extends AnyPaddle>(
  { reviews }: Site,
  paddles: readonly Of[],
): Promise<PaddleSummary<Of>[]> {
  const ratings = await reviews.ratings(paddles.map(({ slug }) => slug));
  return paddles.map((paddle) => summaryOf(paddle)(ratings.get(paddle.slug)!) as PaddleSummary<Of>);
}

/** Computed once as long as a paddle's ratings stay the same. */
const summaryOf = oncePer((paddle: AnyPaddle) =>
  oncePer(({ totals, players, buckets, praised }: ListedRatings): PaddleSummary<AnyPaddle> => ({
    paddle,
    average: averageOf(buckets),
    reviews: totals.reviews,
    players: players.reviews,
    buckets,
    praised,
    mostlySamples: isMostlySamples(totals, players),
  })),
);

/** Whether any paddle has a rating, so that a list can be sorted by it. */
export function areRated(summaries: readonly Pick<PaddleSummary, "average">[]): boolean {
  return summaries.some(({ average }) => average !== undefined);
}

/** Ratings are an order once so many paddles have enough reviews by players. */
const minRanked = 10;

/** Whether enough paddles have enough reviews by players to say which is rated highest. */
export const areRanked = (all: readonly Pick<PaddleSummary, "players">[]): boolean =>
  all.filter(({ players }) => players >= minReviewsNear).length >= minRanked;

/** Puts the best first: by players' ratings or, until there are enough, our guides' picks, then what's confirmed. */
export function bestFirst<Each extends PaddleSummary>(
  all: readonly Each[],
  library: Pick<Library, "guides">,
  prior?: number,
): Each[] {
  if (areRanked(all)) return confirmedFirst(bestRatedFirst(all, prior));
  const places = picksIn(library.guides);
  const placeOf = ({ paddle: { slug } }: Each) => places.get(slug) ?? Infinity;
  const isPick = (each: Each) => placeOf(each) < Infinity;
  return confirmedFirst([
    ...all.filter(isPick).toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...all.filter((each) => !isPick(each)),
  ]);
}

/** Where our guides' picks come: each guide's first, then each guide's second. */
const picksIn = oncePer((guides: Library["guides"]): ReadonlyMap<string, number> => {
  const slugs = guides.map(({ comingSoon, entries = [] }) =>
    comingSoon ? [] : entries.map(({ paddle }) => paddle),
  );
  const longest = Math.max(0, ...slugs.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    slugs.flatMap((of) => of[place] ?? []),
  ).flat();
  return new Map([...new Set(inTurn)].map((slug, place) => [slug, place]));
});

interface OrderWords {
  ratingOrder: string;
  unrated: string;
  picksFirst: { note: string; until: string };
}

/** A list's note about its order, if the best come first. @param isWhole whether it's the whole catalog */
export function ratingOrderText(
  words: OrderWords,
  all: readonly PaddleSummary[],
  isWhole = true,
): string {
  if (!areRated(all)) return words.unrated;
  if (areRanked(all)) return fill(words.ratingOrder, { weight: priorWeight });
  const { note, until } = words.picksFirst;
  const counts = { paddles: minRanked, reviews: minReviewsNear };
  return isWhole ? `${note} ${fill(until, counts)}` : note;
}

/** Paddles as the items of a page's list: those whose pages search engines may have. */
export function paddleItems(
  listed: readonly {
    paddle: Pick<AnyPaddle, "slug" | "name" | "isListed">;
    buckets: readonly RatingBucket[];
  }[],
) {
  return listed
    .filter(({ paddle, buckets }) => !paddle.isListed || buckets.some(({ sample }) => !sample))
    .map(({ paddle }) => ({ name: paddle.name, path: addresses.paddle.href(paddle) }));
}
