import { honeypotField } from "../../model/honeypot";
import type { Notice } from "../../model/content/form-wording";
import { DuplicateText } from "../../server/rate-limit/duplicate-text";
import { LimitReached } from "../../server/rate-limit/rate-limiter";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";
import { readPosted } from "./read-posted";

/** What is known of a post besides its fields. */
export interface PostedBy {
  /** The address it came from. */
  visitor: string;
  /** What the field that people do not see was filled in with. */
  honeypot: string;
}

/** A posted form: what was typed, and what else is known of it. */
export interface Posted<Typed> {
  typed: Typed;
  by: PostedBy;
}

/**
 * Reads the fields of a posted form.
 * @param visitor the address it came from
 */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
  visitor: string,
): Promise<Posted<Record<Name, string>>> {
  const { [honeypotField]: honeypot, ...typed } = await readPosted(request, [
    ...names,
    honeypotField,
  ]);
  return { typed: typed as Record<Name, string>, by: { visitor, honeypot } };
}

/** A post that is refused whatever its fields say, and what its form says of that. */
export interface Rejected {
  kind: "rejected";
  notice: Notice;
  status: 400 | 409 | 429;
  /** Seconds, where it may be sent again later. */
  retryAfter?: number;
}

/** What became of a post, the same for every form. */
export type SubmissionResult<Problems, Answer> =
  | { kind: "stored"; answer: Answer }
  | { kind: "invalid"; problems: Problems }
  | Rejected
  | { kind: "failed" };

/**
 * Stores what was posted, unless the rate limiter refuses it or the store fails.
 * @param what for the log: 'a message'
 */
export async function receivePost<Answer>(
  { library: { refusals } }: Site,
  { honeypot }: PostedBy,
  what: string,
  store: () => Promise<Answer>,
): Promise<SubmissionResult<never, Answer>> {
  if (honeypot !== "") return { kind: "rejected", notice: refusals.bait, status: 400 };
  try {
    return { kind: "stored", answer: await store() };
  } catch (error) {
    if (error instanceof DuplicateText)
      return { kind: "rejected", notice: refusals.copy, status: 409 };
    if (error instanceof LimitReached) return limited(error, refusals.limit);
    logFailure(`storing ${what}`, error);
    return { kind: "failed" };
  }
}

function limited({ retryAfter }: LimitReached, { title, text }: Notice): Rejected {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return {
    kind: "rejected",
    notice: { title, text: text?.replace("{minutes}", wait) },
    status: 429,
    retryAfter,
  };
}

/** The status and headers of the answer to a post that was not stored. */
export function responseHead(
  received: Exclude<SubmissionResult<unknown, unknown>, { kind: "stored" }>,
): { status: number; headers?: Record<string, string> } {
  switch (received.kind) {
    case "invalid":
      return { status: 422 };
    case "failed":
      return { status: 503 };
    case "rejected":
      return {
        status: received.status,
        headers:
          received.retryAfter === undefined ? {} : { "retry-after": String(received.retryAfter) },
      };
  }
}

/** The answer to a form's script: 201 with the answer, else what is wrong with which field, or what to say. */
export function answerScript(received: SubmissionResult<unknown, unknown>): Response {
  switch (received.kind) {
    case "stored":
      return Response.json(received.answer ?? null, { status: 201 });
    case "invalid":
      return Response.json(received.problems, responseHead(received));
    case "rejected":
      return Response.json(received.notice, responseHead(received));
    case "failed":
      return new Response(null, responseHead(received));
  }
}
