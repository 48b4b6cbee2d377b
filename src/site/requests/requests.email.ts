import { readerLinks } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { subscriberMail } from "../../platform/email/render-mail.tsx";
import type { Site } from "../../platform/render/site.ts";
import { fill } from "../../platform/text/fill.ts";
import type { Correctable } from "./correction.ts";

type Mailed = Pick<Site, "library" | "settings">;

interface Words {
  subject: string;
  heading: string;
  text: string;
  button: string;
  footer: string;
  unsubscribe: string;
}

function mailOf(
  site: Mailed,
  words: Words,
  { name, path }: Pick<Correctable, "name" | "path">,
  { fact = "", unsubscribeKey }: { fact?: string; unsubscribeKey: string },
): MailContent {
  const values = { name, fact };
  return subscriberMail(site, words, { values, ...readerLinks(unsubscribeKey) }, [
    { kind: "paragraph", text: fill(words.text, values) },
    { kind: "button", label: fill(words.button, values), url: site.settings.siteUrl + path },
  ]);
}

/** The email to someone who asked for a paddle: its page is up. */
export const pageUpMail = (
  site: Mailed,
  page: Pick<Correctable, "name" | "path">,
  unsubscribeKey: string,
) => mailOf(site, site.library.mail.pageUp, page, { unsubscribeKey });

/** The email to someone who corrected a fact: thanks. */
export function thanksMail(
  site: Mailed,
  factName: string,
  of: Correctable,
  unsubscribeKey: string,
): MailContent {
  const words = site.library.mail.thanks;
  const fact = of.facts.get(factName)?.toLowerCase() ?? words.otherFact;
  return mailOf(site, words, of, { fact, unsubscribeKey });
}
