import { addresses } from "../../addresses.ts";
import type { Fact } from "../../platform/listing.ts";

export interface ViewCounts {
  views: number;
  /** Views that came from elsewhere: another site, a bookmark, a typed address. */
  visits: number;
}

export interface PageViews extends ViewCounts {
  /** Its path, or `otherPages`. */
  page: string;
}

/** The row of a week's less viewed pages. Paths begin with a slash, so none is called this. */
export const otherPages = "other";

/** Links to shops have addresses below this one, and are counted as clicks, not as pages. */
export const clicksBelow = addresses.offer.path.split(":", 1)[0]!;

/** The clicks on a link to a shop, as the console and a command list them. */
export const clickFacts: readonly Fact<PageViews>[] = [
  {
    key: "offer",
    label: "Link",
    value: ({ page }) => page.slice(clicksBelow.length),
    text: ({ page }) => {
      const [, slug = "", offer = ""] = page.slice(clicksBelow.length).split("/");
      return `${slug}: ${offer}`;
    },
  },
  { key: "clicks", label: "Clicks", value: ({ views }) => views, isNumber: true },
];

const names: Readonly<Record<string, string>> = {
  "/": "/ (home page)",
  [otherPages]: "All other pages",
};

/** A page's counts as the console and a command list them. */
export const pageViewFacts: readonly Fact<PageViews>[] = [
  {
    key: "page",
    label: "Page",
    value: ({ page }) => page,
    text: ({ page }) => names[page] ?? page,
    link: ({ page }) => (page === otherPages ? undefined : page),
  },
  { key: "views", label: "Page views", value: ({ views }) => views, isNumber: true },
  { key: "visits", label: "Visits", value: ({ visits }) => visits, isNumber: true },
];

type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Bots that say so, and programs that drive a browser. Cubot makes phones. */
const bot = /[^u]bot\b|crawl|spider|slurp|headless|lighthouse|preview|monitor/i;

const isSent = (header: RequestHeaders[string]) => header !== undefined && header !== "0";

/**
 * Whether a request for a page is a view: made by a browser's navigation, not ahead of one, by someone who doesn't ask
 * not to be counted. Browsers send Sec-Fetch headers over HTTPS only.
 */
export function isView(headers: RequestHeaders): boolean {
  return (
    headers["sec-fetch-dest"] === "document" &&
    headers["sec-fetch-mode"] === "navigate" &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined &&
    !isSent(headers["dnt"]) &&
    !isSent(headers["sec-gpc"]) &&
    !bot.test(String(headers["user-agent"]))
  );
}

/** Whether a view came from elsewhere. Pages with a private link send no Referer, so both headers are read. */
export function isVisit(headers: RequestHeaders, siteUrl: string): boolean {
  const referer = String(headers["referer"]);
  const isOwn = referer === siteUrl || referer.startsWith(`${siteUrl}/`);
  return headers["sec-fetch-site"] !== "same-origin" && !isOwn;
}
