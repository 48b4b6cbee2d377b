import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/** What stands for a visitor's address in the store, for a day: no address can be read out of it. */
export function visitorHash(address: string, salt: string): string {
  return createHash("sha256")
    .update(`${salt} ${network(address)}`)
    .digest("base64url")
    .slice(0, 22);
}

/** One line to the network has one IPv4 address, but 2^64 IPv6 addresses: those count as one. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  // Through the URL parser, which writes every spelling of an address the same way.
  const [head = "", tail] = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname
    .slice(1, -1)
    .split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...(tail === undefined ? [] : zeros), ...back].slice(0, 4).join(":");
}
