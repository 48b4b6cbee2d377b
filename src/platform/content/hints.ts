import type { z } from "zod";
import { monthNames } from "../text/dates.ts";
import { innerOf } from "./schema-parts.ts";

/** The range that a number's schema allows. */
interface NumberRange {
  minValue?: number | null;
  maxValue?: number | null;
}

/** One ounce in grams. */
const ounce = 28.349523125;

/** The units that an editor may have used instead of a field's own, by the end of its name. */
const mixups: readonly {
  field: RegExp;
  from: string;
  looksLike: string;
  /** The value in the field's unit. */
  convert: (value: number) => number;
  said: (converted: number) => string;
}[] = [
  {
    field: /Oz$/,
    from: "g",
    looksLike: "grams",
    convert: (value) => value / ounce,
    said: (value) => `${value.toFixed(value < 2 ? 3 : 1)} oz`,
  },
  {
    field: /In$/,
    from: "cm",
    looksLike: "centimeters",
    convert: (value) => value / 2.54,
    said: (value) => `${Number(value.toFixed(2))} in`,
  },
  {
    field: /In$/,
    from: "mm",
    looksLike: "millimeters",
    convert: (value) => value / 25.4,
    said: (value) => `${Number(value.toFixed(2))} in`,
  },
  {
    field: /Mm$/,
    from: "in",
    looksLike: "inches",
    convert: (value) => value * 25.4,
    said: (value) => `${Number(value.toFixed(1))} mm`,
  },
];

/** What a number out of its range, or with decimals, was probably meant to be: 'looks like grams: 227 g is 8.0 oz'. */
export function numberHint(name: string, value: number, schema: unknown): string | undefined {
  const { minValue, maxValue } = innerOf(schema) as NumberRange;
  const fits = (meant: number) => meant >= (minValue ?? -Infinity) && meant <= (maxValue ?? Infinity);
  if (name.endsWith("Cents")) {
    const [dollars, cents] = [value.toFixed(2), Math.round(value * 100)];
    if (fits(cents) && (value % 1 !== 0 || !fits(value)))
      return `${value} looks like dollars: $${dollars} is ${cents} cents`;
    return value % 10 === 0 && !fits(value) && fits(value / 10)
      ? `${value} is $${(value / 100).toFixed(2)}, which has a digit too many: $${(value / 1000).toFixed(2)} is ${value / 10}`
      : undefined;
  }
  if (fits(value)) return undefined;
  const mixup = mixups.find(({ field, convert }) => field.test(name) && fits(convert(value)));
  return (
    mixup &&
    `${value} looks like ${mixup.looksLike}: ${value} ${mixup.from} is ${mixup.said(mixup.convert(value))}`
  );
}

/** Why there is no such day or month: '2026-11-31'. Undefined for a day that is in the calendar, and for other texts. */
export function dateHint(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const number = Number(month);
  if (number < 1 || number > 12) return `"${text}" is not a date: there is no month ${month}`;
  const days = new Date(Date.UTC(Number(year), number, 0)).getUTCDate();
  if (day === undefined || (Number(day) >= 1 && Number(day) <= days)) return undefined;
  return `"${text}" is not a date: ${monthNames[number - 1]} ${year} has ${days} days`;
}

/** The text that YAML reads as a group of one field, because there is a colon in it. */
export function colonHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "invalid_type" || issue.expected !== "string") return undefined;
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const [[key, text] = []] = entries;
  return entries.length === 1 && !Array.isArray(value) && typeof text !== "object"
    ? `has a colon in it. Put it in quotes: "${key}: ${String(text).replaceAll('"', "'")}"`
    : undefined;
}
