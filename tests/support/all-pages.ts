import { afterAll, beforeAll, expect } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "./engines.ts";
import { applicationOf } from "./in-process-site.ts";

/**
 * The HTML of every page of the sitemap and of some others, by path, from a site on an empty store. Requested before
 * the tests of a file.
 */
export function allPages(library: Library, others: readonly string[]): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  let place: StorePlace;
  let site: RunningSite;
  beforeAll(async () => {
    place = await emptyStore("sqlite");
    site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
    const ask = applicationOf(site);
    const sitemap = await (await ask("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address!).pathname,
    );
    for (const path of [...listed, ...others]) {
      const answer = await ask(path);
      expect(answer.status, path).toBe(200);
      // React separates texts by comments.
      pages.set(path, (await answer.text()).replaceAll("<!-- -->", ""));
    }
  }, 120_000);
  afterAll(async () => {
    await site.close();
    await place.remove();
  });
  return pages;
}
