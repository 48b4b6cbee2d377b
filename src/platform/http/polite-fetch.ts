// The only requests that the site makes to addresses someone typed: pages of other sites, over HTTPS. A name is resolved
// once, the connection goes to the addresses that were checked, and no redirect is followed.

import { lookup as lookupInDns, type LookupAddress } from "node:dns";
import { request } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** What a page answered. */
export interface Fetched {
  status: number;
  /** Empty if the status isn't 200. */
  body: Uint8Array;
  etag: string;
  modified: string;
  /** Where a redirect leads, if it says so. */
  location: string | undefined;
}

/** A page that couldn't be fetched. The message is a sentence. */
export class NotFetched extends Error {
  override name = "NotFetched";
}

/** How pages are reached; tests have a server of their own. */
export interface Reaching {
  resolve(host: string): Promise<readonly LookupAddress[]>;
  mayReach(address: string): boolean;
  port: number;
  /** A certificate that is trusted besides the usual ones. */
  ca?: string;
  /** Milliseconds until it's given up, from the name to the last byte. */
  patience: number;
}

/** How much is read of a page, in bytes. */
export const maxFetched = 2 * 1024 * 1024;

// Everything that isn't one machine of the public internet (IANA's special-purpose registries, RFC 6890).
const inside = new BlockList();
for (const range of [
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24",
  "192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  "2001::/23 2001:db8::/32 2002::/16 3fff::/20",
].flatMap((line) => line.split(" "))) {
  const [address = "", bits] = range.split("/");
  inside.addSubnet(address, Number(bits), isIP(address) === 4 ? "ipv4" : "ipv6");
}
// Any other IPv6 address is local, or leads to one of IPv4.
const outside = new BlockList();
outside.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, "ipv4");
  return version === 6 && outside.check(address, "ipv6") && !inside.check(address, "ipv6");
}

const usual: Reaching = {
  resolve: async (host) =>
    await new Promise((resolve, reject) => {
      lookupInDns(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
    }),
  mayReach: isPublicAddress,
  port: 443,
  patience: 20_000,
};

/** @param agent the User-Agent header: who asks, and where to read about it */
export function openFetcher(agent: string, reaching: Partial<Reaching> = {}) {
  const { resolve, mayReach, port, ca, patience } = { ...usual, ...reaching };

  /** The addresses of a host, all of them public. @throws NotFetched */
  async function addressesOf(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
    const found = await Promise.race([resolve(host), aborted(signal)]);
    if (found.length === 0) throw new NotFetched(`No address was found for ${host}.`);
    if (isIP(host) !== 0 || !found.every(({ address }) => mayReach(address)))
      throw new NotFetched(`${host} isn't an address of the public internet, so it isn't read.`);
    return [...found];
  }

  /**
   * Fetches a page, unless it's as it was.
   * @param known what an earlier answer said of its version
   * @throws NotFetched
   */
  return async function fetchPage(
    url: URL,
    known: Partial<Pick<Fetched, "etag" | "modified">> = {},
    max = maxFetched,
  ): Promise<Fetched> {
    const { hostname: host, pathname, search } = url;
    const signal = AbortSignal.timeout(patience);
    try {
      const checked = await addressesOf(host, signal);
      const lookup: LookupFunction = (_, { all = false }, use) => {
        if (all) use(null, checked);
        else use(null, checked[0]!.address, checked[0]!.family);
      };
      return await new Promise<Fetched>((done, failed) => {
        const asked = request({
          host,
          port,
          path: pathname + search,
          agent: false,
          lookup,
          signal,
          ...(ca === undefined ? {} : { ca }),
          headers: {
            "user-agent": agent,
            accept: "application/json, text/csv, text/plain;q=0.9, */*;q=0.5",
            "accept-encoding": "identity",
            ...(known.etag ? { "if-none-match": known.etag } : {}),
            ...(known.modified ? { "if-modified-since": known.modified } : {}),
          },
        });
        asked.on("error", failed);
        asked.on("response", (answer) => {
          const { statusCode: status = 0, headers } = answer;
          const chunks: Buffer[] = [];
          let size = 0;
          const refuse = (why: string) => asked.destroy(new NotFetched(why));
          const end = () => {
            const { etag = "", "last-modified": modified = "", location } = headers;
            done({ status, body: Buffer.concat(chunks), etag, modified, location });
          };
          answer.on("error", failed);
          if (status !== 200) {
            end();
            asked.destroy();
            return;
          }
          if ((headers["content-encoding"] ?? "identity") !== "identity")
            return void refuse(`${host} answered in a form that wasn't asked for.`);
          answer.on("data", (chunk: Buffer) => {
            size += chunk.length;
            if (size > max) refuse(`The page has more than ${Math.floor(max / 1024)} KB.`);
            else chunks.push(chunk);
          });
          answer.on("end", end);
        });
        asked.end();
      });
    } catch (error) {
      if (error instanceof NotFetched) throw error;
      if (signal.aborted)
        throw new NotFetched(`${host} didn't answer within ${patience / 1000} seconds.`);
      const { code, message } = error as NodeJS.ErrnoException;
      throw new NotFetched(`${host} couldn't be reached (${code ?? message}).`);
    }
  };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });
