import type { MiddlewareHandler } from "hono";
import { isRestPath } from "./rest-path.ts";
import type { Environment } from "../environment.ts";
import { log } from "../log.ts";
import { isSafeMethod } from "./is-safe-method.ts";

/** 'none' is a visitor's own doing, such as reopening a closed tab. */
const ownFetchSites = new Set(["same-origin", "none"]);

/**
 * Refuses forms from other sites and from subdomains. Browsers send Origin, Sec-Fetch-Site or both with a post; programs
 * that send neither may post. The REST calls are open to all and take no forms.
 * @param urlOf the URL of a request
 */
export function ownOrigin(
  { siteUrl, siteUrlSet }: Pick<Environment, "siteUrl" | "siteUrlSet">,
  urlOf: (request: Request) => URL,
): MiddlewareHandler {
  return async (context, next) => {
    const { raw: request } = context.req;
    const { origin: asked, host, pathname } = urlOf(request);
    if (isSafeMethod(request) || isRestPath(pathname)) return next();
    // Behind a proxy that ends TLS, requests come by another scheme than the browser's.
    const isBehindProxy = siteUrlSet && host === new URL(siteUrl).host;
    const ours = isBehindProxy ? [siteUrl] : [asked, siteUrl];
    const origin = request.headers.get("origin");
    const fetchSite = request.headers.get("sec-fetch-site");
    // A page with 'Referrer-Policy: no-referrer' posts with the origin 'null'. Others can't: to a browser they're foreign.
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
