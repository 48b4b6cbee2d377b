import { type NewReview, publicColumns } from "../reviews.store.ts";
import { restReviewFields, rulesOf } from "../review-fields.ts";
import { readReviewColumns } from "./review-columns.ts";
import { maxPostedRows, refuse } from "../../platform/http/rest-answers.ts";

const insertable = new Set<string>([
  "paddle_name",
  ...restReviewFields.map((field) => rulesOf(field).column),
]);

/** The site that rows are posted to. */
interface RowsOf {
  /** The slug of the subject that has this one, or had it earlier; undefined if there is none. */
  subjectNamed: (slug: string) => string | undefined;
  /** No reviewer may use it. */
  siteName: string;
}

/**
 * Reads the rows of a POST: one object or a list of them.
 * @param columns the `columns` parameter, which names the columns to take of each row
 * @returns how many there are, and the rows, each checked as it is taken
 * @throws RestRefusal naming the first column that is not right; for a bad row, when it is taken
 */
export function readRows(
  body: string,
  columns: string | null,
  { subjectNamed, siteName }: RowsOf,
): { count: number; rows: Iterable<NewReview> } {
  const taken = columns === null ? undefined : readColumns(columns);
  if (!isOfRows(body)) throw refuse.body("More values than these rows can have");
  const rows = parse(body);
  if (rows.length === 0) throw refuse.body("The list of rows is empty");
  if (rows.length > maxPostedRows)
    throw refuse.body(`More than ${maxPostedRows} rows in one request`);
  return { count: rows.length, rows: readEach(rows, taken, { subjectNamed, siteName }) };
}

function* readEach(
  rows: readonly unknown[],
  taken: ReadonlySet<string> | undefined,
  of: RowsOf,
): Generator<NewReview> {
  for (const [index, row] of rows.entries()) yield readRow(row, index, taken, of);
}

function readColumns(columns: string): ReadonlySet<string> {
  const taken = new Set<string>();
  for (const part of columns.split(",")) {
    const name = part.trim().replace(/^"(.*)"$/, "$1");
    if (!insertable.has(name)) throw refuse.column(name);
    taken.add(name);
  }
  return taken;
}

/** Values in a body at most: those of as many rows as one takes, of three times the columns there are. */
const maxValues = maxPostedRows * 3 * (publicColumns.length + 1);

/**
 * Whether a JSON text has no more values than rows of the table have, found without reading it: to parse 300 KB of
 * brackets or of names takes many times longer than the rows that may be posted.
 */
function isOfRows(json: string): boolean {
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfString(json, at);
    else if ((sign === "," || sign === "[" || sign === "{") && ++values > maxValues) return false;
  }
  return true;
}

/** Where the string that begins at a quote ends; the end of the text if it doesn't. */
function endOfString(json: string, begin: number): number {
  for (let end = json.indexOf('"', begin + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return json.length;
}

function parse(body: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw refuse.body("Empty or invalid json");
  }
  return Array.isArray(value) ? value : [value];
}

function readRow(
  row: unknown,
  index: number,
  taken: ReadonlySet<string> | undefined,
  { subjectNamed, siteName }: RowsOf,
): NewReview {
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw refuse.body(`Row ${index + 1} is not an object`);
  const values = row as Record<string, unknown>;
  if (!taken) for (const name in values) if (!insertable.has(name)) throw refuse.column(name);
  const text = (column: string) => {
    const isTaken = Object.hasOwn(values, column) && (!taken || taken.has(column));
    const value = (isTaken ? values[column] : undefined) ?? "";
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
    throw refuse.row(column, "is neither text nor a number", index);
  };
  const subject = subjectNamed(text("paddle_name"));
  if (subject === undefined)
    throw refuse.row("paddle_name", "is not the slug of a paddle or a ball article", index);
  const { review, column, problem } = readReviewColumns(text, siteName);
  if (review) return { ...review, subject };
  throw refuse.row(column, problem, index);
}
