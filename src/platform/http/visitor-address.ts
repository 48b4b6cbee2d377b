import { type BlockList, isIP } from "node:net";

/**
 * The address a request came from. What a proxy says of it is believed only where the proxy is one of ours: from the
 * right, each address that is a trusted proxy's hands on to the one it names.
 * @param remote the other end of the connection
 * @param forwardedFor the X-Forwarded-For header, which anybody may send
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

/** Without the form IPv4 takes on an IPv6 socket, a zone, a port or brackets. */
export function plainAddress(address: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address;
  const text = bare.replace(/^::ffff:(?=\d+\.)/i, "").split("%", 1)[0]!;
  return /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
}

/** Whether an address is a trusted proxy's. */
export function isTrusted(address: string, trusted: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && trusted.check(address, version === 4 ? "ipv4" : "ipv6");
}
