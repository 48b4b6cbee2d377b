import { runnerImport } from "vite";
import type { RouteListing } from "../../app/routing/listing.ts";
import { readEnvironment } from "../../server/environment.ts";
import { readLibrary } from "../../server/library/read-library.ts";

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

type Pages = typeof import("../../app/pages.ts") & typeof import("../../app/routing/listing.ts");

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
const { routes } = await load<Pages>("/app/pages.ts");
const { pageSizes } = await load<Pages>("/app/routing/listing.ts");

const site = { library: readLibrary("."), environment: readEnvironment({}) };
const listings = routes.flatMap((route) =>
  route.kind === "page" && route.listed !== "nowhere" ? [{ ...route, listed: route.listed }] : [],
);

/** What pages of a listing may load, by the weight that it declares. */
function budgetOf({ weight }: RouteListing, hasTray: boolean): PageKind["budget"] {
  const size = weight.replace(" with islands", "") as keyof typeof pageSizes;
  const { html, total } = pageSizes[size];
  const { onlyRead, withTray, untouched, untouchedWithTray } = scriptsOnLoad;
  const scripts =
    weight === size ? (hasTray ? withTray : onlyRead) : hasTray ? untouchedWithTray : untouched;
  return { pageAndStyles: html * KiB, total: total * KiB, scripts };
}

type Kind = Omit<PageKind, "example">;

/** The pages of the sitemap by their paths. */
const kinds = new Map<string, Kind>(
  listings.flatMap(({ listed, hasTray }) =>
    listed
      .pages(site)
      .map(({ path, kind }) => [path, { kind, budget: budgetOf(listed, hasTray) }] as const),
  ),
);

/** A page's kind and its budget. */
export function kindOfPage(path: string): Kind | undefined {
  const listing = listings.find(({ listed }) => listed.find(site, path));
  return (
    kinds.get(path) ??
    (listing && { kind: listing.listed.kind, budget: budgetOf(listing.listed, listing.hasTray) })
  );
}

/** Every kind of page, its example and its budget. */
export const pageKinds: readonly PageKind[] = [
  ...new Set([...kinds.values()].map((each) => each.kind)),
].map((kind) => {
  const [first] = [...kinds].find(([, each]) => each.kind === kind)!;
  const example = examples.get(kind) ?? first;
  const found = kindOfPage(example);
  if (found?.kind !== kind) throw new Error(`${example} is not a page of the kind '${kind}'`);
  return { ...found, example };
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
