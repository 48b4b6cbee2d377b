import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { subscriberMail } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import type { AgedMonths } from "../../site/reviews/aged/aged.ts";
import { readerLinks } from "../../addresses.ts";
import { agedAddress } from "./newsletter.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** The email that asks. Its link only opens a page: link scanners follow every link. */
export function agedMail(
  site: MailedSite,
  { name }: Pick<AnyPaddle, "name">,
  { months, key }: { months: AgedMonths; key: string },
): MailContent {
  const words = site.library.mail.aged.question;
  const values = { name, time: words.times[months] };
  return subscriberMail(site, words, { values, ...readerLinks(key) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    { kind: "button", label: words.button, url: site.settings.siteUrl + agedAddress(key, months) },
  ]);
}
