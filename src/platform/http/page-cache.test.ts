import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, FinishedAnswer } from "./finished-page.ts";
import { PageCache, type RenderPage } from "./page-cache.ts";

const stopping = new AbortController().signal;
/** What ends the rests between pages that are rendered again, and those from changes. */
let rests: (() => void)[];
let intervals: (() => void)[];
let cache: PageCache;

/** A cache of another test may still be at work, and has lists of its own. */
function restUntilEnded() {
  const [ofRests, ofIntervals] = [rests, intervals];
  return (milliseconds: number) =>
    new Promise<void>((end) => void (milliseconds === 1000 ? ofIntervals : ofRests).push(end));
}
const openCache = (mostBytes: number, rest = restUntilEnded()) =>
  new PageCache({
    mostBytes: { pages: mostBytes, queries: mostBytes },
    complete: (headers, path) => headers.set("x-path", path),
    rest,
    stopping,
  });
beforeEach(() => {
  [rests, intervals] = [[], []];
  cache = openCache(100_000);
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
const plain = { codings: { kept: "identity", once: "identity" }, ifNoneMatch: undefined } as const;
/** As a browser asks, which takes every coding. */
const browsers = { codings: { kept: "br", once: "zstd" }, ifNoneMatch: undefined } as const;
const ask = (address: string, render: RenderPage) => cache.answer(address, plain, render);
const textOf = ({ bytes }: FinishedAnswer) => String(bytes);
const codingOf = ({ headers }: FinishedAnswer) =>
  new Map(headers.flatMap((name, at) => (at % 2 ? [] : [[name, headers[at + 1]]]))).get(
    "content-encoding",
  );
async function askOften(address: string, render: RenderPage, times = 6) {
  for (let turn = 0; turn < times; turn++) await ask(address, render);
}

test("a page is rendered once, however many ask at the same time", async () => {
  const render = vi.fn(async () => page("one"));
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask("/a", render)));
  expect(answers.map(textOf)).toEqual(Array.from({ length: 20 }, () => "one"));
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page is kept when it is asked for a second time", async () => {
  const render = vi.fn(async () => page("one"));
  await askOften("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.readings()).toMatchObject({ pages: 1, hits: 4, misses: 2 });
});

test("a page that is asked for often is soon there as small as can be", async () => {
  const browse = () => cache.answer("/a", browsers, async () => page("court ".repeat(500)));
  expect(codingOf(await browse())).toBe("zstd");
  await vi.waitFor(async () => expect(codingOf(await browse())).toBe("br"));
});

test("only what is finished in the coding that was asked for is in memory", async () => {
  const render = async () => page("court ".repeat(500));
  await ask("/a", render);
  expect(cache.inMemory("/a", plain)).toBeUndefined();
  await ask("/a", render);
  expect(textOf(cache.inMemory("/a", plain)!)).toBe("court ".repeat(500));
  expect(cache.inMemory("/a", browsers)).toBeUndefined();
  await cache.answer("/a", browsers, render);
  expect(codingOf(cache.inMemory("/a", browsers)!)).toBe("zstd");
  expect(cache.inMemory("/b", plain)).toBeUndefined();
  expect(cache.readings()).toMatchObject({ hits: 3, misses: 2 });
});

test("a page has the headers of every answer, by its path", async () => {
  const { headers } = await ask("/a?units=metric", async () => page("one"));
  expect(headers[headers.indexOf("x-path") + 1]).toBe("/a");
});

test("a crawler that asks for each page once takes no place", async () => {
  for (let number = 0; number < 200; number++)
    await ask(`/${number}`, async () => page("court ".repeat(100)));
  expect(cache.readings()).toEqual({ pages: 0, bytes: 0, hits: 0, misses: 200 });
});

test("a crawl of pages with a query evicts none without", async () => {
  cache = openCache(4000);
  const render = vi.fn(async () => page("court ".repeat(100)));
  await askOften("/a", render);
  for (let number = 0; number < 50; number++)
    await askOften(`/a?page=${number}`, async () => page("court ".repeat(100)));
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(2);
  expect(cache.readings().bytes).toBeGreaterThan(3000);
  expect(cache.readings().bytes).toBeLessThanOrEqual(8000);
});

test("a page that was kept and dropped by a change is kept again at once", async () => {
  const render = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  await askOften("/hero", render, 2);
  cache.drop("diadem-hero");
  await askOften("/hero", render, 2);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a change drops the pages made from it, and no others", async () => {
  const hero = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const flow = vi.fn(async () => page("flow", { tags: ["neonic-flow"] }));
  const both = vi.fn(async () => page("both", { tags: ["neonic-flow", "diadem-hero"] }));
  const query = vi.fn(async () => page("query", { tags: ["diadem-hero"] }));
  const askAll = async () => {
    await ask("/hero", hero);
    await ask("/flow", flow);
    await ask("/both", both);
    await ask("/hero?level=4.0", query);
  };
  const renderings = () => [hero, flow, both, query].map(({ mock }) => mock.calls.length);
  await askAll();
  await askAll();
  cache.drop("diadem-hero");
  await askAll();
  expect(renderings()).toEqual([3, 2, 3, 3]);
  cache.drop(undefined);
  await askAll();
  expect(renderings()).toEqual([4, 3, 4, 4]);
});

test("a page that depends on everything is dropped by any change", async () => {
  const render = vi.fn(async () => page("all", { tags: ["*"] }));
  await askOften("/all", render, 2);
  cache.drop("newsletter-issues");
  await ask("/all", render);
  expect(render).toHaveBeenCalledTimes(3);
});

test("with many changes, pages that depend on everything are dropped once a second, and others at once", async () => {
  const all = vi.fn(async () => page("all", { tags: ["*"] }));
  const hero = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const turn = async () => {
    await askOften("/all", all, 2);
    await askOften("/hero", hero, 2);
    return [all.mock.calls.length, hero.mock.calls.length];
  };
  expect(await turn()).toEqual([2, 2]);
  cache.drop("diadem-hero");
  expect(await turn(), "the first change").toEqual([3, 3]);
  cache.drop("diadem-hero");
  cache.drop("neonic-flow");
  expect(await turn(), "two more within the second").toEqual([3, 4]);
  intervals.shift()!();
  await vi.waitFor(() => expect(intervals).toHaveLength(1));
  expect(await turn(), "after the second").toEqual([4, 4]);
  intervals.shift()!();
  await Promise.resolve();
  expect(await turn(), "after one without a change").toEqual([4, 4]);
  cache.drop("neonic-flow");
  expect(await turn(), "the next change").toEqual([5, 4]);
  cache.drop(undefined);
  expect(await turn(), "a change of who knows what").toEqual([6, 5]);
});

test("a page that is being rendered is kept if it doesn't depend on what has changed", async () => {
  const finish = Promise.withResolvers<Answer>();
  await ask("/hero", async () => page("hero", { tags: ["diadem-hero"] }));
  const asked = ask("/hero", () => finish.promise);
  cache.drop("neonic-flow");
  finish.resolve(page("hero", { tags: ["diadem-hero"] }));
  await asked;
  expect(cache.readings().pages).toBe(1);
});

test("after a change, the pages that many had asked for are rendered again, one at a time", async () => {
  const rendered: string[] = [];
  const renderAs = (name: string) => async () => {
    rendered.push(name);
    return page(name, { tags: ["diadem-hero"] });
  };
  await askOften("/seldom", renderAs("seldom"), 2);
  await askOften("/often", renderAs("often"), 8);
  await askOften("/most", renderAs("most"), 20);
  rendered.length = 0;
  cache.drop("diadem-hero");
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  expect(rendered).toEqual(["most"]);
  expect(textOf(cache.inMemory("/most", plain) ?? (await ask("/most", renderAs("again"))))).toBe(
    "most",
  );
  rests[0]!();
  await vi.waitFor(() => expect(rendered).toEqual(["most", "often"]));
});

test("a page that a visitor was faster to ask for is not rendered a second time", async () => {
  const render = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const other = vi.fn(async () => page("other", { tags: ["diadem-hero"] }));
  await askOften("/hero", render, 9);
  await askOften("/other", other, 8);
  cache.drop("diadem-hero");
  await vi.waitFor(() => expect(rests).toHaveLength(1));
  await ask("/other", other);
  rests[0]!();
  await vi.waitFor(() =>
    expect([render, other].map(({ mock }) => mock.calls.length)).toEqual([3, 3]),
  );
});

test("a page that nobody asks for any more is not rendered after each change", async () => {
  const render = vi.fn(async () => page("hero", { tags: ["diadem-hero"] }));
  const other = vi.fn(async () => page("other", { tags: ["diadem-hero"] }));
  cache = openCache(100_000, async () => {});
  await askOften("/hero", render, 9);
  for (const changes of [1, 2, 3, 4, 5]) {
    await askOften("/other", other, 8);
    cache.drop("diadem-hero");
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2 + changes));
    await vi.waitFor(() => expect(render.mock.calls.length).toBe(2 + Math.min(changes, 2)));
  }
});

test.each(["diadem-hero", "*"])(
  "a page with the tag %s that was being rendered when a change came is not kept, nor waited for",
  async (tag) => {
    const finish = Promise.withResolvers<Answer>();
    const before = page("before the change", { tags: [tag] });
    await ask("/a", async () => before);
    const old = ask("/a", () => finish.promise);
    cache.drop("diadem-hero");
    const render = async () => page("after the change", { tags: [tag] });
    expect(textOf(await ask("/a", render))).toBe("after the change");
    finish.resolve(page("before the change", { tags: [tag] }));
    expect(textOf(await old)).toBe("before the change");
    expect(textOf(await ask("/a", render))).toBe("after the change");
  },
);

test.each([
  ["not found", page("x", { status: 404 })],
  ["incomplete", page("x", { "cache-control": "no-store" })],
])("an answer that is %s is never kept", async (_, answer) => {
  const render = vi.fn(async () => ({ ...answer, headers: new Headers(answer.headers) }));
  await askOften("/a", render, 3);
  await Promise.all([1, 2, 3].map(() => ask("/a", render)));
  expect(render).toHaveBeenCalledTimes(4);
  expect(cache.readings()).toMatchObject({ pages: 0, bytes: 0 });
  expect(textOf(await ask("/a", async () => page("y")))).toBe("y");
});

test("a page that could not be rendered is asked for again", async () => {
  await expect(ask("/a", () => Promise.reject(new Error("no luck")))).rejects.toThrow("no luck");
  expect(textOf(await ask("/a", async () => page("y")))).toBe("y");
});

test("the least recently asked for make room", async () => {
  const render = vi.fn(async () => page("x".repeat(30_000)));
  for (const address of ["/a", "/a", "/b", "/b", "/a", "/c", "/c", "/a"])
    await ask(address, render);
  expect(render).toHaveBeenCalledTimes(6);
  await ask("/a", render);
  expect(render).toHaveBeenCalledTimes(6);
  await ask("/b", render);
  expect(render).toHaveBeenCalledTimes(7);
});
