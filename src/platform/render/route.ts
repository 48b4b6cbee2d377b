import { HTTPException } from "hono/http-exception";
import type { ReactNode } from "react";
import type { Address, Params } from "./address.ts";
import type { Site } from "./site.ts";
import type { HeadProps } from "./head.tsx";
import { oncePer } from "../once-per.ts";
import { queryIn } from "../query.ts";

/** The groups of search results, in display order. */
export const searchGroups = [
  "Paddles",
  "Balls",
  "Brands",
  "Guides",
  "Articles",
  "Tools",
  "Pages",
] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** A page that can be found. */
export interface SearchDocument {
  group: SearchGroup;
  path: string;
  title: string;
  note: string;
  /** Other names, kinds and keywords. */
  keywords: readonly string[];
  text: string;
  /** True for what we know too little about to let it lead its group. */
  comesLast?: boolean;
}

/** What listings are made from. */
export type Published = Pick<Site, "library">;

/** What a page may weigh, in KiB of brotli: its HTML with its styles, then all that it loads. */
export const pageSizes = {
  "long read": { html: 20, total: 40 },
  page: { html: 24, total: 40 },
  list: { html: 40, total: 60 },
} as const;

/** A page's size, and whether it has islands, whose script may then be loaded too. */
export type PageWeight = keyof typeof pageSizes | `${keyof typeof pageSizes} with islands`;

/** What the search of the site finds. */
type SearchFields = Omit<SearchDocument, "path" | "title">;

/** What can be drawn of a page's subjects, by kind. Subjects add theirs. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- subjects declare its members
export interface Drawable {}

/** What is said about a page besides the page itself: its preview picture shows it, the sitemap dates it. */
export interface PageFacts {
  title: string;
  /** Above the title in the preview picture. */
  kicker?: string | undefined;
  /** Below the title. */
  note?: string | undefined;
  /** What the page is about above all, three things at most. Without it, the preview picture shows a court. */
  drawn?: { [Kind in keyof Drawable]: Record<Kind, readonly Drawable[Kind][]> }[keyof Drawable];
  /** The day its content last changed, year first. */
  updated?: string | undefined;
  /** What players review on it: paddles, a ball article. */
  subjects?: readonly string[];
  /** What kind of page it is, if it isn't of the kind that its listing names. */
  kind?: string;
  /** The page in the search of the site. */
  search?: SearchFields;
  /** Parts of it that the search finds; `at` goes after its path: the id of one as '#id', or a query. */
  searchParts?: readonly (SearchFields & { at: `#${string}` | `?${string}`; title: string })[];
}

/** One page, with the parameters of its path if the path has any. */
export type PageEntry<Path extends string> = PageFacts &
  (Path extends `${string}:${string}` ? { params: Params<Path> } : { params?: never });

/** A page with its path. */
export interface ListedPage extends PageFacts {
  path: string;
  kind: string;
}

/** Where a page is listed: the sitemap, the search of the site, the tests of every page; and what previews show. */
export interface Listing<Path extends string> {
  /** What this kind of page is called in tests, measurements and pictures. */
  kind: string;
  weight: PageWeight;
  /** The pages at this address that the sitemap lists, in its order. */
  pages(site: Published): readonly PageEntry<Path>[];
  /** Finds any page at this address, for pages that aren't all in the sitemap. */
  find?(site: Published, params: Params<Path>): PageEntry<Path> | undefined;
  /** False if the search of the site finds none of them; a search then doesn't wait for a long list. True by default. */
  isSearched?: boolean;
}

/** A listing whose pages have their paths. */
export type RouteListing = ReturnType<typeof routeListing>;

/** The pages of a site, as their routes list them. */
export interface SitePages {
  /** Those of the sitemap, in its order. */
  listed: readonly ListedPage[];
  /** Everything that the search of the site finds. Equals keep this order. */
  searchDocuments: readonly SearchDocument[];
  /** The page at a canonical path, also if the sitemap doesn't list it. */
  find(path: string): ListedPage | undefined;
}

/** How the search finds a page by what its head says, because it has no text of its own. */
export function headSearch(
  { description, keywords }: { description: string; keywords: readonly string[] },
  group: SearchGroup = "Tools",
): SearchFields {
  return { group, note: description, keywords, text: "" };
}

/** Fills the addresses into a listing. */
export function routeListing<Path extends string>(
  address: Address<Path>,
  { kind, weight, pages, find, isSearched = true }: Listing<Path>,
) {
  const href = address.href as (params: object) => string;
  const listed = ({ params = {}, ...facts }: PageFacts & { params?: object }): ListedPage => ({
    kind,
    ...facts,
    path: href(params),
  });
  return {
    kind,
    weight,
    isSearched,
    pages: (site: Published) => pages(site).map(listed),
    /** Whether the address can make a path. */
    fits: (path: string) => paramsIn(address.path, path) !== undefined,
    /** The page at a canonical path; undefined as a whole if the sitemap lists every page. */
    find:
      find &&
      ((site: Published, path: string) => {
        const params = paramsIn(address.path, path);
        const found = params && find(site, params as Params<Path>);
        return found && listed(found);
      }),
  };
}

/** The parameters with which an address makes a path; undefined if it doesn't make it. */
function paramsIn(address: string, path: string): Record<string, string> | undefined {
  const values = path.split("/");
  const segments = address.split("/");
  if (values.length !== segments.length) return undefined;
  const fits = segments.every((segment, index) =>
    segment.startsWith(":") ? values[index] !== "" : segment === values[index],
  );
  if (!fits) return undefined;
  return Object.fromEntries(
    segments.flatMap((segment, index) =>
      segment.startsWith(":") ? [[segment.slice(1), values[index]!]] : [],
    ),
  );
}

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

/** Reads the pages of a site from its routes: once for each library, because an edit of content makes another one. */
export function openSitePages(routes: readonly Route[]): (site: Published) => SitePages {
  const listings = routes.flatMap((route) =>
    route.kind === "page" && route.listed !== "nowhere" ? [route.listed] : [],
  );
  const pagesOf = oncePer((library: Published["library"]): SitePages => {
    const site = { library };
    // Each list is made when it's first needed: pairs alone take seconds in a catalog of a thousand paddles.
    const pagesIn = oncePer((listing: RouteListing) => listing.pages(site));
    const documents = () =>
      listings
        .filter(({ isSearched }) => isSearched)
        .flatMap((listing) => pagesIn(listing).flatMap(searchDocumentsOf));
    let searchDocuments: ReturnType<typeof documents> | undefined;
    return {
      get listed() {
        return listings.flatMap((listing) => pagesIn(listing));
      },
      get searchDocuments() {
        return (searchDocuments ??= documents());
      },
      find(path) {
        for (const listing of listings.filter(({ fits }) => fits(path))) {
          const found = listing.find
            ? listing.find(site, path)
            : pagesIn(listing).find((page) => page.path === path);
          if (found) return found;
        }
        return undefined;
      },
    };
  });
  return ({ library }) => pagesOf(library);
}

function searchDocumentsOf({ path, title, search, searchParts = [] }: ListedPage) {
  const parts = searchParts.map(({ at, ...part }) => ({ ...part, path: path + at }));
  return search ? [{ ...search, path, title }, ...parts] : parts;
}

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

/**
 * The headers of a page whose address holds a key: no cache keeps the page, no search engine lists it, and no link or form
 * from it tells the address.
 */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * The answer to a post, after its action. A form's script asks for JSON: it gets a 201 with the answer of what is stored,
 * or else the outcome with its status. A plain form goes on elsewhere once it is stored.
 * @param headers the page's
 * @returns undefined for a plain form whose page is shown again
 */
export function answerPost(
  request: Request,
  ended: Stored | ActionRefusal,
  headers: Readonly<Record<string, string>> = {},
): Response | undefined {
  const isStored = ended instanceof Stored;
  if (!asksForJson(request))
    return isStored
      ? new Response(null, { status: 303, headers: { location: ended.location } })
      : undefined;
  return isStored
    ? Response.json(ended.answer, { status: 201, headers })
    : Response.json(ended.outcome, {
        status: ended.status,
        headers: { ...headers, ...ended.headers },
      });
}

/** No browser asks for JSON when it follows a link or sends a plain form. */
function asksForJson({ headers }: Request): boolean {
  const types = (headers.get("accept") ?? "").split(",");
  return types.some((type) => /^\s*application\/json\s*(?:;|$)/i.test(type));
}
