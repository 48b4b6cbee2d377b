import { expect, test } from "vitest";
import { hashVisitor } from "./rate-limiter.service.ts";

const id = (address: string, salt = "salt") => hashVisitor(address, salt).id;

test.each([
  ["203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["2001:db8::1", "2001:db8:0:0:7::", true],
  ["2001:db8::1", "2001:db8:0:1::1", false],
  ["fe80::1%eth0", "fe80::2", true],
  ["::1", "::2", true],
])("%s and %s are one visitor: %s", (one, other, same) => {
  expect(id(one) === id(other)).toBe(same);
});

test.each([
  ["2001:db8:1:2ff::1", "2001:db8:1:200::1", "/56, /48, /32"],
  ["2001:db8:1:2ff::1", "2001:db8:1:300::1", "/48, /32"],
  ["2001:db8:1:2::1", "2001:db8:2:2::1", "/32"],
  ["2001:db8:1:2::1", "2001:db9:1:2::1", ""],
  ["203.0.113.7", "203.0.1.1", "provider"],
  ["203.0.113.7", "203.1.113.7", ""],
  // One network's hash is never another's: a /56 that ends in zeros is not its first /64.
  ["2001:db8:1:200::1", "2001:db8:1:201::1", "/56, /48, /32"],
])("%s and %s share the networks: %s", (one, other, shared) => {
  const a = hashVisitor(one, "salt");
  const b = hashVisitor(other, "salt");
  expect(a.id).not.toBe(b.id);
  expect(a.sites.map((site) => b.sites.some((each) => each.id === site.id))).toEqual(
    a.sites.length === 0 ? [] : [shared.includes("/56"), shared.includes("/48")],
  );
  expect(a.provider === b.provider).toBe(/32|provider/.test(shared));
});

test("an address's networks have hashes of their own", () => {
  const { id: visitor, sites, provider } = hashVisitor("2001:db8::1", "salt");
  expect(new Set([visitor, provider, ...sites.map((site) => site.id)]).size).toBe(4);
});

test("the next day's salt makes another visitor of an address", () => {
  expect(id("203.0.113.7", "monday")).not.toBe(id("203.0.113.7", "tuesday"));
});
