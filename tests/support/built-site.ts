import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { afterAll, beforeAll, vi } from "vitest";
import type { siteContext } from "../../app/site/site-context.ts";
import type { Site } from "../../server/site.ts";
import { emptyStore, type StorePlace } from "./engines.ts";

/** The built server inside of the test, without HTTP around it. */
export interface BuiltSite {
  place: StorePlace;
  build: ServerBuild;
  entry: { site: Site; siteContext: typeof siteContext; cacheTagsHeader: string };
}

/**
 * Gives all tests of a file the built site on an empty SQLite store.
 * @param opened is handed it before the first of them
 */
export function allWithBuiltSite(opened: (built: BuiltSite) => void): void {
  let place: StorePlace;
  let entry: BuiltSite["entry"];
  beforeAll(async () => {
    place = await emptyStore("sqlite");
    vi.stubEnv("DATA_DIR", place.dataDir);
    const path = join(import.meta.dirname, "../../build/server/index.js");
    const build = (await import(pathToFileURL(path).href)) as ServerBuild;
    entry = build.entry.module as unknown as typeof entry;
    opened({ place, build, entry });
  });
  afterAll(async () => {
    await entry.site.close();
    place.remove();
    vi.unstubAllEnvs();
  });
}
