import { addresses } from "../../addresses.ts";
import type { AnyPaddle, Paddle } from "./paddle.content.ts";
import type { SoldPaddle } from "./paddle-facts.ts";
import { oncePer } from "../../platform/once-per.ts";
import type { ListedRatings } from "../reviews/read-reviews.service.ts";
import {
  type Average,
  averageOf,
  priorWeight,
  type RatingBucket,
} from "../reviews/ratings/ratings.ts";
import { isMostlySamples } from "../reviews/ratings/figures.ts";
import type { Theme } from "../reviews/themes/themes.ts";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";

/** A paddle for lists: its facts, and the rating its own page shows. */
export interface PaddleSummary<Of extends AnyPaddle = SoldPaddle> {
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
 * Paddles with their ratings, in the given order.
 * @param paddles all of them by default, in alphabetical order; a page depends only on the reviews of those it reads
 */
export async function paddleSummaries<Of extends AnyPaddle = Paddle>(
  { library, reviews }: Site,
  paddles: readonly (Of | Paddle)[] = library.paddles,
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

/** A list's note about sorting by rating. */
export function ratingOrderText(
  words: { ratingOrder: string; unrated: string },
  all: readonly Pick<PaddleSummary, "average">[],
): string {
  return areRated(all) ? fill(words.ratingOrder, { weight: priorWeight }) : words.unrated;
}

/** Paddles as the items of a page's list. */
export function paddleItems(listed: readonly { paddle: Pick<Paddle, "slug" | "name"> }[]) {
  return listed.map(({ paddle }) => ({ name: paddle.name, path: addresses.paddle.href(paddle) }));
}
