import { expect, test } from "vitest";
import {
  contentSecurityPolicy,
  policyHash,
  resourcePolicy,
  securityHeaders,
} from "../../src/platform/http/security-headers.ts";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";

// A browser shows what each header prevents: tests/journeys/what-a-page-may-not-do.spec.ts.
let server: ServerProcess;
allWithOneServer((started) => (server = started));

test.each([
  ["/", 200],
  ["/diadem-hero", 200],
  ["/no-such-page", 404],
  ["/contact?received=1", 200],
  ["/healthz", 200],
  ["/favicon.svg", 200],
  ["/feed.xml", 200],
  ["/og/diadem-hero.png", 200],
  ["/rest/v1/paddle_reviews?limit=1", 200],
  ["/rest/v1/nothing", 404],
  ["/Diadem-Hero", 301],
])("every response has the headers, that of %s (%i) too", async (path, status) => {
  const { status: answered, headers } = await fetch(server.url + path, { redirect: "manual" });
  expect(answered).toBe(status);
  const names = [
    "content-security-policy",
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
  ];
  expect(names.filter((name) => !headers.has(name))).toEqual([]);
  // A policy for all the site's styles was once 3.4 KB of each response, fonts and scripts too.
  const head = [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}`.length, 0);
  expect(head).toBeLessThan(1024);
  expect(headers.has("strict-transport-security")).toBe(false);
  expect(headers.has("set-cookie")).toBe(false);
});

test("a page only contains scripts and styles that are named by their hashes", () => {
  const policy = contentSecurityPolicy({
    styles: [policyHash("a")],
    scripts: [policyHash("b"), policyHash("c")],
  });
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+' 'sha256-[^' ]+';/);
  expect(policy).toMatch(/style-src 'self' 'sha256-[^' ]+';/);
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test.each(["/", "/diadem-hero", "/no-such-page"])(
  "the policy of %s names the style of that page, and no other",
  async (path) => {
    const answer = await fetch(server.url + path);
    const [, style] = /<style[^>]*>([^]*?)<\/style>/.exec(await answer.text())!;
    expect(answer.headers.get("content-security-policy")).toContain(
      `style-src 'self' ${policyHash(style!)};`,
    );
  },
);

test.each(["/favicon.svg", "/feed.xml", "/healthz", "/rest/v1/paddle_reviews?limit=1"])(
  "a response that isn't a page, such as %s, names none",
  async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("content-security-policy")).toBe(contentSecurityPolicy());
  },
);

test.each([
  ["http://127.0.0.1:3000", "on", undefined],
  ["http://rallyrank.example", "subdomains", undefined],
  ["https://rallyrank.example", "on", "max-age=31536000"],
  ["https://rallyrank.example", "subdomains", "max-age=31536000; includeSubDomains"],
  ["https://rallyrank.example", "off", undefined],
] as const)("with %s and HSTS=%s, browsers are told: %s", (siteUrl, hsts, told) => {
  expect(securityHeaders({ siteUrl, hsts })["strict-transport-security"]).toBe(told);
});

test.each([
  ["/", "same-origin"],
  ["/diadem-hero", "same-origin"],
  ["/assets/root-abc.js", "same-origin"],
  ["/og/diadem-hero.png", "cross-origin"],
  ["/og/diadem-hero", "same-origin"],
  ["/guides/first-paddle.pdf", "cross-origin"],
  ["/icon-192.png", "cross-origin"],
  ["/favicon.svg", "cross-origin"],
  ["/favicon.ico", "cross-origin"],
  ["/rest/v1/paddle_reviews", "cross-origin"],
  ["/contact", "same-origin"],
])("%s may be shown %s", (path, policy) => {
  expect(resourcePolicy(path)).toBe(policy);
});
