// What is refused before any work is done for it: methods nothing here takes, forms posted from other sites, bodies
// that are too large or break off, and visitors who post too much.

import type { Context, MiddlewareHandler } from "hono";
import { costOfBody } from "./body-meter.ts";
import { isRestPath, isSafeMethod } from "./request-path.ts";
import type { Environment } from "../settings.ts";
import { allowAnywhere, maxPostedRows, preflight, refuse, restMethods } from "./rest-answers.ts";
import { log } from "../log.ts";
import type { Notice } from "../forms/form-wording.content.ts";
import { maxSheet, tooLargeFile } from "../sheets/sheet.ts";
import { limitRefusal } from "../forms/receive-post.ts";
import { type PostBudget, priceOf } from "../rate-limit/rate-limiter.service.ts";
import { answerPost, methodsOf, type Route } from "../render/route.ts";

/** Methods that a page may take: one without a form refuses posts itself. */
const pageMethods = ["GET", "HEAD", "POST"];

/** The methods of a path that scripts of every site may call; undefined for any other. */
export type OpenMethods = (path: string) => readonly string[] | undefined;

export function openMethodsOf(routes: readonly Route[]): OpenMethods {
  const open = routes
    .filter(({ isOpen }) => isOpen)
    .map((route) => ({
      pattern: new URLPattern({ pathname: route.path }),
      methods: methodsOf(route),
    }));
  return (path) => open.find(({ pattern }) => pattern.test({ pathname: path }))?.methods;
}

/**
 * Answers preflights, and 405 to methods that nothing supports, before reading a body or rendering a page.
 * @param methodsAt the methods of what is at a request's URL
 */
export function allowMethods(
  { restWrites }: Pick<Environment, "restWrites">,
  openMethods: OpenMethods,
  methodsAt: (request: Request) => Promise<readonly string[]>,
): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, raw: request } = context.req;
    const isRest = isRestPath(path);
    const open = isRest ? restMethods(restWrites) : openMethods(path);
    if (method === "OPTIONS" && open) return preflight(request, open);
    if ((isRest ? open : pageMethods)?.includes(method)) return next();
    const refusal = isRest
      ? allowAnywhere(refuse.verb(method, restWrites).getResponse())
      : context.text("Method not allowed", 405);
    refusal.headers.set("allow", (open ?? (await methodsAt(request))).join(", "));
    return refusal;
  };
}

/** 'none' means the visitor did it, for example by reopening a closed tab. */
const ownFetchSites = new Set(["same-origin", "none"]);

/**
 * Refuses forms posted from other sites, subdomains included. Browsers send Origin, Sec-Fetch-Site or both with a post;
 * programs that send neither are allowed. What is open to all origins takes no forms.
 * @param urlOf the URL of a request
 */
export function ownOrigin(
  { siteUrl, siteUrlSet }: Pick<Environment, "siteUrl" | "siteUrlSet">,
  urlOf: (request: Request) => URL,
  openMethods: OpenMethods,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw: request } = context.req;
    const { origin: asked, host, pathname } = urlOf(request);
    if (isSafeMethod(request) || isRestPath(pathname) || openMethods(pathname)) return next();
    // Behind a proxy that terminates TLS, requests have another scheme than in the browser.
    const isBehindProxy = siteUrlSet && host === new URL(siteUrl).host;
    const ours = isBehindProxy ? [siteUrl] : [asked, siteUrl];
    const origin = request.headers.get("origin");
    const fetchSite = request.headers.get("sec-fetch-site");
    // Pages with 'Referrer-Policy: no-referrer' post with the origin 'null'. From other sites, browsers mark it
    // cross-site.
    const isPrivate = origin === "null" && fetchSite === "same-origin";
    const isOwn =
      isPrivate ||
      ((origin === null || ours.includes(origin)) &&
        (fetchSite === null || ownFetchSites.has(fetchSite)));
    if (isOwn) return next();
    const from =
      origin !== null && URL.canParse(origin)
        ? new URL(origin).origin.slice(0, 200)
        : "another site";
    log(
      "info",
      `A form from ${from} was refused, because the site is at ${siteUrl}. If both are yours, correct SITE_URL.`,
    );
    return context.text("This form was sent from another site.", 403);
  };
}

/**
 * The maximum body of a form, of an editor's form with a whole content file or with a spreadsheet, of a form with
 * photos, and of a REST call with as many rows as are allowed, in bytes.
 */
export const largestBody = {
  form: 64 * 1024,
  content: 300 * 1024,
  sheet: maxSheet.bytes + 64 * 1024,
  photos: 4 * 8 * 1024 * 1024 + 64 * 1024,
  rest: maxPostedRows * 16 * 1024,
};
/** How many bytes are received in a millisecond of processor time, if nothing reads them. */
const receivedFor = 512 * 1024;
/** How much of a refused body is still read, in bytes, and for how long, in milliseconds. */
const mostDiscarded = 34 * 1024 * 1024;
const longestDiscarded = 30_000;

/**
 * Reads each body completely, so that no handler meets one that breaks off: that's a 400 here, if the client is still
 * there. Bodies that are too large get a 413, after the rest has been drained: answering in the middle of an upload
 * would break the connection, for this request or the next one on it. Photos are the exception: where they may
 * be sent, they're passed on as they come, unless they say they're too large.
 * @param kindOf what someone may post with a request; called only for what no other form may post
 */
export const limitBody =
  (
    kindOf: (request: Request) => Promise<"form" | "content" | "sheet" | "photos">,
  ): MiddlewareHandler =>
  async (context, next) => {
    // These have no body, and checking for one would build the whole Request.
    if (isSafeMethod(context.req)) return next();
    const { body, headers } = context.req.raw;
    if (!body) return next();
    const isRest = isRestPath(context.req.path);
    const length = Number(headers.get("content-length") ?? Infinity);
    const kind = isRest
      ? "rest"
      : length > largestBody.form
        ? await kindOf(context.req.raw)
        : "form";
    const most = largestBody[kind];
    const isTooLarge = Number(headers.get("content-length")) > most;
    if (kind === "photos" && !isTooLarge) return next();
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
    if (kind === "content") return context.text(tooMuchContent, 413);
    if (kind === "sheet") return context.text(tooLargeFile, 413);
    const refusal = refuse.size(most).getResponse();
    return isRest ? allowAnywhere(refusal) : refusal;
  };

const tooMuchContent = `This is more than ${largestBody.content / 1024} KB, so it wasn't saved. Go back and shorten it.`;

/**
 * Drains a body nobody needs: an answer in the middle of an upload would break the connection.
 * @param most in bytes; what's larger isn't read to its end
 */
export async function discardBody({ body }: Request, most = largestBody.rest): Promise<void> {
  if (body) await readAtMost(body, 0, most).catch(() => undefined);
}

/**
 * Reads a body up to a maximum number of bytes. Drains a larger one for a while, and returns undefined.
 * @param discarded how much of a larger one is still read, in bytes
 */
async function readAtMost(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  discarded = mostDiscarded,
): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let refusedAt = Infinity;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) {
      chunks.push(chunk);
      continue;
    }
    refusedAt = Math.min(refusedAt, performance.now());
    if (size > discarded || performance.now() - refusedAt > longestDiscarded) break;
  }
  return size <= most ? new Blob(chunks) : undefined;
}

/**
 * Charges each visitor for their posts, before any work and whatever the outcome: a rejected post may cost as much as a
 * stored one, but only stored ones count toward the hourly limits. What can't be known before, they owe afterwards: how
 * many pieces a body came in, and what it took to take it apart.
 * @param visitorOf the IP address of a request
 * @param notice the form's message if the visitor can't pay
 */
export function chargePosts(
  budget: PostBudget,
  visitorOf: (context: Context) => string,
  notice: () => Notice,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw: request, path } = context.req;
    if (isSafeMethod(request)) return next();
    // Without a Content-Length, assume the maximum.
    const isRest = isRestPath(path);
    const most = isRest ? largestBody.rest : largestBody.photos;
    const length = Math.min(Number(request.headers.get("content-length") ?? most), most);
    // Of what's longer than a form, no more than its bytes are read, unless it's a list for the REST API.
    const read = isRest ? length : Math.min(length, largestBody.form);
    const price = priceOf(read) + (length - read) / receivedFor;
    const visitor = visitorOf(context);
    const wait = budget.pay(visitor, price);
    if (wait === 0) {
      await next();
      budget.refund(visitor, (context.res.status === 503 ? price : 0) - costOfBody(request));
      return;
    }
    await discardBody(request);
    if (isRest) return allowAnywhere(refuse.tooMany(wait).getResponse());
    const refusal = limitRefusal({ retryAfter: wait }, notice());
    const { title, text = "" } = refusal.outcome.notice;
    return answerPost(request, refusal) ?? context.text(`${title}. ${text}`, 429, refusal.headers);
  };
}
