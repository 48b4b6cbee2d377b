import { addresses, unsubscribeAddress } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, renderMail, unlinked } from "../../platform/email/render-mail.tsx";
import type { UnansweredQuestion } from "../../site/questions/question.ts";
import type { MailedSite } from "./sign-up.email.ts";

/**
 * The email with questions about a paddle that nobody has answered. It quotes only those that someone who runs the site
 * has approved.
 */
export function questionsMail(
  { library, settings: { siteUrl } }: MailedSite,
  { name }: { name: string },
  found: { questions: readonly UnansweredQuestion[]; unsubscribeKey: string },
): MailContent {
  const words = library.mail.questions.news;
  const filled = (text: string) => text.replace("{name}", () => name);
  const unsubscribeUrl = siteUrl + unsubscribeAddress(found.unsubscribeKey);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        ...found.questions.map(({ id, question, isApproved }): MailBlock => ({
          kind: "entry",
          title: isApproved
            ? words.answer.replace("{question}", () => unlinked(question))
            : words.unread,
          url: `${siteUrl}${addresses.answerQuestion.href({ question: id })}#answer`,
        })),
        { kind: "paragraph", text: filled(words.note) },
      ],
      footer: {
        text: filled(words.footer),
        link: { label: words.unsubscribe, url: unsubscribeUrl },
      },
    },
  );
  return { ...mail, unsubscribeUrl };
}
