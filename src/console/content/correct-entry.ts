// Writes what a visitor says of a fact into an entry's text. It reads the schemas of all content, so it's loaded late.

import { contentFiles } from "../../library/content-files.ts";
import { readContentPath } from "../../library/content-paths.ts";
import { priceText } from "../../platform/text/money.ts";
import { linkOf } from "../../requests/request.ts";
import { type EntryField, formOf } from "./entry-fields.ts";
import { readFields, writeFields } from "../../publishing/entry-text.ts";

/** What a visitor says of a fact. */
interface Said {
  /** A field of the entry. */
  fact: string;
  value: string;
  /** How they know: a link or words; may be empty. */
  source: string;
}

export type CorrectEntry = typeof correctEntry;

type Fields = Record<string, unknown>;

/** How many of a field's unit each other unit is; in a field's own unit, with or without its name. */
const unitsOf: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  oz: { "": 1, oz: 1, ounce: 1, ounces: 1, g: 1 / 28.349523125, gram: 1 / 28.349523125, grams: 1 / 28.349523125 },
  mm: { "": 1, mm: 1, millimeters: 1, cm: 10, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4 },
  in: { "": 1, in: 1, inch: 1, inches: 1, '"': 1, "\u2033": 1, "\u201D": 1, mm: 1 / 25.4, cm: 1 / 2.54 },
};

/** How exact a converted figure is: a step of its own unit, smaller for a ball's weight than for a paddle's. */
const steps: Readonly<Record<string, (value: number) => number>> = {
  oz: (value) => (value < 5 ? 1000 : 10),
  mm: () => 10,
  in: () => 100,
};

/** 'about 8.1 oz', '230 g', '5,5 inches'. One number, or it isn't read. */
const figure = /^(?:about |~ ?)?(\d{1,4}(?:[.,]\d{1,3})?)[ -]?(["\u2033\u201D]|[a-z]{0,11})\.?$/;
/** '$199.99', '199.99 USD', '1,299', '250 dollars'. */
const price = /^(?:us)?\$? ?(\d{1,3}(?:,\d{3})|\d{1,6})(\.\d\d)? ?(?:usd|dollars|us\$|\$)?$/;

function readNumber(unit: string | undefined, typed: string): number | undefined {
  const text = typed.toLowerCase();
  if (unit === "US cents") {
    const [, whole, cents = ""] = price.exec(text) ?? [];
    return whole === undefined
      ? undefined
      : Math.round(Number(whole.replace(",", "") + cents) * 100);
  }
  const [, number, named = ""] = figure.exec(text) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replace(",", "."));
  const times = unit === undefined ? (named === "" ? 1 : undefined) : unitsOf[unit]?.[named];
  if (times === undefined) return undefined;
  if (times === 1) return value;
  const perUnit = steps[unit!]!(value * times);
  return Math.round(value * times * perUnit) / perUnit;
}

/** What someone says of a field, as its file would; undefined if it can't be read so. */
function readValue(field: EntryField, typed: string): unknown {
  if (field.kind === "number") return readNumber(field.unit, typed);
  if (field.kind === "choice") {
    const same = (option: string) => option.toLowerCase() === typed.toLowerCase();
    return field.options.find(same);
  }
  return field.kind === "text" ? typed : undefined;
}

/** The first address among someone's words. */
const linkIn = (words: string) =>
  words
    .split(/\s+/)
    .flatMap((word) => linkOf(word) ?? [])
    .at(0);

/**
 * An entry's text with a fact corrected. With a link, that's the fact's source, and the fact counts as confirmed;
 * without one, the fact has no source anymore.
 * @param day today, as sources are dated: '2026-03-14'
 * @returns undefined if what they say isn't the fact's value, or the text can only be edited as text
 */
export function correctEntry(
  path: string,
  text: string,
  { fact, value: typed, source }: Said,
  day: string,
): string | undefined {
  const kind = readContentPath(path)?.kind;
  const fields = readFields(path, text);
  if (kind === undefined || fields === undefined) return undefined;
  const form = formOf(kind);
  const field = form.kind === "group" ? form.fields.get(fact) : undefined;
  const shape = shapeOf(kind);
  if (!field || !shape[fact]) return undefined;
  const value = readValue(field, typed.trim());
  if (value === undefined || !shape[fact].safeParse(value).success) return undefined;
  const before = fields.value as Fields;
  if (before[fact] === value) return text;
  const link = linkIn(source);
  const after: Fields = { ...before, [fact]: value };
  // A price that someone looked up is no longer the one at launch.
  if (fact === "listPriceCents" && shape["pricedIn"]) after["pricedIn"] = day.slice(0, 7);
  const sources = { ...(before["sources"] as Fields | undefined) };
  delete sources[fact];
  const named = { ...sources, [fact]: { from: link?.hostname, url: link?.href, on: day } };
  const isNamed = link !== undefined && shape["sources"]?.safeParse(named).success;
  const kept = isNamed ? named : sources;
  after["sources"] = Object.keys(kept).length > 0 ? kept : undefined;
  if (link && Array.isArray(before["notConfirmed"]))
    after["notConfirmed"] = before["notConfirmed"].filter((each) => each !== fact);
  return writeFields(path, text, { ...fields, value: after });
}

/** An entry's fact as its text has it, with its unit; undefined if it isn't there. */
export function factIn(path: string, text: string, fact: string): string | undefined {
  const kind = readContentPath(path)?.kind;
  const value = (readFields(path, text)?.value as Fields | undefined)?.[fact];
  if (kind === undefined || value === undefined || value === null) return undefined;
  const form = formOf(kind);
  const field = form.kind === "group" ? form.fields.get(fact) : undefined;
  const unit = field?.kind === "number" ? field.unit : undefined;
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  if (unit === "US cents") return priceText(Number(value));
  return [value, unit].filter(Boolean).join(" ");
}

type Shape = Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>>;

const shapeOf = (kind: keyof typeof contentFiles): Shape =>
  (contentFiles[kind].schema as unknown as { shape?: Shape }).shape ?? {};
