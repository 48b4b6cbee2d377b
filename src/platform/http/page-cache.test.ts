import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import type { Coding } from "./compress.ts";
import { type Answer, answerOnce, PageCache } from "./page-cache.ts";

let cache: PageCache;
beforeEach(() => {
  cache = new PageCache({ mostBytes: 100_000 });
});

const page = (
  text: string,
  {
    tags = [],
    status = 200,
    ...headers
  }: { tags?: string[]; status?: number; [name: string]: unknown } = {},
): Answer => ({
  status,
  headers: new Headers({ "content-type": "text/html", ...(headers as Record<string, string>) }),
  bytes: Buffer.from(text),
  tags: new Set(tags),
});
const ask = (key: string, coding: Coding = "identity", ifNoneMatch?: string) => ({
  key,
  coding: { kept: coding, once: coding },
  ifNoneMatch,
});
/** As a browser asks, which takes every coding. */
const browse = (key: string) => ({ ...ask(key), coding: { kept: "br", once: "zstd" } as const });
const codingOf = (answer: Response) => answer.headers.get("content-encoding");

test("a page is rendered once, however many ask at the same time", async () => {
  const render = vi.fn(async () => page("one"));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => cache.answer(ask("/a"), render)),
  );
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(
    Array.from({ length: 20 }, () => "one"),
  );
  await cache.answer(ask("/a"), render);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page is kept when it is asked for a second time", async () => {
  const render = vi.fn(async () => page("one"));
  const codings: unknown[] = [];
  for (let turn = 0; turn < 4; turn++)
    codings.push(codingOf(await cache.answer(browse("/a"), render)));
  expect(codings).toEqual(["zstd", "br", "br", "br"]);
  expect(render).toHaveBeenCalledTimes(2);
});

test("a crawler that asks for each page once takes no place", async () => {
  for (let number = 0; number < 200; number++)
    await cache.answer(browse(`/${number}`), async () => page("court ".repeat(100)));
  expect(cache.readings()).toEqual({ pages: 0, bytes: 0, hits: 0, misses: 200 });
});

test("a page that was kept and dropped by a change is kept again at once", async () => {
  const render = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const turn = async () => codingOf(await cache.answer(browse("/hero"), render));
  expect([await turn(), await turn()]).toEqual(["zstd", "br"]);
  cache.drop("diadem-hero");
  expect([await turn(), await turn()]).toEqual(["br", "br"]);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a page comes in the coding that was asked for, the same bytes inside", async () => {
  const read = async (coding: Coding) => {
    const answer = await cache.answer(ask("/a", coding), async () => page("court ".repeat(500)));
    return { coding: answer.headers.get("content-encoding"), bytes: await answer.bytes() };
  };
  const [br, gzip, identity] = [await read("br"), await read("gzip"), await read("identity")];
  expect([br.coding, gzip.coding, identity.coding]).toEqual(["br", "gzip", null]);
  expect(brotliDecompressSync(br.bytes)).toEqual(Buffer.from(identity.bytes));
  expect(gunzipSync(gzip.bytes)).toEqual(Buffer.from(identity.bytes));
});

test("what is not kept comes in the coding that was asked for too, Zstandard among them", async () => {
  for (const [coding, read] of [
    ["zstd", zstdDecompressSync],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const text = "court ".repeat(500);
    const answer = await answerOnce(ask("/a", coding), page(text));
    expect(answer.headers.get("content-encoding")).toBe(coding);
    expect(answer.headers.get("vary")).toBe("accept-encoding");
    expect(read(await answer.bytes()).toString()).toBe(text);
  }
});

test("a browser that has a page is told so, without the page", async () => {
  const render = async () => page("one");
  const first = await cache.answer(ask("/a", "br"), render);
  const tag = first.headers.get("etag")!;
  const again = await cache.answer(ask("/a", "br", `"other", W/${tag}`), render);
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const otherCoding = await cache.answer(ask("/a", "gzip", tag), render);
  expect(otherCoding.status).toBe(200);
});

test("a change drops the pages made from it, and no others", async () => {
  const hero = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const flow = vi.fn(async () => page("flow", { tags: ["neonic-flow"] }));
  const both = vi.fn(async () => page("both", { tags: ["neonic-flow", "diadem-hero"] }));
  const askAll = async () => {
    await cache.answer(ask("/hero"), hero);
    await cache.answer(ask("/flow"), flow);
    await cache.answer(ask("/both"), both);
  };
  await askAll();
  await askAll();
  cache.drop("diadem-hero");
  await askAll();
  expect([hero, flow, both].map(({ mock }) => mock.calls.length)).toEqual([3, 2, 3]);
  cache.drop(undefined);
  await askAll();
  expect([hero, flow, both].map(({ mock }) => mock.calls.length)).toEqual([4, 3, 4]);
});

test("a page that depends on everything is dropped by any change", async () => {
  const render = vi.fn(async () => page("all", { tags: ["*"] }));
  await cache.answer(ask("/all"), render);
  await cache.answer(ask("/all"), render);
  cache.drop("newsletter-issues");
  await cache.answer(ask("/all"), render);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a page that was being rendered when a change came is not kept", async () => {
  const finish = Promise.withResolvers<Answer>();
  await cache.answer(ask("/a"), async () => page("before the change"));
  const old = cache.answer(ask("/a"), () => finish.promise);
  cache.drop("diadem-hero");
  finish.resolve(page("before the change"));
  expect(await (await old).text()).toBe("before the change");
  const answer = await cache.answer(ask("/a"), async () => page("after the change"));
  expect(await answer.text()).toBe("after the change");
});

test.each([
  ["not found", page("x", { status: 404 })],
  ["incomplete", page("x", { "cache-control": "no-store" })],
])("an answer that is %s is never kept, nor compressed as if it were", async (_, answer) => {
  const render = vi.fn(async () => answer);
  for (let turn = 0; turn < 3; turn++)
    expect(codingOf(await cache.answer(browse("/a"), render))).toBe("zstd");
  const together = [1, 2, 3].map(() => cache.answer(browse("/a"), render));
  expect((await Promise.all(together)).map(codingOf)).toEqual(["zstd", "zstd", "zstd"]);
  expect(render).toHaveBeenCalledTimes(4);
  expect(cache.readings()).toMatchObject({ pages: 0, bytes: 0 });
  const next = await cache.answer(ask("/a"), async () => page("y"));
  expect(await next.text()).toBe("y");
});

test("a page that could not be rendered is asked for again", async () => {
  await expect(cache.answer(ask("/a"), () => Promise.reject(new Error("no luck")))).rejects.toThrow(
    "no luck",
  );
  const answer = await cache.answer(ask("/a"), async () => page("y"));
  expect(await answer.text()).toBe("y");
});

test("the least recently asked for make room", async () => {
  const random = () => Buffer.from(crypto.getRandomValues(new Uint8Array(12_000))).toString("hex");
  const render = vi.fn(async () => page(random()));
  for (const key of ["/a", "/a", "/b", "/b", "/a", "/c", "/c", "/a"])
    await cache.answer(ask(key), render);
  expect(render).toHaveBeenCalledTimes(6);
  await cache.answer(ask("/a"), render);
  expect(render).toHaveBeenCalledTimes(6);
  await cache.answer(ask("/b"), render);
  expect(render).toHaveBeenCalledTimes(7);
});
