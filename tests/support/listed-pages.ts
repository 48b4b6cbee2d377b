import { runnerImport } from "vite";
import type * as Routes from "./routes.ts";
import { projectLibrary } from "./project-library.ts";

const noStyles = {
  name: "no-styles",
  enforce: "pre",
  resolveId: (id: string) => (/\.css(\?inline)?$/.test(id) ? "\0no-styles" : undefined),
  load: (id: string) => (id === "\0no-styles" ? "export default {}" : undefined),
} as const;

/** The routes, outside of Vitest too. Node can't import what imports styles, but nothing here needs the styles. */
export async function importRoutes(): Promise<typeof Routes> {
  const { module } = await runnerImport<typeof Routes>("/tests/support/routes.ts", {
    plugins: [noStyles],
    logLevel: "error",
  });
  return module;
}

export const KiB = 1024;

/**
 * Script budget before any interaction, in gzip: the level script, the tray script with it, and the script that
 * hydrates islands and lets the review form scroll before it's hydrated. All of these also start what a visitor's own
 * paddles need: docs/decisions/0026.
 */
const level = 1 * KiB;
const islands = 2.22 * KiB;
export const scriptsOnLoad = {
  onlyRead: level,
  withTray: 1.75 * KiB,
  untouched: level + islands,
  untouchedWithTray: 1.75 * KiB + islands,
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
  const site = { library: projectLibrary() };
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
    // Of those that a review brings into it, tests/support/page-kinds.ts has one.
    pages: listed
      .filter(({ isIndexed }) => isIndexed !== "once reviewed")
      .map(({ path, kind }) => ({ path, kind })),
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
