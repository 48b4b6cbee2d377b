import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { postByScript } from "../support/posts.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let place: StorePlace;
let server: ServerProcess;
let metricsPort: number;
beforeAll(async () => {
  place = await emptyStore("sqlite");
  metricsPort = await freePort();
  const METRICS_PORT = String(metricsPort);
  server = await startServer({ DATA_DIR: place.dataDir, METRICS_PORT });
});
afterAll(async () => {
  await server.stop();
  await place.remove();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, {
    headers: { "accept-encoding": "gzip", ...headers },
    redirect: "manual",
  });
  await answer.arrayBuffer();
  return {
    status: answer.status,
    etag: answer.headers.get("etag"),
    coding: answer.headers.get("content-encoding"),
    location: answer.headers.get("location"),
  };
}

/** The cache's hits and misses so far, and its number of pages. */
async function readings() {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) =>
    Number(
      metrics
        .split("\n")
        .find((line) => line.startsWith(`rallyrank_page_cache_${name} `))
        ?.split(" ")[1] ?? 0,
    );
  return {
    hits: read('lookups_total{result="hit"}'),
    misses: read('lookups_total{result="miss"}'),
    pages: read("pages"),
  };
}

test.each(["/", "/about", "/feed.xml", "/guides/how-to-choose-a-paddle.pdf", "/diadem-hero"])(
  "%s comes from the cache with any query it doesn't read",
  async (path) => {
    await ask(path);
    const cached = await ask(path);
    const before = await readings();
    for (const query of [
      "?z=1",
      "?utm_source=newsletter&utm_medium=email",
      "?fbclid=IwAR0",
      "?levels=3&Sort=x&%00=1",
      "?",
    ])
      expect(await ask(path + query), query).toEqual(cached);
    const { hits, misses, pages } = await readings();
    expect([hits - before.hits, misses - before.misses, pages]).toEqual([5, 0, before.pages]);
  },
);

test("the query a page reads applies, next to anything it doesn't read", async () => {
  const plain = await ask("/diadem-hero");
  const asked = await ask("/diadem-hero?level=3.5");
  const none = await ask("/diadem-hero?level=");
  expect(new Set([plain, asked, none].map(({ etag }) => etag)).size).toBe(3);
  for (const same of ["gclid=a&level=3.5", "level=3.5&z", "%6Cevel=3.5&level2=2"])
    expect(await ask(`/diadem-hero?${same}`)).toEqual(asked);
});

test("a query that is written another way comes from memory, under its canonical form", async () => {
  const asked = await ask("/paddle-finder?brand=JOOLA&level=3.5");
  await ask("/paddle-finder?brand=JOOLA&level=3.5");
  const before = await readings();
  for (const same of ["level=3.5&brand=JOOLA", "search=&brand=JOOLA&rating=all&level=3.5&sort=no"])
    expect(await ask(`/paddle-finder?${same}`), same).toEqual(asked);
  const { hits, misses } = await readings();
  expect([hits - before.hits, misses - before.misses]).toEqual([2, 0]);
});

test("what is for one visitor alone takes no place in the cache", async () => {
  const before = await readings();
  for (const path of ["/diadem-hero?review=stored", "/newsletter?subscribed=home", "/my-review/x"])
    for (let turn = 0; turn < 3; turn++) await ask(path);
  expect(await readings()).toMatchObject({ pages: before.pages, hits: before.hits });
});

test.each([
  ["/Diadem-Hero?gclid=a&level=3.5", "/diadem-hero?level=3.5"],
  ["/%6Eeonic-flow", "/neonic-flow"],
  ["/%4Eeonic%2Dflow/?z=1&level=3.5", "/neonic-flow?level=3.5"],
  ["//%65vil.example", "/evil.example"],
  ["/%2e%2e/%61bout", "/about"],
  ["/Ball-Reviews", "/reviews/balls"],
  ["/ball-reviews?z=1", "/reviews/balls"],
  ["/%50addle-reviews?search=+pro+&z=1", "/paddle-reviews?search=+pro+"],
  ["/paddle-reviews?search=+pro+&z=1", "/paddle-reviews?search=pro"],
  ["/%72est/v1/paddle_reviews?limit=1&z=1", "/rest/v1/paddle_reviews?limit=1&z=1"],
])("%s leads to %s for good", async (asked, canonical) => {
  expect(await ask(asked)).toMatchObject({ status: 301, location: canonical });
});

test.each([
  ["/diadem-hero.", "/diadem-hero"],
  ["/diadem-hero)", "/diadem-hero"],
  ["/diadem-hero%20", "/diadem-hero"],
  ["/Diadem-Hero,", "/diadem-hero,"],
  ["/diadem-hero%e2%80%9d?level=3.5", "/diadem-hero?level=3.5"],
  ["/paddle-finder.?brand=JOOLA", "/paddle-finder?brand=JOOLA"],
  ["/blog/three-kinds-of-soft*", "/blog/three-kinds-of-soft"],
])("%s, as a chat or a sentence ends it, leads to %s", async (asked, meant) => {
  expect(await ask(asked)).toMatchObject({ status: 301, location: meant });
});

test("a private link leads to its page with what a chat appended to it, past every cache", async () => {
  const review = { firstName: "Bo", duprRating: "3.5", rating: "4", reviewText: "Soft hands." };
  const posted = await postByScript(`${server.url}/diadem-hero`, review);
  const { key } = (await posted.json()) as { key: string };
  const link = `/my-review/${key}`;
  for (const end of [".", ")", "%20", ",", "%3E", "%E2%80%9D", "*", "."]) {
    const answer = await fetch(server.url + link + end, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")], end).toEqual([301, link]);
    expect(answer.headers.get("cache-control"), end).toBe("no-store");
  }
  expect(await ask(`/my-review/${"0".repeat(40)}.`)).toMatchObject({ location: null, status: 404 });
  expect(await ask("/no-such-page.")).toMatchObject({ location: null, status: 404 });
});

test.each(["/%256eeonic-flow", "/%252e%252e/about", "/%2%65", "/about%", "/%2Fevil.example"])(
  "%s is not decoded twice, and leads nowhere",
  async (path) => {
    expect(await ask(path)).toMatchObject({ location: null, status: 404 });
  },
);

test("a missing or moved page takes no place in the cache", async () => {
  const before = await readings();
  for (const path of ["/nothing-1", "/nothing-1", "/nothing-1", "/%61bout", "/%61bout"])
    await ask(path);
  const { hits, misses, pages } = await readings();
  expect([hits, misses, pages]).toEqual([before.hits, before.misses + 3, before.pages]);
});

test("the REST calls treat such a name as an unknown column", async () => {
  expect((await ask("/rest/v1/paddle_reviews?limit=1&utm_source=eq.a")).status).toBe(400);
});

const canary = "canary.example";
const hostile: Record<string, string> = {
  ...Object.fromEntries(
    [
      ["X-Forwarded-Host", "X-Forwarded-Proto", "X-Forwarded-For", "X-Forwarded-Port"],
      [
        "X-Forwarded-Server",
        "X-Forwarded-Scheme",
        "X-Forwarded-Prefix",
        "X-Forwarded",
        "Forwarded",
      ],
      ["X-Host", "X-Original-Host", "X-Original-URL", "X-Rewrite-URL", "X-HTTP-Host-Override"],
      ["X-HTTP-Method-Override", "X-Method-Override", "X-Real-IP", "True-Client-IP", "Via"],
      ["CF-Connecting-IP", "Client-IP", "X-Client-IP", "X-ProxyUser-Ip", "Origin", "Referer"],
      ["Cookie", "Authorization", "User-Agent", "Accept-Language", "DNT", "Save-Data", "Priority"],
      [
        "X-React-Router-Request",
        "X-React-Router-Data",
        "X-Requested-With",
        "Purpose",
        "Sec-Purpose",
      ],
      ["Surrogate-Key", "Cache-Control", "Pragma", "If-Modified-Since", "X-Request-Id", "Sec-GPC"],
      ["Traceparent"],
    ]
      .flat()
      .map((name) => [name, canary]),
  ),
  Accept: "application/json",
  Range: "bytes=0-9",
};

test("a cached page is the same, byte for byte, whatever its first visitor sent", async () => {
  const settings = { SITE_URL: "https://rallyrank.example" };
  const stores = await Promise.all([emptyStore("sqlite"), emptyStore("sqlite")]);
  const [clean, tainted] = await Promise.all(
    stores.map(({ dataDir }) => startServer({ ...settings, DATA_DIR: dataDir })),
  );
  const read = async (url: string, headers?: Record<string, string>) => {
    const answer = await fetch(url, headers && { headers });
    const sent = Object.fromEntries(answer.headers);
    delete sent["date"];
    return { status: answer.status, sent, body: await answer.text() };
  };
  for (const path of ["/", "/diadem-hero", "/paddle-finder", "/sitemap.xml", "/robots.txt"]) {
    expect(Object.keys(hostile).length).toBeGreaterThan(40);
    await read(tainted!.url + path, hostile);
    const cached = await read(tainted!.url + path, hostile);
    await read(clean!.url + path);
    const expected = await read(clean!.url + path);
    expect(await read(tainted!.url + path), path).toEqual(expected);
    expect([cached.body, JSON.stringify(expected).includes(canary)]).toEqual([
      expected.body,
      false,
    ]);
  }
  await Promise.all([clean!.stop(), tainted!.stop()]);
  for (const { remove } of stores) await remove();
});
