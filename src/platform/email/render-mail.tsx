import { renderToStaticMarkup } from "react-dom/server";
import type { MailContent } from "./mail";
import { type MailSite, type MailWords, unlinkedBlock } from "./mail-blocks";
import { MailDocument } from "./mail-document";
import { mailText } from "./mail-text";

/** Renders a mail as HTML and as plain text. */
export function renderMail(site: MailSite, words: MailWords): MailContent {
  const { subject, footer } = words;
  const blocks = words.blocks.map(unlinkedBlock);
  const html = renderToStaticMarkup(<MailDocument {...site} {...words} blocks={blocks} />);
  return { subject, text: mailText(blocks, footer), html: `<!DOCTYPE html>${html}` };
}
