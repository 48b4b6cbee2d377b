import { addresses } from "../addresses.ts";
import type { PublishedNewsletter } from "../library/library.ts";
import type { Site } from "../platform/render/site.ts";

/** The texts of a sign-up form, and where it posts. */
export type SignUpView = Omit<
  PublishedNewsletter,
  "page" | "reviews" | "prices" | "approvals" | "aged" | "questions"
> & {
  path: string;
  /** The anchor of its section. */
  id: string;
};

export function newsletterForm({ library }: Pick<Site, "library">): SignUpView {
  const {
    page: _,
    reviews: _reviews,
    prices: _prices,
    approvals: _approvals,
    aged: _aged,
    questions: _questions,
    ...words
  } = library.newsletter;
  return { ...words, path: addresses.newsletter.path, id: "newsletter" };
}

interface Named {
  name: string;
  slug: string;
}

/** The same for the new reviews of a paddle. */
export const reviewEmailsForm = (site: Pick<Site, "library">, { name, slug }: Named): SignUpView =>
  aboutPaddle(site, "reviews", name, {
    path: addresses.reviewEmails.href({ slug }),
    id: "review-emails",
  });

/** The same for changes of what the lists of approved paddles say of one. */
export const approvalEmailsForm = (
  site: Pick<Site, "library">,
  { name, slug }: Named,
): SignUpView =>
  aboutPaddle(site, "approvals", name, {
    path: addresses.approvalEmails.href({ slug }),
    id: "approval-emails",
  });

/** The same for questions about how a reviewed paddle aged, by the key of the review's private link. */
export const agedForm = (site: Pick<Site, "library">, key: string, name: string): SignUpView =>
  aboutPaddle(site, "aged", name, { path: addresses.askHowItAges.href({ key }), id: "ask-me" });

/** The same for other players' questions about a paddle. */
export const questionEmailsForm = (
  site: Pick<Site, "library">,
  { name, slug }: Named,
): SignUpView =>
  aboutPaddle(site, "questions", name, {
    path: addresses.questionEmails.href({ slug }),
    id: "question-emails",
  });

function aboutPaddle(
  { library }: Pick<Site, "library">,
  news: "reviews" | "approvals" | "aged" | "questions",
  name: string,
  place: Pick<SignUpView, "path" | "id">,
): SignUpView {
  const { email, placeholder, failure } = library.newsletter;
  const { heading, lead, submit, submitting, success, confirmation } = library.newsletter[news];
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
    ...place,
  };
}
