import type { Generated } from "kysely";
import type { Time } from "../../platform/store/tables.ts";

export type SubscriberState = "pending" | "confirmed" | "unsubscribed";

/** What someone wants emails about. An address has a row for each subject. */
interface SubscribersTable {
  /** Identifies an address in all its spellings; see src/platform/email/email-address.ts. */
  email_key: string;
  /** '' for the newsletter; a paddle's slug for its new reviews; src/mail/newsletter/newsletter.ts has the others. */
  subject: Generated<string>;
  /**
   * The same for all addresses of a mailbox, which share a pause between emails; see `mailboxKey` in
   * src/platform/email/email-address.ts.
   */
  mailbox_key: string;
  /** As first typed. */
  email: string;
  /** 'pending' until the address's owner has confirmed it; 'unsubscribed' once they leave, or its only email is sent. */
  state: SubscriberState;
  created_at: Time;
  /** Also updated when a known address is submitted again. */
  updated_at: Time;
  confirmed_at: Time | null;
  unsubscribed_at: Time | null;
  /** When an email was last queued because an address of this mailbox was submitted. */
  mailed_at: Time | null;
  /** How many such emails since this address was last confirmed or left. */
  mails: number;
  /** Emails only include reviews written after this time: when it was confirmed, or the last email's. */
  told_through: Generated<Time>;
  /** For a paddle's approvals: what the reader knows of them, as `toldText` writes it. */
  told: Generated<string>;
  /** Of a reader who was imported: how they agreed to get this, and when. */
  consent: Generated<string | null>;
  /** When it ended because the address takes no more email, and what its mail server said. */
  bounced_at: Generated<Time | null>;
  bounce: Generated<string | null>;
  /** Only new reviews by players near this level; '' for all. The same in all rows of an address, as `weekly` is. */
  level: Generated<string>;
  /** 1 if new reviews of a paddle come once a week at most, instead of once a day. */
  weekly: Generated<number>;
  /**
   * The secret in the reader's own emails, which the owner can replace. It can change what the address gets, end this
   * subscription and delete the address.
   */
  unsubscribe_key: string;
}

/** Mailboxes that were deleted or refused the newsletter: no import brings them back. Confirming a sign-up does. */
interface DepartedMailboxesTable {
  /** Keyed with a secret, so that nobody can try addresses until one matches. */
  mailbox_hash: string;
}

/** Confirmation links, as hashes only, so that reading the store isn't enough to confirm for others. */
interface ConfirmationsTable {
  token_hash: string;
  email_key: string;
  subject: Generated<string>;
  expires_at: Time;
}

/** The newsletter's issues, and how far their emails are queued. */
export interface NewsletterIssuesTable {
  /** The Monday of its week: '2026-11-16'. */
  date: string;
  subject: string;
  /** JSON: see src/mail/newsletter/issue.ts. */
  content: string;
  /** The email, with a placeholder for the reader's own key. */
  html: string;
  text: string;
  /** That placeholder, random in each issue; null in older ones, which share one. */
  key_placeholder: string | null;
  created_at: Time;
  /** The `email_key` of the last reader it was queued for; '' before the first, and once it's queued for all. */
  queued_through: string;
  recipients: number;
  /** When the last reader was queued; null until then. */
  queued_at: Time | null;
}

/** The owner's draft of the next issue, and the schedule. At most one row. */
interface NewsletterDraftTable {
  id: "next";
  /** Paragraphs of plain text, separated by blank lines; may be empty. */
  intro: string;
  /** The ids of the reviews to quote, as a JSON list; null for the newest. */
  chosen: string | null;
  /** The paths of its articles, as a JSON list; null for the newest. */
  articles: string | null;
  /** Its email's subject; empty for the usual one. */
  subject: Generated<string>;
  /** The slug of its paddle of the week; null for the next in turn. */
  pick: string | null;
  /** See src/platform/weeks.ts; both are null without a schedule. */
  weekday: number | null;
  hour: number | null;
}

declare module "../../platform/store/tables.ts" {
  interface Tables {
    subscribers: SubscribersTable;
    confirmations: ConfirmationsTable;
    departed_mailboxes: DepartedMailboxesTable;
    newsletter_issues: NewsletterIssuesTable;
    newsletter_draft: NewsletterDraftTable;
  }
}
