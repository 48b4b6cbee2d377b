import { addressWith } from "../text/address-with.ts";
import type { QueryContext, Route } from "./route.ts";

/** How the query of a page is written. Pages with a canonical query may stay in memory, for everyone. */
export interface QueryCodec<Path extends string = string> {
  /** The query parameters that the page reads. */
  parameters: readonly string[];
  /**
   * The one way to write a query: what the page reads of it, in a fixed order, without defaults. The page of both is the
   * same, byte for byte, and a canonical query is its own. Reads no reviews and throws nothing, even if there is no such
   * page.
   * @returns "not kept" if the answer is for one visitor or one time alone
   */
  canonical(fields: URLSearchParams, context: QueryContext<Path>): URLSearchParams | "not kept";
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
      const canonical = query.canonical(fields, context);
      return canonical === "not kept" ? undefined : addressWith("", canonical);
    },
  };
}
