// A request for a paddle that isn't here, as the form sends it.

import { addresses } from "../addresses.ts";
import { comparableWords } from "../contributions/hold-reason.ts";
import { type EmailProblem, readOptionalEmail } from "../platform/email/email-address.ts";
import { lineProblem, type TextProblem, tidy } from "../platform/text/plain-text.ts";

/** The fields of the form, as posted. */
export const requestFields = ["name", "brand", "link", "email"] as const;
export type TypedRequest = Record<(typeof requestFields)[number], string>;

/** Begins the subjects of subscriptions to a paddle's page, before the request's id. No slug has a colon. */
export const requestAlerts = "request:";

/** The maximum lengths, in characters (code points): those of a paddle's file. */
export const maxRequest = { name: 60, brand: 30, link: 500 } as const;

export interface PaddleRequest {
  name: string;
  brand: string;
  /** An https address; may be empty. */
  link: string;
  /** Null if nobody wants to hear. */
  email: string | null;
}

export type RequestProblems = {
  name?: TextProblem;
  brand?: TextProblem;
  link?: "tooLong" | "notALink";
  email?: EmailProblem;
};

/** Whether a host is a name that everyone can look up: not 'localhost', and no number. */
function isDomain(host: string): boolean {
  const labels = host.split(".");
  const isLabel = (label: string) => /^[a-z0-9-]{1,63}$/.test(label) && !/^-|-$/.test(label);
  return labels.length > 1 && labels.every(isLabel) && /^(?:[a-z]{2}|xn--)/.test(labels.at(-1)!);
}

/**
 * Parses the address of a page elsewhere, typed with or without 'https://'. Undefined for anything else: another scheme,
 * a name and password, a port, a number instead of a name.
 */
export function readLink(typed: string): URL | undefined {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(typed);
  const url = URL.parse(hasScheme ? typed : `https://${typed}`);
  if (!url || url.protocol !== "https:" || url.username || url.password || url.port)
    return undefined;
  return isDomain(url.hostname) && !/\s/.test(typed) ? url : undefined;
}

/** The link that a word of someone's text is, without the punctuation after it. */
export function linkOf(word: string): URL | undefined {
  if (!/^(?:https:\/\/|www\.)/i.test(word)) return undefined;
  let end = word.length;
  while (".,;:!?)".includes(word.charAt(end - 1))) end--;
  return readLink(word.slice(0, end));
}

/** Parses an optional address of a page elsewhere. */
function readOptionalLink(typed: string): { link: string } | { problem: "tooLong" | "notALink" } {
  const text = tidy(typed);
  if (text === "") return { link: "" };
  const link = text.length > maxRequest.link ? undefined : readLink(text)?.href;
  if (text.length > maxRequest.link || (link?.length ?? 0) > maxRequest.link)
    return { problem: "tooLong" };
  return link === undefined ? { problem: "notALink" } : { link };
}

const lineOf = (value: string, max: number) =>
  lineProblem(value, max) ?? (comparableWords(value) === "" ? "notPlain" : undefined);

/** Parses a request: the request, or what is wrong with each invalid field. */
export function readRequest(typed: TypedRequest) {
  const [name, brand] = [tidy(typed.name), tidy(typed.brand)];
  const link = readOptionalLink(typed.link);
  const email = readOptionalEmail(typed.email);
  const problems: RequestProblems = {};
  const wrongName = lineOf(name, maxRequest.name);
  const wrongBrand = lineOf(brand, maxRequest.brand);
  if (wrongName) problems.name = wrongName;
  if (wrongBrand) problems.brand = wrongBrand;
  if ("problem" in link) problems.link = link.problem;
  if ("problem" in email) problems.email = email.problem;
  if (wrongName || wrongBrand || "problem" in link || "problem" in email) return { problems };
  const request: PaddleRequest = { name, brand, ...link, ...email };
  return { request };
}

/** Equal for requests for one paddle, however its name is typed, with its brand in front or not. */
export function paddleKey({ name, brand }: Pick<PaddleRequest, "name" | "brand">): string {
  const [model, maker] = [comparableWords(name), comparableWords(brand)];
  return model === maker || model.startsWith(`${maker} `) ? model : `${maker} ${model}`;
}

/** A paddle's name with its brand in front, which may have been typed already. */
export function wholeName({ name, brand }: Pick<PaddleRequest, "name" | "brand">): string {
  return paddleKey({ name, brand }) === comparableWords(name) ? name : `${brand} ${name}`;
}

/** The page where someone asks for a paddle. @param name what they were looking for */
export function missingPaddleAddress(name = ""): string {
  const { path } = addresses.missingPaddle;
  const known = tidy(name);
  return known === "" || lineProblem(known, maxRequest.name) !== undefined
    ? path
    : `${path}?${new URLSearchParams({ name: known })}`;
}
