import { hash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import {
  openPageCache,
  plain,
  renderedPage,
  textOf,
} from "../../../tests/support/open-page-cache.ts";
import type { FinishedAnswer } from "./finished-page.ts";

/** As a browser asks, which takes every coding. */
const browsers = { codings: { kept: "br", once: "zstd" }, ifNoneMatch: undefined } as const;
const codingOf = ({ headers }: FinishedAnswer) =>
  new Map(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]]))).get(
    "content-encoding",
  );

/** 20 kB that take 15 kB in any coding. */
const incompressible = Array.from({ length: 465 }, (_, part) =>
  hash("sha256", String(part), "base64url"),
).join("");

let opened: ReturnType<typeof openPageCache>;
const ask: typeof opened.ask = (...asked) => opened.ask(...asked);
const askOften: typeof opened.askOften = (...asked) => opened.askOften(...asked);
beforeEach(() => {
  opened = openPageCache();
});

test("a page is rendered once, however many ask at the same time", async () => {
  const render = vi.fn(async () => renderedPage("one"));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/a", render)));
  expect(answers.map(textOf)).toEqual(Array.from({ length: 20 }, () => "one"));
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page is kept when it is asked for a second time", async () => {
  const render = vi.fn(async () => renderedPage("one"));
  await askOften("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(opened.cache.readings()).toMatchObject({ pages: 1, hits: 4, misses: 2 });
});

test("a page that is asked for often is soon there as small as can be", async () => {
  const browse = () =>
    opened.cache.answer("/a", browsers, async () => renderedPage("court ".repeat(500)));
  expect(codingOf(await browse())).toBe("zstd");
  await vi.waitFor(async () => expect(codingOf(await browse())).toBe("br"));
});

test("a page without a word is kept, too", async () => {
  const render = vi.fn(async () => renderedPage(""));
  await askOften("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
});

test("only what is finished in the coding that was asked for is in memory", async () => {
  const render = async () => renderedPage("court ".repeat(500));
  await ask("/a", render);
  expect(opened.cache.inMemory("/a", plain)).toBeUndefined();
  await ask("/a", render);
  expect(textOf(opened.cache.inMemory("/a", plain)!)).toBe("court ".repeat(500));
  expect(opened.cache.inMemory("/a", browsers)).toBeUndefined();
  await opened.cache.answer("/a", browsers, render);
  expect(codingOf(opened.cache.inMemory("/a", browsers)!)).toBe("zstd");
  expect(opened.cache.inMemory("/b", plain)).toBeUndefined();
  expect(opened.cache.readings()).toMatchObject({ hits: 3, misses: 2 });
});

test("a page has the headers of every answer, by its path", async () => {
  const { headers } = await ask("/a?units=metric", async () => renderedPage("one"));
  expect(headers[headers.indexOf("x-path") + 1]).toBe("/a");
});

test("a crawler that asks for each page once takes no place", async () => {
  for (let number = 0; number < 200; number++)
    await ask(`/${number}`, async () => renderedPage("court ".repeat(100)));
  expect(opened.cache.readings()).toEqual({ pages: 0, bytes: 0, hits: 0, misses: 200 });
});

test("a crawl of pages with a query evicts none without", async () => {
  opened = openPageCache(4000);
  const render = vi.fn(async () => renderedPage("court ".repeat(100)));
  await askOften("/a", render);
  for (let number = 0; number < 50; number++)
    await askOften(`/a?page=${number}`, async () => renderedPage("court ".repeat(100)));
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(opened.cache.readings().bytes).toBeGreaterThan(3000);
  expect(opened.cache.readings().bytes).toBeLessThanOrEqual(8000);
});

test.each([
  ["not found", renderedPage("x", { status: 404 })],
  ["incomplete", renderedPage("x", { "cache-control": "no-store" })],
])("an answer that is %s is never kept", async (_, answer) => {
  const render = vi.fn(async () => ({ ...answer, headers: new Headers(answer.headers) }));
  await askOften("/a", render, 3);
  await Promise.all([1, 2, 3].map(() => ask("/a", render)));
  expect(render).toHaveBeenCalledTimes(4);
  expect(opened.cache.readings()).toMatchObject({ pages: 0, bytes: 0 });
  expect(textOf(await ask("/a", async () => renderedPage("y")))).toBe("y");
});

test("a page that could not be rendered is asked for again", async () => {
  await expect(ask("/a", () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
  expect(textOf(await ask("/a", async () => renderedPage("y")))).toBe("y");
});

test("a page takes as much memory as the codings that were asked for", async () => {
  const render = async () => renderedPage(incompressible);
  const kilobytes = () => Math.round(opened.cache.readings().bytes / 1000);
  const browse = () => opened.cache.answer("/a", browsers, render);
  await browse();
  await browse();
  expect(kilobytes(), "headers and Zstandard").toBe(16);
  await ask("/a", render);
  expect(kilobytes(), "and the text").toBe(36);
  // The Zstandard bytes stay, because the text is unpacked from them.
  await vi.waitFor(async () => expect(codingOf(await browse())).toBe("br"));
  expect(kilobytes(), "and Brotli and gzip").toBeGreaterThanOrEqual(64);
});

test("a text that waits packed is the same for everybody", async () => {
  const render = vi.fn(async () => renderedPage(incompressible));
  for (let turn = 0; turn < 3; turn++) expect(textOf(await ask("/a", render))).toBe(incompressible);
  await vi.waitFor(async () =>
    expect(codingOf(await opened.cache.answer("/a", browsers, render))).toBe("br"),
  );
  expect(textOf(await ask("/a", render))).toBe(incompressible);
  expect(render).toHaveBeenCalledTimes(2);
});

test("the least recently asked for make room", async () => {
  const render = vi.fn(async () => renderedPage(incompressible));
  for (const address of ["/a", "/a", "/b", "/b", "/a", "/c", "/c", "/a"])
    await ask(address, render);
  expect(render).toHaveBeenCalledTimes(6);
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(6);
  await ask("/b", render);
  expect(render).toHaveBeenCalledTimes(7);
});
