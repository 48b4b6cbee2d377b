import { addresses, unsubscribeAddress } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { renderMail } from "../../platform/email/render-mail.tsx";
import type { AlertWords } from "./define-alert.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** An email that words alone make: its button leads to the paddle's page. @param values replace {name} and the like */
export function alertMail(
  { library, settings: { siteUrl } }: MailedSite,
  words: AlertWords["news"],
  paddle: { slug: string; name: string },
  { values, unsubscribeKey }: { values: Readonly<Record<string, string>>; unsubscribeKey: string },
): MailContent {
  const all: Readonly<Record<string, string>> = { ...values, name: paddle.name };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (found, key: string) => all[key] ?? found);
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
          label: filled(words.button),
          url: siteUrl + addresses.paddle.href(paddle),
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
