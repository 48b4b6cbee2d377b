// Imports exports of this site, of any version, and reviews from the backend before it. Rows that exist stay as they
// are, so an interrupted import can simply be run again; every rejected row is reported with its line.

import { hash } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { encodingMistake } from "../../../platform/content/content-reader.ts";
import { columnName, readHeadings, type SheetField } from "../../../platform/sheets/columns.ts";
import { maxSheet, SheetRefused } from "../../../platform/sheets/sheet.ts";
import { migrations } from "../../../platform/store/migrate.ts";
import { numberIn } from "../../../platform/text/read-figure.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { countOn } from "../../../platform/store/dialect.ts";
import { keepReviews, type KeptReview } from "../../../site/reviews/reviews.store.ts";
import { isReviewId, sampleIndex } from "../../../site/reviews/reports/report.ts";
import { readReviewColumns } from "../../../site/reviews/rest/review-columns.ts";
import type { Library } from "../../../library/library.ts";
import { storeRows } from "./transfer.store.ts";
import {
  type ColumnKind,
  type TransferredRow,
  type TransferredTable,
  transferredTables,
} from "./transferred-tables.ts";

export interface ImportReport {
  stored: number;
  /** Rows that were already in the store. */
  known: number;
  /** Rejected rows, with their line (or position in a JSON list) and the reason. */
  refused: { line: number; reason: string }[];
  /** How the file was read, one sentence each. */
  notes?: readonly string[];
}

/** The file isn't an export, is incomplete, or was written by a newer version. */
export class NotAnExport extends Error {
  override name = "NotAnExport";
}

/** Splits lines at line feeds only: node:readline would also split at U+2028, which JSON strings may contain. */
export async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = "";
  for await (const chunk of input) {
    const lines = (begun + chunk).split("\n");
    begun = lines.pop()!;
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (begun !== "") yield begun;
}

/** Parses a line as a JSON object. Returns undefined if it isn't one. */
export function objectOf(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Checks that a file is an export, and a complete one unless `unchecked`. @throws NotAnExport */
export async function checkExport(path: string, unchecked: boolean): Promise<void> {
  if (!statSync(path).isFile())
    throw new NotAnExport("it is read twice, so it must be a file, not a pipe");
  let head: string | undefined;
  let last: string | undefined;
  let lines = 0;
  for await (const line of linesOf(createReadStream(path, "utf8"))) {
    if (head === undefined) {
      checkHead(line);
      if (unchecked) return;
      head = line;
    } else if (line !== "") {
      last = line;
      lines++;
    }
  }
  if (head === undefined) throw new NotAnExport("the file is empty");
  checkEnd(last, lines - 1);
}

function checkHead(line: string): void {
  const head = objectOf(line);
  if (head?.["rallyrank"] !== 1)
    throw new NotAnExport('its first line is not the first line of an export ({"rallyrank":1,…})');
  const { schema } = head;
  if (typeof schema !== "string" || !Object.hasOwn(migrations, schema))
    throw new NotAnExport(
      `it was written by a newer version (schema ${JSON.stringify(schema)}). Update this one first.`,
    );
}

/** @param rows the number of lines between the first and the last */
function checkEnd(last: string | undefined, rows: number): void {
  const end = last === undefined ? undefined : objectOf(last);
  if (!isEnd(end))
    throw new NotAnExport(
      "the last line of an export is missing, so rows may be missing too. Export the data again. If this is all you have, or version 0.1 wrote the file, add --unchecked to import what is there.",
    );
  if (end["rows"] !== rows)
    throw new NotAnExport(
      `it has ${rows} rows, but its last line counts ${JSON.stringify(end["rows"])}. Export the data again. If this is all you have, add --unchecked to import what is there.`,
    );
}

/** Whether an object is an export's last line. */
export const isEnd = (
  object: Record<string, unknown> | undefined,
): object is Record<string, unknown> => object?.["rallyrank"] === "end";

/**
 * Parses a row of the earlier backend's `paddle_reviews`, from its CSV or JSON export.
 * @param subjectOf returns the slug of a subject, given its name or slug
 * @returns the review with its own times and id (see `siteId`), or what is wrong with the row
 */
export function readEarlierReview(
  row: Record<string, unknown>,
  subjectOf: (name: string) => string | undefined,
): KeptReview | string {
  const text = (column: string) => {
    const value = row[column];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const subject = subjectOf(text("paddle_name"));
  if (subject === undefined)
    return `paddle_name '${text("paddle_name").slice(0, 80)}' is not a paddle or article of this site`;
  // Tables of numbers write 4 as 4.0.
  const rating = String(numberIn(text("rating"), false) ?? text("rating"));
  const { review, column, problem } = readReviewColumns((name) =>
    name === "rating" ? rating : text(name),
  );
  if (!review) return `${column} ${problem}`;
  if (text("id") === "") return "id is missing";
  const id = siteId(text("id"));
  const createdAt = readTime(text("created_at"));
  if (createdAt === undefined) return "created_at is not a time";
  const updatedAt = text("updated_at") === "" ? createdAt : readTime(text("updated_at"));
  if (updatedAt === undefined) return "updated_at is not a time";
  return { ...review, subject, id, createdAt, updatedAt };
}

/** A UUID: the id itself or, since lists, votes and reports take no other, one that follows from it. */
const siteId = (id: string) =>
  isReviewId(id) && sampleIndex(id) === undefined
    ? id
    : hash("sha256", id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** Epoch milliseconds of '2024-05-01T12:00:00.5+00:00' or '2024-05-01 12:00:00+00', as databases write it. */
function readTime(text: string): number | undefined {
  const parts =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text);
  if (!parts) return undefined;
  const [, date, time, fraction = "", zone = "Z"] = parts;
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^(...)(\d\d)$/, "$1:$2");
  const milliseconds = Date.parse(
    `${date}T${time}.${fraction.padEnd(3, "0").slice(0, 3)}${offset}`,
  );
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

const batch = 500;

type EarlierRow = Record<string, unknown>;

/** The file isn't an export of that table. */
export class NotEarlierReviews extends Error {
  override name = "NotEarlierReviews";
}

/**
 * Imports an export of the earlier backend's `paddle_reviews`: CSV with a header row, or a JSON list. Times are kept,
 * and ids that are UUIDs; existing reviews stay as they are.
 * @throws NotEarlierReviews before anything is stored
 */
export async function importReviews(
  { db }: Store,
  library: Library,
  path: string,
): Promise<ImportReport> {
  const report: ImportReport = { stored: 0, known: 0, refused: [] };
  const subjectOf = subjectsByName(library);
  let waiting: KeptReview[] = [];
  const flush = async () => {
    const stored = await keepReviews(db, waiting);
    report.stored += stored;
    report.known += waiting.length - stored;
    waiting = [];
  };
  const { rows, notes } = path.endsWith(".json") ? rowsOfJson(path) : await rowsOfTable(path);
  for (const { line, row } of rows) {
    const read = typeof row === "string" ? row : readEarlierReview(row, subjectOf);
    if (typeof read === "string") report.refused.push({ line, reason: read });
    else waiting.push(read);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return notes.length > 0 ? { ...report, notes } : report;
}

interface EarlierRows {
  /** Each with its first line or, in a JSON list, its position; a text says why it can't be read. */
  rows: readonly { line: number; row: EarlierRow | string }[];
  notes: readonly string[];
}

/** @throws NotEarlierReviews */
function rowsOfJson(path: string): EarlierRows {
  const rows: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (!Array.isArray(rows)) throw new NotEarlierReviews(`${path} does not contain a list`);
  return {
    rows: (rows as unknown[]).map((row, index) => ({
      line: index + 1,
      row: row && typeof row === "object" ? { ...row } : {},
    })),
    notes: [],
  };
}

/** The table's columns. */
const earlierFields = [
  "id",
  "paddle_name",
  "first_name",
  "dupr_rating",
  "rating",
  "review_text",
  "created_at",
  "updated_at",
].map((field): SheetField => ({ field, heading: field, kind: { is: "text" } }));

/** An owner's own file may be larger than one that's sent; it's read where nobody waits. */
const limits = { ...maxSheet, rows: 1_000_000, text: 20_000 };

/** @throws NotEarlierReviews if it isn't a table, or no column says what is reviewed */
async function rowsOfTable(path: string): Promise<EarlierRows> {
  const { readSheet } = await import("../../../platform/sheets/read-sheet.ts");
  const reading = { fields: earlierFields, limits };
  const sheet = await readSheet(readFileSync(path), reading).catch((error: unknown) => {
    if (!(error instanceof SheetRefused)) throw error;
    throw new NotEarlierReviews(error.message.replace(/\.$/, ""));
  });
  const [headings, ...rows] = sheet.rows;
  const { columns } = readHeadings(headings!, earlierFields);
  if (!columns.some(({ field }) => field.field === "paddle_name")) {
    const written = headings!.cells.filter((cell) => typeof cell === "string").join("', '");
    throw new NotEarlierReviews(`no column is paddle_name, but '${written.slice(0, 200)}'`);
  }
  return {
    rows: rows.map(({ line, row, cells }) => {
      const values: EarlierRow = {};
      for (const { field, index, written } of columns) {
        const cell = cells[index] ?? "";
        const wrong = typeof cell === "object" && "wrong" in cell ? cell.wrong : undefined;
        const lost = typeof cell === "string" ? encodingMistake(cell, true)?.sentence : undefined;
        const problem = wrong ?? lost;
        if (problem !== undefined)
          return { line: line ?? row, row: `${columnName(index, written)}: ${problem}` };
        values[field.field] = typeof cell === "object" ? (cell as { date: string }).date : cell;
      }
      return { line: line ?? row, row: values };
    }),
    notes: sheet.notes,
  };
}

/** Looks up a subject by its slug, an earlier one or its name, ignoring case. */
function subjectsByName({ paddles, ballTests, moved }: Library) {
  const slugs = new Map(moved.subjects);
  for (const { slug, name } of paddles) slugs.set(slug, slug).set(name.toLowerCase(), slug);
  for (const { slug, title } of ballTests) slugs.set(slug, slug).set(title.toLowerCase(), slug);
  return (name: string) => slugs.get(name.trim().toLowerCase());
}

interface Line {
  number: number;
  row: TransferredRow;
}

/**
 * Imports an export into a store, a few hundred rows at a time. Existing rows stay as they are, so an interrupted
 * import can simply be run again.
 * @param progress called with the number of bytes read so far
 * @param unchecked whether to accept an incomplete file
 * @throws NotAnExport before anything is stored
 */
export async function importData(
  store: Store,
  path: string,
  progress: (bytes: number) => void,
  { unchecked = false } = {},
): Promise<ImportReport> {
  await checkExport(path, unchecked);
  const tables = new Map((await transferredTables()).map((table) => [table.name, table]));
  const report: ImportReport = { stored: 0, known: 0, refused: [] };
  const input = createReadStream(path, "utf8");
  let number = 0;
  let current: TransferredTable | undefined;
  let waiting: Line[] = [];

  const flush = async () => {
    if (current && waiting.length > 0) await storeLines(store, current, waiting, report);
    waiting = [];
    progress(input.bytesRead);
  };
  for await (const text of linesOf(input)) {
    number++;
    if (number === 1 || text === "") continue;
    const object = objectOf(text);
    if (isEnd(object)) continue;
    const read = readLine(object, tables);
    if (typeof read === "string") {
      report.refused.push({ line: number, reason: read });
      continue;
    }
    if (read.table !== current || waiting.length === batch) await flush();
    current = read.table;
    const row = current.migrated(read.row);
    if (row) waiting.push({ number, row });
  }
  await flush();
  for (const { name, counter } of tables.values())
    if (counter) await countOn(store.db, store.engine, name, counter);
  return report;
}

const isOfKind = (value: unknown, kind: ColumnKind) =>
  typeof value === "string"
    ? kind.startsWith("text")
    : typeof value === "number" && (kind.startsWith("number") || (kind === "count" && value >= 0));

const valueIfMissing = (kind: ColumnKind) =>
  kind === "count" ? 0 : kind === "text or missing" ? "" : null;

/** A line's row, or what is wrong with it. */
function readLine(
  object: Record<string, unknown> | undefined,
  tables: ReadonlyMap<string, TransferredTable>,
): { table: TransferredTable; row: TransferredRow } | string {
  if (!object) return "is not a JSON object";
  const { table: name, ...values } = object;
  const table = typeof name === "string" ? tables.get(name) : undefined;
  if (!table) return `names no table (${JSON.stringify(name)})`;
  for (const [column, value] of Object.entries(values)) {
    if (Object.hasOwn(table.columns, column)) continue;
    if (table.gone.includes(column)) {
      delete values[column];
      continue;
    }
    if (!Object.hasOwn(table.follows, column)) return `${table.name} has no column '${column}'`;
    if (value !== null && typeof value !== "string" && !Number.isSafeInteger(value))
      return `${table.name}.${column} is not a text or whole number`;
  }
  for (const [column, kind] of Object.entries(table.columns)) {
    // A column that the export's schema didn't have yet.
    const value = (values[column] ??= valueIfMissing(kind));
    const isRight = value === null ? kind.endsWith("null") : isOfKind(value, kind);
    if (!isRight) return `${table.name}.${column} is not a ${kind}`;
    if (typeof value === "number" && !Number.isSafeInteger(value))
      return `${table.name}.${column} is not a whole number`;
  }
  return { table, row: values as TransferredRow };
}

async function storeLines(
  store: Store,
  table: TransferredTable,
  lines: readonly Line[],
  report: ImportReport,
): Promise<void> {
  try {
    const stored = await storeRows(
      store.db,
      store.engine,
      table,
      lines.map(({ row }) => row),
    );
    report.stored += stored;
    report.known += lines.length - stored;
  } catch (error) {
    const [only] = lines;
    if (lines.length === 1 && only) {
      report.refused.push({ line: only.number, reason: (error as Error).message });
      return;
    }
    // One of the lines was rejected: store the others without it.
    for (const line of lines) await storeLines(store, table, [line], report);
  }
}
