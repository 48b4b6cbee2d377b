import { beforeAll, expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import { connectTo } from "../support/raw-connections.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { sitemapPaths } from "../support/sitemap.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

/** A spelling that only the long way knows as the same page. */
const otherSpelling = (path: string) => `${path}${path.includes("?") ? "&" : "?"}utm_source=x`;

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, init);
  const { date: _, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
}

let paths: string[];
beforeAll(async () => {
  paths = await sitemapPaths(server.url);
});

test("every page of the sitemap is the same by the short way and by the long one", async () => {
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const rendered = await ask(path);
    for (let turn = 0; turn < 2; turn++) await ask(path);
    const short = await ask(path);
    expect(short, path).toEqual(rendered);
    expect(await ask(otherSpelling(path)), path).toEqual(short);
  }
});

test.each([
  ["/diadem-hero", {}],
  ["/diadem-hero", { method: "HEAD" }],
  ["/diadem-hero", { headers: { "if-none-match": "*" } }],
])("%s with %o gets the same by both ways", async (path, init) => {
  for (let turn = 0; turn < 3; turn++) await ask(path);
  expect(await ask(path, init)).toEqual(await ask(otherSpelling(path), init));
});

test("requests on one connection are answered in order, from memory or not", async () => {
  for (let turn = 0; turn < 3; turn++) await ask("/about");
  const socket = await connectTo(server);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const asked = ["/about", "/no-such-page", "/about", "/contact", "/about", "/healthz", "/about"];
  socket.write(asked.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(""));
  const titles = () => text.match(/<title>[^<|]+|^ok/gm)?.map((title) => title.trim());
  await expect.poll(titles, { timeout: 10_000 }).toHaveLength(asked.length);
  const [about, missing, , contact] = titles()!;
  expect(titles()).toEqual([about, missing, about, contact, about, "ok", about]);
  expect(new Set([about, missing, contact]).size).toBe(3);
  socket.destroy();
});
