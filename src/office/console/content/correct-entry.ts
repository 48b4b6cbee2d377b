// Writes what a visitor says of a fact into an entry's text. It reads the schemas of all content, so it's loaded late.

import { type ByFact, fewestSources, sourcesByFact } from "../../../platform/text/fact-source.ts";
import { sourcedFacts } from "../../../site/paddles/paddle-values.ts";
import { contentFiles } from "../../../library/content-files.ts";
import { readContentPath } from "../../../library/content-paths.ts";
import { priceText } from "../../../platform/text/money.ts";
import { readNumber } from "../../../platform/text/read-figure.ts";
import { linkOf } from "../../../site/requests/request.ts";
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

/** What someone says of a field, as its file would; undefined if it can't be read so. */
function readValue(field: EntryField, typed: string): unknown {
  if (field.kind === "number") {
    const read = readNumber(typed, field.unit);
    return "value" in read ? read.value : undefined;
  }
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
  const sources = sourcesByFact(before, sourcedFacts);
  delete sources[fact];
  const named = { ...sources, [fact]: { from: link?.hostname, url: link?.href, on: day } };
  const isNamed = link !== undefined && shape["sources"]?.safeParse(named).success;
  const kept = (isNamed ? named : sources) as ByFact;
  if (shape["source"]) Object.assign(after, fewestSources(after, kept, sourcedFacts));
  else after["sources"] = Object.keys(kept).length > 0 ? kept : undefined;
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
