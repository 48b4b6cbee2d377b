import type * as SitePages from "../../src/platform/render/site-pages.ts";
import type * as Listings from "../../src/platform/render/listing.ts";
import type * as Pages from "../../src/pages.ts";
import { runnerImport } from "vite";
import { readLibrary } from "../../src/library/read-library.ts";

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
  ["ball article", "/reviews/balls/top-rated-pickleballs-2025"],
  ["guide", "/reviews/best-of/best-paddles-spin"],
  ["guide that is coming soon", "/reviews/best-of/best-paddles-under-100"],
  ["blog article", "/blog/three-kinds-of-soft"],
  ["pair", "/comparisons/neonic-flow-vs-onix-z5-graphite"],
  ["hub", "/court-equipment"],
  ["page that is coming soon", "/reviews/gear-comparisons"],
]);

/** The routes as Vite reads them: Node can't import what imports styles. Nothing here needs the styles. */
const noStyles = {
  name: "no-styles",
  enforce: "pre",
  resolveId: (id: string) => (id.endsWith(".css") ? "\0no-styles" : undefined),
  load: (id: string) => (id === "\0no-styles" ? "export default {}" : undefined),
} as const;
async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(file, { plugins: [noStyles], logLevel: "error" });
  return module;
}
const { routes } = await load<typeof Pages>("/src/pages.ts");
const { pageSizes } = await load<typeof Listings>("/src/platform/render/listing.ts");
const { openSitePages } = await load<typeof SitePages>("/src/platform/render/site-pages.ts");

const site = { library: readLibrary(".") };
const { listed, find } = openSitePages(routes)(site);

type Kind = Omit<PageKind, "example">;

/** Every kind of page in the sitemap, in its order. */
const kinds = new Map<string, Kind>(
  routes.flatMap((route) => {
    if (route.kind !== "page" || route.listed === "nowhere") return [];
    const { weight } = route.listed;
    const size = weight.replace(" with islands", "") as keyof typeof pageSizes;
    const { onlyRead, withTray, untouched, untouchedWithTray } = scriptsOnLoad;
    const [read, hydrated] = route.hasTray ? [withTray, untouchedWithTray] : [onlyRead, untouched];
    const budget = {
      pageAndStyles: pageSizes[size].html * KiB,
      total: pageSizes[size].total * KiB,
      scripts: weight === size ? read : hydrated,
    };
    return route.listed.pages(site).map(({ kind }) => [kind, { kind, budget }] as const);
  }),
);

/** The kind and the budget of a page, by its path. */
export function kindOfPage(path: string): Kind | undefined {
  return kinds.get(find(path)?.kind ?? "");
}

/** Every kind of page, its example and its budget. */
export const pageKinds: readonly PageKind[] = [...kinds.values()].map((each) => {
  const example = examples.get(each.kind) ?? listed.find(({ kind }) => kind === each.kind)!.path;
  if (kindOfPage(example) !== each)
    throw new Error(`${example} is not a page of the kind '${each.kind}'`);
  return { ...each, example };
});

/** Kinds of page that aren't in the sitemap: those behind a visitor's query or a link in an email. */
export const unlistedKinds: readonly Pick<PageKind, "kind" | "example">[] = [
  { kind: "page that is not found", example: "/no-such-page" },
  {
    kind: "four paddles side by side",
    example: "/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2",
  },
  { kind: "paddle finder without a paddle", example: "/paddle-finder?search=no+such+paddle" },
  { kind: "paddle finder with close matches", example: "/paddle-finder?search=boomstick" },
  { kind: "paddle database, narrowed", example: "/paddles?sort=rating&surface=Graphite" },
  {
    kind: "guided match with answers",
    example: "/paddle-finder/match?level=2.5&style=control&budget=150&feel=soft&arm=yes",
  },
  { kind: "blog without results", example: "/blog?search=zzz" },
  { kind: "search with results", example: "/search?search=joola" },
  { kind: "report of a review", example: "/report-review?of=diadem-hero&review=sample-2" },
  { kind: "newsletter, subscribed", example: "/newsletter?subscribed" },
  {
    kind: "newsletter, confirming",
    example: "/newsletter/confirm?token=a-token-of-twenty-or-more-letters",
  },
  {
    kind: "newsletter, unsubscribing",
    example: "/newsletter/unsubscribe?key=a-key-of-twenty-or-more-letters",
  },
];
