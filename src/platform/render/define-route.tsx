import type { ComponentType } from "react";
import type { Address } from "./address.ts";
import type { HeadProps } from "./head.tsx";
import {
  type ActionRefusal,
  answerPost,
  type EndpointRoute,
  type FileRoute,
  type Listing,
  type PageRoute,
  type ReadContext,
  type RequestContext,
  routeListing,
  type RouteQuery,
  routeQuery,
  type SkipTarget,
  type Stored,
} from "./route.ts";
import { type CsvCell, csvText, plainCell } from "../text/csv.ts";

interface PageDefinition<Path extends string, Data, Refused extends ActionRefusal> {
  /** "nowhere" is for pages that only make sense after following a personal link or sending a form. */
  listed: Listing<NoInfer<Path>> | "nowhere";
  /** The query parameters it reads, or its codec. None by default. */
  query?: RouteQuery<NoInfer<Path>>;
  /** Whether paddles can be added to the tray on it. */
  hasTray?: boolean;
  /** Whether it's made once for everyone. True by default; without it, it's made again for each view. */
  isCached?: boolean;
  /** Skip links before the header, besides the one to its content. */
  skips?: readonly SkipTarget[];
  /** Reads everything the page shows. May end in `notFound()` or `redirect()`. */
  load(context: ReadContext<Path>): Data | Promise<Data>;
  /**
   * Handles a form post, plain or from script. Returns `stored()`, or why nothing was stored: a plain form then gets
   * the page again, a script gets the outcome as JSON. May end in `notFound()`.
   */
  action?(context: RequestContext<Path>): Promise<Stored | Refused>;
  /**
   * The page's head. The canonical path is the page's own by default. Unknown properties are ignored, so a page can
   * pass its content as is.
   */
  head(data: NoInfer<Data>, shown: { refused: NoInfer<Refused> | undefined }): HeadProps;
  Page: ComponentType<PageProps<NoInfer<Data>, NoInfer<Refused>>>;
  /** 200 by default. */
  status?(data: NoInfer<Data>): number;
  headers?: Readonly<Record<string, string>>;
}

export interface PageProps<Data, Refused = never> {
  data: Data;
  /** The refusal of the page's action, if that's why the page is shown. */
  refused: Refused | undefined;
}

/** Defines a page: its URL, what it reads, what it shows. Exported by a `*.page.tsx` file, usually as the default. */
export function definePage<Path extends string, Data, Refused extends ActionRefusal = never>(
  address: Address<Path>,
  {
    Page,
    load,
    action,
    head,
    listed,
    hasTray = false,
    isCached = true,
    ...page
  }: PageDefinition<Path, Data, Refused>,
): PageRoute {
  const href = address.href as (params: object) => string;
  const answer = async (context: ReadContext<Path>, refused: Refused | undefined) => {
    const data = await load(context);
    const path = listed === "nowhere" ? undefined : href(context.params);
    return {
      status: refused?.status ?? page.status?.(data) ?? 200,
      headers: { ...page.headers, ...refused?.headers },
      head: { path, ...head(data, { refused }) },
      content: <Page data={data} refused={refused} />,
      hasTray,
      skips: page.skips,
    };
  };
  // The router has matched the path, so its parameters are there.
  return {
    kind: "page",
    path: address.path,
    listed: listed === "nowhere" ? listed : routeListing(address, listed),
    hasTray,
    ...routeQuery(page.query),
    isCached,
    get: (context) => answer(context, undefined),
    post:
      action &&
      (async (given) => {
        const context = given as RequestContext<Path>;
        const ended = await action(context);
        return (
          answerPost(context.request, ended, page.headers) ?? answer(context, ended as Refused)
        );
      }),
  };
}

/** Defines a file made on request, the same for everyone: a feed, a table, a picture. */
export function defineFile<Path extends string>(
  { path }: Address<Path>,
  file: {
    /** The query parameters it reads, or its codec. None by default. */
    query?: RouteQuery<NoInfer<Path>>;
    get(context: ReadContext<Path>): Response | Promise<Response>;
    /** Whether it's cached with the pages. True by default. */
    isCached?: boolean;
    /** Whether scripts of every site may read it. */
    isOpen?: boolean;
  },
): FileRoute {
  return {
    kind: "file",
    path,
    ...routeQuery(file.query),
    isCached: file.isCached ?? true,
    isOpen: file.isOpen,
    get: (context) => file.get(context),
  };
}

/** Defines an endpoint for programs, whose answers are for the caller alone. */
export function defineEndpoint<Path extends string>(
  { path }: Address<Path>,
  endpoint: {
    /** The query parameters it reads, or 'all'. None by default. */
    query?: readonly string[] | "all";
    /** Whether scripts of every site may call it. */
    isOpen?: boolean;
    get(context: RequestContext<Path>): Response | Promise<Response>;
    post?(context: RequestContext<Path>): Response | Promise<Response>;
  },
): EndpointRoute {
  return {
    kind: "endpoint",
    path,
    query: endpoint.query ?? [],
    isCached: false,
    isOpen: endpoint.isOpen,
    get: (context) => endpoint.get(context),
    post: endpoint.post && ((context) => endpoint.post!(context)),
  };
}

/** A CSV column: its name, an entry's value, and whether it's left out without sample content. */
export type CsvColumn<Entry> = [name: string, cell: (entry: Entry) => CsvCell, isOfSamples?: true];

/** A CSV download with a row per entry. */
export function csvAnswer<Entry>(
  file: string,
  columns: readonly CsvColumn<Entry>[],
  entries: readonly Entry[],
  showsSamples: boolean,
): Response {
  const shown = columns.filter(([, , isOfSamples]) => showsSamples || !isOfSamples);
  const rows = entries.map((entry) => shown.map(([, cell]) => plainCell(cell(entry))));
  return new Response(csvText([shown.map(([name]) => name), ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
    },
  });
}
