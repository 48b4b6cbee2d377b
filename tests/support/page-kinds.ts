import { readdirSync, readFileSync } from "node:fs";

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
  /** Which paths of the sitemap are of this kind. */
  rule: RegExp;
  /** The budget until the network is idle, in bytes. */
  budget: {
    /** HTML with its styles, in brotli. */
    pageAndStyles: number;
    /** The page with its font, pictures and scripts. */
    total: number;
    scripts: number;
  };
}

/** The names of content files, which are slugs. */
const named = (folder: string, wanted: (text: string) => boolean = () => true) =>
  readdirSync(`content/${folder}`)
    .filter((file) => wanted(readFileSync(`content/${folder}/${file}`, "utf8")))
    .map((file) => file.replace(/\.\w+$/, ""))
    .join("|");
const isComingSoon = (text: string) => text.includes("\ncomingSoon: true");
const finished = named("best-of", (text) => !isComingSoon(text));
const comingSoon = named("best-of", isComingSoon);

const { onlyRead, withTray, untouched, untouchedWithTray } = scriptsOnLoad;

/** Every kind of page and its budget: HTML and styles, then the total, in KiB; then scripts, in bytes. */
export const pageKinds: readonly PageKind[] = (
  [
    ["home", "/", /^\/$/, 24, 40, untouchedWithTray],
    ["paddle finder", "/paddle-finder", /^\/paddle-finder$/, 40, 60, untouchedWithTray],
    ["paddle reviews", "/paddle-reviews", /^\/paddle-reviews$/, 40, 60, untouchedWithTray],
    ["guided match", "/paddle-finder/match", /^\/paddle-finder\/match$/, 24, 40, onlyRead],
    ["paddles by type", "/reviews/paddles", /^\/reviews\/paddles$/, 40, 60, withTray],
    ["ball articles", "/reviews/balls", /^\/reviews\/balls$/, 40, 60, onlyRead],
    ["best-of lists", "/reviews/best-of", /^\/reviews\/best-of$/, 40, 60, onlyRead],
    ["blog", "/blog", /^\/blog$/, 40, 60, onlyRead],
    ["choice of paddles", "/comparisons", /^\/comparisons$/, 40, 60, withTray],
    ["ball database", "/balls", /^\/balls$/, 40, 60, onlyRead],
    ["paddle database", "/paddles", /^\/paddles$/, 40, 60, untouchedWithTray],
    ["paddle", "/joola-perseus-pro-iv", `/(${named("paddles")})`, 24, 40, untouchedWithTray],
    [
      "ball article",
      "/reviews/balls/top-rated-pickleballs-2025",
      /^\/reviews\/balls\/./,
      24,
      40,
      untouched,
    ],
    [
      "guide",
      "/reviews/best-of/best-paddles-spin",
      `/reviews/best-of/(${finished})`,
      20,
      40,
      onlyRead,
    ],
    [
      "guide that is coming soon",
      "/reviews/best-of/best-paddles-under-100",
      `/reviews/best-of/(${comingSoon})`,
      20,
      40,
      onlyRead,
    ],
    ["blog article", "/blog/three-kinds-of-soft", /^\/blog\/./, 20, 40, onlyRead],
    [
      "pair",
      "/comparisons/neonic-flow-vs-onix-z5-graphite",
      /^\/comparisons\/.+-vs-.+/,
      24,
      40,
      withTray,
    ],
    ["newsletter", "/newsletter", /^\/newsletter$/, 24, 40, untouched],
    ["contact", "/contact", /^\/contact$/, 24, 40, untouched],
    ["about", "/about", /^\/about$/, 24, 40, onlyRead],
    ["search", "/search", /^\/search$/, 24, 40, onlyRead],
    ["text", "/privacy", /^\/(privacy|terms)$/, 24, 40, onlyRead],
    ["how it works", "/how-it-works", /^\/how-it-works$/, 24, 40, onlyRead],
    ["hub", "/court-equipment", /^\/(accessories|court-equipment|resources)$/, 24, 40, onlyRead],
    [
      "page that is coming soon",
      "/reviews/gear-comparisons",
      /^\/reviews(\/[a-z-]*comparisons)?$/,
      24,
      40,
      onlyRead,
    ],
  ] as const
).map(([kind, example, rule, pageAndStyles, total, scripts]) => ({
  kind,
  example,
  rule: typeof rule === "string" ? RegExp(`^${rule}$`) : rule,
  budget: { pageAndStyles: pageAndStyles * KiB, total: total * KiB, scripts },
}));

/** A path's kind. Returns undefined if the table has none for it, or two. */
export function kindOfPage(path: string): PageKind | undefined {
  const fitting = pageKinds.filter(({ rule }) => rule.test(path));
  return fitting.length === 1 ? fitting[0] : undefined;
}

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
