import type { IssueMail } from "../../db/newsletter-issues.ts";
import type { MailContent } from "../../model/mail.ts";
import { readerKeyPlaceholder, unsubscribeAddress } from "../../model/newsletter-address.ts";

/** An issue with the reader's own way out in it. */
export function personalIssue(
  { subject, html, text, unsubscribeKey }: IssueMail,
  siteUrl: string,
): MailContent {
  return {
    subject,
    html: html.replaceAll(readerKeyPlaceholder, unsubscribeKey),
    text: text.replaceAll(readerKeyPlaceholder, unsubscribeKey),
    unsubscribeUrl: siteUrl + unsubscribeAddress(unsubscribeKey),
  };
}
