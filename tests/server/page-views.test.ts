import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { emptyStore } from "../support/engines.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { startServer } from "../support/server-process.ts";

const opened = {
  "accept-encoding": "br",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
};
const followed = { "sec-fetch-site": "same-origin" };

/** Opens addresses as a browser does, and stops the server. @returns what it stored, as 'page views/visits' */
async function viewsAfter(
  asked: readonly (readonly [path: string, headers?: object, method?: string])[],
  settings: Record<string, string> = {},
): Promise<{ statuses: (number | undefined)[]; views: string[] }> {
  const place = await emptyStore("sqlite");
  try {
    const server = await startServer({ DATA_DIR: place.dataDir, ...settings });
    const statuses: (number | undefined)[] = [];
    for (const [path, headers, method] of asked) {
      const sent = request(server.url + path, { headers: { ...opened, ...headers }, method }).end();
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      statuses.push(answer.statusCode);
      answer.resume();
      await once(answer, "end");
    }
    expect(await server.stop()).toBe(0);
    const store = openStore(place);
    const rows = await store.db.selectFrom("page_views").selectAll().orderBy("page").execute();
    await store.close();
    return { statuses, views: rows.map((row) => `${row.page} ${row.views}/${row.visits}`) };
  } finally {
    await place.remove();
  }
}

const { paddle, pair } = samplePaths;
const all = [
  [paddle],
  [paddle, followed],
  [paddle, { "if-none-match": "*" }],
  [`${paddle}?level=4.0&utm_source=x`],
  [paddle, { "sec-purpose": "prefetch;prerender" }],
  [paddle, { dnt: "1" }],
  [paddle, {}, "HEAD"],
  [paddle, {}, "POST"],
  [`/${paddle.toUpperCase()}/`],
  ["/search?search=soft+hands"],
  [pair, followed],
  ["/no-such-page"],
  ["/paddles.csv"],
  ["/feed.xml"],
  ["/favicon.svg"],
  ["/my-review/a-key"],
  ["/newsletter/unsubscribe?key=a-key"],
  ["/owner"],
  ["/owner/sign-in"],
] as const;
const expected = [`${pair} 1/0`, `${paddle} 4/3`, "/search 1/1"];

test("a server stores the views of pages that exist, from memory or not, before it ends", async () => {
  const { statuses, views } = await viewsAfter(all);
  expect(statuses.slice(0, 4)).toEqual([200, 200, 304, 200]);
  expect(statuses).not.toContain(500);
  expect(views).toEqual(expected.toSorted());
});

test("views are the same without a page cache", async () => {
  expect((await viewsAfter(all, { PAGE_CACHE: "off" })).views).toEqual(expected.toSorted());
});
