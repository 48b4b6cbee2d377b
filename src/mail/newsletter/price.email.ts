import { addresses, readerLinks } from "../../addresses.ts";
import type { SeenOffer } from "../../site/offers/offers.ts";
import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent, SignUpMails } from "../../platform/email/mail.ts";
import { subscriberMail, unlinked } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import { longDate } from "../../platform/text/dates.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import type { WantedPrice } from "./newsletter.ts";
import { type MailedSite, signUpMails } from "./sign-up.email.ts";

/** The emails after asking to hear of a price. @param cents the price, in US cents */
export function priceSignUpMails(
  site: MailedSite,
  { name }: Pick<AnyPaddle, "name">,
  cents: number,
): SignUpMails {
  const filled = <Words extends object>(words: Words) =>
    Object.fromEntries(
      Object.entries(words).map(([key, text]: [string, string]) => [
        key,
        fill(text, { price: shortPriceText(cents) }),
      ]),
    ) as Words;
  const { confirmation, known } = site.library.mail.prices;
  return signUpMails(site, { confirmation: filled(confirmation), known: filled(known) }, name);
}

/** The email that says where a paddle costs as little as someone asked for. */
export function priceMail(
  site: MailedSite,
  paddle: Pick<AnyPaddle, "slug" | "name">,
  {
    wanted,
    offer,
    unsubscribeKey,
  }: { wanted: WantedPrice; offer: SeenOffer; unsubscribeKey: string },
): MailContent {
  const words = site.library.mail.prices.news;
  const values = {
    name: paddle.name,
    price: shortPriceText(wanted.cents),
    offer: shortPriceText(offer.last.priceCents),
    shop: unlinked(offer.shop),
    day: longDate(Date.parse(offer.last.on)),
  };
  return subscriberMail(site, words, { values, ...readerLinks(unsubscribeKey) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    { kind: "paragraph", text: offer.isPaid ? words.paid : words.free },
    {
      kind: "button",
      label: words.button,
      url: `${site.settings.siteUrl}${addresses.paddle.href(paddle)}#where-to-buy`,
    },
  ]);
}
