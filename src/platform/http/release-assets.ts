import { statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { releasesIn } from "../releases.ts";
import { staticFiles } from "./static-files.ts";

/** File names have a digest of their content, so a name means the same file for good. */
const cacheControl = "public, max-age=31536000, immutable";

/**
 * Serves the scripts, fonts and pictures of this release, and of those beside it: pages that are open, or that another
 * process rendered, name theirs while a site is updated. Any other path is a 404 at once.
 * @param client the folder of this release's files
 */
export function releaseAssets(client: string): MiddlewareHandler {
  const releases = dirname(dirname(client));
  const own = staticFiles(client, cacheControl);
  const others = new Map<string, MiddlewareHandler>();
  let listed = 0;

  /** Lists the releases again if there was one more or one less since. */
  function listOthers(): MiddlewareHandler[] {
    const changed = statSync(releases, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changed !== listed) {
      const folders = releasesIn(releases).map((name) => join(releases, name, "client"));
      for (const folder of others.keys()) if (!folders.includes(folder)) others.delete(folder);
      for (const folder of folders)
        if (folder !== client && !others.has(folder))
          others.set(folder, staticFiles(folder, cacheControl));
      listed = changed;
    }
    return [...others.values()];
  }

  return async (context) => {
    const nothing = async () => {};
    const found = await own(context, nothing);
    if (found) return found;
    for (const other of listOthers()) {
      const answer = await other(context, nothing);
      if (answer) return answer;
    }
    return context.text("Not found", 404, { "cache-control": "no-store" });
  };
}
