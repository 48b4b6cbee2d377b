import type { RequestContext } from "../../../platform/render/route.ts";
import { readSessionCookie } from "./session-cookie.ts";

// In this order: Edge claims to be Chrome, and Chrome to be Safari.
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const systems = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS", "Mac"],
  ["Linux", "Linux"],
] as const;

/** A browser's name, short enough to tell sessions apart: 'Firefox on Linux'. */
export function deviceName(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return "an unknown browser";
  return system === undefined ? browser : `${browser} on ${system}`;
}

export function browserOf({ request: { headers }, site, visitor }: RequestContext) {
  return {
    device: deviceName(headers.get("user-agent")),
    earlier: readSessionCookie(headers.get("cookie"), site.settings.siteUrl),
    from: visitor,
  };
}

/** Where to go after signing in: a path of the console, whatever the URL says. */
export function consolePath(asked: string | null, start: string): string {
  const path = asked ?? "";
  return path === start || path.startsWith(`${start}/`) ? path : start;
}
