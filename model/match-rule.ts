import type { Paddle } from "./content/paddle.ts";

/** From 0, the opposite of what was asked, to 1, just that; 0.5 is neither. */
type Share = number;
type NumberFact = "coreMm" | "weightOz" | "gripLengthIn";
type WordFact = "category" | "surface" | "shape";

/** The facts that preferences look at. */
export type MatchFact = NumberFact | WordFact;

/**
 * How one fact of a paddle answers a wish. None of it was measured by us: it is what players commonly say of such
 * paddles, as a figure.
 */
export type MatchRule = {
  /** Against the other facts of the same wish. */
  weight: number;
  /** Completes 'Its 16 mm core …' where the share is high. */
  praise: string;
  /** Completes it where the share is low. */
  drawback: string;
} & (
  | { fact: NumberFact; share: (value: number) => Share }
  | { [Fact in WordFact]: { fact: Fact; share: Record<Paddle[Fact], Share> } }[WordFact]
);

/**
 * The more the better, without an end: 0.5 at the middle, 0.9 one reach above it, 0.1 one below. It is flat nowhere,
 * so that of two paddles the better one is always seen to be better.
 */
export const more = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((middle - value) / reach));

/** The less the better, likewise. */
export const less = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((value - middle) / reach));

/** The nearer the better: 1 at the place itself, 0.5 one reach away from it. */
export const near = (place: number, reach: number) => (value: number) =>
  1 / (1 + ((value - place) / reach) ** 2);

// Where a catalog of today parts: cores of 14 and 16 mm, 8 ounces, grips of 5 and 5.5 inches.
export const thick = more(15, 3);
export const thin = less(15, 3);
export const heavy = more(8, 0.4);
export const light = less(8, 0.4);
export const longGrip = more(5.3, 0.4);
/** A wide face has a large middle. */
export const wideFace = { widebody: 0.9, standard: 0.8, hybrid: 0.55, elongated: 0.25 };
/** A long one has reach, and a faster tip. */
export const longFace = { elongated: 0.85, hybrid: 0.6, standard: 0.35, widebody: 0.25 };
