import { queryIn } from "../query.ts";
import type { QueryContext, Route } from "./route.ts";

/** What a codec returns for a query whose answer is for one visitor or one time alone, or leads to another address. */
export const notKept = Symbol("not kept");

/** How the query of a page is written. Pages with a canonical query may stay in memory, for everyone. */
export interface QueryCodec<Path extends string = string> {
  /** The query parameters that the page reads. */
  parameters: readonly string[];
  /**
   * The page's address as our links have it: what the page reads of a query, in a fixed order, without defaults. Only
   * its query counts. The page of both is the same, byte for byte, and a canonical query is its own canonical form.
   * Reads no reviews and throws nothing, even if there is no such page.
   */
  canonical(fields: URLSearchParams, context: QueryContext<Path>): string | typeof notKept;
}

/** The query of a page or a file: how it's written, or only its parameters if no answer to a query is kept. */
export type RouteQuery<Path extends string> = readonly string[] | QueryCodec<Path>;

/** What a route says of its query. */
export function routeQuery<Path extends string>(
  query: RouteQuery<Path> = [],
): Pick<Route, "canonicalQuery"> & { query: readonly string[] } {
  if (!("canonical" in query)) return { query };
  return {
    query: query.parameters,
    canonicalQuery(fields, context) {
      const address = query.canonical(fields, context);
      return address === notKept ? undefined : queryIn(address);
    },
  };
}
