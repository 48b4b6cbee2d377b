import {
  DuplicateText,
  honeypotField,
  type NotStored,
  onceField,
  type Refused,
} from "./outcome.ts";
import type { Notice, Refusals } from "./form-wording.content.ts";
import { LimitReached } from "../rate-limit/rate-limiter.service.ts";
import { logFailure } from "../log.ts";
import { type ActionRefusal, type Stored, stored, type StoredAnswer } from "../render/route.ts";
import { fill } from "../text/fill.ts";

/** Parses a posted form. Our forms are sent URL-encoded, with and without script, so multipart bodies are ignored. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
  return new URLSearchParams(isForm ? await request.text() : "");
}

/**
 * The most characters that a form with a file may say of its type. With a boundary of 70, the most by RFC 2046, it's about
 * 100. Searching for a much longer one may take seconds. Parsers find it in different ways, so this is about all of it.
 */
const maxTypeLength = 200;

/**
 * The same for a form with a file, of a page that takes one; without a file, it's URL-encoded as any other.
 * @returns undefined if its type is longer than a browser's
 */
export async function readUpload(
  request: Request,
): Promise<{ form: URLSearchParams; file: File | undefined } | undefined> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type))
    return { form: await readForm(request), file: undefined };
  if (type.length > maxTypeLength) return undefined;
  const posted = [...(await request.formData().catch(() => new FormData()))];
  const texts = posted.filter((each): each is [string, string] => typeof each[1] === "string");
  const file = posted.map(([, value]) => value).find((value) => typeof value !== "string");
  return { form: new URLSearchParams(texts), file };
}

/** The named fields of a posted form; missing ones are empty. */
export async function readPosted<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await readForm(request);
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}

/** A post that wasn't stored, with the form's message. What was typed goes back into the form. */
interface FormRefusal<Problems, Typed> extends ActionRefusal {
  outcome: Refused<Problems>;
  typed: Typed;
}

/** A post with valid fields that wasn't stored. */
interface StoreRefusal extends ActionRefusal {
  outcome: NotStored;
}

/** A site that has the messages of every form. */
interface RefusingSite {
  readonly library: { refusals: Refusals };
}

/** A parser's result if all fields are valid. */
type Valid<Read> = Exclude<Read, { problems: object }>;

interface PostedForm<Name extends string, Read, Answer> {
  /** The names the fields are posted under. */
  fields: readonly Name[];
  read(typed: Record<Name, string>): Read;
  /** For the log: 'storing a message'. */
  doing: string;
  /** @param once what only the sender's browser knows; empty without script */
  store(read: Valid<Read>, once: string): Promise<Answer>;
  /** Where a plain form goes next. */
  location(answer: Answer): string;
}

/** Parses, checks and stores a form post, sent with or without script: the whole action of a page with one form. */
export async function receivePost<
  Name extends string,
  Read extends { problems?: object },
  Answer extends StoredAnswer,
>(
  { request, site }: { request: Request; site: RefusingSite },
  form: PostedForm<Name, Read, Answer>,
): Promise<Stored | FormRefusal<NonNullable<Read["problems"]>, Record<Name, string>>> {
  const names = [...form.fields, honeypotField, onceField] as const;
  const {
    [honeypotField]: honeypot,
    [onceField]: once,
    ...rest
  } = await readPosted(request, names);
  const typed = rest as Record<Name, string>;
  const read = form.read(typed);
  if (read.problems)
    return { status: 422, outcome: { kind: "invalid", problems: read.problems }, typed };
  if (honeypot !== "") return { ...rejected(400, site.library.refusals.bait), typed };
  const { answer, refusal } = await storePost(site, form.doing, () =>
    form.store(read as Valid<Read>, once),
  );
  return refusal ? { ...refusal, typed } : stored(form.location(answer), answer);
}

/**
 * Stores a post, unless the rate limiter rejects it or the store fails.
 * @param doing for the log: 'storing a vote'
 */
export async function storePost<Answer>(
  { library: { refusals } }: RefusingSite,
  doing: string,
  store: () => Promise<Answer>,
): Promise<{ answer: Answer; refusal?: never } | { answer?: never; refusal: StoreRefusal }> {
  try {
    return { answer: await store() };
  } catch (error) {
    if (error instanceof DuplicateText) return { refusal: rejected(409, refusals.copy) };
    if (error instanceof LimitReached) return { refusal: limitRefusal(error, refusals.limit) };
    logFailure(doing, error);
    return { refusal: { status: 503, outcome: { kind: "failed" } } };
  }
}

function rejected<Status extends 400 | 409 | 429>(status: Status, notice: Notice) {
  return { status, outcome: { kind: "rejected" as const, notice } };
}

/** A form's message if a limit is reached. */
export function limitRefusal(
  { retryAfter }: Pick<LimitReached, "retryAfter">,
  { title, text }: Notice,
) {
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "1 minute" : `${minutes} minutes`;
  return {
    ...rejected(429, { title, text: text && fill(text, { minutes: wait }) }),
    headers: { "retry-after": String(retryAfter) },
  };
}
