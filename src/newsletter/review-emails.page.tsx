import { addresses } from "../addresses.ts";
import { readSignUp, signUpFields } from "../platform/email/email-address.ts";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { notFound, redirect } from "../platform/render/route.ts";
import { PageHeader } from "../platform/ui/page-header.tsx";
import page from "../platform/ui/page.module.css";
import { SignUpSection } from "../sign-up/sign-up-section.tsx";
import { reviewEmailsForm } from "../sign-up/sign-up-view.ts";
import { reviewsSignUpMails } from "./reviews.email.ts";

/** The form for new reviews of a paddle by email. It has a page of its own because the paddle's is long enough. */
export default definePage(addresses.reviewEmails, {
  listed: "nowhere",
  query: ["subscribed"],

  load({ params: { slug }, url: { searchParams }, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.reviewEmails.href(paddle), 301);
    const { title, back } = site.library.newsletter.reviews;
    return {
      title: title.replace("{name}", () => paddle.name),
      back: { label: back.replace("{name}", () => paddle.name), to: addresses.paddle.href(paddle) },
      newsletter: reviewEmailsForm(site, paddle),
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
      doing: "storing a reader of new reviews",
      async store({ email }) {
        const mails = reviewsSignUpMails(site, paddle);
        await site.newsletter.signUp(email, mails, visitor, paddle.slug);
        return null;
      },
      location: () => `${addresses.reviewEmails.href(paddle)}?subscribed#review-emails`,
    });
  },

  head: ({ title, newsletter }) => ({ title, description: newsletter.lead }),

  Page({ data: { title, back, newsletter, subscribed }, refused }) {
    return (
      <>
        <PageHeader>
          <h1>{title}</h1>
          <p className={page.lead}>
            <a href={back.to}>{back.label}</a>
          </p>
        </PageHeader>
        <SignUpSection
          view={newsletter}
          outcome={refused?.outcome ?? (subscribed ? { kind: "stored", answer: null } : undefined)}
          typed={refused?.typed.email}
        />
      </>
    );
  },
});
