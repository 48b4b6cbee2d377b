import type { PublishedNewsletter } from "../library/published";
import type { Site } from "../site";

/** The texts of the newsletter section. */
export type NewsletterView = Omit<PublishedNewsletter, "page">;

export function newsletterView({ library }: Site): NewsletterView {
  const { page: _, ...words } = library.newsletter;
  return words;
}
