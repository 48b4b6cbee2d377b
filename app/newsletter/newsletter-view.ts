import type { PublishedNewsletter } from "../../server/library/published";
import type { Site } from "../../server/site";

/** The texts of the newsletter section. */
export type NewsletterView = Omit<PublishedNewsletter, "page">;

export function newsletterView({ library }: Site): NewsletterView {
  const { page: _, ...words } = library.newsletter;
  return words;
}
