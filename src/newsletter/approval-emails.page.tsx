import { addresses } from "../addresses.ts";
import { knownApprovals } from "../approvals/find-approvals.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { approvalEmailsForm } from "../sign-up/sign-up-view.ts";
import { approvalsSignUpMails } from "./approvals.email.ts";
import { toldText } from "./approval-changes.ts";
import { approvalSubject } from "./newsletter.ts";
import {
  isSubscribed,
  receiveSubscription,
  subscriptionData,
  subscriptionPage,
  SubscriptionPage,
} from "./subscription-page.tsx";

/** The paddle with a slug, now or earlier. */
const paddleNamed = ({ library }: Site, slug: string) =>
  knownApprovals(library).get(library.subjectNamed(slug) ?? slug) ?? notFound();

/** The form for an email when a list of approved paddles says something else about a paddle. */
export default definePage(addresses.approvalEmails, {
  ...subscriptionPage,

  load({ params: { slug }, url, site }) {
    const paddle = paddleNamed(site, slug);
    if (paddle.slug !== slug) redirect(addresses.approvalEmails.href(paddle), 301);
    const form = approvalEmailsForm(site, paddle);
    return subscriptionData(site.library.newsletter.approvals, paddle, form, isSubscribed(url));
  },

  action(context) {
    const { site, params } = context;
    const paddle = paddleNamed(site, params.slug);
    return receiveSubscription(context, {
      doing: "storing a reader of approvals",
      mails: approvalsSignUpMails(site, paddle),
      subject: approvalSubject(paddle.slug),
      told: toldText(paddle),
      form: approvalEmailsForm(site, paddle),
    });
  },

  Page: (props) => <SubscriptionPage {...props} />,
});
