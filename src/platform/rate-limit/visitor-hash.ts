import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * Who sent something: hashes of an address and of the networks around it, with the day's salt. No address can be read
 * out of them.
 */
export interface Visitor {
  /** One visitor: an IPv4 address, or an IPv6 /64, which is one network at home. */
  id: string;
  /** The networks one customer of a provider can have, narrow ones first: an IPv6 /56 and /48; none of IPv4. */
  sites: readonly { id: string; visitors: number }[];
  /** The provider's network: an IPv6 /32, an IPv4 /16. */
  provider: string;
}

/** Hashes an address and its networks; they mean something on the day of the salt alone. */
export function hashVisitor(address: string, salt: string): Visitor {
  const hash = (network: string) =>
    createHash("sha256").update(`${salt} ${network}`).digest("base64url").slice(0, 22);
  const groups = ipv6Groups(address);
  if (groups === undefined) {
    const ipv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
    const provider = ipv4.split(".").slice(0, 2).join(".");
    return { id: hash(ipv4), sites: [], provider: hash(`${provider}/16`) };
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const network = (...parts: number[]) => parts.map((part) => part.toString(16)).join(":");
  return {
    id: hash(network(first, second, third, fourth)),
    sites: [
      { id: hash(`${network(first, second, third, fourth & 0xff00)}/56`), visitors: 3 },
      { id: hash(`${network(first, second, third)}/48`), visitors: 10 },
    ],
    provider: hash(`${network(first, second)}/32`),
  };
}

/** The eight groups of an IPv6 address; undefined for IPv4, also in its IPv6 form. */
function ipv6Groups(address: string): number[] | undefined {
  if (!isIPv6(address) || /^::ffff:\d+\./i.test(address)) return undefined;
  // Through the URL parser, which writes every spelling of an address the same way.
  const [head = "", tail] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname
    .slice(1, -1)
    .split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  const groups = [...front, ...(tail === undefined ? [] : zeros), ...back];
  return groups.map((group) => Number.parseInt(group, 16));
}
