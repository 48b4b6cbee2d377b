import type { RequestContext } from "../../platform/render/route";
import { deviceName } from "./device-name";
import { readSessionCookie } from "./session-cookie";

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
