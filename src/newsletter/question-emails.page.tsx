import { addresses } from "../addresses.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import page from "../platform/ui/page.module.css";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { questionEmailsForm } from "../sign-up/sign-up-view.ts";
import { questionSubject } from "./newsletter.ts";
import { questionsSignUpMails } from "./questions.email.ts";

/** The form for other players' questions about a paddle by email, for those who have played it. */
export default definePage(addresses.questionEmails, {
  listed: "nowhere",
  query: ["subscribed"],

  load({ params: { slug }, url: { searchParams }, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.questionEmails.href(paddle), 301);
    const { title, back } = site.library.newsletter.questions;
    return {
      title: title.replace("{name}", () => paddle.name),
      back: { label: back.replace("{name}", () => paddle.name), to: addresses.paddle.href(paddle) },
      form: questionEmailsForm(site, paddle),
      subscribed: searchParams.has("subscribed"),
    };
  },

  /** The response is the same whether or not the address has signed up before. */
  action(context) {
    const { site, visitor, params } = context;
    const paddle = site.library.anyPaddleNamed(params.slug) ?? notFound();
    return receivePost(context, {
      fields: signUpFields,
      read: readSignUp,
      doing: "storing a reader of questions",
      async store({ email }) {
        const mails = questionsSignUpMails(site, paddle);
        await site.newsletter.signUp(email, mails, visitor, questionSubject(paddle.slug));
        return null;
      },
      location: () => `${addresses.questionEmails.href(paddle)}?subscribed#question-emails`,
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
