import type { IssueMail } from "./newsletter-issues.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { unsubscribeAddress } from "./newsletter-address.ts";

/** The placeholder of issues from before each had its own. */
const earlierPlaceholder = "0-the-readers-own-key-0";

/**
 * Makes a placeholder for the readers' keys in an issue: 192 random bits with no special meaning in HTML, text or URLs.
 * @param quoted what the issue quotes, as a JSON value; the placeholder doesn't occur in it
 */
export function newKeyPlaceholder(quoted: unknown): string {
  const text = JSON.stringify(quoted);
  for (;;) {
    const placeholder = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString(
      "base64url",
    );
    if (!text.includes(placeholder)) return placeholder;
  }
}

/** An issue for one reader, with the reader's own unsubscribe link. */
export function personalIssue(
  { subject, html, text, keyPlaceholder, unsubscribeKey }: IssueMail,
  siteUrl: string,
): MailContent {
  const link = unsubscribeAddress(keyPlaceholder ?? earlierPlaceholder);
  const ownLink = unsubscribeAddress(unsubscribeKey);
  // Replaces only the footer's link, which comes last: a review quoted above it may contain the placeholder.
  const personal = (part: string) => {
    const at = part.lastIndexOf(link);
    return at < 0 ? part : part.slice(0, at) + ownLink + part.slice(at + link.length);
  };
  return {
    subject,
    html: personal(html),
    text: personal(text),
    unsubscribeUrl: siteUrl + ownLink,
  };
}
