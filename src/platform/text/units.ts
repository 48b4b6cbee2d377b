import { oneOf, query } from "../query.ts";

/** '?units=metric'; anything else means inches and ounces, as manufacturers use. */
export const unitsQuery = query({ units: oneOf(["metric"], "us") });

/** Inches and ounces, or millimeters and grams. */
export type Units = (typeof unitsQuery.all)["units"];

/** A URL of the site in these units. */
export const inUnits = (address: string, units: Units) => unitsQuery.address(address, { units });

/** Exact by definition of the inch and the avoirdupois ounce. */
const metric: Record<string, { unit: string; each: number }> = {
  in: { unit: "mm", each: 25.4 },
  oz: { unit: "g", each: 28.349523125 },
};

export interface Figure {
  value: number;
  unit: string;
}

/**
 * Converts a catalog figure. Metric figures are whole numbers: paddles of one model vary by more than half a gram. Core
 * thickness is always in millimeters.
 */
export function figureIn(value: number, unit: string, units: Units): Figure {
  const converted = units === "metric" ? metric[unit] : undefined;
  return converted
    ? { value: Math.round(value * converted.each), unit: converted.unit }
    : { value, unit };
}

/** '16.5 in', '419 mm'. */
export function figureText(value: number, unit: string, units: Units): string {
  const figure = figureIn(value, unit, units);
  return `${figure.value} ${figure.unit}`;
}

/** The space between a number and its unit, with the number's last digit. */
const beforeUnit = /(\d) (?=(?:mm|cm|in|ft|oz|lb|g|mph|°F)(?![\p{L}\p{N}]))/gu;

/** Makes the spaces between numbers and their units non-breaking, as in '16 mm'. */
export const keepUnits = (text: string): string => text.replaceAll(beforeUnit, "$1\u00A0");

/** Fields that are data, are matched against what visitors type or other sites write, and the sample reviews. */
const asWritten = new Set([
  "name",
  "versionName",
  "version",
  "keywords",
  "aliases",
  "fullName",
  "reviews",
]);

/** The same for every text within a content value, except fields that stay as written. */
export function keepUnitsIn<Value>(value: Value): Value {
  if (typeof value === "string") return keepUnits(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => keepUnitsIn(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      asWritten.has(name) ? each : keepUnitsIn(each),
    ]),
  ) as Value;
}
