import type { SignUpMails } from "../platform/email/mail.ts";
import { confirmAddress, unsubscribeAddress } from "./newsletter.ts";
import type { Library } from "../library/library.ts";
import { renderMail } from "../platform/email/render-mail.tsx";

export interface MailedSite {
  library: Library;
  settings: { siteUrl: string };
}

/**
 * The emails an address may get after signing up.
 * @param words for the newsletter by default
 * @param name replaces `{name}` in the words
 */
export function signUpMails(
  { library, settings: { siteUrl } }: MailedSite,
  words: Pick<Library["mail"], "confirmation" | "known"> = library.mail,
  name = "",
): SignUpMails {
  const site = { name: library.site.name, siteUrl };
  const filled = (text: string) => text.replace("{name}", () => name);
  return {
    confirm(token) {
      const { subject, heading, text, button, footer } = words.confirmation;
      return renderMail(site, {
        subject: filled(subject),
        blocks: [
          { kind: "heading", text: heading },
          { kind: "paragraph", text: filled(text) },
          { kind: "button", label: button, url: siteUrl + confirmAddress(token) },
        ],
        footer: { text: filled(footer) },
      });
    },
    known(unsubscribeKey) {
      const { subject, heading, text, footer, unsubscribe } = words.known;
      const url = siteUrl + unsubscribeAddress(unsubscribeKey);
      const mail = renderMail(site, {
        subject: filled(subject),
        blocks: [
          { kind: "heading", text: heading },
          { kind: "paragraph", text: filled(text) },
        ],
        footer: { text: filled(footer), link: { label: unsubscribe, url } },
      });
      return { ...mail, unsubscribeUrl: url };
    },
  };
}
