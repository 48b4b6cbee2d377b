import type { MiddlewareHandler } from "hono";
import { isRestPath } from "./rest-path.ts";
import { allowAnywhere, refuse, maxPostedRows } from "./rest-answers.ts";
import { isSafeMethod } from "./is-safe-method.ts";

/** The largest body of a form, and of a REST call with as many rows as one may have, in bytes. */
export const largestBody = { form: 64 * 1024, rest: maxPostedRows * 16 * 1024 };
/** How much of a body that is refused is still read, in bytes. */
const mostDiscarded = 32 * 1024 * 1024;

/**
 * Reads each body whole, so that nothing behind this meets one that breaks off: that is a 400, if anyone still listens.
 * Refuses bodies that are too large with a 413. What a client is still sending is read to its end first: an answer in
 * the middle of it would break the connection, for this request or for the next one on it.
 */
export const limitBody: MiddlewareHandler = async (context, next) => {
  // What asks for a page has no body; to look for one would make the whole request of it.
  if (isSafeMethod(context.req)) return next();
  const { body, headers } = context.req.raw;
  if (!body) return next();
  const isRest = isRestPath(context.req.path);
  const most = isRest ? largestBody.rest : largestBody.form;
  const isTooLarge = Number(headers.get("content-length")) > most;
  const read = await readAtMost(body, isTooLarge ? 0 : most).catch(() => "broken" as const);
  if (read === "broken") return context.text("The request body ended early", 400);
  if (read) {
    context.req.raw = new Request(context.req.raw.url, {
      method: context.req.method,
      headers,
      body: read,
    });
    return next();
  }
  const refusal = refuse.size(most).getResponse();
  return isRest ? allowAnywhere(refusal) : refusal;
};

/** Reads a body that nobody needs to its end, unless it's larger than any that is taken. */
export async function discardBody({ body }: Request): Promise<void> {
  if (body) await readAtMost(body, 0, largestBody.rest).catch(() => undefined);
}

/**
 * A body of at most so many bytes; undefined, once it was read to its end, for a larger one.
 * @param discarded how much of a larger one is still read, in bytes
 */
async function readAtMost(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  discarded = mostDiscarded,
): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    if (size > discarded) break;
  }
  return size <= most ? new Blob(chunks) : undefined;
}
