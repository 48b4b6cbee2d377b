import { secretBytes, sessionLife } from "./lifetimes.ts";

/** A cookie that no subdomain and no plain connection can set (RFC 6265bis, 4.1.3). Locally there's no TLS. */
const nameOf = (siteUrl: string) => (siteUrl.startsWith("https:") ? "__Host-console" : "console");

/** The session's secret from a request's Cookie header; undefined if there's no plausible one. */
export function readSessionCookie(header: string | null, siteUrl: string): string | undefined {
  const begin = `${nameOf(siteUrl)}=`;
  const values = (header ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part.startsWith(begin))
    .map((part) => part.slice(begin.length));
  const [value] = values;
  // Two cookies with the same name: one of them isn't ours, and we can't tell which.
  if (values.length !== 1 || value === undefined) return undefined;
  return value.length === secretBytes * 2 && /^[0-9a-f]+$/.test(value) ? value : undefined;
}

/** A Set-Cookie header that begins a session. No script can read the cookie, and no other site can have it sent. */
export function sessionCookie(secret: string, siteUrl: string): string {
  return `${nameOf(siteUrl)}=${secret}; Max-Age=${sessionLife.whole / 1000}; ${attributes(siteUrl)}`;
}

export function noSessionCookie(siteUrl: string): string {
  return `${nameOf(siteUrl)}=; Max-Age=0; ${attributes(siteUrl)}`;
}

function attributes(siteUrl: string): string {
  const secure = siteUrl.startsWith("https:") ? "; Secure" : "";
  return `Path=/; HttpOnly; SameSite=Strict${secure}`;
}
