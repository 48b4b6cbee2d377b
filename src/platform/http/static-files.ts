import { globSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { isSafeMethod } from "./is-safe-method.ts";

/** Serves the files that a folder has as the server starts. For any other path, nothing looks at the disk. */
export function staticFiles(root: string, cacheControl: string): MiddlewareHandler {
  const paths = new Set(globSync("**/*", { cwd: root }).map((path) => `/${path}`));
  const serve = serveStatic({ root, precompressed: true });
  return async (context, next) => {
    const { path } = context.req;
    if (!paths.has(path) || !isSafeMethod(context.req.raw)) return await next();
    const response = await serve(context, next);
    response?.headers.set("cache-control", cacheControl);
    if (path === "/speculation.json")
      response?.headers.set("content-type", "application/speculationrules+json");
    return response;
  };
}
