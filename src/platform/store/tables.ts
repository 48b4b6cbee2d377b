import type { Generated, Kysely } from "kysely";

/** In epoch milliseconds. */
export type Time = number;
/** Random. */
export type Uuid = string;

export type MailKind =
  | "confirmation"
  | "known"
  | "sign-in"
  | "issue"
  | "reviews"
  | "message"
  | "report"
  /** An issue as the owner sends it to one address, to look at it. */
  | "test"
  /** The owner's weekly email. */
  | "week";

/** Mail to be delivered. A delivered one keeps its line, without its content, until it is cleared away. */
export interface OutboxTable {
  /** A random UUID; also in the Message-ID. */
  id: string;
  kind: MailKind;
  /** The address. */
  recipient: string;
  /** A `MailContent` (src/platform/email/mail.ts) as JSON; null for mail written when it leaves, and once delivered. */
  content: string | null;
  /** Of mail to many readers, which leaves last: the newsletter's issue it is, or the day new reviews were queued. */
  issue_date: string | null;
  /** The subscriber it goes to, of mail about a subscription. */
  email_key: string | null;
  /** What that subscription is about: see `subject` in src/newsletter/newsletter.tables.ts. */
  subject: Generated<string>;
  /** Of an email that brings new reviews: those written after this time, through the next. */
  written_after: Time | null;
  written_through: Time | null;
  /** 'failed' is the end: the owner sees it, and may have it tried again. */
  state: "waiting" | "delivered" | "failed";
  /** How often it was tried. */
  attempts: Generated<number>;
  /** When it may next be tried or, while it is being tried, when that lease ends. */
  due_at: Time;
  /** What the last try ended with. */
  last_error: string | null;
  created_at: Time;
  /** When it was delivered or given up. */
  ended_at: Time | null;
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

/** The log: what the owner did, kept for good. */
export interface OwnerActsTable {
  id: Uuid;
  /** The command: 'reviews hide'. */
  act: string;
  /** What it was done to: an id, an address's hash, a date. */
  target: string;
  reason: string;
  done_at: Time;
  /** Who did it: a name from content/site.yaml, or an account of the machine. Empty for acts from before it was kept. */
  actor: Generated<string>;
}

/** How far something that happens once a week has come, so that one process does it, once. */
interface WeeklyRoundsTable {
  name: string;
  /** The time it was last due, and done or passed over. */
  through: Time;
}

/** What the site signs with, made when it's first needed. */
interface SecretsTable {
  /** What it signs. */
  name: string;
  secret: string;
}

/** All tables. Subjects add theirs in their `*.tables.ts`. */
export interface Tables {
  outbox: OutboxTable;
  accepted_posts: AcceptedPostsTable;
  daily_salts: DailySaltsTable;
  owner_acts: OwnerActsTable;
  weekly_rounds: WeeklyRoundsTable;
  secrets: SecretsTable;
}

/** The open store, or a transaction on it. */
export type Database = Kysely<Tables>;
