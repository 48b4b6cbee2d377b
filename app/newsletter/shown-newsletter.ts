import { visibleClaims, type VisibleClaim } from "../../model/claims";
import type { NewsletterWording } from "../../model/content/newsletter";
import type { Site } from "../../server/site";

/** What the newsletter's section says, with its claim where that may be shown. */
export type ShownNewsletter = Omit<NewsletterWording, "page" | "claim"> & {
  claim: VisibleClaim | undefined;
};

export function shownNewsletter({ library, environment }: Site): ShownNewsletter {
  const { page: _, claim, ...words } = library.newsletter;
  return { ...words, claim: visibleClaims([claim], environment.sampleContent)[0] };
}
