// A request for a paddle that isn't here, as the form sends it.

import { addresses } from "../../addresses.ts";
import { comparableWords } from "../contributions/hold-reason.ts";
import { alertAddress, defineKind, type GivenOf, words } from "../contributions/kind.ts";
import { firstCharacters, lineProblem, tidy } from "../../platform/text/plain-text.ts";

export type PaddleRequest = Omit<GivenOf<typeof requestKind>, "subject" | "editKey" | "sender">;

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
function readOptionalLink(typed: string) {
  const text = tidy(typed);
  if (text === "") return { value: "" };
  const link = text.length > maxLink ? undefined : readLink(text)?.href;
  if (text.length > maxLink || (link?.length ?? 0) > maxLink) return { problem: "tooLong" };
  return link === undefined ? { problem: "notALink" } : { value: link };
}

const maxLink = 500;
const maxName = 60;

const lineOf = (value: string, max: number) =>
  lineProblem(value, max) ?? (comparableWords(value) === "" ? "notPlain" : undefined);

const line = { isPublic: true, control: { autoComplete: "off" }, problem: lineOf } as const;

/** The lengths are those of a paddle's file. */
export const requestKind = defineKind({
  name: "requests",
  noun: "request",
  table: "paddle_requests",
  isPrivate: true,
  fields: {
    name: words({ ...line, max: maxName }),
    brand: words({ ...line, max: 30 }),
    /** An https address; may be empty. */
    link: {
      control: { inputMode: "url", autoComplete: "off", maxLength: maxLink },
      read: readOptionalLink,
    },
    email: alertAddress("request:", { inKey: true }),
  },
  acted: ["page"],
  limits: { add: "request" },
  list: [
    "brand",
    "name",
    { key: "page", value: ({ page = null }) => page, text: ({ page }) => String(page ?? "") },
    "link",
  ],
  none: "Nobody has asked for a paddle.",
  commands: {
    about: "Paddles that visitors miss",
    list: "List the requests for paddles, newest first",
  },
});

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
  return known === "" || lineProblem(known, maxName) !== undefined
    ? path
    : `${path}?${new URLSearchParams({ name: known })}`;
}

/** What someone was looking for, as far as a name can be so long. */
export const readPrefill = (query: URLSearchParams) =>
  firstCharacters(query.get("name") ?? "", maxName);
