import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./mail";
import type { MailSite, MailWords } from "./mail-blocks";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";

/** Renders a mail as HTML and as plain text. */
export function renderMail(site: MailSite, words: MailWords): MailContent {
  const { subject, blocks, footer } = words;
  const html = renderToStaticMarkup(<MailDocument {...site} {...words} />);
  return { subject, text: mailText(blocks, footer), html: `<!DOCTYPE html>${html}` };
}
