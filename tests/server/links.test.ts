import { expect, test } from "vitest";
import { brokenLinks, crawl } from "../support/crawl.ts";
import { emptyStore } from "../support/engines.ts";
import { startServer } from "../support/server-process.ts";

test("a crawl finds no link, anchor or file that does not answer 200 at once, and every page of the sitemap", async () => {
  const place = await emptyStore("sqlite");
  const server = await startServer({ DATA_DIR: place.dataDir });
  const found = await crawl(server.url);
  expect(await brokenLinks(server.url, found)).toEqual([]);
  await server.stop();
  await place.remove();
});
