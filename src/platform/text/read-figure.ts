// Figures as people write them: '8.2 oz', '16 1/2 in', '7.8–8.2 oz', '~8.1', '$1,299.95', '99,99 €'. Forms, spreadsheets and
// searches all read them by this module.

import { priceText } from "./money.ts";
import { normalForm, plainLetters } from "./normalize-text.ts";
import { shortened } from "./plain-text.ts";

/** The units that measures are kept in. */
export type MeasureUnit = "oz" | "in" | "mm";

/** What a field's number counts; undefined if that's things or points. */
export type NumberUnit = MeasureUnit | "US cents" | "%" | undefined;

/** How people write units, in lower case. */
const spellings = {
  oz: "oz, ozs, ounce, ounces",
  g: "g, gr, gram, grams",
  kg: "kg, kilo, kilos, kilogram, kilograms",
  lb: "lb, lbs, pound, pounds",
  mm: "mm, mil, millimeter, millimeters, millimetre, millimetres",
  cm: "cm, centimeter, centimeters, centimetre, centimetres",
  in: `in, inch, inches, ", ''`,
  $: "$, usd, us$, us $, dollar, dollars, us dollar, us dollars, buck, bucks",
  cents: "cents, cent, ¢, us cents",
  "€": "€, eur, euro, euros",
  "£": "£, gbp",
  CAD: "cad, c$, ca$, canadian dollars",
  AUD: "aud, a$, au$",
  "%": "%, percent, per cent",
} as const;

/** Units by how they're written. Marked as pure, so that scripts that read no figure don't have them. */
export const unitNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(spellings).flatMap(([unit, written]) =>
    written.split(", ").map((each) => [each, unit] as const),
  ),
);

/** A regular expression for a unit as it's written, the longest spelling first. */
export const unitPattern = (unit: MeasureUnit | "g" | "kg" | "lb" | "$"): string =>
  spellings[unit]
    .split(", ")
    .toSorted((one, other) => other.length - one.length)
    .map((each) => each.replaceAll("$", String.raw`\$`))
    .join("|");

/** How many of a unit each unit is that is converted to it. */
export const conversions = {
  oz: { oz: 1, g: 1 / 28.349523125, kg: 1000 / 28.349523125, lb: 16 },
  in: { in: 1, cm: 1 / 2.54, mm: 1 / 25.4 },
  mm: { mm: 1, cm: 10, in: 25.4 },
  "US cents": { $: 100, cents: 1 },
  "%": { "%": 1 },
} as const satisfies Record<NonNullable<NumberUnit>, Readonly<Record<string, number>>>;

/** The same figure in another unit, exactly; undefined if its own isn't one that is converted. */
export function convert(number: number, unit: string, to: NonNullable<NumberUnit>) {
  const factors: Readonly<Record<string, number>> = conversions[to];
  return Object.hasOwn(factors, unit) ? number * factors[unit]! : undefined;
}

const fraction =
  /(?<![\d.,/])(?:(?<whole>\d{1,4})(?: ?- ?| ))?(?<over>\d{1,2})\/(?<under>2|3|4|8|16|32|64)(?![\d/])/g;

/**
 * A text in lower case in which figures are in plain characters, with decimals for fractions: '16 ½″' and '16-1/2 ″' are
 * '16.5"', and '≈ ８–9' is '~ 8-9'.
 */
export function plainFigures(text: string): string {
  // In this form '½' is '1⁄2'.
  const spelled = text.replaceAll(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${normalForm(sign, "NFKD")}`);
  return plainLetters(spelled.replaceAll(/[″“”]/g, '"').replaceAll(/[‘’′]/g, "'"))
    .toLowerCase()
    .replaceAll(/[‐‑‒–—―−]/g, "-")
    .replaceAll(/[≈≃≅∼〜]/g, "~")
    .replaceAll("\u2044", "/")
    .replaceAll(/''/g, '"')
    .replaceAll(/\s+/g, " ")
    .replaceAll(fraction, (typed, ...found) => {
      const { whole = "0", over, under } = found.at(-1) as Record<string, string | undefined>;
      const part = Number(over) / Number(under);
      return part < 1 ? String(Number((Number(whole) + part).toFixed(4))) : typed;
    });
}

/** Numbers in a text of `plainFigures`, as `numberIn` reads them. */
const numbers = /\d{1,3}(?:[ ']\d{3})+(?!\d)(?:[.,]\d+)?|\d(?:[\d.,]*\d)?|[.,]\d+/g;

/**
 * A number as it's typed: '8.2', '8,2', '1,299.95', '1.299,95'. Undefined if it isn't one.
 * @param hasThousands whether three digits after one comma are thousands
 */
export function numberIn(typed: string, hasThousands: boolean): number | undefined {
  const text = typed.replaceAll(/[ ']/g, "");
  if (!/^[\d.,]*\d$/.test(text)) return undefined;
  const [comma, dot] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  const last = Math.max(comma, dot);
  const separators = text.replaceAll(/\d/g, "");
  if (last === -1) return Number(text);
  const isThousands =
    (hasThousands && separators === "," && text.length - last === 4 && last > 0) ||
    (separators.length > 1 && new Set(separators).size === 1);
  if (isThousands)
    return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? Number(text.replaceAll(/[.,]/g, "")) : undefined;
  if (separators.slice(0, -1).includes(separators.at(-1)!)) return undefined;
  return Number(`${text.slice(0, last).replaceAll(/[.,]/g, "")}.${text.slice(last + 1)}`);
}

/** A figure that was read. */
interface Figure {
  from: number;
  /** The same, unless it's a range. */
  to: number;
  /** As `unitNames` has it, as typed if that's no unit we know, and empty without one. */
  unit: string;
  /** The text in brackets beside it, unless it's the same figure in another unit. */
  remark: string;
}

const maxLength = 80;
/** Words and signs that say that a figure is the usual or a rounded one, or a price the maker's. */
const about =
  /^(?:~|about|around|roughly|circa|ca?|approx(?:imately)?|avg|average|typical(?:ly)?|stated|static|nominal|msrp|rrp|retail|list|price)$/;
const neutral = /^(?:(?:list|retail) price|map|each|ea|per ball|new)$/;
const tolerance = /(?:±|\+ ?\/? ?-) ?\d*[.,]?\d+/g;

/** Reads a figure. Undefined if it has no number, or others than the two of a range. */
function readFigure(typed: string, hasThousands: boolean): Figure | undefined {
  if (typed.length > maxLength) return undefined;
  const remarks: string[] = [];
  const text = plainFigures(typed)
    .replaceAll(/[([]([^()[\]]*)[)\]]/g, (_, inside: string) => {
      if (unitNames.has(inside.trim())) return ` ${inside} `;
      remarks.push(inside.trim());
      return " ";
    })
    // '233 g / 8.2 oz'
    .replace(/(?<=[a-z"]) ?\/ ?(\d.*)$/, (also, other: string) => (isConverted(other) ? " " : also))
    .replaceAll(tolerance, " ")
    .trim();
  const found = [...text.matchAll(numbers)];
  const [first, second] = found;
  if (!first || found.length > 2) return undefined;
  const end = first.index + first[0].length;
  const between = second && text.slice(end, second.index);
  const toward = between === undefined ? undefined : /-|\bto\b|\band\b/.exec(between);
  if (toward === null) return undefined;
  const inside = toward ? between!.slice(0, toward.index) : "";
  const shared = toward ? between!.slice(toward.index + toward[0].length) : "";
  const before = text.slice(0, first.index).trim();
  const isNegative = /^-|\$ ?-$/.test(before);
  const after = text.slice(second ? second.index + second[0].length : end);
  const ends = [first, second ?? first].map(([digits]) => numberIn(digits, hasThousands));
  if (ends[0] === undefined || ends[1] === undefined) return undefined;
  const [from, to] = ends[0] < ends[1] ? [ends[0], ends[1]] : [ends[1], ends[0]];
  const start = before.replace(second ? /^(?:between|from)\b/ : /^[-+]/, "");
  const isTold = (remark: string) => remark !== "" && !about.test(remark) && !isConverted(remark);
  return {
    from: isNegative ? -to : from,
    to: isNegative ? -from : to,
    unit: unitOf([start, inside, shared, after]),
    remark: remarks.filter(isTold).join(", "),
  };
}

/** Whether a remark is a measure: '(230 g)'. */
function isConverted(remark: string): boolean {
  const words = remark.replaceAll(numbers, " ").replaceAll(/ - /g, " ").trim();
  return /\d/.test(remark) && ["oz", "g", "kg", "lb", "mm", "cm", "in"].includes(unitOf([words]));
}

/** The unit that the words around a figure's numbers name, as typed if they name none that we know. */
function unitOf(around: readonly string[]): string {
  const words = around.map((each) =>
    each
      .replaceAll("~", " ~ ")
      .split(" ")
      .map((word) => word.replace(/^-|(?<![.,;:*†‡-])[.,;:*†‡-]+$/g, ""))
      .filter((word, at, all) => word !== "" && all.indexOf(word) === at && !about.test(word))
      .join(" "),
  );
  const named = words.filter(Boolean).map((each) => unitNames.get(each) ?? each);
  const units = [...new Set(named)];
  // '$149 CAD'
  const others = units.filter((each) => each !== "$");
  const isOther = units.length === 2 && others.length === 1 && currencies.has(others[0]!);
  return isOther ? others[0]! : units.join(" ");
}

const currencies: ReadonlySet<string> = new Set(["€", "£", "CAD", "AUD"]);

/** Reads a figure of one thing: no range. Undefined if it isn't one. */
export function readMeasure(typed: string): { number: number; unit: string } | undefined {
  const figure = readFigure(typed, false);
  if (figure === undefined || figure.from !== figure.to) return undefined;
  return { number: figure.from, unit: figure.unit };
}

/** A field's number, and what its reader should know of how it was read; or what's wrong with it, in a sentence. */
export type ReadNumber = { value: number; note?: string } | { wrong: string };

/** A text in a sentence. */
export const quoted = (text: string): string => `"${shortened(text, 60)}"`;

/** 'oz or g'. */
export const orList = (list: readonly string[]): string =>
  list.length < 2 ? list.join("") : `${list.slice(0, -1).join(", ")} or ${list.at(-1)}`;

const examples = { oz: "8.2 oz", in: "16.5 in", mm: "16 mm", "%": "62%" } as const;

/**
 * Reads the figure of a field that has one number, rounded as the field's numbers are. Of a range of prices that's the
 * lower one, and of a range of weights, which is what a model's paddles vary by, the middle; other ranges are several
 * figures, so they're wrong.
 * @param bare the unit of a number without one, if it isn't the field's own
 */
export function readNumber(typed: string, unit: NumberUnit, bare?: string): ReadNumber {
  const isPrice = unit === "US cents";
  const shown = quoted(typed.trim());
  const figure = readFigure(typed, isPrice || unit === undefined);
  if (figure === undefined) {
    if (isPrice) return { wrong: `${shown} is not a price. Write dollars, as in 249.95.` };
    const how = unit
      ? `digits and, if you like, the unit, as in ${examples[unit]}`
      : "digits alone";
    return { wrong: `${shown} is not a number. Write ${how}.` };
  }
  const own = isPrice ? "$" : (unit ?? "");
  const named = figure.unit === "" ? (bare ?? own) : figure.unit;
  const inField = (each: number) =>
    unit === undefined ? (named === "" ? each : undefined) : convert(each, named, unit);
  const [from, to] = [inField(figure.from), inField(figure.to)];
  if (from === undefined || to === undefined) return { wrong: wrongUnit(shown, unit, figure.unit) };
  const inWords = (value: number) => wordsOf(rounded(value, unit), unit);
  if (isPrice && figure.remark !== "" && !neutral.test(figure.remark))
    return {
      wrong: `${shown} is ${inWords(from)} with "${figure.remark}" beside it. Write the price alone.`,
    };
  if (unit !== undefined && unit !== "%" && from <= 0)
    return isPrice
      ? { wrong: `${shown} is not more than $0. Leave it empty if it isn't known.` }
      : { wrong: `${shown} is not more than 0. Write what was measured.` };
  if (isPrice && [from, to].some((each) => Math.abs(Math.round(each) - each) > 1e-4))
    return { wrong: `${shown} has more than two decimals. Write dollars and cents, as in 249.95.` };
  if (from === to) {
    const value = rounded(from, unit);
    return figure.remark === "" || isPrice
      ? { value }
      : { value, note: `${shown} was read as ${inWords(value)}, without "${figure.remark}".` };
  }
  if (!isPrice && unit !== "oz")
    return {
      wrong: `${shown} is a range, from ${inWords(from)} to ${inWords(to)}. Write one figure.`,
    };
  const value = rounded(isPrice ? from : (from + to) / 2, unit);
  const which = isPrice ? "the lower price" : "the middle";
  return { value, note: `${shown} is a range: ${which}, ${inWords(value)}, was read.` };
}

/** Reads the figure of a field that may be empty and has bounds, in its own unit. */
export function readWithin(
  typed: string,
  unit: MeasureUnit,
  { min, max }: { min: number; max: number },
): { value?: number; wrong?: string } {
  if (typed.trim() === "") return {};
  const read = readNumber(typed, unit);
  if (!("value" in read)) return read;
  const { value } = read;
  return value < min || value > max
    ? { wrong: `${quoted(typed)} isn't between ${min} and ${max} ${unit}.` }
    : { value };
}

/** The price that someone typed, in US cents. Undefined if it isn't one. */
export function readCents(typed: string): number | undefined {
  const read = readNumber(typed, "US cents");
  return "value" in read ? read.value : undefined;
}

/** Why a figure's own unit isn't one of its field's. */
function wrongUnit(shown: string, unit: NumberUnit, named: string): string {
  if (unit !== "US cents") {
    const how =
      unit === undefined ? "digits alone" : `it in ${orList(Object.keys(conversions[unit]))}`;
    return `${shown}: ${quoted(named)} isn't a unit that is read here. Write ${how}.`;
  }
  return currencies.has(named)
    ? `${shown} is in ${named}, not in US dollars. Write the price in dollars, or leave it empty.`
    : `${shown} has "${named}" beside the price. Write the price alone, as in 249.95.`;
}

/** Nothing here is known more exactly, but eighths of an inch are exact, and a ball has a thirtieth of a paddle's weight. */
function rounded(value: number, unit: NumberUnit): number {
  if (unit === undefined || unit === "%") return value;
  if (unit === "in" && Number.isInteger(value * 8)) return value;
  const decimals = { oz: value < 5 ? 3 : 2, in: 2, mm: 1, "US cents": 0 }[unit];
  return Number(value.toFixed(decimals));
}

/** A field's number as people read it: '8.2 oz', '$249.95'. */
function wordsOf(value: number, unit: NumberUnit): string {
  if (unit === "US cents") return priceText(value);
  return unit === undefined ? String(value) : unit === "%" ? `${value}%` : `${value} ${unit}`;
}
