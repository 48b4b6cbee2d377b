import { readEnvironment } from "../../src/platform/settings.ts";
import type { Library } from "../../src/library/library.ts";
import { openSite } from "../../src/site.ts";
import { emptyStore } from "./engines.ts";
import { applicationOf, type Ask } from "./in-process-site.ts";

/** Every page of the sitemap, as HTML, by its path. */
export type Pages = ReadonlyMap<string, string>;

/** A site over a library and a store of its own, in this process. */
export interface OpenedSite {
  ask: Ask;
  pages(): Promise<Pages>;
  close(): Promise<void>;
}

/** Opens a site over a library, with an empty store on SQLite. */
export async function siteOver(library: Library): Promise<OpenedSite> {
  const place = await emptyStore("sqlite");
  const site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  const ask = applicationOf(site);
  return {
    ask,
    async pages() {
      const xml = await (await ask("/sitemap.xml")).text();
      const pages = new Map<string, string>();
      for (const [, address] of xml.matchAll(/<loc>([^<]+)<\/loc>/g)) {
        const { pathname } = new URL(address!);
        pages.set(pathname, await (await ask(pathname)).text());
      }
      return pages;
    },
    async close() {
      await site.close();
      await place.remove();
    },
  };
}
