import { globSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";

/** Serves the files that a folder has as the server starts; for any other path nothing looks at the disk. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const paths = new Set(globSync("**/*", { cwd: root }).map((path) => `/${path}`));
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound(path, context) {
      context.header("cache-control", cacheControl);
      if (path.includes("speculation.json"))
        context.header("content-type", "application/speculationrules+json");
    },
  });
  return async (context, next) =>
    paths.has(context.req.path) ? await serve(context, next) : await next();
}
