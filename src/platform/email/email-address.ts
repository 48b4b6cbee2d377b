import { normalForm } from "../text/normalize-text.ts";
import { hasEncodedWord, tidy } from "../text/plain-text.ts";

export interface EmailAddress {
  /** As typed, trimmed. */
  address: string;
  /** Identifies an address in every spelling: 'Dana@Example.com' and 'dana@example.com'. */
  key: string;
}

export type EmailProblem = "empty" | "tooLong" | "notAnAddress";

/** The maximum length of an email address, in characters (RFC 5321, 4.5.3.1.3 without the angle brackets). */
export const maxAddressLength = 254;

// An unquoted local part (RFC 5322, 3.2.3, plus the letters of RFC 6531). It deliberately leaves out everything with a
// meaning in an email header: spaces, line ends, commas, colons, quotes and brackets.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const maxLocalPartLength = 64;

function isAddress(text: string): boolean {
  const [name = "", domain, ...more] = text.split("@");
  if (domain === undefined || more.length > 0) return false;
  const labels = domain.split(".");
  // A last label of digits makes it an IP address.
  const isDomain =
    labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
  return isDomain && name.length <= maxLocalPartLength && local.test(name) && !hasEncodedWord(name);
}

/**
 * The mailbox behind an address, as far as its spelling tells: without a plus tag, the domain normalized, and for Gmail
 * without dots and under one domain.
 * @param emailKey an address's `key`
 */
export function mailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const domain = asciiDomain(emailKey.slice(at + 1)).replace(/^googlemail\.com$/, "gmail.com");
  const tag = emailKey.indexOf("+", 1);
  const name = emailKey.slice(0, tag > 0 && tag < at ? tag : at);
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/** The mailbox behind a stored address. */
export const mailboxOf = (address: string): string =>
  mailboxKey(readEmailAddress(address).email?.key ?? address);

/** A domain as mail servers look it up: 'ｇｍａｉｌ.com' is 'gmail.com'. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const atItsEnds =
  /^[\p{Default_Ignorable_Code_Point}\p{Cf}\s]+|(?<![\p{Default_Ignorable_Code_Point}\p{Cf}\s])[\p{Default_Ignorable_Code_Point}\p{Cf}\s]+$/gu;

/** An address as typed, without spaces and what Teams and Slack copy with it, unseen. */
export const tidyAddress = (typed: string): string => tidy(typed).replaceAll(atItsEnds, "");

/** Parses an email address, in the browser before submission and again on the server. */
export function readEmailAddress(
  typed: string,
): { email: EmailAddress; problem?: never } | { email?: never; problem: EmailProblem } {
  const address = tidyAddress(typed);
  if (address === "") return { problem: "empty" };
  if ([...address].length > maxAddressLength) return { problem: "tooLong" };
  if (!isAddress(address)) return { problem: "notAnAddress" };
  // Through upper case, because some lower-case letters, such as 'ẛ', are older forms of others. Lower case first,
  // because 'ẞ' is its own upper case, while that of 'ß' is 'SS'.
  const key = normalForm(address.toLowerCase().toUpperCase().toLowerCase(), "NFC");
  return { email: { address, key } };
}

/** Parses an optional email address: null if none was typed. */
export function readOptionalEmail(
  typed: string,
): { email: string | null } | { problem: EmailProblem } {
  const { email, problem } = readEmailAddress(typed);
  if (problem === "empty") return { email: null };
  return problem ? { problem } : { email: email.address };
}

/** The fields of the newsletter's form, as posted. */
export const signUpFields = ["email"] as const;

export type SignUpProblems = Partial<Record<"email", EmailProblem>>;

/** Parses the newsletter's form, in the browser before it's sent and again on the server. */
export function readSignUp(
  typed: Record<"email", string>,
): { email: EmailAddress; problems?: never } | { email?: never; problems: SignUpProblems } {
  const { email, problem } = readEmailAddress(typed.email);
  return problem ? { problems: { email: problem } } : { email };
}
