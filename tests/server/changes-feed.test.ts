import { beforeEach, expect, test, vi } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { consoleSite } from "../support/console-site.ts";
import { plainText, runRound } from "../support/in-process-site.ts";
import { inventedListed } from "../support/invented.ts";
import { projectLibrary } from "../support/project-library.ts";
import { readFeed } from "../support/read-feed.ts";

const siteUrl = "https://site.example";
const catalog = projectLibrary();
const flow = "neonic-flow";
const shown: Partial<Library> = {};
const here = consoleSite("sqlite", { library: shown, settings: { SITE_URL: siteUrl } });

/** Publishes paddles besides the catalog's, and notes what changed. */
async function publish(...more: Library["paddles"]): Promise<void> {
  shown.paddles = [...catalog.paddles, ...more];
  here.now += 60_000;
  await runRound(here.site, "noting changed facts");
}
const drift = (listPriceCents: number, words: { name?: string; from?: string } = {}) =>
  inventedListed({
    slug: "drift",
    name: `Arrowhead ${words.name ?? "Drift"}`,
    listPriceCents,
    sources: {
      listPriceCents: {
        kind: "maker",
        from: words.from ?? "Arrowhead",
        url: "https://arrowhead.example/drift?a=1&b=2",
        on: "2026-11-02",
      },
    },
  });
const ask = (headers = {}) => here.ask("/data/changes", { headers });
const feed = async () => readFeed(await (await ask()).text());

beforeEach(async () => {
  await publish(drift(29995));
});

test("as long as nothing has changed, it's a feed without items", async () => {
  expect(await feed()).toEqual({ self: `${siteUrl}/data/changes`, built: undefined, items: [] });
});

test("it has what changed, newest first, with the source, and each item stays as it is", async () => {
  const first = await ask();
  expect(await (await ask({ "if-none-match": first.headers.get("etag")! })).text()).toBe("");
  await publish(drift(27995));
  const changed = await feed();
  expect(changed).toMatchObject({
    built: "Mon, 04 May 2026 09:32:00 GMT",
    items: [
      {
        title: "Arrowhead Drift: list price $279.95, was $299.95",
        guid: `${siteUrl}/data/changes#paddle-drift-${here.now}`,
        date: "Mon, 04 May 2026 09:32:00 GMT",
        categories: ["paddle"],
      },
    ],
  });
  expect(plainText(changed.items[0]!.summary)).toBe(
    '<ul><li>List price $279.95, was $299.95. Source: <a href="https://arrowhead.example/drift?a=1&b=2">Arrowhead</a> (maker).</li></ul>',
  );
  await publish(drift(26995));
  const { items } = await feed();
  expect(items.map(({ title }) => title)).toEqual([
    "Arrowhead Drift: list price $269.95, was $279.95",
    "Arrowhead Drift: list price $279.95, was $299.95",
  ]);
  expect(items[1]).toEqual(changed.items[0]);
});

test("an item leads to the page that has the fact, or to the data if there's none anymore", async () => {
  await publish({ ...drift(29995), slug: flow });
  const { items } = await feed();
  expect(items.map(({ link }) => link)).toEqual([`${siteUrl}/data`, `${siteUrl}/${flow}`]);
});

test("at most 100 items, also after many paddles were added", async () => {
  const paddle = drift(10000);
  await publish(
    ...Array.from({ length: 130 }, (_, index) => ({ ...paddle, slug: `drift-${index}` })),
  );
  expect((await feed()).items).toHaveLength(100);
});

test("whatever an editor writes, it stays XML and the text what was written", async () => {
  const hostile = `</title> ]]> <b>&amp; & "quoted" 'single' \u0000\u0008\ufffe Zoë 🎯 <!-- --`;
  const legible = hostile.replaceAll(/[\u0000\u0008\ufffe]/g, "");
  await publish(drift(27995, { name: hostile, from: hostile }));
  const [item] = (await feed()).items;
  expect(item!.title).toBe(`Arrowhead ${legible}: list price $279.95, was $299.95`);
  expect(item!.summary).not.toContain("<b>");
  expect(plainText(item!.summary)).toContain(`>${legible}</a> (maker)`);
});

test("without the store, it says so, and keeps nothing", async () => {
  const failing = vi.spyOn(here.site.dataChanges, "newest").mockRejectedValue(new Error("gone"));
  const answer = await ask();
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
  failing.mockRestore();
  expect((await ask()).status).toBe(200);
});

test("the page about the data links to it, and names it for feed readers", async () => {
  const html = await (await here.ask("/data")).text();
  expect(html).toContain('<a href="/data/changes">');
  expect(html).toMatch(
    /<link(?=[^>]* type="application\/rss\+xml")[^>]* href="https:\/\/site\.example\/data\/changes"/,
  );
  expect(await (await here.ask("/")).text()).not.toContain("/data/changes");
});
