import { createContext, use } from "react";
import type { PublishedSite } from "../../library/published";
import type { Site } from "../../site";

/** What header, footer, head and lists of paddles print on every page, the error page too. */
type SharedFacts = PublishedSite & {
  siteUrl: string;
  /** What stands in the place of a rating where nobody has written yet. */
  noReviews: string;
  /** What is said where we couldn't confirm a paddle. */
  unconfirmed: Site["library"]["paddleLists"]["unconfirmed"];
  /** Whether samples are published. */
  showsSamples: boolean;
};

/** Provided by `renderPage`: error pages have it too, although they load nothing. */
export const SiteFactsContext = createContext<SharedFacts | null>(null);

export function siteFactsOf({
  library,
  settings,
}: Pick<Site, "library" | "settings">): SharedFacts {
  return {
    ...library.site,
    siteUrl: settings.siteUrl,
    noReviews: library.wording.noReviews,
    unconfirmed: library.paddleLists.unconfirmed,
    showsSamples: library.showsSamples,
  };
}

export function useSiteFacts(): SharedFacts {
  const facts = use(SiteFactsContext);
  if (!facts) throw new Error("no site facts in this context");
  return facts;
}
