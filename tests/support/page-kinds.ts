import { readLibrary } from "../../src/library/read-library.ts";
import { importRoutes } from "./import-routes.ts";

export const KiB = 1024;

/**
 * Script budget before any interaction, in gzip: the level script, the tray script with it, and the script that
 * hydrates islands.
 */
const level = 1 * KiB;
export const scriptsOnLoad = {
  onlyRead: level,
  withTray: 1.5 * KiB,
  untouched: level + 2 * KiB,
  untouchedWithTray: 1.5 * KiB + 2 * KiB,
};

/** A kind of page in the sitemap. */
export interface PageKind {
  kind: string;
  /** The page that represents it in tests of one page per kind. */
  example: string;
  /** The budget until the network is idle, in bytes. */
  budget: {
    /** HTML with its styles, in brotli. */
    pageAndStyles: number;
    /** The page with its font, pictures and scripts. */
    total: number;
    scripts: number;
  };
}

/** Pages with more on them than the first of their kind, by the kind. */
const examples = new Map([
  ["paddle", "/joola-perseus-pro-iv"],
  ["brand", "/brands/joola"],
  ["ball article", "/reviews/balls/top-rated-pickleballs-2025"],
  ["guide", "/reviews/best-of/best-paddles-spin"],
  ["guide that is coming soon", "/reviews/best-of/best-paddles-under-100"],
  ["blog article", "/blog/three-kinds-of-soft"],
  ["pair", "/comparisons/neonic-flow-vs-onix-z5-graphite"],
  ["hub", "/court-equipment"],
  ["page that is coming soon", "/reviews/gear-comparisons"],
]);

type Kind = Omit<PageKind, "example">;

/** A page of the sitemap, by the name of its kind. */
interface ListedPage {
  path: string;
  kind: string;
}

interface Listing {
  /** Every kind of page in the sitemap, in its order. */
  kinds: PageKind[];
  pages: ListedPage[];
}

/** The pages as the routes list them. */
async function readListing(): Promise<Listing> {
  const { routes, pageSizes, openSitePages } = await importRoutes();
  const site = { library: readLibrary(".") };
  const kinds = new Map<string, Kind>(
    routes.flatMap((route) => {
      if (route.kind !== "page" || route.listed === "nowhere") return [];
      const { weight } = route.listed;
      const size = weight.replace(" with islands", "") as keyof typeof pageSizes;
      const { onlyRead, withTray, untouched, untouchedWithTray } = scriptsOnLoad;
      const [read, hydrated] = route.hasTray
        ? [withTray, untouchedWithTray]
        : [onlyRead, untouched];
      const budget = {
        pageAndStyles: pageSizes[size].html * KiB,
        total: pageSizes[size].total * KiB,
        scripts: weight === size ? read : hydrated,
      };
      return route.listed.pages(site).map(({ kind }) => [kind, { kind, budget }] as const);
    }),
  );
  const { listed, find } = openSitePages(routes)(site);
  const withExample = (each: Kind): PageKind => {
    const path = examples.get(each.kind) ?? listed.find(({ kind }) => kind === each.kind)!.path;
    if (find(path)?.kind !== each.kind)
      throw new Error(`${path} is not a page of the kind '${each.kind}'`);
    return { ...each, example: path };
  };
  return {
    kinds: [...kinds.values()].map(withExample),
    pages: listed.map(({ path, kind }) => ({ path, kind })),
  };
}

/** Playwright's workers inherit what the first process has read, because reading takes seconds. */
const inherited = "RALLYRANK_TEST_PAGES";
process.env[inherited] ??= JSON.stringify(await readListing());
const { kinds, pages } = JSON.parse(process.env[inherited]) as Listing;

/** Every kind of page, its example and its budget. */
export const pageKinds: readonly PageKind[] = kinds;

/** Every page of the sitemap, in its order. */
export const listedPages: readonly ListedPage[] = pages;

/** Kinds of page that aren't in the sitemap: those behind a visitor's query or a link in an email. */
export const unlistedKinds: readonly (Pick<PageKind, "kind" | "example"> & { status: number })[] = [
  { kind: "page that is not found", example: "/joola-persues-pro-iv", status: 404 },
  {
    kind: "four paddles side by side",
    example: "/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2",
    status: 200,
  },
  {
    kind: "paddle finder without a paddle",
    example: "/paddle-finder?search=no+such+paddle",
    status: 200,
  },
  {
    kind: "paddle finder with close matches",
    example: "/paddle-finder?search=boomstick",
    status: 200,
  },
  {
    kind: "paddle database, narrowed",
    example: "/paddles?sort=rating&surface=Graphite",
    status: 200,
  },
  {
    kind: "guided match with answers",
    example: "/paddle-finder/match?level=2.5&style=control&budget=150&feel=soft&arm=yes",
    status: 200,
  },
  { kind: "blog without results", example: "/blog?search=zzz", status: 200 },
  { kind: "search with results", example: "/search?search=joola", status: 200 },
  {
    kind: "report of a review",
    example: "/report-review?of=diadem-hero&review=sample-2",
    status: 200,
  },
  { kind: "newsletter, subscribed", example: "/newsletter?subscribed", status: 200 },
  {
    kind: "new reviews by email, subscribed",
    example: "/newsletter/reviews/diadem-hero?subscribed",
    status: 200,
  },
  {
    kind: "newsletter, confirming",
    example: "/newsletter/confirm?token=a-token-of-twenty-or-more-letters",
    status: 410,
  },
  {
    kind: "newsletter, unsubscribing",
    example: "/newsletter/unsubscribe?key=a-key-of-twenty-or-more-letters",
    status: 200,
  },
];
