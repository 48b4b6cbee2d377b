import type { SignUpMails } from "../platform/email/mail";
import { confirmAddress, unsubscribeAddress } from "./newsletter-address";
import type { Site } from "../site";
import { renderMail } from "../platform/email/render-mail";

/** The mails an address may get after signing up for the newsletter. */
export function signUpMails({ library, settings: { siteUrl } }: Site): SignUpMails {
  const { confirmation, known } = library.mail;
  const site = { name: library.site.name, siteUrl };
  return {
    confirm(token) {
      const { subject, heading, text, button, footer } = confirmation;
      return renderMail(site, {
        subject,
        blocks: [
          { kind: "heading", text: heading },
          { kind: "paragraph", text },
          { kind: "button", label: button, url: siteUrl + confirmAddress(token) },
        ],
        footer: { text: footer },
      });
    },
    known(unsubscribeKey) {
      const { subject, heading, text, footer, unsubscribe } = known;
      const url = siteUrl + unsubscribeAddress(unsubscribeKey);
      const mail = renderMail(site, {
        subject,
        blocks: [
          { kind: "heading", text: heading },
          { kind: "paragraph", text },
        ],
        footer: { text: footer, link: { label: unsubscribe, url } },
      });
      return { ...mail, unsubscribeUrl: url };
    },
  };
}
