import { addresses, unsubscribeAddress } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { renderMail } from "../../platform/email/render-mail.tsx";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";

/**
 * The email to someone who asked about a paddle: there's an answer. It quotes nothing, as nobody who runs the site may
 * have read it yet.
 */
export function answeredMail(
  { library, settings: { siteUrl } }: Pick<Site, "library" | "settings">,
  { name }: { name: string },
  { id, unsubscribeKey }: { id: string; unsubscribeKey: string },
): MailContent {
  const words = library.mail.answered;
  const filled = (text: string) => fill(text, { name });
  const unsubscribeUrl = siteUrl + unsubscribeAddress(unsubscribeKey);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        {
          kind: "button",
          label: words.button,
          url: siteUrl + addresses.answerQuestion.href({ question: id }),
        },
      ],
      footer: {
        text: filled(words.footer),
        link: { label: words.unsubscribe, url: unsubscribeUrl },
      },
    },
  );
  return { ...mail, unsubscribeUrl };
}
