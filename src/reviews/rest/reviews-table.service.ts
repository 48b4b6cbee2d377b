import { setImmediate as othersTurn } from "node:timers/promises";
import type { PublicColumn, PublicReview } from "../reviews.store.ts";
import { DuplicateText } from "../../platform/forms/duplicate-text.ts";
import { LimitReached } from "../../platform/rate-limit/rate-limiter.service.ts";
import { logFailure } from "../../platform/log.ts";
import type { Reviews } from "../reviews.service.ts";
import { allowAnywhere, refuse, RestRefusal } from "../../platform/http/rest-answers.ts";
import { readListQuery, readSelect } from "./read-query.service.ts";
import { readRows } from "./read-rows.service.ts";

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
  // Clients that know an earlier name get the rows, which have the new one.
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
  return await respond(request, rows, query.columns, isPart ? 206 : 200, headers);
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
  // PostgREST has no answer for this; clients that don't know the header read a row as it was stored.
  if (held > 0) headers["x-reviews-held"] = String(held);
  if (returned) headers["preference-applied"] = `return=${returned}`;
  return returned === "representation"
    ? await respond(request, stored, columns, 201, headers)
    : new Response(null, { status: 201, headers });
}

/** Whether a call asks for one object instead of a list. */
function wantsOneObject(request: Request): boolean {
  return request.headers.get("accept")?.includes(oneObject) ?? false;
}

/** The preferences of RFC 7240 that a call carries, by name. */
function preferences(request: Request): Map<string, string> {
  const pairs = (request.headers.get("prefer") ?? "").split(",").map((pair) => pair.trim());
  return new Map(
    pairs.filter(Boolean).map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return [name.toLowerCase(), value];
    }),
  );
}

/** Rows that are written out before others get their turn: a thousand long ones take a tenth of a second. */
const rowsInTurn = 50;

async function respond(
  request: Request,
  rows: readonly PublicReview[],
  columns: readonly PublicColumn[],
  status: number,
  headers: Record<string, string>,
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
  // As PostgreSQL prints a timestamptz: an offset, not 'Z'.
  return new Date(row[column]).toISOString().replace("Z", "+00:00");
}
