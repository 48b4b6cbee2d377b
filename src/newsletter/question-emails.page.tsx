import { addresses } from "../addresses.ts";
import { notFound } from "../platform/render/route.ts";
import { questionEmailsForm } from "../sign-up/sign-up-view.ts";
import { questionSubject } from "./newsletter.ts";
import { questionsSignUpMails } from "./questions.email.ts";
import { defineSubscriptionPage } from "./subscription-page.tsx";

/** The form for other players' questions about a paddle by email, for those who have played it. */
export default defineSubscriptionPage(addresses.questionEmails, {
  doing: "storing a reader of questions",
  words: ({ questions }) => questions,

  find({ params: { slug }, site }) {
    const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
    return {
      paddle,
      form: questionEmailsForm(site, paddle),
      mails: questionsSignUpMails(site, paddle),
      subject: questionSubject(paddle.slug),
    };
  },
});
