import { HTTPException } from "hono/http-exception";
import { inlineScripts } from "./document.tsx";
import { renderPage } from "./render-page.tsx";
import type { Assets } from "../../platform/render/assets.ts";
import {
  methodsOf,
  openSitePages,
  type PageAnswer,
  type RequestContext,
  type Route,
} from "../../platform/render/route.ts";
import errorPage from "./error.page.tsx";
import { pagesLike, wholeSite } from "../search/found-pages.ts";
import { log, logBug } from "../../platform/log.ts";
import type { Site } from "../../platform/render/site.ts";
import { encodePage } from "../../platform/http/encode.ts";
import { loggedPath } from "../../logged-path.ts";
import { isSafeMethod } from "../../platform/http/request-path.ts";
import type { Answer } from "../../platform/http/page-cache.ts";
import { longestDelay } from "../../platform/cache.ts";
import { recordReads } from "../../platform/store/reads.ts";
import { contentSecurityPolicy, policyHash } from "../../platform/http/security-headers.ts";

const keptBriefly = `public, max-age=0, s-maxage=${longestDelay.lists}, must-revalidate`;

const scripts = inlineScripts.map(policyHash);

/** Answers requests through the site's routes: renders pages, and the error page if that fails. */
export function routeAnswerer(routes: readonly Route[], running: Site, assets: Assets) {
  const pagesOf = openSitePages(routes);

  function render(page: object, answer: PageAnswer, path: string, site: Site) {
    const { html, parts, styles } = renderPage(page, answer, { path, site, assets });
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy({ styles: [styles.source], scripts }),
      "speculation-rules": '"/speculation.json"',
      ...answer.headers,
    });
    return { status: answer.status, headers, bytes: encodePage(html, parts, styles.element) };
  }

  /** The error page for an exception. Details go to the log; visitors see no internal message. */
  function renderError(error: unknown, context: RequestContext) {
    const { request, url, site } = context;
    const status = error instanceof HTTPException ? error.status : 500;
    const path = loggedPath(url.pathname);
    if (status === 404) log("warn", `404: ${path}`);
    else if (error instanceof HTTPException) log("warn", `${request.method} ${path}`, { status });
    else logBug(`${request.method} ${path}`, error);
    const detail = import.meta.env.DEV && error instanceof Error ? error.stack : undefined;
    const near = status === 404 ? nearPages(context) : undefined;
    return render(errorPage, errorPage.answer(status, detail, near), url.pathname, site);
  }

  async function respond(route: Route, context: RequestContext): Promise<Answer> {
    const reads = isSafeMethod(context.request);
    const respondWith = reads ? route.get : "post" in route ? route.post : undefined;
    if (!respondWith) return renderNotAllowed(route, context);
    const answered = await respondWith(context);
    if (answered instanceof Response) return await toAnswer(answered);
    const page = render(route, answered, context.url.pathname, context.site);
    const isListed = route.kind === "page" && route.listed !== "nowhere";
    return { ...page, isPage: isListed && page.status === 200 };
  }

  function renderNotAllowed(route: Route, context: RequestContext) {
    const page = renderError(new HTTPException(405), context);
    page.headers.set("allow", methodsOf(route).join(", "));
    return page;
  }

  return async (
    route: Route | undefined,
    given: Omit<RequestContext, "site" | "pages">,
  ): Promise<Answer> => {
    // The copy keeps one version of the content for the whole request, even if an edit is read meanwhile.
    const site = { ...running };
    const context: RequestContext = {
      ...given,
      site,
      get pages() {
        return pagesOf(site);
      },
    };
    const { result: answer, reads } = await recordReads(async () => {
      try {
        return route ? await respond(route, context) : renderError(new HTTPException(404), context);
      } catch (error) {
        if (error instanceof HTTPException && error.res) return await toAnswer(error.res);
        return renderError(error, context);
      }
    });
    const { status, headers } = answer;
    if (route?.isOpen) for (const [name, value] of forEverySite) headers.set(name, value);
    if (reads.failed) headers.set("cache-control", "no-store");
    if (!headers.has("cache-control"))
      headers.set("cache-control", status === 200 ? keptBriefly : "no-store");
    return answer;
  };
}

/** Headers of answers that scripts of every site may read. */
const forEverySite = [
  ["access-control-allow-origin", "*"],
  ["access-control-expose-headers", "etag, retry-after"],
  ["cross-origin-resource-policy", "cross-origin"],
] as const;

function nearPages({ url, site, pages }: RequestContext) {
  const { notFound: title } = site.library.search;
  return { title, pages: pagesLike(wholeSite(site, pages), url.pathname) };
}

async function toAnswer(response: Response): Promise<Answer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: new Headers(response.headers), bytes };
}
