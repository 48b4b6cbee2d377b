import type { Generated } from "kysely";
import type { MessageColumns } from "../../contact/contact-message.ts";
import type { ReviewColumns } from "../../reviews/review-fields.ts";

/** One review: what the player gave (src/reviews/review-fields.ts), and what the store adds. */
export interface PaddleReviewsTable extends ReviewColumns {
  /** A random UUID. */
  id: string;
  /** The subject's slug: a paddle's, or a ball article's. */
  paddle_name: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds. */
  updated_at: number;
  /** 1 for a sample that was seeded. */
  is_sample: 0 | 1;
  /** Epoch milliseconds; null while the review is shown. */
  hidden_at: Generated<number | null>;
  /** `dupr_rating` in thousandths of a point. */
  dupr_level: number;
  /** What makes two submissions the same one. */
  submission_key: string;
  /** What makes two texts the same one; null for short ones that were never hidden, which two players may both write. */
  text_key: string | null;
  /** How often it was called helpful. */
  helpful: Generated<number>;
  /** What it praises and complains of: see `themeBits` in src/reviews/themes/themes.ts. */
  themes: Generated<number>;
}

/**
 * How many shown reviews a subject has of each kind. Kept by triggers, so that counts and averages never read the
 * reviews themselves, whoever changes them.
 */
interface ReviewTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  rating: number;
  /** See `levelBand` in src/reviews/level/level.ts. */
  level_band: number;
  reviews: number;
  /** Sum of `dupr_level`. */
  levels: number;
}

/** How many shown reviews of a subject praise a theme and complain of it. Kept by triggers. */
interface ThemeTotalsTable {
  paddle_name: string;
  is_sample: 0 | 1;
  /** The theme's place in `themes` of src/reviews/themes/themes.ts. */
  theme: number;
  praise: number;
  complaint: number;
}

/** The rules that themes were last counted by; one row, none before they were. */
interface ThemeRulesTable {
  id: 1;
  digest: string;
}

/** The subjects whose samples were put into the store, so that it happens once. */
interface SeedingsTable {
  paddle_name: string;
  seeded_at: number;
}

/** Who wants the newsletter. */
interface SubscribersTable {
  /** What makes two spellings the same address; see src/platform/email/email-address.ts. */
  email_key: string;
  /** What makes several addresses one mailbox, for which mail pauses; see `mailboxKey` in src/platform/email/email-address.ts. */
  mailbox_key: string;
  /** As it was first typed. */
  email: string;
  /** 'pending' until the address's owner has confirmed it. */
  state: SubscriberState;
  /** Epoch milliseconds. */
  created_at: number;
  /** Epoch milliseconds; also moved when an address that is known is given again. */
  updated_at: number;
  /** Epoch milliseconds; null before. */
  confirmed_at: number | null;
  /** Epoch milliseconds; null before. */
  unsubscribed_at: number | null;
  /** When mail was last queued because an address of this mailbox was given, epoch milliseconds. */
  mailed_at: number | null;
  /** How many such mails since this address was last confirmed or left. */
  mails: number;
  /** The secret in the reader's own mails; the owner can renew it. It can do nothing but end the subscription. */
  unsubscribe_key: string;
}

export type SubscriberState = "pending" | "confirmed" | "unsubscribed";

/** The links of confirmation mails: only hashes, so that the store's reader cannot confirm for others. */
interface ConfirmationsTable {
  token_hash: string;
  email_key: string;
  /** Epoch milliseconds. */
  expires_at: number;
}

/** An issue of the newsletter, and how far its mails are queued. */
export interface NewsletterIssuesTable {
  /** The Monday of its week: '2026-11-16'. */
  date: string;
  subject: string;
  /** What it is about, as JSON: see src/newsletter/newsletter-issue.ts. */
  content: string;
  /** The mail's two parts, with a placeholder for the reader's own key. */
  html: string;
  text: string;
  /** That placeholder, random in each issue; null in those stored before, which share one. */
  key_placeholder: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  /** The `email_key` of the last reader it was queued for; '' before the first. */
  queued_through: string;
  recipients: number;
  /** When it was queued for the last reader, epoch milliseconds; null before. */
  queued_at: number | null;
}

export type MailKind = "confirmation" | "known" | "issue" | "message" | "report";

/** Mail to be delivered. A delivered one keeps its line, without its content, until it is cleared away. */
export interface OutboxTable {
  /** A random UUID; also in the Message-ID. */
  id: string;
  kind: MailKind;
  /** The address. */
  recipient: string;
  /** A `MailContent` (src/platform/email/mail.ts) as JSON; null for an issue's mail, and once it was delivered. */
  content: string | null;
  /** The issue it is, of a newsletter's mail. */
  issue_date: string | null;
  /** The subscriber it goes to, of mail about the newsletter. */
  email_key: string | null;
  /** 'failed' is the end: the owner sees it, and may have it tried again. */
  state: "waiting" | "delivered" | "failed";
  /** How often it was tried. */
  attempts: Generated<number>;
  /** When it may next be tried, epoch milliseconds; while it is being tried, when that lease ends. */
  due_at: number;
  /** What the last try ended with. */
  last_error: string | null;
  /** Epoch milliseconds. */
  created_at: number;
  /** When it was delivered or given up, epoch milliseconds. */
  ended_at: number | null;
}

/** How much was accepted from a visitor in an hour. */
interface AcceptedPostsTable {
  /** What was done: see `hourlyLimits` in src/platform/rate-limit/rate-limiter.service.ts. */
  act: string;
  /** The hash of the visitor's address with the day's salt; '*' for all visitors together. */
  visitor: string;
  /** Hours since the epoch. */
  hour: number;
  accepted: number;
}

/** What addresses are hashed with. Deleted after its day, so that no hash can be made again. */
interface DailySaltsTable {
  /** Days since the epoch. */
  day: number;
  salt: string;
}

/** Who called a review helpful on a day, so that each counts once. Deleted after its day; the counts stay. */
interface HelpfulVotesTable {
  /** Days since the epoch. */
  day: number;
  review_id: string;
  /** The hash of the visitor's address with the day's salt. */
  visitor: string;
}

/** A visitor's report of a review. */
export interface ReviewReportsTable {
  /** A random UUID. */
  id: string;
  /** The subject's slug. */
  paddle_name: string;
  /** A stored review's id, or the place of a sample among its subject's: 'sample-3'. */
  review_id: string;
  reason: string;
  /** In the visitor's words; may be empty. */
  details: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** What makes two reports the same one. */
  submission_key: string;
}

/** The audit log: what the owner did, kept for good. */
export interface OwnerActsTable {
  /** A random UUID. */
  id: string;
  /** The command: 'reviews hide'. */
  act: string;
  /** What it was done to: an id, an address's hash, a date. */
  target: string;
  reason: string;
  /** Epoch milliseconds. */
  done_at: number;
}

/** A message from a visitor to the site: what was typed (src/contact/contact-message.ts), and what the store adds. */
export interface MessagesTable extends MessageColumns {
  /** What the visitor is told, from 1001 upwards. */
  number: Generated<number>;
  /** A random UUID. */
  id: string;
  /** Epoch milliseconds. */
  created_at: number;
  /** What makes two submissions the same one. */
  submission_key: string;
}

export interface Tables {
  paddle_reviews: PaddleReviewsTable;
  review_totals: ReviewTotalsTable;
  theme_totals: ThemeTotalsTable;
  theme_rules: ThemeRulesTable;
  seedings: SeedingsTable;
  subscribers: SubscribersTable;
  messages: MessagesTable;
  confirmations: ConfirmationsTable;
  newsletter_issues: NewsletterIssuesTable;
  outbox: OutboxTable;
  accepted_posts: AcceptedPostsTable;
  daily_salts: DailySaltsTable;
  helpful_votes: HelpfulVotesTable;
  review_reports: ReviewReportsTable;
  owner_acts: OwnerActsTable;
}
