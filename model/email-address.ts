import { hasEncodedWord, tidy } from "./plain-text.ts";

/** An address that mail can be sent to. */
export interface EmailAddress {
  /** As typed, trimmed. */
  address: string;
  /** What makes two spellings the same address: 'Dana@Example.com' and 'dana@example.com'. */
  key: string;
}

/** Why an address is refused. */
export type EmailProblem = "empty" | "tooLong" | "notAnAddress";

/** The longest address mail knows, in characters (RFC 5321, 4.5.3.1.3 less its two brackets). */
export const maxAddressLength = 254;

// What stands before the @ unquoted (RFC 5322, 3.2.3, with the letters of RFC 6531). Everything that has a meaning in a
// mail's head is missing here on purpose: spaces, line ends, commas, colons, quotes and brackets.
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const maxLocalPartLength = 64;

/** Whether mail could be sent to an address, as far as its letters tell. */
function isAddress(text: string): boolean {
  const [name = "", domain, ...more] = text.split("@");
  if (domain === undefined || more.length > 0) return false;
  const labels = domain.split(".");
  // A last label of digits alone is an IP address, not a name.
  const isDomain =
    labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1)!);
  return isDomain && name.length <= maxLocalPartLength && local.test(name) && !hasEncodedWord(name);
}

/**
 * The mailbox an address leads to, as far as its spelling tells: without what follows a plus sign, in any spelling of
 * the domain, and at Gmail without dots and by either of its names.
 * @param emailKey an address's `key`
 */
export function mailboxKey(emailKey: string): string {
  const at = emailKey.lastIndexOf("@");
  const domain = asciiDomain(emailKey.slice(at + 1)).replace(/^googlemail\.com$/, "gmail.com");
  const tag = emailKey.indexOf("+", 1);
  const name = emailKey.slice(0, tag > 0 && tag < at ? tag : at);
  return `${domain === "gmail.com" ? name.replaceAll(".", "") : name}@${domain}`;
}

/** A domain as mail servers look it up: 'ｇｍａｉｌ.com' is 'gmail.com'. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Reads an e-mail address, in the browser before it is sent and on the server when it arrives. */
export function readEmailAddress(
  typed: string,
): { email: EmailAddress; problem?: never } | { email?: never; problem: EmailProblem } {
  const address = tidy(typed);
  if (address === "") return { problem: "empty" };
  if ([...address].length > maxAddressLength) return { problem: "tooLong" };
  if (!isAddress(address)) return { problem: "notAnAddress" };
  // By way of capital letters: some small ones, as 'ẛ', are another small letter's older form.
  return { email: { address, key: address.toUpperCase().toLowerCase().normalize("NFC") } };
}
