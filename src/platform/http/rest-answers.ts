import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { hourlyLimits } from "../rate-limit/rate-limiter.service.ts";

/** The maximum number of rows in one POST: more could never pass the hourly limit. */
export const maxPostedRows = hourlyLimits.review.perVisitor;

interface RefusalFacts {
  details?: string;
  hint?: string;
  /** In seconds, if a retry may succeed. */
  retryAfter?: number;
}

/** An error as PostgREST reports it, which client libraries of hosted backends understand. */
export class RestRefusal extends HTTPException {
  readonly code: string;

  /** @param code a PostgREST code (PGRST…) or a SQLSTATE */
  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    { details, hint, retryAfter }: RefusalFacts = {},
  ) {
    const body = { code, message, details: details ?? null, hint: hint ?? null };
    const headers: HeadersInit = retryAfter === undefined ? {} : { "retry-after": `${retryAfter}` };
    super(status, { message, res: Response.json(body, { status, headers }) });
    this.code = code;
  }
}

const table = "paddle_reviews";
const outOfRange = "Requested range not satisfiable";

export const refuse = {
  table: (name: string) =>
    new RestRefusal(
      404,
      "PGRST205",
      `Could not find the table 'public.${name}' in the schema cache`,
      { hint: `The only table is 'public.${table}'` },
    ),
  column: (name: string) =>
    new RestRefusal(
      400,
      "PGRST204",
      `Could not find the '${name}' column of '${table}' in the schema cache`,
    ),
  selected: (name: string) =>
    new RestRefusal(400, "42703", `column ${table}.${name} does not exist`),
  parameter: (name: string, value: string, hint: string) =>
    new RestRefusal(400, "PGRST100", `"failed to parse ${name} (${value})"`, { hint }),
  verb: (verb: string, writes = true) =>
    new RestRefusal(405, "42501", `permission denied for table ${table}: ${verb} is not allowed`, {
      hint: `Reviews can be read (GET, HEAD)${writes ? " and added (POST)" : ""}`,
    }),
  mediaType: (type: string) =>
    new RestRefusal(415, "PGRST102", `Content-Type not acceptable: ${type}`, {
      hint: "Send application/json",
    }),
  accept: (types: string) =>
    new RestRefusal(406, "PGRST107", `None of these media types are available: ${types}`, {
      hint: "Answers are application/json, application/vnd.pgrst.object+json or text/csv",
    }),
  schema: (name: string) =>
    new RestRefusal(406, "PGRST106", `Invalid schema: ${name}`, {
      hint: "Only the following schemas are exposed: public",
    }),
  preferences: (names: readonly string[]) =>
    new RestRefusal(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${names.join(", ")}`,
    }),
  size: (most: number) => new RestRefusal(413, "413", `The body is larger than ${most} bytes`),
  body: (message: string) => new RestRefusal(400, "PGRST102", message),
  row: (column: string, problem: string, row: number) =>
    new RestRefusal(400, "23514", `column "${column}" of row ${row + 1} ${problem}`, {
      details: "None of the rows in this request were stored.",
    }),
  notOne: (rows: number) =>
    new RestRefusal(406, "PGRST116", "Cannot coerce the result to a single JSON object", {
      // Clients up to 1.0 look for 'Results contain 0 rows', later ones for '0 rows'.
      details: `Results contain ${rows} rows, application/vnd.pgrst.object+json requires 1 row`,
    }),
  range: (offset: number, total: number) =>
    new RestRefusal(416, "PGRST103", outOfRange, {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    }),
  offset: (offset: number, most: number) =>
    new RestRefusal(416, "PGRST103", outOfRange, {
      details: `An offset of ${offset} was requested, but at most ${most} rows can be skipped.`,
      hint: "For older reviews use order=created_at.asc, or ask for each paddle with paddle_name=eq.{slug}",
    }),
  copy: () =>
    new RestRefusal(409, "23505", "Another review already has this text", {
      details: "None of the rows in this request were stored.",
    }),
  limit: (seconds: number) =>
    new RestRefusal(429, "54000", "The hourly limit for reviews is reached", {
      hint: `Try again in ${seconds} seconds. The limit is ${hourlyLimits.review.perVisitor} reviews an hour.`,
      retryAfter: seconds,
    }),
  tooMany: (seconds: number) =>
    new RestRefusal(429, "54000", "Too many posts from this address", {
      hint: `Try again in ${seconds} seconds.`,
      retryAfter: seconds,
    }),
  store: () =>
    new RestRefusal(503, "PGRST001", "Could not connect with the database. Please try again."),
};

const anywhere = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Content-Range, Preference-Applied, Retry-After, X-Reviews-Held",
};

/** Lets scripts of every origin read an answer: it's public and never uses cookies. */
export function allowAnywhere(response: Response): Response {
  for (const [name, value] of Object.entries(anywhere)) response.headers.set(name, value);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** The methods of the REST API. @param writes whether it may add reviews */
export function restMethods(writes: boolean): string[] {
  return ["GET", "HEAD", ...(writes ? ["POST"] : []), "OPTIONS"];
}

export function preflight(request: Request, methods: readonly string[]): Response {
  return allowAnywhere(
    new Response(null, {
      status: 204,
      headers: {
        "access-control-allow-methods": methods.join(", "),
        "access-control-allow-headers":
          request.headers.get("access-control-request-headers") ?? "*",
        "access-control-max-age": "86400",
        vary: "access-control-request-headers",
      },
    }),
  );
}
