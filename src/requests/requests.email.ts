import type { MailContent } from "../platform/email/mail.ts";
import { renderMail } from "../platform/email/render-mail.tsx";
import type { Site } from "../platform/render/site.ts";
import type { Correctable } from "./correction.ts";

type Mailed = Pick<Site, "library" | "settings">;

interface Words {
  subject: string;
  heading: string;
  text: string;
  button: string;
  footer: string;
}

function mailOf(
  { library, settings: { siteUrl } }: Mailed,
  words: Words,
  { name, path }: Pick<Correctable, "name" | "path">,
  fact = "",
): MailContent {
  const filled = (text: string) =>
    text.replace(/\{(name|fact)\}/g, (_, key) => (key === "name" ? name : fact));
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        { kind: "paragraph", text: filled(words.text) },
        { kind: "button", label: filled(words.button), url: siteUrl + path },
      ],
      footer: { text: filled(words.footer) },
    },
  );
}

/** The email to someone who asked for a paddle: its page is up. */
export const pageUpMail = (site: Mailed, page: Pick<Correctable, "name" | "path">) =>
  mailOf(site, site.library.mail.pageUp, page);

/** The email to someone who corrected a fact: thanks. */
export function thanksMail(site: Mailed, fact: string, of: Correctable): MailContent {
  const words = site.library.mail.thanks;
  return mailOf(site, words, of, of.facts.get(fact)?.toLowerCase() ?? words.otherFact);
}
