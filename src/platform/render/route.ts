import { HTTPException } from "hono/http-exception";
import type { ReactNode } from "react";
import type { Params } from "./address";
import type { Site } from "./site";
import type { HeadProps } from "./head";
import type { RouteListing, SitePages } from "./listing";

/** What is known of a request wherever its answer may be kept for others: nothing that names who asked. */
export interface ReadContext<Path extends string = string> {
  params: Params<Path>;
  /** The canonical address, with the query parameters that the route lists. */
  url: URL;
  site: Site;
  pages: SitePages;
}

/** What a canonical query may depend on besides the query: what is the same for every visitor. */
export type QueryContext<Path extends string = string> = Pick<ReadContext<Path>, "params" | "site">;

/** What is known of a request that is answered for one visitor alone. */
export interface RequestContext<Path extends string = string> extends ReadContext<Path> {
  request: Request;
  /** The IP address it came from. */
  visitor: string;
}

/** A part of a page that a link before the header leads to, for those who use a keyboard. */
export interface SkipTarget {
  id: string;
  /** As in 'Skip to filters'. */
  name: string;
}

/** A page before it is rendered. */
export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  head: HeadProps;
  content: ReactNode;
  /** Whether paddles can be put in the tray on it. */
  hasTray: boolean;
  /** Besides its content. */
  skips?: readonly SkipTarget[] | undefined;
}

interface AnyRoute {
  path: string;
  /** The query parameters that it reads; all others are cut off before it sees the address. 'all' for those that refuse what they don't know. */
  query: readonly string[] | "all";
  /**
   * The canonical form of a query: '?' and its parameters, or '' if the page is the same without one. Undefined if the
   * answer mustn't be kept. Without this function, no answer to a query is kept.
   */
  canonicalQuery?: (fields: URLSearchParams, context: QueryContext) => string | undefined;
  /** Whether finished answers stay in memory, for everyone. */
  isCached: boolean;
}

/** The answer to a form's script after its post is stored, such as a message's number. */
export type StoredAnswer =
  | string
  | number
  | boolean
  | null
  | { readonly [name: string]: StoredAnswer };

/** What an action returns once its post is stored. A class, so that no refusal can pass for it. */
export class Stored {
  /** Where a plain form goes on: a path of this site. */
  readonly location: string;
  readonly answer: StoredAnswer;

  constructor(location: string, answer: StoredAnswer) {
    this.location = location;
    this.answer = answer;
  }
}

/** Why an action stored nothing. Whatever else is in it is for the page that is shown again. */
export interface ActionRefusal {
  /** Never 201: that is how a form's script knows that its post is stored. */
  status: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
  headers?: Readonly<Record<string, string>>;
  /** How the post ended: the whole answer to a form's script. */
  outcome: { readonly kind: string };
}

/** A page: made by `definePage`, exported by a `*.page.tsx` file. */
export interface PageRoute extends AnyRoute {
  kind: "page";
  listed: RouteListing | "nowhere";
  hasTray: boolean;
  get(context: ReadContext): Promise<PageAnswer>;
  /** Undefined if the page has no form. */
  post: ((context: RequestContext) => Promise<PageAnswer | Response>) | undefined;
}

/** A file that is made on request, the same for everyone. */
export interface FileRoute extends AnyRoute {
  kind: "file";
  get(context: ReadContext): Response | Promise<Response>;
}

/** What programs call. */
export interface EndpointRoute extends AnyRoute {
  kind: "endpoint";
  get(context: RequestContext): Response | Promise<Response>;
  post(context: RequestContext): Response | Promise<Response>;
}

export type Route = PageRoute | FileRoute | EndpointRoute;

/** Ends a load or an action: there is no such page. */
export function notFound(): never {
  throw new HTTPException(404);
}

/**
 * Ends an action whose post is stored. A plain form goes on at a path of this site (303), a script gets the answer as
 * JSON (201).
 */
export function stored(location: string, answer: StoredAnswer = null): Stored {
  return new Stored(location, answer);
}

/** Ends a load: go on at another path of this site. */
export function redirect(location: string, status: 301 | 302): never {
  throw new HTTPException(status, { res: new Response(null, { status, headers: { location } }) });
}
