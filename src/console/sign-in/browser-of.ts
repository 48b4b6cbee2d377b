import type { RequestContext } from "../../platform/render/route.ts";
import { readSessionCookie } from "./session-cookie.ts";

// In this order: Edge says that it's Chrome, and Chrome that it's Safari.
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

/** What a browser calls itself, short enough to tell sessions apart: 'Firefox on Linux'. */
export function deviceName(userAgent: string | null): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => userAgent?.includes(part))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser === undefined) return "an unknown browser";
  return system === undefined ? browser : `${browser} on ${system}`;
}

/** What signing in needs to know of the browser that asks. */
export function browserOf({ request: { headers }, site, visitor }: RequestContext) {
  return {
    device: deviceName(headers.get("user-agent")),
    earlier: readSessionCookie(headers.get("cookie"), site.settings.siteUrl),
    from: visitor,
  };
}

/** Where to go on after signing in: a path of the console, whatever an address asks for. */
export function consolePath(asked: string | null, start: string): string {
  const path = asked ?? "";
  return path === start || path.startsWith(`${start}/`) ? path : start;
}
