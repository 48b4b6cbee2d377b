import type { Address } from "./address";
import { type RouteQuery, routeQuery } from "./query-codec";
import type { EndpointRoute, FileRoute, ReadContext, RequestContext } from "./route";

/** A file that is made on request, the same for everyone: a feed, a table, a picture. */
export function defineFile<Path extends string>(
  { path }: Address<Path>,
  file: {
    /** The query parameters that it reads, or how its query is written. None by default. */
    query?: RouteQuery<NoInfer<Path>>;
    get(context: ReadContext<Path>): Response | Promise<Response>;
    /** Whether it stays in memory with the pages. True by default. */
    isCached?: boolean;
  },
): FileRoute {
  return {
    kind: "file",
    path,
    ...routeQuery(file.query),
    isCached: file.isCached ?? true,
    get: (context) => file.get(context),
  };
}

/** What programs call: its answers are for the caller alone. */
export function defineEndpoint<Path extends string>(
  { path }: Address<Path>,
  endpoint: {
    /** The query parameters that it reads, or 'all'. None by default. */
    query?: readonly string[] | "all";
    get(context: RequestContext<Path>): Response | Promise<Response>;
    post(context: RequestContext<Path>): Response | Promise<Response>;
  },
): EndpointRoute {
  return {
    kind: "endpoint",
    path,
    query: endpoint.query ?? [],
    isCached: false,
    get: (context) => endpoint.get(context),
    post: (context) => endpoint.post(context),
  };
}
