import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
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

test.each([
  ["/diadem-hero", /^public, max-age=0, s-maxage=\d/],
  ["/diadem-hero?units=metric", /^public, max-age=0, s-maxage=\d/],
  ["/favicon.svg", /^public, max-age=3600$/],
  ["/favicon.ico", /^public, max-age=3600$/],
  ["/paddles.csv", /^public, max-age/],
  ["/og/diadem-hero.png", /^public, max-age/],
  ["/guides/how-to-choose-a-paddle.pdf", /^public, max-age/],
])("%s has its caching headers", async (path, said) => {
  const { headers } = await fetch(server.url + path);
  expect(headers.get("cache-control")).toMatch(said);
  const tag = headers.get("etag");
  if (tag === null) return;
  const again = await fetch(server.url + path, { headers: { "if-none-match": tag } });
  expect([again.status, again.headers.get("cache-control")]).toEqual([
    304,
    headers.get("cache-control"),
  ]);
});
