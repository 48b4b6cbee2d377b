import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import { postFrom } from "../support/posts.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

let number = 0;
const post = (path: string, headers: Record<string, string>) =>
  postFrom(
    "127.0.0.1",
    server.url + path,
    { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: `Number ${number++}.` },
    headers,
  );
const form = "/neonic-flow";
const plain = { accept: "text/html" };

test.each([
  // Neighbors on subdomains may be less trusted than the site itself.
  ["same-site", 403, 403],
  ["cross-site", 403, 403],
  ["nonsense", 403, 403],
  ["same-origin", 303, 201],
  // From no page at all: a browser restores a posted form after a restart.
  ["none", 303, 201],
])(
  "a post that a browser calls '%s' is a %i on a page and a %i by script",
  async (site, ...expected) => {
    const headers = { "sec-fetch-site": site };
    for (const origin of [{}, { origin: server.url }]) {
      const statuses = [
        (await post(form, { ...plain, ...headers, ...origin })).status,
        (await post(form, { ...headers, ...origin })).status,
      ];
      expect(statuses).toEqual(expected);
    }
  },
);

test("neither header replaces the other", async () => {
  const foreign = { origin: "https://evil.example", "sec-fetch-site": "same-origin" };
  expect((await post(form, { ...plain, ...foreign })).status).toBe(403);
  expect((await post(form, foreign)).status).toBe(403);
});

test.each([
  // From a page of ours with 'Referrer-Policy: no-referrer'.
  [{ origin: "null", "sec-fetch-site": "same-origin" }, 303],
  // From a file, a sandboxed frame or a redirect.
  [{ origin: "null", "sec-fetch-site": "cross-site" }, 403],
  [{ origin: "null", "sec-fetch-site": "none" }, 403],
  [{ origin: "null" }, 403],
])("a post with %j is a %i", async (headers, status) => {
  expect((await post(form, { ...plain, ...headers })).status).toBe(status);
});

test("programs that send neither header are served, including email programs that unsubscribe", async () => {
  expect((await post(form, plain)).status).toBe(303);
  const key = "A".repeat(32);
  const { status } = await post(`/newsletter/unsubscribe?key=${key}`, plain);
  expect(status).toBe(200);
});

test("REST calls and reading are open to every site", async () => {
  const headers = { "sec-fetch-site": "cross-site", origin: "https://app.example" };
  const row = {
    paddle_name: "neonic-flow",
    first_name: "Ann",
    dupr_rating: "3.5",
    rating: 4,
    review_text: "From another site.",
  };
  const table = `${server.url}/rest/v1/paddle_reviews`;
  expect((await postFrom("127.0.0.1", table, JSON.stringify(row), headers)).status).toBe(201);
  expect((await fetch(`${server.url}/neonic-flow`, { headers })).status).toBe(200);
});
