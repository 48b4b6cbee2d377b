import { once } from "node:events";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import { connectTo } from "../support/engines.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { asScript } from "../support/posts.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

const review = "firstName=Ann&duprRating=3.5&rating=4&reviewText=Stored";
const form = "application/x-www-form-urlencoded";
const head = (method: string, path: string, more: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${more}\r\n`;

/** The response to exactly these bytes. */
async function answerTo(bytes: string): Promise<string> {
  const socket = await connectTo(server);
  socket.write(bytes);
  return await text(socket);
}
const withBody = (method: string, path: string) =>
  head(method, path, `Content-Type: ${form}\r\nContent-Length: ${review.length}\r\n`) + review;
const storedReviews = async () => {
  const list = `${server.url}/rest/v1/paddle_reviews?select=review_text&paddle_name=eq.neonic-flow`;
  return await (await fetch(list)).json();
};

const [reads, takesPosts] = ["GET, HEAD", "GET, HEAD, POST"];

test.each([
  ["/neonic-flow", takesPosts],
  ["/contact", takesPosts],
  ["/newsletter", takesPosts],
  ["/helpful-votes", takesPosts],
  ["/NEONIC-FLOW", takesPosts],
  ["/owner/sign-in", takesPosts],
  ["/", reads],
  ["/about", reads],
  ["/paddles?sort=rating", reads],
  ["/go/paddles/neonic-flow/acme", reads],
  ["/no-such-page", reads],
  ["/no/such/page", reads],
  ["/favicon.svg", reads],
  ["/healthz", reads],
  ["/sitemap.xml", reads],
])(
  "%s answers 405 to any other method, lists what it allows, and stores nothing",
  async (path, allowed) => {
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY"]) {
      const answer = await answerTo(withBody(method, path));
      expect(answer, method).toMatch(/^HTTP\/1\.1 405 /);
      expect(/^allow: (.*)\r$/im.exec(answer)?.[1], method).toBe(allowed);
      expect(answer, method).not.toContain("<html");
    }
    expect(await storedReviews()).toEqual([]);
  },
);

test.each([
  ["/feed.xml", "GET, HEAD, OPTIONS"],
  ["/api/v1/paddles/neonic-flow", "GET, HEAD, OPTIONS"],
  ["/mcp", "POST, OPTIONS"],
])("%s, open to every site, allows a preflight too", async (path, allowed) => {
  const answer = await fetch(server.url + path, { method: "PUT" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
  expect((await fetch(server.url + path, { method: "OPTIONS" })).status).toBe(204);
});

test.each(["PUT", "DELETE"])("%s is rejected before its body arrives", async (method) => {
  const socket = await connectTo(server);
  socket.write(head(method, "/neonic-flow", `Content-Type: ${form}\r\nContent-Length: 500\r\n`));
  const [begun] = (await once(socket, "data")) as [Buffer];
  expect(begun.toString()).toMatch(/^HTTP\/1\.1 405 /);
  socket.destroy();
});

describe("a POST", () => {
  let before: unknown;
  beforeEach(async () => void (before = await storedReviews()));

  test.each(["/speculation.json", "/favicon.svg"])("to %s, a file, is a 404", async (path) => {
    const { status } = await fetch(server.url + path, { method: "POST", body: review });
    expect(status).toBe(404);
  });

  test.each(["/", "/paddles", "/about", "/blog/core-thickness", "/reviews/best-of", "/search"])(
    "to %s, a page without a form to post, is a 405 that lists what it allows",
    async (path) => {
      const { status, headers } = await fetch(server.url + path, { method: "POST", body: review });
      expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
      expect(await storedReviews()).toEqual(before);
    },
  );
});

test.each(["/neonic-flow", "/newsletter", "/contact"])(
  "a GET of %s is its page, even for a script that asks for JSON",
  async (path) => {
    const { status, headers } = await fetch(server.url + path, { headers: asScript });
    expect([status, headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  },
);
