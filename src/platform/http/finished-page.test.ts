import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Coding, codingsOf } from "./compress.ts";
import { type Answer, FinishedPage, toResponse } from "./finished-page.ts";

const text = "court ".repeat(500);
const pageOf = ({ status = 200, ...headers }: { status?: number; [name: string]: unknown } = {}) =>
  new FinishedPage({
    status,
    headers: new Headers({ "content-type": "text/html", ...(headers as Record<string, string>) }),
    bytes: Buffer.from(text),
    tags: new Set(),
  } satisfies Answer);
const wanted = (coding: Coding, ifNoneMatch?: string) => ({
  codings: { kept: coding, once: coding },
  ifNoneMatch,
});
const browsers = { codings: { kept: "br", once: "zstd" }, ifNoneMatch: undefined } as const;
const send = async (page: FinishedPage, ...asked: Parameters<typeof wanted>) =>
  toResponse(await page.answer(wanted(...asked)));

test.each([
  ["zstd", zstdDecompressSync],
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
  ["identity", (bytes: Buffer) => bytes],
] as const)("a page comes in %s, with the same text inside", async (coding, read) => {
  const sent = await send(pageOf(), coding);
  const bytes = Buffer.from(await sent.arrayBuffer());
  expect(Object.fromEntries(sent.headers)).toEqual({
    "content-type": "text/html",
    "content-length": String(bytes.length),
    ...(coding !== "identity" && { "content-encoding": coding }),
    etag: expect.stringMatching(/^W\/"[\w-]{22}-\w+"$/),
    vary: "accept-encoding",
  });
  expect(read(bytes).toString()).toBe(text);
});

test("a picture comes as it is", async () => {
  const sent = await send(pageOf({ "content-type": "image/png" }), "br");
  expect(sent.headers.get("content-encoding")).toBeNull();
  expect(await sent.text()).toBe(text);
});

test("a browser that has a page gets a 304 without it", async () => {
  const page = pageOf();
  const { headers } = await send(page, "br");
  const again = await send(page, "br", `"other", ${headers.get("etag")}`);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect(Object.fromEntries(again.headers)).toEqual({
    "content-type": "text/html",
    etag: headers.get("etag"),
    vary: "accept-encoding",
  });
  expect((await send(page, "gzip", headers.get("etag")!)).status).toBe(200);
  expect((await send(page, "gzip", "*")).status).toBe(304);
});

test("an answer that is no page has no tag, and is never said to be unchanged", async () => {
  const sent = await send(pageOf({ status: 404 }), "br", "*");
  expect([sent.status, sent.headers.get("etag")]).toEqual([404, null]);
});

test("an answer without a body has none, not even an empty one", async () => {
  const sent = await send(pageOf({ status: 204 }), "identity");
  expect([sent.body, sent.headers.get("content-length")]).toEqual([null, null]);
});

test("compressed well, a page is smaller, and the same to those who have it", async () => {
  const page = pageOf();
  const before = await page.answer(browsers);
  const { headers } = await send(page, "br");
  await page.compressWell();
  const after = await page.answer(browsers);
  expect(after.headers).toContain("br");
  expect(after.bytes!.length).toBeLessThanOrEqual(before.bytes!.length);
  expect((await send(page, "br", headers.get("etag")!)).status).toBe(304);
});

test.each([
  [200, undefined, true],
  [200, "public, max-age=0", true],
  [200, "no-store", false],
  [404, undefined, false],
])("a %i with the caching header %s may be kept: %s", (status, cacheControl, may) => {
  const headers = cacheControl === undefined ? {} : { "cache-control": cacheControl };
  expect(pageOf({ status, ...headers }).mayBeKept).toBe(may);
});

test.each([
  ["gzip, deflate, br, zstd", "br", "zstd"],
  ["gzip, deflate, br", "br", "br"],
  ["gzip", "gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip", "gzip"],
  ["identity", "identity", "identity"],
  ["", "identity", "identity"],
  [undefined, "identity", "identity"],
  ["*", "identity", "identity"],
  [`${"x,".repeat(50_000)}br`, "br", "br"],
])("who accepts %.30s gets %s from memory, and %s at once", (header, kept, once) => {
  expect(codingsOf(header)).toEqual({ kept, once });
  expect(codingsOf(header)).toEqual({ kept, once });
});
