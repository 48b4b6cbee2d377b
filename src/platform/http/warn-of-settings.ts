import { BlockList } from "node:net";
import type { MiddlewareHandler } from "hono";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Environment, isPublicHost } from "../environment.ts";
import { log } from "../log.ts";
import { isTrustedProxy } from "./visitor-address.ts";

/** What a request shows of how it came. */
export interface Arrival {
  /** The Host header. */
  host: string;
  /** The Origin header. */
  origin?: string | undefined;
  /** The other end of the connection. */
  remote: string;
  /** Whether it has X-Forwarded-For or X-Forwarded-Proto. */
  isForwarded: boolean;
}

type Settings = Pick<Environment, "siteUrl" | "siteUrlSet" | "trustedProxies">;

/** What kinds of warning there are: each is worth one line. */
type Warning = "address" | "proxy" | "distant proxy";

/** What a request shows to be missing in the settings, with the value to set. */
export function missingSettings(arrival: Arrival, settings: Settings): [Warning, string][] {
  const { siteUrl, siteUrlSet, trustedProxies } = settings;
  const { remote, isForwarded } = arrival;
  const found: [Warning, string][] = [];
  const address = publicAddress(arrival);
  if (address !== undefined && new URL(address).host !== new URL(siteUrl).host)
    found.push([
      "address",
      siteUrlSet
        ? `a request came for ${address}, but SITE_URL is ${siteUrl}: browsers can't send its forms from another address. Let the proxy redirect to ${siteUrl}, or set SITE_URL=${address} if that's the site's address.`
        : `a request came for ${address}, but SITE_URL isn't set: links, email and forms need it. Set SITE_URL=${address} if that's the site's address.`,
    ]);
  if (isForwarded && !isTrustedProxy(remote, trustedProxies))
    found.push(
      // A visitor may send the header, too, and no log names a visitor's address.
      isPublicHost(bracketed(remote))
        ? [
            "distant proxy",
            "X-Forwarded-For came from an address outside this network that TRUST_PROXY doesn't name. If it's your CDN's, add the CDN's ranges to TRUST_PROXY: otherwise all visitors share one limit.",
          ]
        : [
            "proxy",
            `X-Forwarded-For came from ${remote}, which TRUST_PROXY doesn't name: all visitors share one limit. Set TRUST_PROXY=${remote} if that's your proxy.`,
          ],
    );
  return found;
}
