// What owners measure of a paddle and give with their review, and what a page shows of it: from five owners on, beside
// the maker's figures and never merged with them.

import {
  conversions,
  convert,
  type MeasureUnit,
  readMeasure,
} from "../../platform/text/read-figure.ts";

/**
 * What can be measured. Nothing outside the limits is a paddle's, and the limits of no two units overlap, so a number
 * without a unit has only one meaning.
 */
export const measurements = {
  /** Of the whole paddle. */
  measuredWeight: { unit: "oz", min: 6, max: 10.5 },
  /** Around the grip. */
  measuredGrip: { unit: "in", min: 3.5, max: 5.5 },
  /** From the end of the handle. */
  measuredBalance: { unit: "in", min: 7, max: 12 },
  /** Of the face, with the core. */
  measuredThickness: { unit: "mm", min: 9, max: 22 },
} as const satisfies Record<string, { unit: MeasureUnit; min: number; max: number }>;
export type Measurement = keyof typeof measurements;

export const measurementNames = Object.keys(measurements) as Measurement[];

/** The answers to 'Was it bare?', as stored. A grip or tape that was added changes what a scale says. */
export const bareChoices = ["bare", "added"] as const;
export type BareChoice = (typeof bareChoices)[number];

/** All that a review says of them: each field empty if it doesn't. */
export type Measured = Record<
  Measurement | "measuredBare" | "measuredWith" | "measuredVersion",
  string
>;

export const isBareChoice = (text: string): text is BareChoice =>
  (bareChoices as readonly string[]).includes(text);

/** What is wrong with an answer, if anything. */
export function bareProblem(text: string): "empty" | "notAChoice" | undefined {
  if (text === "") return "empty";
  return isBareChoice(text) ? undefined : "notAChoice";
}

/**
 * A figure in its measurement's unit, and in the unit it was typed in: '224 g'. Undefined if it can't be a paddle's. Only
 * the server reads them: units would be a part of the form's script.
 */
export function readMeasurement(
  of: Measurement,
  typed: string,
): { value: number; text: string } | undefined {
  const read = readMeasure(typed);
  if (read === undefined) return undefined;
  // No scale is as exact, and what's stored must be read again when the review is edited.
  const number = Number(read.number.toFixed(3));
  const { unit: own, min, max } = measurements[of];
  for (const unit of read.unit === "" ? Object.keys(conversions[own]) : [read.unit]) {
    const value = convert(number, unit, own);
    if (value !== undefined && value >= min && value <= max)
      return { value, text: `${number} ${unit}` };
  }
  return undefined;
}

/** A review's other fields. */
export function withoutMeasured<Fields extends Measured>(
  fields: Fields,
): Omit<Fields, keyof Measured> {
  const {
    measuredWeight: _weight,
    measuredGrip: _grip,
    measuredBalance: _balance,
    measuredThickness: _thickness,
    measuredBare: _bare,
    measuredWith: _with,
    measuredVersion: _version,
    ...others
  } = fields;
  return others;
}

/** How many owners must have measured something before a page shows it. */
export const minOwners = 5;

/** What owners of one version measured. */
export interface OwnersFigure {
  of: Measurement;
  /** The version's name; empty for the one that the page describes. */
  version: string;
  /** In the measurement's unit, lowest first; at least `minOwners`. */
  values: readonly number[];
}

/**
 * What a page shows of reviews' measurements: only of bare paddles, each version apart, and nothing that few measured.
 */
export function ownersFigures(reviews: readonly Measured[]): OwnersFigure[] {
  const bare = reviews.filter(({ measuredBare }) => measuredBare === "bare");
  const byVersion = Map.groupBy(bare, ({ measuredVersion }) => measuredVersion);
  return [...byVersion]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([version, ofVersion]) =>
      measurementNames.flatMap((of) => {
        const values = ofVersion
          .flatMap((review) => readMeasurement(of, review[of])?.value ?? [])
          .toSorted((a, b) => a - b);
        return values.length < minOwners ? [] : [{ of, version, values }];
      }),
    );
}
