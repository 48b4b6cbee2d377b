import { createContext, use } from "react";
import type { SocialLink } from "../content/claims.ts";
import type { SiteFacts } from "../content/site-facts.content.ts";

/** What any page may show, even the error page: from content/site.yaml, and what subjects declare here. */
export interface SharedFacts extends Omit<
  SiteFacts,
  "bestOf" | "console" | "shopPromises" | "social"
> {
  social: readonly SocialLink[];
  siteUrl: string;
  showsSamples: boolean;
}

/** Provided by `renderPage`, so that error pages, which load nothing, have it too. */
export const SiteFactsContext = createContext<SharedFacts | null>(null);

export function useSiteFacts(): SharedFacts {
  const facts = use(SiteFactsContext);
  if (!facts) throw new Error("no site facts in this context");
  return facts;
}
