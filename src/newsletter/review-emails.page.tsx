import { addresses } from "../addresses.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import { reviewEmailsForm } from "../sign-up/sign-up-view.ts";
import { reviewsSignUpMails } from "./reviews.email.ts";
import {
  isSubscribed,
  receiveSubscription,
  subscriptionData,
  subscriptionPage,
  SubscriptionPage,
} from "./subscription-page.tsx";

/** The form for new reviews of a paddle by email. It has a page of its own because the paddle's is long enough. */
export default definePage(addresses.reviewEmails, {
  ...subscriptionPage,

  load({ params: { slug }, url, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.reviewEmails.href(paddle), 301);
    const form = reviewEmailsForm(site, paddle);
    return subscriptionData(site.library.newsletter.reviews, paddle, form, isSubscribed(url));
  },

  action(context) {
    const { site, params } = context;
    const paddle = site.library.anyPaddleNamed(params.slug) ?? notFound();
    return receiveSubscription(context, {
      doing: "storing a reader of new reviews",
      mails: reviewsSignUpMails(site, paddle),
      subject: paddle.slug,
      form: reviewEmailsForm(site, paddle),
    });
  },

  Page: (props) => <SubscriptionPage {...props} />,
});
