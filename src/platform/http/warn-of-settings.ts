import type { IncomingHttpHeaders } from "node:http";
import { type Environment, isPublicHost } from "../environment.ts";
import { log } from "../log.ts";
import { isTrusted, plainAddress } from "./visitor-address.ts";

/** What a request shows of the way it came. */
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

/** What a request shows to be wrong with SITE_URL, and the value to set; undefined if nothing. */
export function siteUrlWarning(
  { host, origin }: Arrival,
  { siteUrl, siteUrlSet }: Settings,
): string | undefined {
  if (siteUrl.endsWith(`//${host}`) || !URL.canParse(`https://${host}`)) return undefined;
  const { hostname, origin: guessed } = new URL(`https://${host}`);
  if (!isPublicHost(hostname)) return undefined;
  // A browser's own word for the address has the right scheme.
  const address = origin?.endsWith(`//${host}`) ? origin : guessed;
  return siteUrlSet
    ? `A request came for ${address}, but SITE_URL is ${siteUrl}: forms are refused at any other address. Have the proxy redirect it to ${siteUrl}, or set SITE_URL=${address} if that's your site's address.`
    : `A request came for ${address}, but SITE_URL isn't set: links and email name ${siteUrl}, and forms may be refused. Set SITE_URL=${address} if that's your site's address.`;
}

/** What a request shows to be wrong with TRUST_PROXY, and the value to set; undefined if nothing. */
export function trustProxyWarning(
  { isForwarded, remote }: Arrival,
  { trustedProxies }: Settings,
): string | undefined {
  const address = plainAddress(remote);
  if (!isForwarded || isTrusted(address, trustedProxies)) return undefined;
  // A visitor may send the header, too, and no visitor's address is logged.
  return isPublicHost(address)
    ? "X-Forwarded-For came from an address outside this network that TRUST_PROXY doesn't name. If your site is behind a CDN, add its address ranges to TRUST_PROXY: otherwise all visitors share one limit."
    : `X-Forwarded-For came from ${address}, which TRUST_PROXY doesn't name: all visitors share one limit. Set TRUST_PROXY=${address} if that's your proxy.`;
}

/** Looks at a request's headers and the address it came from. */
export type WarnOfSettings = (headers: IncomingHttpHeaders, remote: string) => void;

/** Returns what warns once of each setting that a request shows to be missing, with the value to set. */
export function warnOfSettings(settings: Settings): WarnOfSettings {
  let waiting = [siteUrlWarning, trustProxyWarning];
  return (headers, remote) => {
    if (waiting.length === 0) return;
    const arrival = {
      host: headers.host ?? "",
      origin: headers.origin,
      remote,
      isForwarded: Boolean(headers["x-forwarded-for"] ?? headers["x-forwarded-proto"]),
    };
    waiting = waiting.filter((check) => {
      const warning = check(arrival, settings);
      if (warning !== undefined) log("warn", warning);
      return warning === undefined;
    });
  };
}
