import { addresses } from "../addresses.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../platform/email/render-mail.tsx";
import type { Site } from "../platform/render/site.ts";
import type { AnsweredQuestion } from "./question.ts";

/** How many answers the email quotes. The page has the others. */
const maxQuoted = 3;

/** The email to someone who asked about paddles: owners have answered. */
export function answeredMail(
  { library, settings: { siteUrl } }: Pick<Site, "library" | "settings">,
  answered: readonly AnsweredQuestion[],
): MailContent {
  const words = library.mail.answered;
  const filled = (text: string, { subject } = answered[0]!) =>
    text.replace("{name}", () => library.anyPaddle(subject)?.name ?? subject);
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        ...answered.flatMap((each): MailBlock[] => [
          { kind: "paragraph", text: filled(words.text, each) },
          { kind: "quote", text: each.question, from: words.you },
          ...each.answers.slice(0, maxQuoted).map(({ first_name, dupr_rating, answer }) => ({
            kind: "quote" as const,
            text: answer,
            from: `${first_name}, DUPR ${dupr_rating}`,
          })),
          {
            kind: "button",
            label: words.button,
            url: siteUrl + addresses.answerQuestion.href({ question: each.id }),
          },
        ]),
      ],
      footer: { text: filled(words.footer) },
    },
  );
}
