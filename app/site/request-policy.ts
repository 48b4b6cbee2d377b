import { type MiddlewareFunction, redirect } from "react-router";
import { canonicalPath } from "../../model/canonical-path";
import { movedPages } from "../../model/moved-pages";
import { isSafeMethod } from "../../server/http/is-safe-method";
import { site } from "../../server/running-site";
import { siteContext, siteOf } from "./site-context";

type Policy = MiddlewareFunction<Response>;

/** The header that names the tags an answer depends on (db/reads.ts); it ends at our own page cache. */
export const cacheTagsHeader = "cache-tags";

/** How long a cache in front of us may keep a page, in seconds. Browsers ask again each time, with an ETag. */
const sharedLifetime = 5;

const provideSite: Policy = async ({ context }, next) => {
  // A copy has the same content for the whole request, also where an edit of it shows at once.
  if (!context.get(siteContext)) context.set(siteContext, { ...site });
  const { result: response, reads } = await siteOf(context).recordReads(next);
  const { headers, status } = response;
  // From the router, for a page without an action.
  if (status === 405 && !headers.has("allow")) headers.set("allow", "GET, HEAD");
  if (reads.tags.size > 0) headers.set(cacheTagsHeader, [...reads.tags].join(" "));
  if (reads.failed) headers.set("cache-control", "no-store");
  if (!headers.has("cache-control"))
    headers.set(
      "cache-control",
      status === 200
        ? `public, max-age=0, s-maxage=${sharedLifetime}, must-revalidate`
        : "no-store",
    );
  return response;
};

/** One address for each page, however its path is spelled. */
const canonicalAddress: Policy = async ({ request }, next) => {
  if (!isSafeMethod(request)) return next();
  const { pathname, search } = new URL(request.url);
  const canonical = canonicalPath(pathname);
  return canonical === pathname ? next() : redirect(canonical + search, 301);
};

/** One address for each search: a form without script sends its term with the blanks around it. */
const trimmedSearch: Policy = async ({ request }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  const term = searchParams.get("search") ?? "";
  const trimmed = term.trim();
  if (!isSafeMethod(request) || trimmed === term || trimmed === "") return next();
  searchParams.set("search", trimmed);
  return redirect(`${pathname}?${searchParams}`, 301);
};

/** A page that stands elsewhere answers with its own address, for good. */
const movedPage: Policy = async ({ request }, next) => {
  if (!isSafeMethod(request)) return next();
  const { pathname, search } = new URL(request.url);
  const target = Object.hasOwn(movedPages, pathname) ? movedPages[pathname] : undefined;
  return target === undefined ? next() : redirect(target + search, 301);
};

/** 'none' is a visitor's own doing, such as reopening a closed tab. */
const ownFetchSites = new Set(["same-origin", "none"]);

/**
 * A form on another site may not post to ours, nor may one on a subdomain. Browsers send Origin, Sec-Fetch-Site or both
 * with a post; programs that send neither may post. The REST calls are open to all and take no forms.
 */
const ownOrigin: Policy = async ({ request, context }, next) => {
  const { origin: here, pathname } = new URL(request.url);
  if (isSafeMethod(request) || pathname.startsWith("/rest/")) return next();
  const ours = [here, siteOf(context).environment.siteUrl];
  const origin = request.headers.get("origin");
  const fetchSite = request.headers.get("sec-fetch-site");
  const isOwn =
    (origin === null || ours.includes(origin)) &&
    (fetchSite === null || ownFetchSites.has(fetchSite));
  if (isOwn) return next();
  return new Response("This form was sent from another site.", { status: 403 });
};

/** What every request passes on its way to a page, in this order. */
export const requestPolicy: Policy[] = [
  provideSite,
  canonicalAddress,
  trimmedSearch,
  movedPage,
  ownOrigin,
];
