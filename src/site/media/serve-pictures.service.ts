import type { Context, MiddlewareHandler } from "hono";
import { isSafeMethod } from "../../platform/http/request-path.ts";
import { logFailure } from "../../platform/log.ts";
import type { Media } from "./media.service.ts";
import { publicPictures } from "./picture.ts";

/** A version never changes. But a photo that's taken off the site should leave caches within a day. */
const cacheControl = "public, max-age=86400, immutable";

/** The answer with a version of a picture, or that there's none. @param headers who may keep and list it */
export function pictureAnswer(
  version: string,
  found: Awaited<ReturnType<Media["open"]>>,
  headers: Readonly<Record<string, string>>,
): Response {
  if (!found) return noPicture("Not found", 404, headers);
  return new Response(found.body, {
    headers: {
      ...headers,
      "content-type": found.type,
      "content-length": String(found.body.length),
      etag: `"${version}"`,
    },
  });
}

const noPicture = (said: string, status: 404 | 503, headers: Readonly<Record<string, string>>) =>
  new Response(said, {
    status,
    headers: {
      ...headers,
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
    },
  });

/**
 * Serves the versions of pictures that everyone may see. Anything else below the path is a 404, and a 503 if the store
 * or the bucket can't be read.
 */
export function servePictures(media: Pick<Media, "isPublic" | "open">): MiddlewareHandler {
  return async (context: Context, next) => {
    if (!isSafeMethod(context.req.raw)) return await next();
    const version = context.req.path.slice(publicPictures.length);
    try {
      const isPublic = await media.isPublic(version);
      if (isPublic && context.req.header("if-none-match") === `"${version}"`)
        return new Response(null, {
          status: 304,
          headers: { "cache-control": cacheControl, etag: `"${version}"` },
        });
      const found = isPublic ? await media.open(version) : undefined;
      return pictureAnswer(version, found, { "cache-control": cacheControl });
    } catch (error) {
      logFailure("reading a picture", error);
      return noPicture("Not available at the moment", 503, { "retry-after": "30" });
    }
  };
}
