import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { asScript } from "../support/posts.ts";

const site = "https://rallyrank.example";
let place: StorePlace;
let server: ServerProcess;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  server = await startServer({ DATA_DIR: place.dataDir, SITE_URL: site });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

/** Posts a valid review to exactly this path, as a proxy that ends TLS forwards it. */
async function post(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const sent = request({
    path,
    port: server.port,
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  sent.end("firstName=Ann&duprRating=3.5&rating=4&reviewText=Sent+through+a+proxy.");
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

const page = "/neonic-flow";
const host = "rallyrank.example";
const evil = "https://evil.example";

test.each([
  ["our own form", page, { host, origin: site }, 303],
  ["our own form, by a proxy that does not pass the Host on", page, { origin: site }, 303],
  ["a script without an Origin", page, { host }, 303],
  ["another site's form", page, { host, origin: evil }, 403],
  [
    "another site's form, by a path of two slashes",
    `//evil.example${page}`,
    { host, origin: evil },
    403,
  ],
  ["another site's script", `//evil.example${page}`, { host, origin: evil, ...asScript }, 403],
])("%s to %s is answered with %o: %i", async (_, path, headers, status) => {
  expect(await post(path, headers)).toBe(status);
});

test("browsers are told to use HTTPS only", async () => {
  const answer = await fetch(`${server.url}/healthz`);
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test.each(["/neonic-flow", "/neonic-flow?search=a", "/?z=1"])(
  "a method that no page accepts is rejected for %s, and not logged as a bug",
  async (path) => {
    const sent = request({ path, port: server.port, method: "TRACE", headers: { host } });
    sent.end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(405);
  },
);

test("a site that is public says at its start that it shows samples", () => {
  expect(server.output()).toContain("Set SAMPLE_CONTENT=off to go live.");
});
