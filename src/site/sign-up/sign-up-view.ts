import { addresses } from "../../addresses.ts";
import type { PublishedNewsletter } from "../../library/library.ts";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";

/** The texts of a sign-up form, and where it posts. */
export type SignUpView = Pick<
  PublishedNewsletter,
  "email" | "placeholder" | "failure" | "claim" | keyof FormWords
> & {
  path: string;
  /** The anchor of its section. */
  id: string;
};

type FormWords = Pick<
  PublishedNewsletter,
  "heading" | "lead" | "submit" | "submitting" | "success" | "confirmation"
>;

export function newsletterForm({ library }: Pick<Site, "library">): SignUpView {
  const { claim, confirmation } = library.newsletter;
  const place = { path: addresses.newsletter.path, id: "newsletter" };
  return { ...formOf(library, library.newsletter), claim, confirmation, ...place };
}

/** The sign-up form for emails about a paddle: new reviews, or what else readers may ask for. */
export function alertForm(
  { library }: Pick<Site, "library">,
  words: PublishedNewsletter["reviews"],
  name: string,
  place: Pick<SignUpView, "path" | "id">,
): SignUpView {
  const { success, confirmation } = words;
  return {
    ...formOf(library, words),
    success: { ...success, text: success.text && fill(success.text, { name }) },
    confirmation: { ...confirmation, links: [] },
    claim: undefined,
    ...place,
  };
}

function formOf(
  { newsletter: { email, placeholder, failure } }: Site["library"],
  { heading, lead, submit, submitting, success }: Omit<FormWords, "confirmation">,
) {
  return { email, placeholder, failure, heading, lead, submit, submitting, success };
}
