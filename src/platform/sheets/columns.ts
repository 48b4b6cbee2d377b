// The columns of a spreadsheet: which field each heading means, in which unit, and what a cell says. Whether a value is
// right for its field is for the field's schema to say.

import { oncePer } from "../once-per.ts";
import { webAddress } from "../content/fields.ts";
import { sourceKinds } from "../text/fact-source.ts";
import { dateHint } from "../content/mistakes.ts";
import { closestMatch } from "../text/closest-match.ts";
import { monthOf } from "../text/dates.ts";
import {
  conversions,
  orList,
  plainFigures,
  quoted,
  type MeasureUnit,
  type NumberUnit,
  readNumber,
  unitNames,
} from "../text/read-figure.ts";
import { lineProblem } from "../text/plain-text.ts";
import {
  columnLetters,
  dayOfSerial,
  fromNeutral,
  looksLikeFormula,
  maxSheet,
  type SheetCell,
  type SheetRow,
} from "./sheet.ts";
import { dayLength } from "../today.ts";

/** What a field's cells say, and so how they're read and written. */
export type CellKind =
  | { is: "text" }
  /** Texts with semicolons between them. */
  | { is: "list" }
  | { is: "choice"; of: readonly string[]; meant?: Readonly<Record<string, string>> }
  /** Fields of the same file, each with its heading. */
  | { is: "fields"; of: Readonly<Record<string, string>> }
  | { is: "measure"; unit: MeasureUnit }
  /** In US cents, and in dollars in the spreadsheet. */
  | { is: "price" }
  /** A year may be written as a day or a month in it. */
  | { is: "whole"; isYear?: true }
  | { is: "date"; of: "day" | "month" | "day or month" }
  | { is: "link" };

/** A field that a spreadsheet has a column for. */
export interface SheetField {
  /** As in the content file; `slug` is the file's name. */
  field: string;
  /** Its heading, without a unit. */
  heading: string;
  /** Other headings that mean it. */
  also?: readonly string[];
  /** Headings that may mean it, in lower case: they aren't read, and it's named beside them. */
  guesses?: readonly string[];
  kind: CellKind;
  /** The field of the field that a cell gives, if that's a group. */
  inner?: string;
  /** Whether it has four columns more: its source, what that is, that page's link, and when that was read. */
  hasSource?: boolean;
  /** The list that says it, if it's what a list says of the thing: then it has a link, a date and a reader. */
  list?: string;
}

/**
 * A field with a column of its own.
 * @param also other headings that mean it, with commas between them
 */
export function sheetField(
  field: string,
  heading: string,
  kind: CellKind | "text",
  also = "",
  more: Partial<SheetField> = {},
): SheetField {
  const others = also === "" ? [] : also.split(", ");
  return { field, heading, also: others, kind: kind === "text" ? { is: kind } : kind, ...more };
}

/** What a column of a field says: its value, or something about its source. */
export type ColumnPart = "value" | "from" | "kind" | "by" | "url" | "on";

/** A column, with the field it's about; the fields of `everything` are all that the row has. */
export interface SheetColumn {
  field: SheetField;
  part: ColumnPart;
  kind: CellKind;
  heading: string;
}

/** A column of a spreadsheet that is read. */
export interface FoundColumn extends SheetColumn {
  index: number;
  /** The heading as it's written. */
  written: string;
  /** The unit of numbers without one. */
  unit: string | undefined;
}

/** The columns that say where everything in a row comes from, unless a fact has its own. */
export const everything: SheetField = {
  field: "",
  heading: "",
  kind: { is: "text" },
  hasSource: true,
};

const parts = {
  from: { name: "source", also: ["sources", "from", "source name"], kind: { is: "text" } },
  kind: {
    name: "source kind",
    also: ["kind of source", "source type"],
    kind: { is: "choice", of: sourceKinds },
  },
  by: { name: "reader", also: ["read by", "as read by"], kind: { is: "text" } },
  url: { name: "link", also: ["url", "source url", "source link"], kind: { is: "link" } },
  on: {
    name: "read on",
    also: ["date", "source date", "read", "as of", "looked up", "checked"],
    kind: { is: "date", of: "day or month" },
  },
} as const satisfies Partial<Record<ColumnPart, unknown>>;
const ofSource = ["from", "kind", "url", "on"] as const;
const ofList = ["by", "url", "on"] as const;

const units = { oz: "oz", in: "in", mm: "mm" } as const;

/** A field's heading in a file that is written: 'Weight (oz)'. */
export function headingOf({ heading, kind }: SheetField): string {
  if (kind.is === "measure") return `${heading} (${units[kind.unit]})`;
  return kind.is === "price" ? `${heading} ($)` : heading;
}

/** All columns of some fields, in the order in which they're written. */
export function columnsOf(fields: readonly SheetField[]): readonly SheetColumn[] {
  return fields.flatMap((field) => [
    { field, part: "value" as const, kind: field.kind, heading: headingOf(field) },
    ...sourceColumns(field),
  ]);
}

function sourceColumns(field: SheetField): SheetColumn[] {
  const { hasSource = false, list, heading } = field;
  const names = list !== undefined ? ofList : hasSource ? ofSource : [];
  return names.map((part) => ({
    field,
    part,
    kind: parts[part].kind,
    heading: `${heading} ${parts[part].name}`.trim(),
  }));
}

// Headings

/** A heading or word without case, accents and punctuation: 'list_price_usd' is 'list price usd'. */
const bare = (text: string): string =>
  plainFigures(text)
    .replaceAll(/[^a-z0-9$€£"]+/g, " ")
    .replaceAll(/[$€£"]/g, " $& ")
    .replaceAll(/ +/g, " ")
    .trim();

/** What the numbers of a kind of cells count. */
const unitOf = (kind: CellKind): NumberUnit =>
  kind.is === "measure" ? kind.unit : kind.is === "price" ? "US cents" : undefined;

function unitsFor(kind: CellKind): readonly string[] {
  const unit = unitOf(kind);
  return unit === undefined ? [] : Object.keys(conversions[unit]);
}

interface Headings {
  columns: readonly FoundColumn[];
  /** What keeps everything from being read, with the remedy. */
  mistakes: readonly string[];
  notes: readonly string[];
}

/** 'column F "Weight (oz)"'. */
export const columnName = (index: number, written: string): string =>
  `column ${columnLetters(index)}${written === "" ? "" : ` "${written}"`}`;

/** The columns of some fields, by all headings that mean them. */
const knownHeadings = oncePer((fields: readonly SheetField[]): ReadonlyMap<string, SheetColumn> => {
  const known = new Map<string, SheetColumn>();
  const add = (column: SheetColumn, names: readonly string[]) => {
    for (const name of names) if (!known.has(bare(name))) known.set(bare(name), column);
  };
  const values = columnsOf(fields).filter(({ part }) => part === "value");
  for (const column of values) {
    const { field, heading, also = [] } = column.field;
    add(column, [
      heading,
      ...also,
      field.replace(/(?:Oz|In|Mm|Cents)$/, "").replaceAll(/[A-Z]/g, " $&"),
    ]);
  }
  for (const field of [...fields, everything])
    for (const column of sourceColumns(field)) {
      const { name, also } = parts[column.part as "from"];
      const starts = [field.heading, ...(field.also ?? [])];
      add(
        column,
        starts.flatMap((start) => [name, ...also].map((end) => `${start} ${end}`)),
      );
    }
  return known;
});

/** How far down a table's headings are looked for: above them may be a title. */
const maxAbove = 20;

/** Which of a table's rows has its headings: the one with the most that are known, and how many those are. */
export function headingsIn(
  rows: readonly (readonly SheetCell[])[],
  fields: readonly SheetField[],
): { at: number; count: number } {
  const known = knownHeadings(fields);
  const counts = rows
    .slice(0, maxAbove)
    .map(
      (cells) =>
        cells.filter((cell) => typeof cell === "string" && findHeading(headingIn(cell), known))
          .length,
    );
  const count = Math.max(0, ...counts);
  return { at: Math.max(0, counts.indexOf(count)), count };
}

const headingIn = (cell: SheetCell): string =>
  typeof cell === "string" ? fromNeutral(cell.trim()) : "";

/** Finds the columns that a row of headings names. */
export function readHeadings({ row, cells }: SheetRow, fields: readonly SheetField[]): Headings {
  const known = knownHeadings(fields);
  const guessed = new Map(
    fields.flatMap((each) => (each.guesses ?? []).map((guess) => [guess, headingOf(each)])),
  );
  const columns: FoundColumn[] = [];
  const mistakes: string[] = [];
  const notes: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const written = headingIn(cell);
    const at = `Row ${row}, ${columnName(index, written.slice(0, 80))}`;
    if (typeof cell === "object") mistakes.push(`${at}: the heading ${reasonOf(cell)}`);
    if (written === "") continue;
    const found = findHeading(written, known);
    if (found === undefined) {
      const near = nearest(bare(written), known.keys());
      const meant = guessed.get(bare(written)) ?? (near && known.get(near)!.heading);
      notes.push(
        `${at} isn't read: no field has this name.${meant === undefined ? "" : ` Did you mean "${meant}"?`}`,
      );
      continue;
    }
    const { column, unit } = found;
    const before = columns.find((one) => one.field === column.field && one.part === column.part);
    const fitting = unitsFor(column.kind);
    const other = [{ index, written }, before].find((one) => one && guessed.has(bare(one.written)));
    if (before)
      mistakes.push(
        `${at}: ${columnName(before.index, before.written)} is about the same. Delete one of the two columns.${other ? ` If ${columnName(other.index, other.written)} says something else, call it "${guessed.get(bare(other.written))}".` : ""}`,
      );
    else if (unit !== undefined && !fitting.includes(unit))
      mistakes.push(
        fitting.length === 0
          ? `${at}: it has no unit. Take ${unit} out of the heading.`
          : `${at}: ${unit} isn't a unit that is read here. Change the values and the heading to ${orList(fitting)}.`,
      );
    else columns.push({ ...column, index, written, unit });
  }
  return { columns, mistakes, notes };
}

const reasonOf = (cell: SheetCell): string =>
  typeof cell === "object" && "wrong" in cell ? cell.wrong : "is a date. Write text.";

/** The column that a heading means, and the unit it names. */
function findHeading(written: string, known: ReadonlyMap<string, SheetColumn>) {
  const whole = bare(written);
  const exact = known.get(whole);
  if (exact) return { column: exact, unit: undefined };
  const words = whole.split(" ");
  for (const length of [2, 1]) {
    const unit = unitNames.get(words.slice(-length).join(" "));
    const start = words.slice(0, -length).join(" ");
    const column = known.get(start) ?? known.get(start.replace(/ (?:in|us)$/, ""));
    if (unit !== undefined && column) return { column, unit };
  }
  return undefined;
}

// Cells

/** A cell's value as its field has it, null if the fact is to be taken out; or what's wrong, with the remedy. */
export type ReadValue = { value: unknown; note?: string } | { wrong: string } | undefined;

/** Texts of cells that say nothing: what the file has stays. */
const sayNothing = new Set(
  ", -, –, —, ?, n/a, na, n.a., nan, none, null, tba, tbd, unknown, not known, not available".split(
    ", ",
  ),
);
/** What web pages and chats copy along without showing it: soft hyphens, and places where a word may break. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;
/** The text that takes a fact out of its file. */
export const removal = "remove";

/** Reads a cell; undefined if it says nothing. @param today "2026-11-20": dates after it are wrong */
export function readValue(
  cell: SheetCell | undefined,
  { kind, unit }: Pick<FoundColumn, "kind" | "unit">,
  today: string,
): ReadValue {
  if (cell === undefined) return undefined;
  if (typeof cell === "object" && "wrong" in cell) return cell;
  const isYear = kind.is === "whole" && kind.isYear === true;
  if (typeof cell === "object" && isYear) return { value: Number(cell.date.slice(0, 4)) };
  if (typeof cell === "object")
    return kind.is === "date"
      ? dateValue(cell.date, kind.of, today)
      : { wrong: `is the date ${cell.date}. Format the cell as text, and write it again.` };
  const raw = typeof cell === "number" ? String(cell) : cell.replaceAll(unseen, "").trim();
  const text = fromNeutral(raw);
  if (sayNothing.has(text.toLowerCase())) return undefined;
  if (text.toLowerCase() === removal) return { value: null };
  if (text.length > maxSheet.text) return { wrong: "is too long. Shorten it." };
  const isNumeric = kind.is === "measure" || kind.is === "price" || kind.is === "whole";
  if (looksLikeFormula(raw) && !(isNumeric && /^[+-]/.test(raw)))
    return {
      wrong: `${quoted(text)} starts as a formula does. Write plain text; if it has to start so, put an apostrophe (') before it.`,
    };
  switch (kind.is) {
    case "text":
      return plainText(text);
    case "list": {
      const items = text.split(";").map((each) => each.trim());
      const wrong = items.map(plainText).find((read) => read && "wrong" in read);
      return wrong ?? { value: items.filter((each) => each !== "") };
    }
    case "choice":
      return choiceValue(text, kind);
    case "fields":
      return fieldsValue(text, kind.of);
    case "measure":
    case "price":
      return readNumber(text, unitOf(kind), unit);
    case "whole": {
      const date = isYear ? dateIn(text) : undefined;
      const year = date === "ambiguous" ? text.slice(-4) : date?.slice(0, 4);
      const read = readNumber(year ?? text, undefined);
      return "wrong" in read || Number.isSafeInteger(read.value)
        ? read
        : { wrong: `${quoted(text)} is not a whole number. Write digits alone.` };
    }
    case "date":
      return dateValue(text, kind.of, today);
    case "link":
      return linkValue(text);
  }
}

/** The known word that a short one most likely means. */
const nearest = (word: string, known: Iterable<string>): string | undefined =>
  word.length > 40 ? undefined : closestMatch(word, known);

function plainText(text: string): ReadValue {
  const problem = lineProblem(text, maxSheet.text);
  if (problem === undefined || problem === "empty") return { value: text };
  return {
    wrong: /[\n\r]/.test(text)
      ? `${quoted(text.replaceAll(/\s+/g, " "))} has several lines. Write it in one.`
      : `${quoted(text)} has HTML tags or invisible characters in it. Write plain text.`,
  };
}

/** A word's letters, to compare it by: without accents, spaces and British endings. */
const letters = (text: string) => bare(text).replaceAll(" ", "").replace("fibre", "fiber");

function choiceValue(text: string, { of, meant = {} }: CellKind & { is: "choice" }): ReadValue {
  const typed = letters(text);
  const named = Object.hasOwn(meant, typed) ? meant[typed] : undefined;
  const same = of.find((each) => letters(each) === typed) ?? named;
  const starting = of.filter((each) => letters(each).startsWith(typed) && typed.length > 3);
  const value = same ?? (starting.length === 1 ? starting[0] : undefined);
  if (value !== undefined) return { value };
  const near = nearest(text, of) ?? of.find((each) => typed.includes(letters(each)));
  const remedy = near === undefined ? `Write one of: ${of.join(", ")}.` : `Did you mean ${near}?`;
  return { wrong: `${quoted(text)} is not one of the words that are used here. ${remedy}` };
}

/** Fields by their headings or names. */
function fieldsValue(text: string, of: Readonly<Record<string, string>>): ReadValue {
  const value: string[] = [];
  for (const name of text.split(/[;,]/).filter((each) => each.trim() !== "")) {
    const found = Object.entries(of).find((pair) =>
      pair.some((one) => letters(one) === letters(name)),
    );
    if (found === undefined)
      return {
        wrong: `${quoted(name.trim())} is not a fact that can be unconfirmed. Write some of: ${Object.values(of).join("; ")}.`,
      };
    value.push(found[0]);
  }
  return { value };
}

const two = (number: number | string) => String(number).padStart(2, "0");

/** A day or month as ISO 8601; undefined if it can't be told. 'ambiguous' if it could be two. */
function dateIn(text: string): string | undefined {
  if (/^\d{4}-\d\d(?:-\d\d)?$/.test(text)) return text;
  const iso = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ]\d\d:\d\d.*)?$/.exec(text);
  if (iso) return [iso[1], two(iso[2]!), ...(iso[3] ? [two(iso[3])] : [])].join("-");
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text);
  if (dotted) return `${dotted[3]}-${two(dotted[2]!)}-${two(dotted[1]!)}`;
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text);
  if (slashed) {
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    if (one <= 12 && other <= 12 && one !== other) return "ambiguous";
    const [month, day] = one > 12 ? [other, one] : [one, other];
    return `${slashed[3]}-${two(month)}-${two(day)}`;
  }
  const monthFirst = /^([a-z]{3,9})\.?(?: (\d{1,2})(?:st|nd|rd|th)?,?)? (\d{4})$/i.exec(text);
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  const short = /^([a-z]{3})-(\d\d)$/i.exec(text);
  const [name, day, year] = monthFirst
    ? [monthFirst[1]!, monthFirst[2], monthFirst[3]]
    : dayFirst
      ? [dayFirst[2]!, dayFirst[1], dayFirst[3]]
      : short
        ? [short[1]!, undefined, `20${short[2]}`]
        : [];
  if (name === undefined || monthOf(name) === 0) return undefined;
  return [year, two(monthOf(name)), ...(day === undefined ? [] : [two(day)])].join("-");
}

function dateValue(typed: string, of: "day" | "month" | "day or month", today: string): ReadValue {
  const text = (/^\d{5}$/.test(typed) ? dayOfSerial(Number(typed)) : undefined) ?? typed;
  const date = dateIn(text);
  const example = of === "month" ? "2026-03" : "2026-03-14";
  if (date === "ambiguous") {
    const [one, other, year] = text.split(/[/-]/) as [string, string, string];
    return {
      wrong: `${quoted(text)} can be two days. Write ${year}-${two(one)}-${two(other)} or ${year}-${two(other)}-${two(one)}.`,
    };
  }
  const hint = date === undefined ? undefined : dateHint(date);
  if (date === undefined || hint !== undefined)
    return { wrong: `${hint ?? `${quoted(text)} is not a date`}. Write it as in ${example}.` };
  // Somewhere it's tomorrow already.
  const tomorrow = new Date(Date.parse(today) + dayLength).toISOString();
  if (date > tomorrow.slice(0, date.length))
    return { wrong: `${quoted(text)} is in the future. Write the day it was.` };
  if (of === "month") return { value: date.slice(0, 7) };
  if (of === "day" && date.length < 10)
    return { wrong: `${quoted(text)} has no day. Write it as in ${example}.` };
  return { value: date };
}

function linkValue(text: string): ReadValue {
  if (webAddress.safeParse(text).success) return { value: text };
  if (/^http:/i.test(text))
    return {
      wrong: `${quoted(text)} starts with http://. Write the page's address with https://.`,
    };
  return {
    wrong: `${quoted(text)} is not the address of a web page. Copy it from the browser, with https:// at its start.`,
  };
}

/** A field's value as a cell of a file that is written: the number or the text. */
export function cellOf(value: unknown, kind: CellKind): string | number {
  if (value === null || value === undefined) return "";
  if (kind.is === "price" && typeof value === "number") return value / 100;
  if (kind.is === "fields" && Array.isArray(value))
    return value.map((name) => kind.of[String(name)] ?? name).join("; ");
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
}
