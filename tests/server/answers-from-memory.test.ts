import { once } from "node:events";
import { expect, test } from "vitest";
import { samplePaths } from "../support/page-kinds.ts";
import { allWithOneServer } from "../support/one-server.ts";
import { connectTo } from "../support/engines.ts";
import type { ServerProcess } from "../support/server-process.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

/** A spelling that only the long way knows as the same page. */
const otherSpelling = (path: string) => `${path}${path.includes("?") ? "&" : "?"}utm_source=x`;

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(server.url + path, init);
  // A slow answer, as the first may be on a busy machine, has an id for the log.
  const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
}

test.each([
  samplePaths.home,
  samplePaths.paddleFinder,
  samplePaths.paddle,
  samplePaths.ballTest,
  samplePaths.guide,
  samplePaths.blogArticle,
  samplePaths.pair,
  samplePaths.feed,
  samplePaths.download,
  `${samplePaths.paddleFinder}?brand=JOOLA&level=3.5&page=1`,
  `${samplePaths.paddle}?level=4.0&sort=helpful`,
])("%s is the same by the short way and by the long one", async (path) => {
  const rendered = await ask(path);
  for (let turn = 0; turn < 2; turn++) await ask(path);
  const short = await ask(path);
  expect(short.text === rendered.text).toBe(true);
  expect([short.status, short.headers]).toEqual([200, rendered.headers]);
  expect(await ask(otherSpelling(path))).toEqual(short);
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
  await expect.poll(titles).toHaveLength(asked.length);
  const [about, missing, , contact] = titles()!;
  expect(titles()).toEqual([about, missing, about, contact, about, "ok", about]);
  expect(new Set([about, missing, contact]).size).toBe(3);
  socket.destroy();
});

test.each([
  "host: localhost\r\nhost: localhost",
  "host: localhost\r\nHost: evil.example",
  "host: a b",
  "host: localhost, evil.example",
])("'%s' is a 400 that ends the connection, whether the page is in memory or not", async (host) => {
  for (let turn = 0; turn < 3; turn++) await ask("/about");
  for (const path of ["/about", otherSpelling("/about"), "/healthz", "/no-such-page"]) {
    const socket = await connectTo(server);
    let text = "";
    socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const ended = once(socket, "close");
    const wrong = `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`;
    socket.write(`${wrong}GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    await ended;
    expect(text.match(/^HTTP\/1\.1 \d+/gm), path).toEqual(["HTTP/1.1 400"]);
  }
});

test("HTTP/1.0 names no host, and gets its page", async () => {
  const socket = await connectTo(server);
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = once(socket, "close");
  socket.write("GET /about HTTP/1.0\r\n\r\n");
  await ended;
  expect(text).toMatch(/^HTTP\/1\.1 200 OK/);
});
