import { addresses, readerLinks } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, subscriberMail, unlinked } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import type { UnansweredQuestion } from "../../site/questions/question.ts";
import type { MailedSite } from "./sign-up.email.ts";

/**
 * The email with questions about a paddle that nobody has answered. It quotes only those that someone who runs the site
 * has approved.
 */
export function questionsMail(
  site: MailedSite,
  { name }: { name: string },
  found: { questions: readonly UnansweredQuestion[]; unsubscribeKey: string },
): MailContent {
  const words = site.library.mail.questions.news;
  const values = { name };
  return subscriberMail(site, words, { values, ...readerLinks(found.unsubscribeKey) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    ...found.questions.map(({ id, question, isApproved }): MailBlock => ({
      kind: "entry",
      title: isApproved ? fill(words.answer, { question: unlinked(question) }) : words.unread,
      url: `${site.settings.siteUrl}${addresses.answerQuestion.href({ question: id })}#answer`,
    })),
    { kind: "paragraph", text: fill(words.note, values) },
  ]);
}
