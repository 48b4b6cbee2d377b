import type { Generated } from "kysely";
import type { Time } from "../platform/store/tables.ts";

export type SubscriberState = "pending" | "confirmed" | "unsubscribed";

/** Who wants the newsletter, or new reviews of a paddle. An address has a row for each. */
interface SubscribersTable {
  /** What makes two spellings the same address; see src/platform/email/email-address.ts. */
  email_key: string;
  /** The slug of the paddle whose new reviews are wanted; '' for the newsletter. */
  subject: Generated<string>;
  /** What makes several addresses one mailbox, for which mail pauses; see `mailboxKey` in src/platform/email/email-address.ts. */
  mailbox_key: string;
  /** As it was first typed. */
  email: string;
  /** 'pending' until the address's owner has confirmed it. */
  state: SubscriberState;
  created_at: Time;
  /** Also moved when an address that is known is given again. */
  updated_at: Time;
  confirmed_at: Time | null;
  unsubscribed_at: Time | null;
  /** When mail was last queued because an address of this mailbox was given. */
  mailed_at: Time | null;
  /** How many such mails since this address was last confirmed or left. */
  mails: number;
  /** No email brings reviews that were written by then: before it was confirmed, or in an earlier email. */
  told_through: Generated<Time>;
  /** The secret in the reader's own mails; the owner can renew it. It can end this subscription and delete the address. */
  unsubscribe_key: string;
}

/** The links of confirmation mails: only hashes, so that the store's reader cannot confirm for others. */
interface ConfirmationsTable {
  token_hash: string;
  email_key: string;
  subject: Generated<string>;
  expires_at: Time;
}

/** An issue of the newsletter, and how far its mails are queued. */
export interface NewsletterIssuesTable {
  /** The Monday of its week: '2026-11-16'. */
  date: string;
  subject: string;
  /** What it is about, as JSON: see src/newsletter/issue.ts. */
  content: string;
  /** The mail's two parts, with a placeholder for the reader's own key. */
  html: string;
  text: string;
  /** That placeholder, random in each issue; null in those stored before, which share one. */
  key_placeholder: string | null;
  created_at: Time;
  /** The `email_key` of the last reader it was queued for; '' before the first. */
  queued_through: string;
  recipients: number;
  /** When it was queued for the last reader; null before. */
  queued_at: Time | null;
}

/** What the owner has prepared for the next issue, and when issues leave by themselves. One row, none before. */
interface NewsletterDraftTable {
  id: "next";
  /** Paragraphs of plain text, with blank lines between them; may be empty. */
  intro: string;
  /** The ids of the reviews to quote, as a JSON list; null for the newest. */
  chosen: string | null;
  /** See src/platform/weeks.ts; both are null while there is no schedule. */
  weekday: number | null;
  hour: number | null;
}

declare module "../platform/store/tables.ts" {
  interface Tables {
    subscribers: SubscribersTable;
    confirmations: ConfirmationsTable;
    newsletter_issues: NewsletterIssuesTable;
    newsletter_draft: NewsletterDraftTable;
  }
}
