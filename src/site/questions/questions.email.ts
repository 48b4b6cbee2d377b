import { addresses, readerLinks } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { subscriberMail } from "../../platform/email/render-mail.tsx";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";

/**
 * The email to someone who asked about a paddle: there's an answer. It quotes nothing, as nobody who runs the site may
 * have read it yet.
 */
export function answeredMail(
  site: Pick<Site, "library" | "settings">,
  { name }: { name: string },
  { id, unsubscribeKey }: { id: string; unsubscribeKey: string },
): MailContent {
  const words = site.library.mail.answered;
  const values = { name };
  return subscriberMail(site, words, { values, ...readerLinks(unsubscribeKey) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    {
      kind: "button",
      label: words.button,
      url: site.settings.siteUrl + addresses.answerQuestion.href({ question: id }),
    },
  ]);
}
