// The REST API of the earlier backend (PostgREST), as far as its clients used it: listing and adding rows of one table.
// Anything outside that contract gets the error PostgREST would give.

import { setImmediate as othersTurn } from "node:timers/promises";
import {
  allowAnywhere,
  maxPostedRows,
  refuse,
  RestRefusal,
} from "../../../platform/http/rest-answers.ts";
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
import { readReviewColumns } from "./review-columns.ts";
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

/** Parses a list's query in PostgREST's grammar, as far as the contract goes. @throws RestRefusal for anything else */
export function readListQuery(query: URLSearchParams): ListQuery {
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
    limit: Math.min(readCount(query, "limit") ?? maxRows, maxRows),
    offset: readCount(query, "offset") ?? 0,
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

const oneObject = "application/vnd.pgrst.object+json";

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
  switch (request.method) {
    case "GET":
    case "HEAD":
      return await list(request, reviews);
    case "POST":
      return await insert(request, reviews, visitor);
    default:
      throw refuse.verb(request.method);
  }
}

async function list(request: Request, reviews: Reviews): Promise<Response> {
  const query = readListQuery(new URL(request.url).searchParams);
  const wantsCount = preferences(request).get("count");
  if (wantsCount !== undefined && wantsCount !== "exact")
    throw refuse.parameter("Prefer", `count=${wantsCount}`, "The only count is exact");
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
  return await respond(request, rows, query.columns, { status: isPart ? 206 : 200, headers });
}

async function insert(request: Request, reviews: Reviews, visitor: string): Promise<Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/(json|vnd\.pgrst\.(object|array)\+json)\s*(;|$)/i.test(type))
    throw refuse.mediaType(type || "none");
  const query = new URL(request.url).searchParams;
  for (const name of query.keys())
    if (name !== "columns" && name !== "select")
      throw refuse.parameter("query", name, "A POST takes only columns and select");
  const wanted = preferences(request);
  if (wanted.has("resolution"))
    throw refuse.parameter(
      "Prefer",
      `resolution=${wanted.get("resolution")}`,
      "Reviews can be added but not changed",
    );
  const columns = readSelect(query.get("select"));
  const { count: given, rows } = readRows(await request.text(), query.get("columns"), reviews);
  const returned = wanted.get("return");
  if (returned === "representation" && wantsOneObject(request) && given !== 1)
    throw refuse.notOne(given);
  const stored = await reviews.submit(rows, visitor);
  const count = wanted.get("count") === "exact" ? stored.length : "*";
  const headers: Record<string, string> = { "content-range": `*/${count}` };
  const held = stored.filter(({ isHeld }) => isHeld).length;
  // PostgREST has nothing for this; clients that don't know the header get the row as stored.
  if (held > 0) headers["x-reviews-held"] = String(held);
  if (returned) headers["preference-applied"] = `return=${returned}`;
  return returned === "representation"
    ? await respond(request, stored, columns, { status: 201, headers })
    : new Response(null, { status: 201, headers });
}

/** Whether a call asks for one object instead of a list. */
function wantsOneObject(request: Request): boolean {
  return request.headers.get("accept")?.includes(oneObject) ?? false;
}

/** A call's preferences (RFC 7240), by name. */
function preferences(request: Request): Map<string, string> {
  const pairs = (request.headers.get("prefer") ?? "").split(",").map((pair) => pair.trim());
  return new Map(
    pairs.filter(Boolean).map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.toLowerCase(), value];
    }),
  );
}

/** How many rows are serialized before other work gets a turn: a thousand long ones take a tenth of a second. */
const rowsInTurn = 50;

async function respond(
  request: Request,
  rows: readonly PublicReview[],
  columns: readonly PublicColumn[],
  { status, headers }: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const asOne = wantsOneObject(request);
  if (asOne && rows.length !== 1) throw refuse.notOne(rows.length);
  const type = `${asOne ? oneObject : "application/json"}; charset=utf-8`;
  const given = { status, headers: { ...headers, "content-type": type } };
  if (request.method === "HEAD") return new Response(null, given);
  const written: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % rowsInTurn === rowsInTurn - 1) await othersTurn();
    const shown = Object.fromEntries(columns.map((column) => [column, valueOf(row, column)]));
    written.push(JSON.stringify(shown));
  }
  return new Response(asOne ? written[0]! : `[${written.join(",")}]`, given);
}

function valueOf(row: PublicReview, column: PublicColumn): string | number {
  if (column !== "created_at" && column !== "updated_at") return row[column];
  // As PostgreSQL prints a timestamptz: with an offset, not 'Z'.
  return new Date(row[column]).toISOString().replace("Z", "+00:00");
}
