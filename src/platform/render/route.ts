// What a route is. Pages, files and endpoints all have an address, a query and a listing; the sitemap, the search,
// previews and the page cache work from these and know no page by name. A cached route sees nothing of the visitor.

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

export interface SearchDocument {
  group: SearchGroup;
  path: string;
  title: string;
  note: string;
  /** Other names, kinds and keywords. */
  keywords: readonly string[];
  text: string;
  /** True for entries we know too little about to rank first. */
  comesLast?: boolean;
  /** True for paddles that nobody has written about yet. */
  isListed?: boolean;
  /** True for what shouldn't lead: a product with a newer model, a page that isn't written yet. */
  isBehind?: boolean;
}

/** What a page answers a search with: a row above the results, and what leads there. */
export interface SearchAnswer {
  path: string;
  title: string;
  note: string;
  /** The higher, the further in front. */
  weight: number;
  /** Whether every word that tells something was understood. */
  isWhole: boolean;
  /** Whether a brand was among the words, so that one of its products may be meant instead. */
  namesBrand: boolean;
  /** The paths of what it lists, in its order, if that can be known without the store. */
  lists: readonly string[];
  /** The same paddles as the versions that are meant: 'a', 'a@v7'. */
  sold?: readonly string[];
  /** Whether it's only the nearest to what was asked for. */
  isNearest?: boolean;
  /** The words it doesn't answer. */
  left?: readonly string[];
}

export type Published = Pick<Site, "library">;

/** A page's budget in KiB of Brotli: its HTML with styles, then everything it loads. */
export const pageSizes = {
  "long read": { html: 20, total: 27 },
  // Above 24 since paddle pages have prices in shops, histories of approvals, corrections, photos, measurements and questions,
  // nine themes stand open in their forms, every page says what to buy next, and three players come before the facts.
  page: { html: 25.9, total: 35.1 },
  list: { html: 23.5, total: 33 },
} as const;

/** A page's budget, and whether it has islands, whose script may then be loaded too. */
export type PageWeight = keyof typeof pageSizes | `${keyof typeof pageSizes} with islands`;

type SearchFields = Omit<SearchDocument, "path" | "title">;

/** What can be drawn of a page's subjects, by kind. Subjects declare their members. */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface -- subjects declare its members
export interface Drawable {}

/** What listings say about a page: for its preview picture, the sitemap and the search. */
export interface PageFacts {
  title: string;
  /** Above the title in the preview picture. */
  kicker?: string | undefined;
  /** Below the title. */
  note?: string | undefined;
  /** The page's main subjects, at most three. Without them, the preview picture shows a court. */
  drawn?:
    | { [Kind in keyof Drawable]: Record<Kind, readonly Drawable[Kind][]> }[keyof Drawable]
    | undefined;
  /** The day of its content's last change, year first. */
  updated?: string | undefined;
  /** What players review on it: paddles, a ball article. */
  subjects?: readonly string[];
  /** Its kind, if not the listing's. */
  kind?: string;
  /** Whether it's in the sitemap; without players' reviews of its subjects, it may be for our own search alone. */
  isIndexed?: "always" | "once reviewed";
  search?: SearchFields;
  /** Parts that the search finds separately; `at` goes after the page's path: '#id' or a query. */
  searchParts?: readonly (SearchFields & { at: `#${string}` | `?${string}`; title: string })[];
}

/** One page, with its path parameters, if any. */
export type PageEntry<Path extends string> = PageFacts &
  (Path extends `${string}:${string}` ? { params: Params<Path> } : { params?: never });

export interface ListedPage extends PageFacts {
  path: string;
  kind: string;
}

/** The pages of a route: for the sitemap, the site search, previews and the tests of every page. */
export interface Listing<Path extends string> {
  /** Its kind in tests, measurements and pictures. */
  kind: string;
  weight: PageWeight;
  pages(site: Published): readonly PageEntry<Path>[];
  /** Finds any page of the route, for routes whose pages aren't all in the sitemap. */
  find?(site: Published, params: Params<Path>): PageEntry<Path> | undefined;
  /** What its pages answer a search with: a state of a page, with filters or preferences that the words mean. */
  answers?(site: Published, term: string): readonly SearchAnswer[];
  /** False if the site search finds none of them, so that a search doesn't wait for a long list. True by default. */
  isSearched?: boolean;
}

export type RouteListing = ReturnType<typeof routeListing>;

/** All pages of a site, from their routes' listings. */
export interface SitePages {
  listed: readonly ListedPage[];
  /** Everything the site search can find. Ties keep this order. */
  searchDocuments: readonly SearchDocument[];
  /** What pages answer a search with, best first. */
  answersTo(term: string): SearchAnswer[];
  /** The page at a canonical path, even if it isn't in the sitemap. */
  find(path: string): ListedPage | undefined;
}

/** A search entry made from a page's head, for pages without text of their own. */
export function headSearch(
  { description, keywords }: { description: string; keywords: readonly string[] },
  group: SearchGroup = "Tools",
): SearchFields {
  return { group, note: description, keywords, text: "" };
}

/** Adds paths to a listing's pages. */
export function routeListing<Path extends string>(
  address: Address<Path>,
  { kind, weight, pages, find, answers, isSearched = true }: Listing<Path>,
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
    answers,
    pages: (site: Published) => pages(site).map(listed),
    fits: (path: string) => paramsIn(address.path, path) !== undefined,
    /** The page at a canonical path; undefined if the sitemap lists every page. */
    find:
      find &&
      ((site: Published, path: string) => {
        const params = paramsIn(address.path, path);
        const found = params && find(site, params as Params<Path>);
        return found && listed(found);
      }),
  };
}

/** The parameters of a path that matches an address; undefined if it doesn't. */
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

/** What a cacheable answer may depend on: nothing that identifies the visitor. */
export interface ReadContext<Path extends string = string> {
  params: Params<Path>;
  /** The canonical URL, with only the query parameters that the route lists. */
  url: URL;
  site: Site;
  pages: SitePages;
}

/** What a canonical query may depend on besides the query: what is the same for every visitor. */
export type QueryContext<Path extends string = string> = Pick<ReadContext<Path>, "params" | "site">;

/** What an answer to a single visitor may depend on. */
export interface RequestContext<Path extends string = string> extends ReadContext<Path> {
  request: Request;
  /** The visitor's IP address. */
  visitor: string;
  /** The address that the request came from: the proxy's, if there is one. */
  remote: string;
}

/** The target of a skip link before the header, for keyboard users. */
export interface SkipTarget {
  id: string;
  /** As in 'Skip to filters'. */
  name: string;
}

export interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  head: HeadProps;
  content: ReactNode;
  /** Whether paddles can be added to the tray on it. */
  hasTray: boolean;
  /** Besides its content. */
  skips?: readonly SkipTarget[] | undefined;
  /** Puts the main part into a frame of its own, instead of between the visitors' header and footer. */
  frame?: (main: ReactNode) => ReactNode;
}

interface AnyRoute {
  path: string;
  /**
   * The query parameters it reads; others are removed before it sees the URL. 'all' for routes that reject unknown
   * ones.
   */
  query: readonly string[] | "all";
  /**
   * The canonical form of a query: '?' and its parameters, or '' if the page is the same without one. Undefined if the
   * answer mustn't be cached. Without this function, no answer with a query is cached.
   */
  canonicalQuery?: (fields: URLSearchParams, context: QueryContext) => string | undefined;
  /** Whether answers are cached for everyone. */
  isCached: boolean;
  /** Whether scripts of every site may use it: it doesn't depend on cookies, and no page frames it. */
  isOpen?: boolean | undefined;
}

/** The answer to a form's script after storing, such as a message's number. */
export type StoredAnswer =
  | string
  | number
  | boolean
  | null
  | readonly StoredAnswer[]
  | { readonly [name: string]: StoredAnswer };

/** An action's result after storing. A class, so that no refusal can be mistaken for it. */
export class Stored {
  /** Where a plain form goes next: a path of this site. */
  readonly location: string;
  readonly answer: StoredAnswer;

  constructor(location: string, answer: StoredAnswer) {
    this.location = location;
    this.answer = answer;
  }
}

/** Why an action stored nothing. Any other properties are for the page that's shown again. */
export interface ActionRefusal {
  /** Never 201, which tells a form's script that its post is stored. */
  status: 200 | 400 | 403 | 404 | 409 | 410 | 422 | 429 | 503;
  headers?: Readonly<Record<string, string>>;
  /** The result of the post: the whole answer to a form's script. */
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

/** A file made on request, the same for everyone. */
export interface FileRoute extends AnyRoute {
  kind: "file";
  get(context: ReadContext): Response | Promise<Response>;
}

export interface EndpointRoute extends AnyRoute {
  kind: "endpoint";
  get(context: RequestContext): Response | Promise<Response>;
  /** Undefined if it's only read. */
  post: ((context: RequestContext) => Response | Promise<Response>) | undefined;
}

export type Route = PageRoute | FileRoute | EndpointRoute;

/** The methods that a route answers. What is open to every site and takes posts has nothing to read. */
export function methodsOf(route: Route): string[] {
  const takesPosts = "post" in route && route.post !== undefined;
  return [
    ...(route.isOpen && takesPosts ? [] : onlyReads),
    ...(takesPosts ? ["POST"] : []),
    ...(route.isOpen ? ["OPTIONS"] : []),
  ];
}

/** The methods of what can only be read. */
export const onlyReads: readonly string[] = ["GET", "HEAD"];

/** Throws from a load or action: there is no such page. */
export function notFound(): never {
  throw new HTTPException(404);
}

/**
 * Ends an action whose post is stored. A plain form goes to a path of this site (303); a script gets the answer as JSON
 * (201).
 */
export function stored(location: string, answer: StoredAnswer = null): Stored {
  return new Stored(location, answer);
}

/** Throws from a load: go to another path of this site. */
export function redirect(location: string, status: 301 | 302): never {
  throw new HTTPException(status, { res: new Response(null, { status, headers: { location } }) });
}

/** Collects the pages of a site from its routes, once per library, since an edit of content makes a new one. */
export const openSitePages = oncePer((routes: readonly Route[]) => {
  const listings = routes.flatMap((route) =>
    route.kind === "page" && route.listed !== "nowhere" ? [route.listed] : [],
  );
  const pagesOf = oncePer((library: Published["library"]): SitePages => {
    const site = { library };
    // Each list is built when first needed: pairs alone take seconds in a catalog of a thousand paddles.
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
      answersTo: (term) =>
        listings
          .flatMap(({ answers }) => answers?.(site, term) ?? [])
          .toSorted((a, b) => b.weight - a.weight),
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
  return ({ library }: Published) => pagesOf(library);
});

function searchDocumentsOf({ path, title, search, searchParts = [] }: ListedPage) {
  const parts = searchParts.map(({ at, ...part }) => ({ ...part, path: path + at }));
  return search ? [{ ...search, path, title }, ...parts] : parts;
}

/** The result of a codec for a query whose answer is for one visitor or moment, or redirects. */
export const notKept = Symbol("not kept");

/** How a page's query is written. Pages with a canonical query may be cached for everyone. */
export interface QueryCodec<Path extends string = string> {
  parameters: readonly string[];
  /**
   * The canonical query: the parameters the page reads, in a fixed order, without defaults. The page must be the same
   * for a query and its canonical form, byte for byte, and a canonical query is its own canonical form.
   * Must not read reviews, and must not throw, even if there's no such page.
   */
  canonical(fields: URLSearchParams, context: QueryContext<Path>): string | typeof notKept;
}

/** A route's query: its codec, or only its parameters if no answer with a query is cached. */
export type RouteQuery<Path extends string> = readonly string[] | QueryCodec<Path>;

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
 * The headers of a page with a secret in its URL: no cache stores it, no search engine lists it, and no link or form on
 * it leaks the URL.
 */
export const privateHeaders = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

/**
 * The response to a post, after its action. A script asks for JSON: it gets a 201 with what was stored, or the outcome
 * with its status. A plain form is redirected after storing.
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

/** Browsers don't ask for JSON when following a link or sending a plain form. */
function asksForJson({ headers }: Request): boolean {
  const types = (headers.get("accept") ?? "").split(",");
  return types.some((type) => /^\s*application\/json\s*(?:;|$)/i.test(type));
}
