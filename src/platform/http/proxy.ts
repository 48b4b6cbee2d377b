// What a request says about the proxy in front of the site: which client address to trust, whether SITE_URL and
// TRUST_PROXY fit, and a check that `doctor` makes through the proxy.

import { type BlockList, isIP } from "node:net";
import { randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { z } from "zod/mini";
import type { IncomingHttpHeaders } from "node:http";
import { type Environment, isPublicHost } from "../settings.ts";
import { writeWhole } from "../private-files.ts";
import { log } from "../log.ts";

/**
 * The visitor's IP address. X-Forwarded-For is trusted only as far as our own proxies wrote it: reading from the right,
 * each trusted proxy vouches for the address it names.
 * @param remote the peer of the connection
 * @param forwardedFor the X-Forwarded-For header, which anyone can send
 */
export function visitorAddress(
  remote: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const named = forwardedFor?.split(",").map((address) => address.trim()) ?? [];
  let address = plainAddress(remote);
  while (named.length > 0 && isTrusted(address, trusted)) {
    const next = plainAddress(named.pop()!);
    if (isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Strips the IPv4-mapped prefix, zone, port and brackets. */
export function plainAddress(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const text = bare.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1)[0]!;
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? "ipv4" : "ipv6");
}

/** How a request reached the server. */
export type ProxyAnswer = z.infer<typeof answer>;

const answer = z.object({
  host: z.string(),
  isForwarded: z.boolean(),
  /** The peer of the connection, and whether TRUST_PROXY covers it. */
  remote: z.string(),
  isTrusted: z.boolean(),
  /** When the answering server started, in epoch milliseconds; earlier releases don't say. */
  startedAt: z.optional(z.number()),
  /** When it last read its content. */
  contentAt: z.optional(z.number()),
});

/** The path of the check, for callers with a key. */
export const proxyCheckPath = "/healthz/proxy/:key";

/** How long a key is valid, in milliseconds. */
const keyTime = 60_000;

const fileIn = (dataDir: string) => join(dataDir, "proxy-check");

/**
 * Reports how a request arrived, if its path has the key that the owner just wrote to the data folder, which no one
 * else can know. Returns undefined for any other request.
 * @param contentAt when content was last read, in epoch milliseconds
 */
export function answerProxyCheck(
  context: Context,
  { dataDir, trustedProxies }: Pick<Environment, "dataDir" | "trustedProxies">,
  contentAt: number,
): Response | undefined {
  if (!isKey(dataDir, context.req.param("key") ?? "")) return undefined;
  const remote = getConnInfo(context).remote.address ?? "";
  return context.json({
    ...arrivalOf(context.req.raw.headers, remote, trustedProxies),
    startedAt: performance.timeOrigin,
    contentAt,
  } satisfies ProxyAnswer);
}

/** How a request reached the server. @param remote the peer of the connection */
export function arrivalOf(headers: Headers, remote: string, trusted: BlockList): ProxyAnswer {
  const peer = plainAddress(remote);
  return {
    host: headers.get("host") ?? "",
    isForwarded: headers.has("x-forwarded-for"),
    remote: peer,
    isTrusted: isTrusted(peer, trusted),
  };
}

function isKey(dataDir: string, given: string): boolean {
  const path = fileIn(dataDir);
  try {
    const key = readFileSync(path);
    const isFresh = Math.abs(Date.now() - statSync(path).mtimeMs) < keyTime;
    const typed = Buffer.from(given);
    return isFresh && typed.length === key.length && timingSafeEqual(typed, key);
  } catch {
    return false;
  }
}

/**
 * Asks a running site, through its proxy, how the request arrived.
 * @param dataDir the data folder they share
 * @param ask requests a path of the site
 * @returns undefined if the site doesn't say
 */
export async function askProxyCheck(
  dataDir: string,
  ask: (path: string) => Promise<string>,
): Promise<ProxyAnswer | undefined> {
  const key = randomBytes(24).toString("base64url");
  try {
    await writeWhole(fileIn(dataDir), (file) => file.writeFile(key));
    const said: unknown = JSON.parse(await ask(proxyCheckPath.replace(":key", key)));
    return answer.safeParse(said).data;
  } catch {
    return undefined;
  } finally {
    rmSync(fileIn(dataDir), { force: true });
  }
}

/** What a request reveals about its route. */
export interface Arrival {
  host: string;
  origin?: string | undefined;
  remote: string;
  /** Whether it has X-Forwarded-For or X-Forwarded-Proto. */
  isForwarded: boolean;
}

type Settings = Pick<Environment, "siteUrl" | "siteUrlSet" | "trustedProxies">;

/**
 * Explains what a request shows to be wrong with SITE_URL; undefined if nothing. Strangers can send any Host: it's only
 * quoted as long as nobody has said what the site's is.
 */
export function siteUrlWarning(
  { host, origin }: Arrival,
  { siteUrl, siteUrlSet }: Settings,
): string | undefined {
  if (siteUrl.endsWith(`//${host}`) || !URL.canParse(`https://${host}`)) return undefined;
  const { hostname, origin: guessed } = new URL(`https://${host}`);
  if (!isPublicHost(hostname)) return undefined;
  if (siteUrlSet)
    return `A request came for another address than SITE_URL, ${siteUrl}: forms are refused there. If visitors use another address, have the proxy redirect it to ${siteUrl}; if that isn't the site's, correct SITE_URL.`;
  // The browser's own Origin has the right scheme.
  const address = origin?.endsWith(`//${host}`) ? origin : guessed;
  return `A request came for ${address}, but SITE_URL isn't set: links and email name ${siteUrl}, and forms may be refused. Set SITE_URL=${address} if that's your site's address.`;
}

/** Explains what a request shows to be wrong with TRUST_PROXY, with the value to set; undefined if nothing. */
export function trustProxyWarning(
  { isForwarded, remote }: Arrival,
  { trustedProxies }: Settings,
): string | undefined {
  const address = plainAddress(remote);
  if (!isForwarded || isTrusted(address, trustedProxies)) return undefined;
  // Visitors can send the header too, and their addresses are never logged.
  return isPublicHost(address)
    ? "X-Forwarded-For came from an address outside this network that TRUST_PROXY doesn't name. If your site is behind a CDN, add its address ranges to TRUST_PROXY: otherwise all visitors share one limit."
    : `X-Forwarded-For came from ${address}, which TRUST_PROXY doesn't name: all visitors share one limit. Set TRUST_PROXY=${address} if that's your proxy.`;
}

/** Checks a request's headers and the peer's address. */
export type WarnOfSettings = (headers: IncomingHttpHeaders, remote: string) => void;

/** Warns once per setting that a request shows to be missing or wrong, with the value to set. */
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
