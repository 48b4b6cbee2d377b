import { hash } from "node:crypto";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  openPageCache,
  plain,
  renderedPage,
  textOf,
} from "../../../tests/support/open-page-cache.ts";
import type { Coding } from "./encode.ts";
import {
  type Answer,
  finishAnswer,
  type FinishedAnswer,
  toResponse,
  type Wanted,
} from "./page-cache.ts";

/** A browser's request, which accepts every coding. */
const browsers = { codings: { kept: "br", once: "zstd" }, ifNoneMatch: undefined } as const;
const headersOf = ({ headers }: FinishedAnswer) =>
  Object.fromEntries(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]])));

/** 20 kB that take 15 kB in any coding. */
const incompressible = Array.from({ length: 465 }, (_, part) =>
  hash("sha256", String(part), "base64url"),
).join("");

let opened: ReturnType<typeof openPageCache>;
const ask: typeof opened.ask = (...asked) => opened.ask(...asked);
beforeEach(() => {
  opened = openPageCache();
});

describe("the page cache", () => {
  test("renders a page once, however many ask at the same time, and keeps it", async () => {
    const render = vi.fn(async () => renderedPage("one"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/a", render)));
    expect(answers.map(textOf)).toEqual(Array.from({ length: 20 }, () => "one"));
    await ask("/a", render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(opened.cache.readings()).toMatchObject({ pages: 1, hits: 20, misses: 1 });
  });

  test("has in memory only what is finished in the coding that was asked for", async () => {
    const render = async () => renderedPage("court ".repeat(500));
    expect(opened.cache.inMemory("/a", plain)).toBeUndefined();
    await ask("/a", render);
    expect(textOf(opened.cache.inMemory("/a", plain)!)).toBe("court ".repeat(500));
    expect(opened.cache.inMemory("/a", browsers)).toBeUndefined();
    const sent = await opened.cache.answer("/a", browsers, render);
    expect(headersOf(sent)).toMatchObject({ "content-encoding": "zstd" });
    expect(opened.cache.inMemory("/a", browsers)).toBe(sent);
    expect(opened.cache.inMemory("/b", plain)).toBeUndefined();
    expect(opened.cache.readings()).toMatchObject({ hits: 2, misses: 2 });
  });

  test("keeps a page without a word, too", async () => {
    const render = vi.fn(async () => renderedPage(""));
    for (let turn = 0; turn < 3; turn++) await ask("/a", render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("gives a page the headers of every answer, by its path", async () => {
    const sent = await ask("/a?units=metric", async () => renderedPage("one"));
    expect(headersOf(sent)).toMatchObject({ "x-path": "/a" });
  });

  test("a crawl of pages with a query evicts none without", async () => {
    opened = openPageCache(4000);
    const render = vi.fn(async () => renderedPage("court ".repeat(100)));
    await ask("/a", render);
    for (let number = 0; number < 50; number++)
      await ask(`/a?page=${number}`, async () => renderedPage("court ".repeat(100)));
    await ask("/a", render);
    expect(render).toHaveBeenCalledTimes(1);
    expect(opened.cache.readings().bytes).toBeGreaterThan(3000);
    expect(opened.cache.readings().bytes).toBeLessThanOrEqual(8000);
  });

  test("keeps the bytes that are sent and no others", async () => {
    const kilobytes = () => Math.round(opened.cache.readings().bytes / 1000);
    const render = async () => renderedPage(incompressible);
    await opened.cache.answer("/a", browsers, render);
    expect(kilobytes(), "headers and Zstandard").toBe(16);
    await ask("/a", render);
    expect(kilobytes(), "and the text with its headers").toBe(37);
  });

  describe("compresses a page again, hard, that's read often", () => {
    const text = Array.from({ length: 2000 }, (_, at) => `<p>${(at * 7919) % 6007}</p>`).join("");
    const render = async () => renderedPage(text, { tags: ["diadem-hero"] });
    const askOften = async (path = "/a", wanted: Wanted = browsers, of = render) => {
      for (let turn = 0; turn < 4; turn++) await opened.cache.answer(path, wanted, of);
    };
    const fromMemory = () => opened.cache.inMemory("/a", browsers)!;
    const isHard = () => headersOf(fromMemory())["content-encoding"] === "br";

    test("into fewer bytes of the same page, under the same ETag", async () => {
      const first = await opened.cache.answer("/a", browsers, render);
      await askOften();
      await expect.poll(isHard).toBe(true);
      const then = fromMemory();
      expect(then.bytes!.length).toBeLessThan(first.bytes!.length);
      expect(brotliDecompressSync(then.bytes!).toString()).toBe(text);
      expect(headersOf(then)).toEqual({
        ...headersOf(first),
        "content-encoding": "br",
        "content-length": String(then.bytes!.length),
      });
      expect(opened.cache.readings()).toMatchObject({ pages: 1, misses: 1 });
      expect(opened.cache.readings().bytes).toBeLessThan(then.bytes!.length + 1100);
      const ifNoneMatch = headersOf(first)["etag"]!;
      expect(opened.cache.inMemory("/a", { ...browsers, ifNoneMatch })?.status).toBe(304);
    });

    test("from Brotli too, and from nothing that isn't text", async () => {
      const olderBrowsers = { ...browsers, codings: { kept: "br", once: "br" } } as const;
      const picture = async () => renderedPage(text, { "content-type": "image/png" });
      const first = await opened.cache.answer("/a", olderBrowsers, render);
      await askOften("/p", browsers, picture);
      await askOften("/a", olderBrowsers);
      await expect
        .poll(() => opened.cache.inMemory("/a", olderBrowsers)!.bytes!.length)
        .toBeLessThan(first.bytes!.length);
      expect(textOf(opened.cache.inMemory("/p", browsers)!)).toBe(text);
    });

    test("not one that's read a few times", async () => {
      await opened.cache.answer("/b", browsers, render);
      await askOften();
      await expect.poll(isHard).toBe(true);
      expect(headersOf(opened.cache.inMemory("/b", browsers)!)).toMatchObject({
        "content-encoding": "zstd",
      });
    });

    test("one after the other, with pauses", async () => {
      const paused: (() => void)[] = [];
      opened = openPageCache(100_000, () => new Promise<void>((resolve) => paused.push(resolve)));
      await askOften();
      await askOften("/b");
      await expect.poll(() => paused).toHaveLength(1);
      const codings = () =>
        ["/a", "/b"].map(
          (path) => headersOf(opened.cache.inMemory(path, browsers)!)["content-encoding"],
        );
      expect(codings()).toEqual(["br", "zstd"]);
      paused[0]!();
      await expect.poll(codings).toEqual(["br", "br"]);
    });

    test("unless it changed meanwhile", async () => {
      await askOften();
      opened.cache.drop("diadem-hero");
      const changed = async () => renderedPage("changed");
      const { bytes } = await opened.cache.answer("/a", browsers, changed);
      expect(zstdDecompressSync(bytes!).toString()).toBe("changed");
      await askOften("/a", browsers, changed);
      await expect.poll(isHard).toBe(true);
      expect(brotliDecompressSync(fromMemory().bytes!).toString()).toBe("changed");
    });
  });

  test("the least recently asked for make room", async () => {
    opened = openPageCache(60_000);
    const render = vi.fn(async () => renderedPage(incompressible));
    for (const address of ["/a", "/b", "/a", "/c", "/a"]) await ask(address, render);
    expect(render).toHaveBeenCalledTimes(3);
    await ask("/b", render);
    expect(render).toHaveBeenCalledTimes(4);
  });

  test.each([
    ["not found", { status: 404 }],
    ["partial", { "cache-control": "no-store" }],
  ])("never keeps an answer that is %s", async (_, how) => {
    const render = vi.fn(async () => renderedPage("x", how));
    await Promise.all([1, 2, 3].map(() => ask("/a", render)));
    await ask("/a", render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(opened.cache.readings()).toMatchObject({ pages: 0, bytes: 0 });
    expect(textOf(await ask("/a", async () => renderedPage("y")))).toBe("y");
  });

  test("asks again for a page that could not be rendered", async () => {
    await expect(ask("/a", () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
    expect(textOf(await ask("/a", async () => renderedPage("y")))).toBe("y");
  });

  test("a change drops the pages made from it, with and without a query, and no others", async () => {
    const rendered: string[] = [];
    const pages = {
      "/hero": ["diadem-hero"],
      "/flow": ["neonic-flow"],
      "/both": ["neonic-flow", "diadem-hero"],
      "/hero?level=4.0": ["diadem-hero"],
      "/all": ["*"],
    };
    const askAll = async () => {
      rendered.length = 0;
      for (const [address, tags] of Object.entries(pages))
        await ask(address, async () => {
          rendered.push(address);
          return renderedPage(address, { tags });
        });
      return rendered;
    };
    await askAll();
    opened.cache.drop("diadem-hero");
    expect(await askAll()).toEqual(["/hero", "/both", "/hero?level=4.0"]);
    opened.cache.drop("*");
    expect(await askAll()).toEqual(["/all"]);
    opened.cache.drop(undefined);
    expect(await askAll()).toEqual(Object.keys(pages));
  });

  test("a page that was being rendered when a change came is neither kept nor waited for", async () => {
    const finish = Promise.withResolvers<void>();
    const old = ask("/a", async () => {
      await finish.promise;
      return renderedPage("before the change", { tags: ["diadem-hero"] });
    });
    opened.cache.drop("diadem-hero");
    const render = async () => renderedPage("after the change", { tags: ["diadem-hero"] });
    expect(textOf(await ask("/a", render))).toBe("after the change");
    finish.resolve();
    expect(textOf(await old)).toBe("before the change");
    expect(textOf(await ask("/a", render))).toBe("after the change");
  });
});

describe("a finished answer", () => {
  const text = "court ".repeat(500);
  const answerOf = ({
    status = 200,
    ...headers
  }: { status?: number; [name: string]: unknown } = {}): Answer => ({
    status,
    headers: new Headers({ "content-type": "text/html", ...(headers as Record<string, string>) }),
    bytes: Buffer.from(text),
  });
  const send = async (answer: Answer, coding: Coding, ifNoneMatch?: string) =>
    toResponse(
      await finishAnswer(answer, { codings: { kept: coding, once: coding }, ifNoneMatch }),
    );

  test.each([
    ["zstd", zstdDecompressSync],
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const)("comes in %s, with the same text inside", async (coding, read) => {
    const sent = await send(answerOf(), coding);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(Object.fromEntries(sent.headers)).toEqual({
      "content-type": "text/html",
      "content-length": String(bytes.length),
      ...(coding !== "identity" && { "content-encoding": coding }),
      etag: expect.stringMatching(
        new RegExp(`^W/"[\\da-z]{1,7}-${bytes.length.toString(36)}-\\w+"$`),
      ),
      vary: "accept-encoding",
    });
    expect(read(bytes).toString()).toBe(text);
  });

  test("is a 304 without a body for those who have it", async () => {
    const { headers } = await send(answerOf(), "br");
    const again = await send(answerOf(), "br", `"other", ${headers.get("etag")}`);
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(Object.fromEntries(again.headers)).toEqual({
      "content-type": "text/html",
      etag: headers.get("etag"),
      vary: "accept-encoding",
    });
    expect((await send(answerOf(), "gzip", headers.get("etag")!)).status).toBe(200);
    expect((await send(answerOf(), "gzip", "*")).status).toBe(304);
  });

  test("from memory is the same 304, in the kept coding", async () => {
    const render = async () => renderedPage(text);
    const { headers } = toResponse(await opened.cache.answer("/a", browsers, render));
    const ifNoneMatch = headers.get("etag")!;
    expect(opened.cache.inMemory("/a", { ...browsers, ifNoneMatch })?.status).toBe(304);
    expect(opened.cache.inMemory("/a", { ...browsers, ifNoneMatch: '"other"' })?.status).toBe(200);
  });

  test("that is a picture comes as it is", async () => {
    const sent = await send(answerOf({ "content-type": "image/png" }), "br");
    expect(sent.headers.get("content-encoding")).toBeNull();
    expect(await sent.text()).toBe(text);
  });

  test("that is no page has no tag, and is never said to be unchanged", async () => {
    const sent = await send(answerOf({ status: 404 }), "br", "*");
    expect([sent.status, sent.headers.get("etag")]).toEqual([404, null]);
  });

  test("without a body has none, not even an empty one", async () => {
    const sent = await send(answerOf({ status: 204 }), "identity");
    expect([sent.body, sent.headers.get("content-length")]).toEqual([null, null]);
  });
});
