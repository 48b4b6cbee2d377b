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
  /** A price that someone waited for. */
  | "price"
  /** A change in what a list of approved paddles says. */
  | "approvals"
  /** A question about how a paddle aged. */
  | "aged"
  /** Questions that a reader may answer. */
  | "questions"
  | "message"
  | "report"
  /** A preview of an issue, sent to one address by the owner. */
  | "test"
  /** The owner's weekly email. */
  | "week"
  /** Reviews that wait to be read. */
  | "held"
  /** What wasn't published as planned. */
  | "plan"
  /** To someone who asked for a paddle, or corrected a fact: once. */
  | "answer"
  /** Any other that readers asked for; src/mail/newsletter/alerts.ts has them all. */
  | `${string}-alert`;

/** Queued email. A delivered one keeps its row, without content, until it's purged. */
export interface OutboxTable {
  /** Also in the Message-ID. */
  id: string;
  kind: MailKind;
  recipient: string;
  /** A `MailContent` (src/platform/email/mail.ts) as JSON; null if it's rendered on delivery, and once delivered. */
  content: string | null;
  /** For bulk email, which goes out last: its newsletter issue, or the day new reviews were queued. */
  issue_date: string | null;
  /** The subscriber, for email about a subscription. */
  email_key: string | null;
  /** What that subscription is about: see `subject` in src/mail/newsletter/newsletter.tables.ts. */
  subject: Generated<string>;
  /** For an email with new reviews: those written after this time, through the next. */
  written_after: Time | null;
  written_through: Time | null;
  /** 'failed' is final, unless the owner retries it. */
  state: "waiting" | "delivered" | "failed";
  attempts: Generated<number>;
  /** The next attempt or, during an attempt, the end of its lease. */
  due_at: Time;
  last_error: string | null;
  created_at: Time;
  /** When it was delivered or failed. */
  ended_at: Time | null;
}

interface AcceptedPostsTable {
  /** See `hourlyLimits` in src/platform/rate-limit/rate-limiter.service.ts. */
  act: string;
  /** The address hashed with the day's salt; '*' for all visitors together. */
  visitor: string;
  /** Hours since the epoch. */
  hour: number;
  accepted: number;
}

/** Salts for hashing addresses. Deleted after their day, so that no hash can be computed again. */
interface DailySaltsTable {
  /** Days since the epoch. */
  day: number;
  salt: string;
}

/** The log of owners' acts, kept forever. */
export interface LogTable {
  id: Uuid;
  /** The command: 'reviews hide'. */
  act: string;
  /** An id, a hashed address or a date. */
  target: string;
  reason: string;
  done_at: Time;
  /** A name from content/site.yaml, or an OS account. Empty for acts from before it was recorded. */
  actor: Generated<string>;
}

/** What an act of the last day changed, so that it can be taken back. */
interface UndoableActsTable {
  id: Uuid;
  actor: string;
  done_at: Time;
  /** JSON: the acts, with what each saved. */
  steps: string;
}

/** The progress of tasks done now and then, so that only one process runs each of them, once. */
interface WeeklyRoundsTable {
  name: string;
  /** The last time it was due and was run or skipped. */
  through: Time;
}

/** The site's signing secrets, created when first needed. */
interface SecretsTable {
  name: string;
  secret: string;
}

/** All tables. Each subject adds its own in a `*.tables.ts` file. */
export interface Tables {
  outbox: OutboxTable;
  accepted_posts: AcceptedPostsTable;
  daily_salts: DailySaltsTable;
  /** The name that released versions gave the log, in stores and exports. */
  owner_acts: LogTable;
  undoable_acts: UndoableActsTable;
  weekly_rounds: WeeklyRoundsTable;
  secrets: SecretsTable;
}

/** The open store, or a transaction on it. */
export type Database = Kysely<Tables>;
