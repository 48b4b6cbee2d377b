import { expect, test } from "vitest";
import { canonicalPath, withoutAppended } from "./request-path.ts";

test.each([
  ["/", "/"],
  ["/neonic-flow", "/neonic-flow"],
  ["/Neonic-Flow/", "/neonic-flow"],
  ["//evil.example//", "/evil.example"],
  ["/%6Eeonic-flow", "/neonic-flow"],
  ["/%4Eeonic-flow", "/neonic-flow"],
  ["/%6e%65%6F%6e%69%63%2D%66%6c%6f%77", "/neonic-flow"],
  ["/feed%2Exml", "/feed.xml"],
  ["/%7e%5F", "/~_"],
  // These stay encoded: decoded, they would mean something else.
  ["/%2Fevil.example", "/%2Fevil.example"],
  ["/%5cevil.example", "/%5cevil.example"],
  ["/%256Eeonic-flow", "/%256eeonic-flow"],
  ["/%252e%252e", "/%252e%252e"],
  ["/caf%C3%A9%20A", "/caf%C3%A9%20a"],
  ["/%00", "/%00"],
  // Decoding the whole segment would turn this into '%2e'.
  ["/%2%65", "/%2%65"],
  ["/A%", "/A%"],
  ["//evil.example/A%/", "/evil.example/A%"],
])("%s is %s", (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});

test.each([
  ["/diadem-hero.", "/diadem-hero"],
  ["/diadem-hero)", "/diadem-hero"],
  ["/diadem-hero).", "/diadem-hero"],
  ["/diadem-hero%20", "/diadem-hero"],
  ["/diadem-hero,", "/diadem-hero"],
  ["/diadem-hero%3e", "/diadem-hero"],
  ["/diadem-hero%e2%80%9d", "/diadem-hero"],
  ["/diadem-hero*", "/diadem-hero"],
  ["/diadem-hero/)", "/diadem-hero"],
  ["/diadem-hero%e2%80%8b", "/diadem-hero"],
  ["/my-review/0a1b.%22", "/my-review/0a1b"],
  ["/caf%c3%a9!", "/caf%C3%A9"],
  ["/diadem-hero", "/diadem-hero"],
  ["/caf%c3%a9", "/caf%c3%a9"],
  ["/).", "/)."],
  ["/100%", "/100%"],
])("the path %s means %s", (path, meant) => {
  expect(withoutAppended(path)).toBe(meant);
});
