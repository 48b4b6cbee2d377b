import { createContext, use } from "react";
import type { SiteFacts } from "../content/site-facts.content.ts";

/** What any page may show, the error page too: of content/site.yaml, and what subjects declare here. */
export interface SharedFacts extends Omit<SiteFacts, "bestOf" | "console" | "shopPromises"> {
  siteUrl: string;
  /** Whether samples are published. */
  showsSamples: boolean;
}

/** Provided by `renderPage`: error pages have it too, although they load nothing. */
export const SiteFactsContext = createContext<SharedFacts | null>(null);

export function useSiteFacts(): SharedFacts {
  const facts = use(SiteFactsContext);
  if (!facts) throw new Error("no site facts in this context");
  return facts;
}
