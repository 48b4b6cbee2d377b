import { expect, test } from "vitest";
import { socialImagePath } from "../../src/platform/render/head.tsx";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { decoded, sitemapPaths } from "../support/crawl.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** Chat apps leave out pictures that are too large. */
const maxBytes = 400 * 1024;

test("every page names a picture of its own, of 1200 by 630", async () => {
  const paths = await sitemapPaths(server.url);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) {
    const html = await (await fetch(server.url + path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("og:image"), path).toBe(server.url + socialImagePath(path));
    expect([meta("og:image:width"), meta("og:image:height")], path).toEqual(["1200", "630"]);
    expect(meta("og:image:alt"), path).toMatch(/\S, on RallyRank$/);
    expect(meta("twitter:card"), path).toBe("summary_large_image");
  }
});

// One of each kind of drawing: src/site/social-image/social-image.file.test.ts makes those of all pages.
test.each([
  "/",
  "/diadem-hero",
  "/comparisons/diadem-hero-vs-neonic-flow",
  "/reviews/balls/top-rated-pickleballs-2025",
  "/reviews/best-of/best-paddles-spin",
  "/blog/core-thickness",
  "/paddle-finder",
])("the picture of %s is small, and may be kept", async (path) => {
  const { answer, bytes } = await read(socialImagePath(path));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  expect(bytes.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
  // Width and height stand at fixed places in the header of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(maxBytes);
});

test("any pair of paddles has its picture, in the order of its page's address", async () => {
  const { answer, bytes } = await read("/og/comparisons/diadem-hero-vs-onix-z5-graphite.png");
  expect(answer.status).toBe(200);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test.each([
  ["neonic-flow,diadem-hero", "/comparisons/diadem-hero-vs-neonic-flow"],
  ["neonic-flow,diadem-hero,hudef-apex-pro", "/comparisons/diadem-hero/hudef-apex-pro/neonic-flow"],
])("a shared comparison of %s has its own picture", async (paddles, path) => {
  const html = await (await fetch(`${server.url}/comparisons?paddles=${paddles}`)).text();
  const shown = server.url + socialImagePath(path);
  expect(html).toContain(`<meta property="og:image" content="${shown}"`);
  const { answer, bytes } = await read(socialImagePath(path));
  expect(answer.status).toBe(200);
  expect(bytes.length).toBeLessThan(maxBytes);
});

test.each([
  "/og/comparisons/neonic-flow/diadem-hero/hudef-apex-pro.png",
  "/og/comparisons/diadem-hero/hudef-apex-pro/nothing.png",
  "/og/nothing.png",
  "/og/diadem-hero",
  "/og/diadem-hero.svg",
  "/og/.png",
  "/og",
  "/og/comparisons/onix-z5-graphite-vs-diadem-hero.png",
  "/og/comparisons/diadem-hero-vs-nothing.png",
  "/og/reviews/balls/pickleball-durability-test.png",
  "/og/reviews/best-of/nothing.png",
  "/og/blog/nothing.png",
  "/og/sitemap.xml.png",
  "/og/constructor.png",
  "/og/home.png/home.png",
  "/og/nothing.png?title=Anything",
])("%s is no picture", async (path) => {
  expect((await read(path)).answer.status).toBe(404);
});

test.each([
  ["/my-paddles?own=neonic-flow&want=honolulu-j2k", "own=neonic-flow&want=honolulu-j2k"],
  ["/paddle-finder/match?style=control&budget=150", "style=control&budget=150"],
  ["/paddle-finder/match?arm=yes&own=onix-z5-graphite", "arm=yes&own=onix-z5-graphite"],
])("%s has a picture to send, of 1080 by 1350", async (page, query) => {
  const html = decoded(await (await fetch(server.url + page)).text());
  const src = `/picture.png?${query}`;
  expect(html).toMatch(/<img src="[^"]+" alt="(?:[^"]+\. )+[^"]+\."/);
  expect(html).toContain(`<img src="${src}"`);
  expect(html).toMatch(
    new RegExp(`<a class="button quiet" href="[^"]+" download="[a-z0-9-]+\\.png"`),
  );
  const { answer, bytes } = await read(src);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect(bytes.length).toBeLessThan(maxBytes);
});

test.each([
  "/picture.png",
  "/picture.png?own=neonic-flow",
  "/picture.png?own=neonic-flow&want=nothing",
  "/picture.png?own=nothing&want=neonic-flow",
  "/picture.png?own=neonic-flow&want=neonic-flow",
  "/picture.png?level=nothing",
  "/picture.png?style=control&own=nothing",
])("%s is no picture to send", async (path) => {
  expect((await read(path)).answer.status).toBe(404);
});

test("of many pictures to send at once, some are refused, and made later", async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/picture.png?level=3.${index + 10}`);
  const statuses = await Promise.all(paths.map(async (path) => (await read(path)).answer.status));
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await read(paths[statuses.indexOf(503)]!)).answer.status).toBe(200);
});

test("a page without two paddles to compare has no picture to send", async () => {
  for (const query of ["", "?own=neonic-flow", "?want=neonic-flow", "?core=14&want=neonic-flow"])
    expect(await (await fetch(`${server.url}/my-paddles${query}`)).text()).not.toContain(
      "picture.png",
    );
});

test("a query changes nothing on a picture", async () => {
  const { bytes } = await read("/og/home.png");
  const { bytes: asked } = await read("/og/home.png?title=Anything&text=else");
  expect(asked.equals(bytes)).toBe(true);
});

test("an unchanged picture is not sent again", async () => {
  const { answer } = await read("/og/about.png");
  const tag = answer.headers.get("etag") ?? "none";
  const again = await fetch(`${server.url}/og/about.png`, { headers: { "if-none-match": tag } });
  expect(again.status).toBe(304);
});
