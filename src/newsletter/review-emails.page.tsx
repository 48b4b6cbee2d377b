import { addresses } from "../addresses.ts";
import { notFound } from "../platform/render/route.ts";
import { reviewEmailsForm } from "../sign-up/sign-up-view.ts";
import { reviewsSignUpMails } from "./reviews.email.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form for new reviews of a paddle by email. It has a page of its own because the paddle's is long enough. */
export default defineSubscriptionPage(addresses.reviewEmails, {
  doing: "storing a reader of new reviews",
  words: ({ reviews }) => reviews,

  find({ params: { slug }, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    return {
      paddle,
      form: reviewEmailsForm(site, paddle),
      mails: reviewsSignUpMails(site, paddle),
      subject: paddle.slug,
    };
  },
});
