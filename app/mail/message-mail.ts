import type { ContactMessage } from "../../model/contact-message";
import type { MailContent } from "../../model/mail";
import type { Site } from "../../server/site";
import { renderMail } from "./render-mail";

/** The mail with a visitor's message, for the site's own address. A reply goes to the visitor. */
export function messageMail(
  { library, environment: { siteUrl } }: Site,
  message: ContactMessage,
  number: number,
): MailContent {
  const { subject, from, footer } = library.mail.message;
  const filled = (words: string) =>
    words.replace(/\{(number|subject)\}/g, (_, name: "number" | "subject") =>
      name === "number" ? String(number) : message.subject,
    );
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(subject),
      blocks: [
        { kind: "heading", text: message.subject },
        {
          kind: "facts",
          facts: [
            { name: from, value: `${message.firstName} ${message.lastName} <${message.email}>` },
          ],
        },
        { kind: "quote", text: message.message },
      ],
      footer: { text: filled(footer) },
    },
  );
}
