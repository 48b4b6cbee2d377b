// What tape on a paddle's edge adds, by mechanics alone: a few grams are a point mass.

import { conversions } from "../../platform/text/read-figure.ts";

/** The paddle before. */
export interface Bare {
  weightOz: number;
  lengthIn: number;
  gripLengthIn: number;
  /** From the end of the handle, in inches; undefined if it isn't known. */
  balanceIn: number | undefined;
  /** In kg·cm², about an axis 5 cm from the end of the handle; undefined if it isn't known. */
  swingWeight: number | undefined;
}

/** Where tape goes, from the top down, and how far up the face that is: 1 is its top, 0 its lower end. */
export const spots = {
  tip: 0.97,
  upper: 0.75,
  sides: 0.5,
  lower: 0.25,
  throat: 0,
  /** Below the face: at the end of the handle. */
  butt: undefined,
} as const;
export type Spot = keyof typeof spots;
export const spotNames = Object.keys(spots) as Spot[];

/** How far the middle of tape on the butt is from the handle's end, in inches. */
const buttIn = 0.25;

/** How far a spot is from the end of the handle, in inches. The face begins where the grip ends. */
export function placeOf(spot: Spot, { lengthIn, gripLengthIn }: Bare): number {
  const up = spots[spot];
  return up === undefined ? buttIn : gripLengthIn + up * (lengthIn - gripLengthIn);
}

export const gramsPerOunce = 1 / conversions.oz.g;
export const cmPerInch = 1 / conversions.in.cm;
/** Where swing weight is measured about, in cm from the end of the handle. */
const axisCm = 5;

export interface Taped {
  weightOz: number;
  /** In inches from the end of the handle; undefined if the one before isn't known. */
  balanceIn: number | undefined;
  /** In kg·cm²: what's added, and with it. */
  swingAdded: number;
  swingWeight: number | undefined;
}

/** The paddle with tape. @param grams at each spot, all of it together */
export function taped(bare: Bare, grams: Readonly<Partial<Record<Spot, number>>>): Taped {
  const mass = bare.weightOz * gramsPerOunce;
  let added = 0;
  let moment = 0;
  let swingAdded = 0;
  for (const spot of spotNames) {
    const each = grams[spot] ?? 0;
    const place = placeOf(spot, bare);
    added += each;
    moment += each * place;
    swingAdded += (each / 1000) * (place * cmPerInch - axisCm) ** 2;
  }
  return {
    weightOz: bare.weightOz + added / gramsPerOunce,
    balanceIn:
      bare.balanceIn === undefined ? undefined : (mass * bare.balanceIn + moment) / (mass + added),
    swingAdded,
    swingWeight: bare.swingWeight === undefined ? undefined : bare.swingWeight + swingAdded,
  };
}
