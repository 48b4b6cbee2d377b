import { HTTPException } from "hono/http-exception";
import type { ReactNode } from "react";
import type { Params } from "../../model/addresses";
import type { Site } from "../../server/site";
import type { HeadProps } from "../site/head";
import type { RouteListing, SitePages } from "./listing";

/** What is known of a request wherever its answer may be kept for others: nothing that names who asked. */
export interface ReadContext<Path extends string = string> {
  params: Params<Path>;
  /** The canonical address, with the query parameters that the route lists. */
  url: URL;
  site: Site;
  pages: SitePages;
}

/** What is known of a request that is answered for one visitor alone. */
export interface RequestContext<Path extends string = string> extends ReadContext<Path> {
  request: Request;
  /** The IP address it came from. */
  visitor: string;
}

/** A page before it is rendered. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  head: HeadProps;
  content: ReactNode;
  /** Whether paddles can be put in the tray on it. */
  hasTray: boolean;
}

interface AnyRoute {
  path: string;
  /** The query parameters that it reads; all others are cut off before it sees the address. 'all' for those that refuse what they don't know. */
  query: readonly string[] | "all";
  /** Whether finished answers stay in memory, for everyone. */
  isCached: boolean;
}

/** A page: made by `definePage`, exported by a `*.page.tsx` file. */
export interface PageRoute extends AnyRoute {
  kind: "page";
  listed: RouteListing | "nowhere";
  hasTray: boolean;
  get(context: ReadContext): Promise<PageAnswer>;
  /** Undefined if the page has no form. */
  post: ((context: RequestContext) => Promise<PageAnswer>) | undefined;
}

/** A file that is made on request, the same for everyone. */
export interface FileRoute extends AnyRoute {
  kind: "file";
  get(context: ReadContext): Response | Promise<Response>;
}

/** What programs call. */
export interface EndpointRoute extends AnyRoute {
  kind: "endpoint";
  get?(context: RequestContext): Response | Promise<Response>;
  post(context: RequestContext): Response | Promise<Response>;
}

export type Route = PageRoute | FileRoute | EndpointRoute;

/** Ends a load or an action: there is no such page. */
export function notFound(): never {
  throw new HTTPException(404);
}

/** Ends a load (301, 302) or an action (303): go on at another path of this site. */
export function redirect(location: string, status: 301 | 302 | 303): never {
  throw new HTTPException(status, { res: new Response(null, { status, headers: { location } }) });
}
