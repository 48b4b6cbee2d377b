import type { ContactMessage } from "./contact-message.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import type { Site } from "../../platform/render/site.ts";
import { renderMail, unlinked } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";

/** The email with a visitor's message, to the site's own address. A reply goes to the visitor. */
export function messageMail(
  { library, settings: { siteUrl } }: Site,
  message: ContactMessage,
  number: number,
): MailContent {
  const { subject, from, footer } = library.mail.message;
  const { firstName, lastName, email, subject: title, message: text, ...unshown } = message;
  // A field missing from this email is a type error.
  unshown satisfies Record<PropertyKey, never>;
  const filled = (words: string) => fill(words, { number, subject: title });
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(subject),
      blocks: [
        { kind: "heading", text: unlinked(title) },
        {
          kind: "facts",
          facts: [{ name: from, value: `${unlinked(`${firstName} ${lastName}`)} <${email}>` }],
        },
        { kind: "quote", text },
      ],
      footer: { text: filled(footer) },
    },
  );
}
