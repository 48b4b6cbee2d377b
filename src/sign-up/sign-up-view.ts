import { addresses } from "../addresses.ts";
import type { PublishedNewsletter } from "../library/library.ts";
import type { Site } from "../platform/render/site.ts";

/** The texts of a sign-up form, and where it posts. */
export type SignUpView = Omit<PublishedNewsletter, "page" | "reviews" | "prices"> & {
  path: string;
  /** The anchor of its section. */
  id: string;
};

export function newsletterForm({ library }: Pick<Site, "library">): SignUpView {
  const { page: _, reviews: _reviews, prices: _prices, ...words } = library.newsletter;
  return { ...words, path: addresses.newsletter.path, id: "newsletter" };
}

/** The same for the new reviews of a paddle. */
export function reviewEmailsForm(
  { library }: Pick<Site, "library">,
  { name, slug }: { name: string; slug: string },
): SignUpView {
  const { email, placeholder, failure, reviews } = library.newsletter;
  const { heading, lead, submit, submitting, success, confirmation } = reviews;
  return {
    email,
    placeholder,
    failure,
    heading,
    lead,
    submit,
    submitting,
    success: { ...success, text: success.text?.replace("{name}", () => name) },
    confirmation: { ...confirmation, links: [] },
    claim: undefined,
    path: addresses.reviewEmails.href({ slug }),
    id: "review-emails",
  };
}
