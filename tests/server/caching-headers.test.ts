import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import { routes } from "../../src/pages.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { asScript } from "../support/posts.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

const large = "x".repeat(64 * 1024 + 1);

test.each<[string, number, RequestInit?]>([
  ["/healthz", 200],
  ["/readyz", 200],
  ["/__manifest", 404],
  ["/diadem-hero.data", 404],
  ["/%e0%a4%a", 404],
  ["/no-such-page", 404],
  ["/contact", 405, { method: "PUT" }],
  ["/about", 405, { method: "POST" }],
  ["/contact", 403, { method: "POST", headers: { origin: "https://evil.example" } }],
  ["/contact", 413, { method: "POST", body: large }],
  ["/contact", 422, { method: "POST" }],
  ["/contact", 422, { method: "POST", headers: asScript }],
  ["/nothing", 404, { method: "POST", headers: asScript }],
  ["/diadem-hero?review=stored", 200],
  ["/diadem-hero?voted=sample-1", 200],
  ["/rest/v1/paddle_reviews", 200],
  ["/rest/v1/paddle_reviews", 405, { method: "PUT" }],
])("no cache stores the response of %s with status %i", async (path, status, options) => {
  const answer = await fetch(server.url + path, options);
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
});

const brief = "public, max-age=0, s-maxage=5, must-revalidate";
const hour = "public, max-age=3600";
const html = "text/html; charset=utf-8";
const csv = "text/csv; charset=utf-8";
const json = "application/json";
const day = "public, max-age=86400";

/** What is answered to everyone, of which asking again says 'unchanged': its type, and who keeps it for how long. */
const kept: readonly [path: string, type: string, cacheControl: string][] = [
  ["/diadem-hero", html, brief],
  ["/diadem-hero?units=metric", html, brief],
  ["/favicon.svg", "image/svg+xml; charset=utf-8", hour],
  ["/favicon.ico", "image/x-icon", hour],
  ["/speculation.json", "application/speculationrules+json", hour],
  ["/review-form/", "application/json", "public, max-age=31536000, immutable"],
  ["/data/facts.json", json, brief],
  ["/data/facts.csv", csv, brief],
  ["/data/changes", "application/rss+xml; charset=utf-8", brief],
  ["/api/v1/openapi.json", json, brief],
  ["/api/v1/paddles", json, brief],
  ["/api/v1/paddles/11six24-vapor-power", json, brief],
  ["/api/v1/paddles/11six24-vapor-power/reviews", json, brief],
  ["/api/v1/compare?paddles=11six24-vapor-power,neonic-flow", json, brief],
  ["/api/v1/balls", json, brief],
  ["/api/v1/side-by-side", json, brief],
  ["/paddles.csv", csv, brief],
  ["/balls.csv", csv, brief],
  ["/guides/how-to-choose-a-paddle.pdf", "application/pdf", brief],
  ["/feed.xml", "application/rss+xml; charset=utf-8", brief],
  ["/sitemap.xml", "application/xml; charset=utf-8", brief],
  ["/robots.txt", "text/plain; charset=utf-8", brief],
  ["/manifest.webmanifest", "application/manifest+json", brief],
  ["/og/diadem-hero.png", "image/png", day],
  ["/picture.png?own=neonic-flow&want=honolulu-j2k", "image/png", day],
  ["/search/suggestions?search=he", html, "public, max-age=300"],
  ["/search/suggestions.css", "text/css; charset=utf-8", "public, max-age=300"],
];

/** The whole address of a file that only a page knows. */
async function named(path: string): Promise<string> {
  if (!path.endsWith("/")) return path;
  const page = await (await fetch(`${server.url}/diadem-hero`)).text();
  return RegExp(`${path}[^"]+\\.json`).exec(page)![0];
}

test.each(kept)("%s has its type and its caching headers", async (begin, type, said) => {
  const path = await named(begin);
  const { status, headers } = await fetch(server.url + path);
  const cacheControl = headers.get("cache-control");
  expect([status, headers.get("content-type"), cacheControl]).toEqual([200, type, said]);
  const tag = headers.get("etag")!;
  const ask = async (noneMatch: string) => {
    const again = await fetch(server.url + path, { headers: { "if-none-match": noneMatch } });
    const { length } = await again.bytes();
    return [again.status, again.headers.get("cache-control"), length > 0];
  };
  expect(await ask(tag)).toEqual([304, said, false]);
  expect(await ask('"another"')).toEqual([200, said, true]);
});

test("every public file is in this table", () => {
  const isPrivate = /^\/(?:owner|my-review|badge)\/|^\/\.well-known\//;
  const missing = routes.filter(({ kind, path }) => {
    const begin = path.split(":")[0]!;
    const isHere = kept.some(
      ([each]) => each.split("?")[0] === path || (path !== begin && each.startsWith(begin)),
    );
    return kind === "file" && !isPrivate.test(path) && !isHere;
  });
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.each([
  ["/owner", 302, null],
  ["/owner/sign-in", 200, "noindex, nofollow"],
  ["/my-review/0123456789012345678901234567890123456789", 404, "noindex, nofollow"],
  ["/newsletter/confirm?token=a", 410, "noindex"],
  ["/newsletter/unsubscribe?key=a", 410, "noindex"],
  ["/newsletter/choices?key=a", 410, "noindex"],
  ["/no-such-page", 404, "noindex"],
  // It takes five players' reviews.
  ["/badge/diadem-hero.svg", 404, null],
])("%s is in no search engine and in no cache", async (path, status, robots) => {
  const answer = await fetch(server.url + path, { redirect: "manual" });
  const text = await answer.text();
  const meta = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1];
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "no-store"]);
  expect(answer.headers.get("x-robots-tag") ?? meta ?? null).toBe(robots);
  expect(text).not.toContain('rel="canonical"');
});
