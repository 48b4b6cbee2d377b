import { createContext, use } from "react";
import type { SiteFacts } from "../../model/content/site-facts";
import type { Site } from "../../server/site";

/** What header, footer, head and texts need on every page, the error page too. */
type PrintedFacts = SiteFacts & {
  siteUrl: string;
  /** Paths that no text may link to. */
  unpublished: ReadonlySet<string>;
};

/** Provided by entry.server: an error page has it even where no loader ran. */
export const SiteFactsContext = createContext<PrintedFacts | null>(null);

export function siteFactsOf(
  { library, environment }: Site,
  unpublished: ReadonlySet<string>,
): PrintedFacts {
  return { ...library.site, siteUrl: environment.siteUrl, unpublished };
}

export function useSiteFacts(): PrintedFacts {
  const facts = use(SiteFactsContext);
  if (!facts) throw new Error("no site facts in this context");
  return facts;
}
