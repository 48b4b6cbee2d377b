import type { MailContent } from "../../../platform/email/mail.ts";
import { type MailSite, renderMail } from "../../../platform/email/render-mail.tsx";

/** An owner's test email. */
export function testMail(site: MailSite): MailContent {
  return renderMail(site, {
    subject: `Test email from ${site.name}`,
    blocks: [
      { kind: "heading", text: "Email from your site arrives" },
      {
        kind: "paragraph",
        text: "Look at this email's headers: SPF, DKIM and DMARC should each say pass. If it was in your spam folder, readers' email will be in theirs.",
      },
    ],
    footer: { text: `You asked ${site.name} for this email with the doctor command.` },
  });
}
