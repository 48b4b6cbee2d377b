import { addresses } from "../addresses.ts";

/** The page behind the link in a confirmation email. */
export function confirmAddress(token: string): string {
  return `${addresses.newsletterConfirm.path}?token=${token}`;
}

/** The page behind the link in every issue; a POST to it unsubscribes. */
export function unsubscribeAddress(key: string): string {
  return `${addresses.newsletterUnsubscribe.path}?key=${key}`;
}

/** The archive page of a sent issue, by its date: '2026-11-16'. */
export function issueAddress(date: string): string {
  return addresses.newsletterIssue.href({ date });
}

/** Reads the token of such a URL. Returns undefined if it's missing or malformed. */
export function readToken(query: URLSearchParams, name: "token" | "key"): string | undefined {
  const token = query.get(name) ?? "";
  return /^[\w-]{20,100}$/.test(token) ? token : undefined;
}
