import type { MailContent } from "../platform/email/mail.ts";
import type { LeasedMail } from "../platform/email/outbox.store.ts";
import type { Store } from "../platform/store/connect.ts";
import { personalIssue } from "./key-placeholder.ts";
import { issueMail } from "./newsletter-issues.store.ts";

/**
 * Writes an issue's mails, each with its reader's own link, or undefined for a reader who has left.
 * @param siteUrl the origin of the links
 */
export function issueMailWriter({ db }: Store, siteUrl: string) {
  return async (mail: LeasedMail): Promise<MailContent | undefined> => {
    const issue = await issueMail(db, mail);
    return issue && personalIssue(issue, siteUrl);
  };
}
