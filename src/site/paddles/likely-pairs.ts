import type { AnyPaddle } from "./paddle.content.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import { oncePer } from "../../platform/once-per.ts";

/** The facts that make comparing two paddles likely. */
type Rival = Pick<AnyPaddle, "slug" | "category" | "listPriceCents" | "notConfirmed" | "weightOz">;

/** Two paddles, sorted by slug. */
export type Pair<Each extends Rival = AnyPaddle> = readonly [Each, Each];

/**
 * All pairs of confirmed paddles, likeliest comparison first. Shoppers choose between paddles for the same purpose and
 * budget. So pairs of one category come first; within those, the closest list prices (unknown ones last), then the
 * closest weights; then by slug.
 */
export function likelyPairs<Each extends Rival>(paddles: readonly Each[]): readonly Pair<Each>[] {
  return pairsOf(paddles) as readonly Pair<Each>[];
}

/** A thousand paddles make half a million pairs, so each catalog is sorted only once. */
const pairsOf = oncePer(orderPairs);

function orderPairs(paddles: readonly Rival[]): readonly Pair<Rival>[] {
  const inOrder = paddles.filter(isConfirmedPaddle).toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
  const pairs = inOrder.flatMap((one, index) =>
    inOrder.slice(index + 1).map((other): Pair<Rival> => [one, other]),
  );
  const distances = new Map(pairs.map((pair) => [pair, distance(pair)]));
  // The sort is stable: ties stay sorted by slug.
  return pairs.toSorted((a, b) => compare(distances.get(a)!, distances.get(b)!));
}

/** The likeliest pairs, with each paddle only once: a short and varied list. */
export function suggestedPairs<Each extends Rival>(paddles: readonly Each[]): Pair<Each>[] {
  const taken = new Set<string>();
  return likelyPairs(paddles).filter(([one, other]) => {
    if (taken.has(one.slug) || taken.has(other.slug)) return false;
    taken.add(one.slug).add(other.slug);
    return true;
  });
}

/** The other confirmed paddles, likeliest comparison first; none if this one is unconfirmed. */
export function likelyPartners<Each extends Rival>(slug: string, paddles: readonly Each[]): Each[] {
  const paddle = paddles.find((each) => each.slug === slug);
  if (!paddle || !isConfirmedPaddle(paddle)) return [];
  return paddles
    .filter((each) => each !== paddle && isConfirmedPaddle(each))
    .map((each) => ({ each, from: distance([paddle, each]) }))
    .toSorted((a, b) => compare(a.from, b.from) || (a.each.slug < b.each.slug ? -1 : 1))
    .map(({ each }) => each);
}

/** The sort keys of a pair, most important first. */
function distance([one, other]: Pair<Rival>): number[] {
  return [
    one.category === other.category ? 0 : 1,
    one.listPriceCents === null || other.listPriceCents === null
      ? Infinity
      : Math.abs(one.listPriceCents - other.listPriceCents),
    one.weightOz === null || other.weightOz === null
      ? Infinity
      : Math.round(Math.abs(one.weightOz - other.weightOz) * 100),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : a[at]! < b[at]! ? -1 : 1;
}
