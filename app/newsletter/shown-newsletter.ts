import type { NewsletterWording } from "../../model/content/newsletter";
import type { Site } from "../../server/site";

/** What the newsletter's section says, with its claim where that may be shown. */
export type ShownNewsletter = Omit<NewsletterWording, "page" | "claim" | "claimMark"> & {
  claim: { text: string; mark: string | undefined } | undefined;
};

/** A claim that is not confirmed carries its mark, and is not shown at all where samples are off. */
export function shownNewsletter({ library, environment }: Site): ShownNewsletter {
  const { page: _, claim, claimMark, ...words } = library.newsletter;
  const isShown = claim.confirmed || environment.sampleContent;
  return {
    ...words,
    claim: isShown
      ? { text: claim.text, mark: claim.confirmed ? undefined : claimMark }
      : undefined,
  };
}
