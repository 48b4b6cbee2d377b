import { BlockList } from "node:net";
import { expect, test } from "vitest";
import { visitorAddress } from "./proxy.ts";

const ours = new BlockList();
ours.addAddress("127.0.0.1");
ours.addSubnet("10.0.0.0", 8);
ours.addAddress("::1", "ipv6");

test.each([
  ["a visitor without a proxy", "203.0.113.7", undefined, "203.0.113.7"],
  ["a visitor who forges the header", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["our proxy", "127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["our proxy on an IPv6 socket", "::ffff:127.0.0.1", "203.0.113.7", "203.0.113.7"],
  ["a forged header through our proxy", "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  ["two proxies of ours", "127.0.0.1", "203.0.113.7, 10.0.0.4", "203.0.113.7"],
  ["a forged header through two of ours", "::1", "1.2.3.4, 203.0.113.7, 10.0.0.4", "203.0.113.7"],
  ["our proxy without the header", "127.0.0.1", undefined, "127.0.0.1"],
  ["our proxy with an empty header", "127.0.0.1", "", "127.0.0.1"],
  ["our proxy with nonsense", "127.0.0.1", "unknown", "127.0.0.1"],
  ["nonsense before our proxies", "127.0.0.1", "unknown, 10.0.0.4", "10.0.0.4"],
  ["an address with a port", "127.0.0.1", "203.0.113.7:4711", "203.0.113.7"],
  ["an IPv6 address with a port", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"],
  ["our own proxies alone", "127.0.0.1", "10.0.0.9", "10.0.0.9"],
])("%s", (_, remote, header, expected) => {
  expect(visitorAddress(remote, header, ours)).toBe(expected);
});
