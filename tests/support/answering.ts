import { Hono } from "hono";
import type { Answering } from "../../src/platform/http/listen.ts";

/** Answers the same paths by Request and Response, and beside /memory from memory. */
export function answering(
  bodyOf: Record<string, () => string>,
  application = new Hono(),
): Answering {
  for (const [path, body] of Object.entries(bodyOf))
    application.get(path, (context) => context.body(body()));
  return {
    fetch: application.fetch,
    fromMemory({ url = "" }, response) {
      const [, path = ""] = url.split("/memory");
      if (!bodyOf[path]) return false;
      response.writeHead(200, ["content-type", "text/plain"]).end(bodyOf[path]());
      return true;
    },
  };
}
