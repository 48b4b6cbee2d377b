import { addresses } from "../addresses.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import { questionEmailsForm } from "../sign-up/sign-up-view.ts";
import { questionSubject } from "./newsletter.ts";
import { questionsSignUpMails } from "./questions.email.ts";
import {
  isSubscribed,
  receiveSubscription,
  subscriptionData,
  subscriptionPage,
  SubscriptionPage,
} from "./subscription-page.tsx";

/** The form for other players' questions about a paddle by email, for those who have played it. */
export default definePage(addresses.questionEmails, {
  ...subscriptionPage,

  load({ params: { slug }, url, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.questionEmails.href(paddle), 301);
    const form = questionEmailsForm(site, paddle);
    return subscriptionData(site.library.newsletter.questions, paddle, form, isSubscribed(url));
  },

  action(context) {
    const { site, params } = context;
    const paddle = site.library.anyPaddleNamed(params.slug) ?? notFound();
    return receiveSubscription(context, {
      doing: "storing a reader of questions",
      mails: questionsSignUpMails(site, paddle),
      subject: questionSubject(paddle.slug),
      form: questionEmailsForm(site, paddle),
    });
  },

  Page: (props) => <SubscriptionPage {...props} />,
});
