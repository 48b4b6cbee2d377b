import { addresses } from "../../../addresses.ts";
import type { MailContent } from "../../../platform/email/mail.ts";
import { type MailSite, renderMail } from "../../../platform/email/render-mail.tsx";
import type { Person } from "../../publishing/people.ts";
import { linkLife } from "./lifetimes.ts";

/** The email with someone's link to the console. */
export function signInMail(site: MailSite, { name }: Person, key: string): MailContent {
  const minutes = linkLife.emailed / 60_000;
  return renderMail(site, {
    subject: `Your link to sign in to ${site.name}`,
    blocks: [
      { kind: "heading", text: `Sign in as ${name}` },
      {
        kind: "paragraph",
        text: `This link opens the console of ${site.name}. It works once, for ${minutes} minutes.`,
      },
      {
        kind: "button",
        label: "Sign in",
        url: site.siteUrl + addresses.consoleLink.href({ key }),
      },
    ],
    footer: {
      text: "You're getting this email because someone entered your address on the sign-in page. Wasn't you? Ignore it: without this link, nobody gets in.",
    },
  });
}
