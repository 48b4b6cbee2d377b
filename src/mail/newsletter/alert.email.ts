import { addresses, readerLinks } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { subscriberMail } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import type { AlertWords } from "./define-alert.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** An email that words alone make: its button leads to the paddle's page. @param values replace {name} and the like */
export function alertMail(
  site: MailedSite,
  words: AlertWords["news"],
  paddle: { slug: string; name: string },
  {
    values: more,
    unsubscribeKey,
  }: { values: Readonly<Record<string, string>>; unsubscribeKey: string },
): MailContent {
  const values = { ...more, name: paddle.name };
  return subscriberMail(site, words, { values, ...readerLinks(unsubscribeKey) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    {
      kind: "button",
      label: fill(words.button, values),
      url: site.settings.siteUrl + addresses.paddle.href(paddle),
    },
  ]);
}
