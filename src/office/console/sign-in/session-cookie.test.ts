import { describe, expect, test } from "vitest";
import { deviceName } from "./browser-of.ts";
import { noSessionCookie, readSessionCookie, sessionCookie } from "./session-cookie.ts";

const secret = "0123456789abcdef".repeat(4);
const https = "https://example.com";
const local = "http://localhost:3000";

describe("a session's secret is read", () => {
  test.each([
    [`__Host-console=${secret}`, https, secret],
    [`a=b; __Host-console=${secret}; c=d`, https, secret],
    [`console=${secret}`, local, secret],
    // A subdomain, or someone on a plain connection, can only set a cookie with another name.
    [`console=${secret}`, https, undefined],
    [`__Host-console=${secret}`, local, undefined],
    [`__Host-console=${secret}; __Host-console=${"f".repeat(64)}`, https, undefined],
    [`__Host-console=${secret.toUpperCase()}`, https, undefined],
    [`__Host-console=${secret}0`, https, undefined],
    ["__Host-console=", https, undefined],
    ["", https, undefined],
    [null, https, undefined],
  ])("%j at %s", (header, siteUrl, read) => {
    expect(readSessionCookie(header, siteUrl)).toBe(read);
  });
});

test("a session's cookie is for this host alone, out of scripts' reach", () => {
  expect(sessionCookie(secret, https)).toBe(
    `__Host-console=${secret}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Strict; Secure`,
  );
  expect(noSessionCookie(https)).toBe(
    "__Host-console=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure",
  );
  expect(noSessionCookie(local)).toBe("console=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict");
});

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1",
    "Safari on iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    "Chrome on Android",
  ],
  ["curl/8.0", "an unknown browser"],
  [null, "an unknown browser"],
])("%j is %j", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
