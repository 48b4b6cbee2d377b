// A stored list as one object: the console shows a page of it, a command prints the same facts as text or JSON, and
// both continue where the previous page ended.

import { parsed } from "./query.ts";
import type { Database } from "./store/tables.ts";
import type { Column } from "./table.ts";
import { utcTime } from "./text/dates.ts";

/** A position in a stored list, newest first: the next page begins after it. */
export interface ListCursor {
  /** In epoch milliseconds. */
  createdAt: number;
  /** A UUID. */
  id: string;
}

const timeAndId = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Formats a cursor for URLs and the command line. */
export const cursorText = ({ createdAt, id }: ListCursor): string => `${createdAt}_${id}`;

/** Parses a cursor. Returns undefined if it's malformed. */
export function readCursor(text: string): ListCursor | undefined {
  const [, createdAt, id] = timeAndId.exec(text) ?? [];
  return createdAt && id ? { createdAt: Number(createdAt), id } : undefined;
}

/** How a list continues, as an option of its command; a URL has the same text in `after`. */
export interface Cursor<Place> {
  flags: string;
  about: string;
  /** What a command says of a value it can't parse. */
  wrong: string;
  read(typed: string): Place | undefined;
  write(place: Place): string | number;
}

/** The cursor of lists that are ordered by time. */
export const byTime: Cursor<ListCursor> = {
  flags: "--after <place>",
  about: "continue after this place, which the previous page prints",
  wrong: "It must be a place that the previous page prints.",
  read: readCursor,
  write: cursorText,
};

/** A whole number within bounds, as a cursor or another option. */
export const wholeNumber = (min: number, max: number) => ({
  wrong: `It must be a whole number from ${min} to ${max}.`,
  read(typed: string): number | undefined {
    const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    return number >= min && number <= max ? number : undefined;
  },
  write: (number: number) => number,
});

/** The field of a console page's query that has a list's cursor. */
export const afterField = <Place>({ read, write }: Cursor<Place>) =>
  parsed(read, (place: Place) => String(write(place)));

/** One fact about a row. */
export interface Fact<Row> extends Pick<Column<Row>, "isNumber" | "isWords"> {
  /** Its name in JSON. */
  key: string;
  /** Its heading in the console, which leaves out facts without one. */
  label?: string;
  /** Its value in JSON, which leaves out facts without one. */
  value?(row: Row): string | number | boolean | null;
  /** Whether it's a time in epoch milliseconds. */
  isTime?: boolean;
  /** What a command prints, if not the value. */
  text?(row: Row): string;
  /** The maximum length of that, in characters. */
  max?: number;
  /** Whether a command prints it on a line of its own. */
  isBelow?: boolean;
  /** Where it leads in the console. */
  link?(row: Row): string | undefined;
}

/** The fact as a person reads it. @param timeText formats a time */
export function textOf<Row>(fact: Fact<Row>, row: Row, timeText = utcTime): string {
  if (fact.text) return fact.text(row);
  const value = fact.value?.(row) ?? "";
  return fact.isTime && value !== "" ? timeText(Number(value)) : String(value);
}

/** A row for programs. Times are in ISO 8601. */
export function jsonOf<Row>(
  { facts, inJson = [] }: Pick<Listing<Row, never>, "facts" | "inJson">,
  row: Row,
): Record<string, unknown> {
  return Object.fromEntries(
    [...facts, ...inJson].flatMap(({ key, value, isTime }) => {
      const found = value?.(row);
      if (!value) return [];
      return [[key, isTime && found !== null ? new Date(Number(found)).toISOString() : found]];
    }),
  );
}

/** A page of a list. */
export interface ListWindow<Place = ListCursor> {
  after?: Place | undefined;
  limit: number;
}

export interface Listing<Row, Place, Filter = object> {
  facts: readonly Fact<Row>[];
  /** Facts that only JSON has. */
  inJson?: readonly Fact<Row>[];
  /** Shown if there are no rows. */
  empty: string;
  cursor: Cursor<Place>;
  /** The place at the end of a page, which began after another. */
  placeAfter(last: Row, page: { rows: readonly Row[]; after?: Place | undefined }): Place;
  read(db: Database, filter: Filter, window: ListWindow<Place>): Promise<Row[]>;
}

/** A page of a list, and where the next one begins; undefined at the end. */
export async function readPage<Row, Place, Filter>(
  db: Database,
  listing: Listing<Row, Place, Filter>,
  filter: Filter,
  { after, limit }: ListWindow<Place>,
): Promise<{ rows: readonly Row[]; next: Place | undefined }> {
  // One more row shows whether there's another page.
  const found = await listing.read(db, filter, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last && listing.placeAfter(last, { rows, after }) };
}
