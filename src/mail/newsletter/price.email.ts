import { addresses, unsubscribeAddress } from "../../addresses.ts";
import type { SeenOffer } from "../../site/offers/offers.ts";
import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent, SignUpMails } from "../../platform/email/mail.ts";
import { renderMail, unlinked } from "../../platform/email/render-mail.tsx";
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
        text.replace("{price}", () => shortPriceText(cents)),
      ]),
    ) as Words;
  const { confirmation, known } = site.library.mail.prices;
  return signUpMails(site, { confirmation: filled(confirmation), known: filled(known) }, name);
}

/** The email that says where a paddle costs as little as someone asked for. */
export function priceMail(
  { library, settings: { siteUrl } }: MailedSite,
  paddle: Pick<AnyPaddle, "slug" | "name">,
  {
    wanted,
    offer,
    unsubscribeKey,
  }: { wanted: WantedPrice; offer: SeenOffer; unsubscribeKey: string },
): MailContent {
  const words = library.mail.prices.news;
  const values = {
    name: paddle.name,
    price: shortPriceText(wanted.cents),
    offer: shortPriceText(offer.last.priceCents),
    shop: unlinked(offer.shop),
    day: longDate(Date.parse(offer.last.on)),
  };
  const filled = (text: string) =>
    text.replaceAll(
      /\{(name|price|offer|shop|day)\}/g,
      (_, name: keyof typeof values) => values[name],
    );
  const unsubscribeUrl = siteUrl + unsubscribeAddress(unsubscribeKey);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        { kind: "paragraph", text: offer.isPaid ? words.paid : words.free },
        {
          kind: "button",
          label: words.button,
          url: `${siteUrl}${addresses.paddle.href(paddle)}#where-to-buy`,
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
