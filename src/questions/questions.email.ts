import { addresses } from "../addresses.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { renderMail } from "../platform/email/render-mail.tsx";
import type { Site } from "../platform/render/site.ts";

/** How many answers the email quotes. The page has the others. */
const maxQuoted = 3;

interface Answered {
  /** The question's id. */
  id: string;
  question: string;
  answers: readonly { first_name: string; dupr_rating: string; answer: string }[];
}

/** The email to someone who asked about a paddle: an owner has answered. */
export function answeredMail(
  { library, settings: { siteUrl } }: Pick<Site, "library" | "settings">,
  { name }: { name: string },
  { id, question, answers }: Answered,
): MailContent {
  const words = library.mail.answered;
  const filled = (text: string) => text.replace("{name}", () => name);
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        { kind: "quote", text: question, from: words.you },
        ...answers.slice(0, maxQuoted).map(({ first_name, dupr_rating, answer }) => ({
          kind: "quote" as const,
          text: answer,
          from: `${first_name}, DUPR ${dupr_rating}`,
        })),
        {
          kind: "button",
          label: words.button,
          url: siteUrl + addresses.answerQuestion.href({ question: id }),
        },
      ],
      footer: { text: filled(words.footer) },
    },
  );
}
