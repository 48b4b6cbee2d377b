import { addresses } from "../addresses.ts";
import { knownApprovals } from "../approvals/find-approvals.ts";
import { notFound } from "../platform/render/route.ts";
import { approvalEmailsForm } from "../sign-up/sign-up-view.ts";
import { approvalsSignUpMails } from "./approvals.email.ts";
import { toldText } from "./approval-changes.ts";
import { approvalSubject } from "./newsletter.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form for an email when a list of approved paddles says something else about a paddle. */
export default defineSubscriptionPage(addresses.approvalEmails, {
  doing: "storing a reader of approvals",
  words: ({ approvals }) => approvals,

  find({ params: { slug }, site }) {
    const { library } = site;
    const paddle = knownApprovals(library).get(library.subjectNamed(slug) ?? slug) ?? notFound();
    return {
      paddle,
      form: approvalEmailsForm(site, paddle),
      mails: approvalsSignUpMails(site, paddle),
      subject: approvalSubject(paddle.slug),
      told: toldText(paddle),
    };
  },
});
