import type { Paddle } from "../paddle.content.ts";
import type { Claim } from "../standing.ts";

type NumberFact = "coreMm" | "weightOz" | "gripLengthIn";

/** The facts that preferences depend on. */
export type FitFact = NumberFact | "category" | "surface" | "shape";

/** A fact's share: from 0, the opposite of the preference, to 1, exactly it; 0.5 is neither. */
type ShareOf<Fact extends FitFact> = Fact extends NumberFact
  ? (value: number) => number
  : Record<NonNullable<Paddle[Fact]>, number>;

/** What is said of a fact, and what that claims of the paddle. */
export type Said = readonly [phrase: string, ...claims: Claim[]];

/**
 * How one fact of a paddle fits a preference. We measured none of this: it is what players commonly say about such
 * paddles, as a number.
 * @param weight against the other facts of the same preference
 * @param praise completes 'The 16 mm core …' if the share is high, as `drawback` does if it is low; where the
 *   paddle's own page says the opposite, neither is said, and the fact doesn't count
 */
export function rule<Fact extends FitFact>(
  fact: Fact,
  weight: number,
  share: ShareOf<Fact>,
  praise: Said,
  drawback: Said,
) {
  return { fact, weight, share, praise, drawback };
}

export type FitRule = { [Fact in FitFact]: ReturnType<typeof rule<Fact>> }[FitFact];

/**
 * The more the better, without a limit: 0.5 at the middle, 0.9 one reach above it, 0.1 one below. The curve is never
 * flat, so the better of two paddles always scores higher.
 */
export const more = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((middle - value) / reach));

/** The less the better, in the same way. */
export const less = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((value - middle) / reach));

/** The closer the better: 1 at the value itself, 0.5 one reach away. */
export const near = (place: number, reach: number) => (value: number) =>
  1 / (1 + ((value - place) / reach) ** 2);

// The values that divide today's catalog: cores of 14 and 16 mm, 8 ounces, grips of 5 and 5.5 inches.
export const thick = more(15, 3);
export const thin = less(15, 3);
export const heavy = more(8, 0.4);
export const light = less(8, 0.4);
export const longGrip = more(5.3, 0.4);
/** A wide face has a large sweet spot. */
export const wideFace = { widebody: 0.9, standard: 0.8, hybrid: 0.55, other: 0.5, elongated: 0.25 };
/** A long face has reach and a faster tip. */
export const longFace = {
  elongated: 0.85,
  hybrid: 0.6,
  other: 0.5,
  standard: 0.35,
  widebody: 0.25,
};
