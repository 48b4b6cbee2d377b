import { addresses } from "../addresses.ts";
import { knownApprovals } from "../approvals/find-approvals.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import page from "../platform/ui/page.module.css";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { approvalEmailsForm } from "../sign-up/sign-up-view.ts";
import { approvalsSignUpMails } from "./approvals.email.ts";
import { toldText } from "./approval-changes.ts";
import { approvalSubject } from "./newsletter.ts";

/** The paddle with a slug, now or earlier. */
const paddleNamed = ({ library }: Site, slug: string) =>
  knownApprovals(library).get(library.subjectNamed(slug) ?? slug) ?? notFound();

/** The form for an email when a list of approved paddles says something else about a paddle. */
export default definePage(addresses.approvalEmails, {
  listed: "nowhere",
  query: ["subscribed"],

  load({ params: { slug }, url: { searchParams }, site }) {
    const paddle = paddleNamed(site, slug);
    if (paddle.slug !== slug) redirect(addresses.approvalEmails.href(paddle), 301);
    const { title, back } = site.library.newsletter.approvals;
    return {
      title: title.replace("{name}", () => paddle.name),
      back: { label: back.replace("{name}", () => paddle.name), to: addresses.paddle.href(paddle) },
      form: approvalEmailsForm(site, paddle),
      subscribed: searchParams.has("subscribed"),
    };
  },

  /** The response is the same whether or not the address has signed up before. */
  action(context) {
    const { site, visitor, params } = context;
    const paddle = paddleNamed(site, params.slug);
    return receivePost(context, {
      fields: signUpFields,
      read: readSignUp,
      doing: "storing a reader of approvals",
      async store({ email }) {
        const mails = approvalsSignUpMails(site, paddle);
        const subject = approvalSubject(paddle.slug);
        await site.newsletter.signUp(email, mails, visitor, subject, toldText(paddle));
        return null;
      },
      location: () => `${addresses.approvalEmails.href(paddle)}?subscribed#approval-emails`,
    });
  },

  head: ({ title, form }) => ({ title, description: form.lead }),

  Page({ data: { title, back, form, subscribed }, refused }) {
    return (
      <>
        <PageHeader>
          <h1>{title}</h1>
          <p className={page.lead}>
            <a href={back.to}>{back.label}</a>
          </p>
        </PageHeader>
        <SignUpSection
          view={form}
          outcome={refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)}
          typed={refused?.typed.email}
        />
      </>
    );
  },
});
