import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import { isSafeMethod } from "./is-safe-method.ts";
import { publicFiles } from "./public-files.ts";

/**
 * Serves files of a folder. For any other path, nothing looks at the disk.
 * @param served their paths; without them, those that the folder has as the server starts
 */
export function staticFiles(
  root: string,
  cacheControl: string,
  served: readonly string[] = publicFiles(root),
): MiddlewareHandler {
  const paths = new Set(served);
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
