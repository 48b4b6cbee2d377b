import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./mail";
import type { MailBlock, MailFooter } from "./mail-blocks";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";

/** The site that sends a mail. */
export interface MailSite {
  name: string;
  /** Origin of the mail's links. */
  siteUrl: string;
}

/** Renders a mail as HTML and as plain text. */
export function renderMail(
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
