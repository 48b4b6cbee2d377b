import { expect, test } from "vitest";
import { visitorHash } from "./visitor-hash.ts";

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
  expect(visitorHash(one, "salt") === visitorHash(other, "salt")).toBe(same);
});

test("the next day's salt makes another visitor of an address", () => {
  expect(visitorHash("203.0.113.7", "monday")).not.toBe(visitorHash("203.0.113.7", "tuesday"));
});
