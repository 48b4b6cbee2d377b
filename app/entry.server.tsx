import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { IslandRenderer } from "./islands/island";
import { islandRenderer } from "./islands/render-island";
import { inRequest, log, logBug } from "../server/log";
import { site } from "../server/running-site";
import levelScript from "./level/level-script.ts?inline-script";
import trayScript from "./tray/tray-script.ts?inline-script";
import { keepLoaderData, revealLoaderData } from "./site/keep-loader-data";
import { pageTextContext, siteContext, visitorContext } from "./site/site-context";
import { openMarkupCache } from "./ui/markup-cache";
import { MarkupCacheContext } from "./ui/cached-markup";
import { SiteFactsContext, siteFactsOf } from "./site/site-facts";

export { inRequest, keepLoaderData, pageTextContext, site, siteContext, visitorContext };
export { cacheTagsHeader } from "./site/request-policy";
/** The scripts that stand in pages themselves, which the content security policy names by their hashes. */
export const inlineScripts = [levelScript, trayScript];
export { weeklyIssue } from "./newsletter/weekly-issue";

const renderPart = openMarkupCache();

/** Prints a page, whole before the first byte: its parts are small, none waits, and finished pages are kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Response {
  // An address that no route takes passed no middleware.
  const facts = siteFactsOf(given.get(siteContext) ?? site);
  revealLoaderData(context);
  const page = renderToString(
    <IslandRenderer value={islandRenderer(context.manifest.entry.module)}>
      <MarkupCacheContext value={renderPart}>
        <SiteFactsContext value={facts}>
          <ServerRouter context={context} url={request.url} />
        </SiteFactsContext>
      </MarkupCacheContext>
    </IslandRenderer>,
  );
  headers.set("content-type", "text/html; charset=utf-8");
  const text = `<!DOCTYPE html>${page}`;
  const tell = given.get(pageTextContext);
  tell?.(text);
  return new Response(tell ? null : text, { headers, status });
}

/** A loader's or an action's failure, in the log only: the page shows no internal message. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const asked = `${request.method} ${new URL(request.url).pathname}`;
  if (isRouteErrorResponse(error)) log("warn", asked, { status: error.status });
  else logBug(asked, error);
}
