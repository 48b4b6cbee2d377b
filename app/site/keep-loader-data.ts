import type { EntryContext, ServerBuild } from "react-router";

/** What loaders returned, by what stands for it meanwhile. */
const kept = new WeakMap<object, unknown>();

/**
 * The framework writes what loaders return into a stream, for browsers that run it; ours do not, and writing takes a
 * tenth of the time of a page. So loaders of this build hand it an empty object, until the page is printed.
 */
export function keepLoaderData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    // Only pages: what has no component answers by itself.
    if (!loader || !route.module.default) return [id, route] as const;
    const keeping: typeof loader = async (args) => {
      const found: unknown = await loader(args);
      if (!isPlain(found)) return found;
      const stand = {};
      kept.set(stand, found);
      return stand;
    };
    return [id, { ...route, module: { ...route.module, loader: keeping } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Puts what loaders returned where the page reads it. */
export function revealLoaderData({ staticHandlerContext: { loaderData } }: EntryContext): void {
  for (const [id, stand] of Object.entries(loaderData))
    if (isPlain(stand) && kept.has(stand)) loaderData[id] = kept.get(stand);
}

/** A response, or data with a status, is for the framework to see. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
