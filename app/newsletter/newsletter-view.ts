import { visibleClaims, type VisibleClaim } from "../../model/claims";
import type { NewsletterWording } from "../../model/content/newsletter";
import type { Site } from "../../server/site";

/** The texts of the newsletter section, with its claim if pages may show it. */
export type NewsletterView = Omit<NewsletterWording, "page" | "claim"> & {
  claim: VisibleClaim | undefined;
};

export function newsletterView({ library, environment }: Site): NewsletterView {
  const { page: _, claim, ...words } = library.newsletter;
  return { ...words, claim: visibleClaims([claim], environment.sampleContent)[0] };
}
