import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "../../model/mail";
import type { MailBlock, MailFooter } from "./mail-blocks";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";

/** The site a mail comes from. */
export interface MailSite {
  name: string;
  /** Origin of its links. */
  siteUrl: string;
}

/** Prints both parts of a mail. */
export function printMail(
  site: MailSite,
  {
    subject,
    blocks,
    footer,
  }: { subject: string; blocks: readonly MailBlock[]; footer: MailFooter },
): MailContent {
  const html = renderToStaticMarkup(<MailDocument {...site} {...{ subject, blocks, footer }} />);
  return { subject, text: mailText(blocks, footer), html: `<!DOCTYPE html>${html}` };
}
