import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { renderMail } from "../../platform/email/render-mail.tsx";
import type { AgedMonths } from "../../site/reviews/aged/aged.ts";
import { unsubscribeAddress } from "../../addresses.ts";
import { agedAddress } from "./newsletter.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** The email that asks. Its link only opens a page: link scanners follow every link. */
export function agedMail(
  { library, settings: { siteUrl } }: MailedSite,
  { name }: Pick<AnyPaddle, "name">,
  { months, key }: { months: AgedMonths; key: string },
): MailContent {
  const words = library.mail.aged.question;
  const filled = (text: string) =>
    text.replace("{name}", () => name).replace("{time}", words.times[months]);
  const unsubscribeUrl = siteUrl + unsubscribeAddress(key);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        { kind: "button", label: words.button, url: siteUrl + agedAddress(key, months) },
      ],
      footer: {
        text: filled(words.footer),
        link: { label: words.unsubscribe, url: unsubscribeUrl },
      },
    },
  );
  return { ...mail, unsubscribeUrl };
}
