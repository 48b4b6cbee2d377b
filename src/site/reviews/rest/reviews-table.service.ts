// The REST API of the earlier backend (PostgREST), as far as its clients used it: listing and adding rows of one table.
// Anything outside that contract gets the error PostgREST would give.

import { setImmediate as othersTurn } from "node:timers/promises";
import {
  allowAnywhere,
  maxPostedRows,
  refuse,
  RestRefusal,
} from "../../../platform/http/rest-answers.ts";
import { isSafeMethod } from "../../../platform/http/request-path.ts";
import { csvText, plainCell } from "../../../platform/text/csv.ts";
import { DuplicateText } from "../../../platform/forms/outcome.ts";
import { LimitReached } from "../../../platform/rate-limit/rate-limiter.service.ts";
import { logFailure } from "../../../platform/log.ts";
import {
  type NewReview,
  type PublicColumn,
  publicColumns,
  type PublicReview,
} from "../reviews.store.ts";
import { restReviewFields, rulesOf } from "../review.ts";
import { readReviewColumns, shortColumnProblem } from "./review-columns.ts";
import type { Reviews } from "../reviews.service.ts";

/** The maximum number of rows in an answer, as in the hosted backend. */
export const maxRows = 1000;

/** The maximum offset: a database reads every row it skips, and nothing counts GETs. */
export const maxOffset = 20_000;

export interface ListQuery {
  columns: readonly PublicColumn[];
  /** The value of `paddle_name=eq.…`; undefined for everyone's reviews. */
  subject: string | undefined;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/**
 * Parses a list's query in PostgREST's grammar, as far as the contract goes.
 * @param range the rows of a `Range` header, which the query comes before
 * @throws RestRefusal for anything else
 */
export function readListQuery(
  query: URLSearchParams,
  range?: { offset: number; limit: number },
): ListQuery {
  const known = new Set(["select", "paddle_name", "order", "limit", "offset"]);
  for (const name of query.keys())
    if (!known.has(name)) {
      throw isPublicColumn(name)
        ? refuse.parameter("filter", name, "The only filter is paddle_name=eq.{slug}")
        : refuse.selected(name);
    }
  const listed = {
    columns: readSelect(query.get("select")),
    subject: readSubject(query.getAll("paddle_name")),
    order: readOrder(query.get("order")),
    limit: Math.min(readCount(query, "limit") ?? range?.limit ?? maxRows, maxRows),
    offset: readCount(query, "offset") ?? range?.offset ?? 0,
  };
  if (listed.offset > maxOffset) throw refuse.offset(listed.offset, maxOffset);
  return listed;
}

function isPublicColumn(name: string): name is PublicColumn {
  return (publicColumns as readonly string[]).includes(name);
}

/** `select=*`, or comma-separated columns, without duplicates. */
export function readSelect(select: string | null): readonly PublicColumn[] {
  const columns = new Set<PublicColumn>();
  for (const name of (select || "*").split(",").map((part) => part.trim()))
    if (name === "*") for (const column of publicColumns) columns.add(column);
    else if (isPublicColumn(name)) columns.add(name);
    else throw refuse.selected(name);
  return [...columns];
}

function readSubject(filters: string[]): string | undefined {
  if (filters.length > 1)
    throw refuse.parameter("filter", "paddle_name", "Give paddle_name=eq.{slug} once");
  const [filter] = filters;
  if (filter === undefined) return undefined;
  const [, subject] = /^eq\.(.*)$/s.exec(filter) ?? [];
  if (subject === undefined || subject.includes("\0"))
    throw refuse.parameter("filter", filter, "The only filter is paddle_name=eq.{slug}");
  return subject;
}

function readOrder(order: string | null): "asc" | "desc" {
  if (order === null) return "desc";
  const parts = /^created_at(?:\.(asc|desc))?(?:\.nulls(?:first|last))?$/.exec(order);
  if (!parts)
    throw refuse.parameter("order", order, "The only order is created_at.desc or created_at.asc");
  return parts[1] === "desc" ? "desc" : "asc";
}

function readCount(query: URLSearchParams, name: "limit" | "offset"): number | undefined {
  const value = query.get(name);
  if (value === null) return undefined;
  if (!/^\d{1,9}$/.test(value))
    throw refuse.parameter(name, value, `${name} must be a whole number`);
  return Number(value);
}

const insertable = new Set<string>([
  "paddle_name",
  ...restReviewFields.map((field) => rulesOf(field).column),
]);

/** The site that rows are posted to. */
interface RowsOf {
  /** The current slug of a subject, by its current or an earlier one; undefined if there is none. */
  subjectNamed: (slug: string) => string | undefined;
  /** Reserved: no reviewer may use it. */
  siteName: string;
}

/**
 * Parses the rows of a POST: one object or a list of them.
 * @param columns the `columns` parameter, which selects the columns of each row
 * @returns the number of rows, and the rows, each validated as it's iterated
 * @throws RestRefusal naming the first invalid column; for an invalid row, when it's iterated
 */
export function readRows(
  body: string,
  columns: string | null,
  { subjectNamed, siteName }: RowsOf,
): { count: number; rows: Iterable<NewReview> } {
  const taken = columns === null ? undefined : readColumns(columns);
  if (!isOfRows(body)) throw refuse.body("More values than these rows can have");
  const rows = parse(body);
  if (rows.length > maxPostedRows)
    throw refuse.body(`More than ${maxPostedRows} rows in one request`);
  return { count: rows.length, rows: readEach(rows, taken, { subjectNamed, siteName }) };
}

function* readEach(
  rows: readonly unknown[],
  taken: ReadonlySet<string> | undefined,
  of: RowsOf,
): Generator<NewReview> {
  const checked = rows.map((row, index) => readRow(row, index, taken, of));
  for (const [index, { subject, text }] of checked.entries()) {
    const { review, column, problem } = readReviewColumns(text, of.siteName);
    if (!review) throw refuse.row(column, problem, index);
    yield { ...review, subject };
  }
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

/**
 * The maximum number of values in a body: those of as many rows as are allowed, with three times the columns there are.
 */
const maxValues = maxPostedRows * 3 * (publicColumns.length + 1);

/**
 * Whether a JSON text has no more values than valid rows could, found without parsing it: parsing 300 KB of brackets or
 * names takes many times longer than the rows that may be posted.
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

/** The end of the string that begins at a quote; the end of the text if it's unterminated. */
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

/** A row's subject and columns. Its text costs the most to read, so all rows' short columns are checked before. */
function readRow(
  row: unknown,
  index: number,
  taken: ReadonlySet<string> | undefined,
  { subjectNamed }: RowsOf,
): { subject: string; text: (column: string) => string } {
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
  const found = shortColumnProblem(text);
  if (found) throw refuse.row(found.column, found.problem, index);
  return { subject, text };
}

const oneObject = "application/vnd.pgrst.object+json";
const json = "application/json";
const csv = "text/csv";
type MediaType = typeof oneObject | typeof json | typeof csv;
/** The media types of answers, by what a call may accept. Without the header, it's the list. */
const mediaTypes: Readonly<Record<string, MediaType>> = {
  "": json,
  "*/*": json,
  "application/*": json,
  [json]: json,
  "application/vnd.pgrst.array+json": json,
  [oneObject]: oneObject,
  [csv]: csv,
  "text/*": csv,
};

/** The media type of a call's answer. @throws RestRefusal if it accepts none of ours */
function readAccept({ headers }: Request) {
  const accepted = (headers.get("accept") ?? "").toLowerCase();
  for (const range of accepted.split(",")) {
    const type = mediaTypes[range.split(";", 1)[0]!.trim()];
    if (type) return type;
  }
  throw refuse.accept(accepted);
}

/** What may be said in `Prefer` (RFC 7240) and `Preference-Applied`. */
const preferenceValues: Readonly<Record<string, readonly string[]>> = {
  count: ["exact"],
  handling: ["strict", "lenient"],
  missing: ["default", "null"],
  return: ["minimal", "representation", "headers-only"],
  tx: ["commit"],
};

/**
 * A call's preferences, by name. Those that we don't know are ignored, as preferences may be; with `handling=strict`, and
 * where ignoring one would do something else than the caller expects, they're refused.
 * @throws RestRefusal
 */
function readPreferences({ headers }: Request): Map<string, string> {
  const given = (headers.get("prefer") ?? "").split(",").map((each) => each.trim().toLowerCase());
  const wanted = new Map(
    given.filter(Boolean).map((each) => {
      const [name = "", value = ""] = each.split("=");
      return [name, value.replaceAll('"', "")];
    }),
  );
  const unknown = [...wanted]
    .filter(([name, value]) => !preferenceValues[name]?.includes(value))
    .map(([name, value]) => `${name}${value && "="}${value}`);
  if (wanted.get("handling") === "strict" && unknown.length > 0) throw refuse.preferences(unknown);
  for (const name of ["count", "resolution", "tx"]) {
    const value = wanted.get(name);
    if (value !== undefined && !preferenceValues[name]?.includes(value))
      throw refuse.parameter("Prefer", `${name}=${value}`, preferenceHints[name]!);
  }
  return wanted;
}

const preferenceHints: Readonly<Record<string, string>> = {
  count: "The only count is exact",
  resolution: "Reviews can be added but not changed",
  tx: "Rows are always stored: there is no rollback",
};

/** The rows that a `Range` header asks for (`Range: 5-9`); undefined for all. @throws RestRefusal */
function readRange({ headers }: Request): { offset: number; limit: number } | undefined {
  const range = headers.get("range");
  if (range === null) return undefined;
  const [, first, last] = /^(?:items=)?(\d{1,9})-(\d{1,9})?$/.exec(range.trim()) ?? [];
  const limit = last === undefined ? maxRows : Number(last) - Number(first) + 1;
  if (first === undefined || limit < 1)
    throw refuse.parameter("Range", range, "Write it as the first and last row: 0-9");
  return { offset: Number(first), limit };
}

/** @throws RestRefusal for a schema that isn't the public one */
function checkSchema({ headers, method }: Request): void {
  const name = isSafeMethod({ method }) ? "accept-profile" : "content-profile";
  const schema = headers.get(name);
  if (schema !== null && schema !== "public") throw refuse.schema(schema);
}

/** Answers a call to the table of reviews as the hosted backend would (https://docs.postgrest.org/en/v12/). */
export async function answerTableCall(
  request: Request,
  reviews: Reviews,
  visitor: string,
): Promise<Response> {
  try {
    return allowAnywhere(await answer(request, reviews, visitor));
  } catch (error) {
    if (error instanceof RestRefusal) return allowAnywhere(error.getResponse());
    if (error instanceof DuplicateText) return allowAnywhere(refuse.copy().getResponse());
    if (error instanceof LimitReached)
      return allowAnywhere(refuse.limit(error.retryAfter).getResponse());
    logFailure(`${request.method} paddle_reviews`, error);
    return allowAnywhere(refuse.store().getResponse());
  }
}

async function answer(request: Request, reviews: Reviews, visitor: string): Promise<Response> {
  checkSchema(request);
  switch (request.method) {
    case "GET":
    case "HEAD":
      return await read(request, reviews);
    case "POST":
      return await insert(request, reviews, visitor);
    default:
      throw refuse.verb(request.method);
  }
}

async function read(request: Request, reviews: Reviews): Promise<Response> {
  const type = readAccept(request);
  const query = readListQuery(new URL(request.url).searchParams, readRange(request));
  const wantsCount = readPreferences(request).has("count");
  // Clients that use an earlier name get the rows, with the new one.
  const subject = query.subject && (reviews.subjectNamed(query.subject) ?? query.subject);
  const [rows, total] = await Promise.all([
    query.limit === 0 ? [] : reviews.list(subject, query),
    wantsCount ? reviews.count(subject) : undefined,
  ]);
  if (total !== undefined && query.offset > total) throw refuse.range(query.offset, total);
  const last = query.offset + rows.length - 1;
  const range = rows.length === 0 ? "*" : `${query.offset}-${last}`;
  const headers = { "content-range": `${range}/${total ?? "*"}` };
  const isPart = total !== undefined && rows.length < total;
  return await respond(rows, query.columns, type, { status: isPart ? 206 : 200, headers });
}

async function insert(request: Request, reviews: Reviews, visitor: string): Promise<Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(json|vnd\.pgrst\.(object|array)\+json)\s*(;|$)/i.test(type))
    throw refuse.mediaType(type || "none");
  const query = new URL(request.url).searchParams;
  for (const name of query.keys())
    if (name !== "columns" && name !== "select")
      throw refuse.parameter("query", name, "A POST takes only columns and select");
  const wanted = readPreferences(request);
  const answerType = readAccept(request);
  const columns = readSelect(query.get("select"));
  const { count: given, rows } = readRows(await request.text(), query.get("columns"), reviews);
  const returned = wanted.get("return");
  if (returned === "representation" && answerType === oneObject && given !== 1)
    throw refuse.notOne(given);
  const stored = given === 0 ? [] : await reviews.submit(rows, visitor);
  const count = wanted.get("count") === "exact" ? stored.length : "*";
  const headers: Record<string, string> = { "content-range": `*/${count}` };
  const held = stored.filter(({ isHeld }) => isHeld).length;
  // PostgREST has nothing for this; clients that don't know the header get the row as stored.
  if (held > 0) headers["x-reviews-held"] = String(held);
  if (returned) headers["preference-applied"] = `return=${returned}`;
  return returned === "representation"
    ? await respond(stored, columns, answerType, { status: 201, headers })
    : new Response(null, { status: 201, headers });
}

/** How many rows are serialized before other work gets a turn: a thousand long ones take a tenth of a second. */
const rowsInTurn = 50;

async function respond(
  rows: readonly PublicReview[],
  columns: readonly PublicColumn[],
  type: MediaType,
  { status, headers }: { status: number; headers: Record<string, string> },
): Promise<Response> {
  if (type === oneObject && rows.length !== 1) throw refuse.notOne(rows.length);
  const written: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsInTurn === rowsInTurn - 1) await othersTurn();
    const values = columns.map((column) => valueOf(row, column));
    written.push(
      type === csv
        ? csvText([values.map(plainCell)])
        : JSON.stringify(Object.fromEntries(columns.map((column, at) => [column, values[at]]))),
    );
  }
  const body =
    type === oneObject
      ? written[0]!
      : type === csv
        ? csvText([columns]) + written.join("")
        : `[${written.join(",")}]`;
  return new Response(body, {
    status,
    headers: { ...headers, "content-type": `${type}; charset=utf-8` },
  });
}

function valueOf(row: PublicReview, column: PublicColumn): string | number {
  if (column !== "created_at" && column !== "updated_at") return row[column];
  // As PostgreSQL prints a timestamptz: with an offset, not 'Z'.
  return new Date(row[column]).toISOString().replace("Z", "+00:00");
}
