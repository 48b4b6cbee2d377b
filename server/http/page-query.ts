import { matchRoutes, type ServerBuild } from "react-router";
import { canonicalPath } from "../../model/canonical-path.ts";
import { movedPages } from "../../model/moved-pages.ts";

/**
 * What cuts a page's query down to the parameters that its route lists (`handle.query`), before a loader or an action
 * sees it: whatever else comes with an address, the page is the same and comes from memory. A parameter that is
 * not listed can't work, so nobody forgets to list one. The REST calls keep all: they refuse what they don't know.
 */
export function pageQueries({ routes }: Pick<ServerBuild, "routes">) {
  const listed = Object.values(routes).flatMap((route) => {
    if (!route?.parentId) return [];
    const { path, module } = route;
    const { query = [] } = (module.handle ?? {}) as { query?: readonly string[] };
    return { path: path ?? "/", handle: new Set(query) };
  });
  /** @param search with its question mark, or empty */
  return (pathname: string, search: string): string => {
    if (search === "") return search;
    const canonical = canonicalPath(pathname);
    if (canonical.startsWith("/rest/")) return search;
    const path = Object.hasOwn(movedPages, canonical) ? movedPages[canonical]! : canonical;
    const found = matchRoutes(listed, path)?.at(-1)?.route;
    return found ? onlyParameters(search, found.handle) : "";
  };
}

/**
 * The parts of a query that name one of these parameters, as they are written.
 * @param search with its question mark, or empty
 */
export function onlyParameters(search: string, names: ReadonlySet<string>): string {
  const kept = search
    .slice(1)
    .split("&")
    .filter((part) => names.has(nameOf(part)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

function nameOf(part: string): string {
  const written = part.split("=", 1)[0]!;
  if (!/[%+]/.test(written)) return written;
  return [...new URLSearchParams(`${written}=`).keys()][0] ?? "";
}
