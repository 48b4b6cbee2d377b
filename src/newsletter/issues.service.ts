import { reviewsOfIssue } from "./issue-reviews.store.ts";
import { listReviews, type PublicReview } from "../reviews/reviews.store.ts";
import type { Store } from "../platform/store/connect.ts";
import {
  countReaders,
  issueOf,
  listIssues,
  mailOfIssue,
  queueForReaders,
  storeIssue,
  type StoredIssue,
} from "./newsletter-issues.store.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { logFailure } from "../platform/log.ts";
import { newKeyPlaceholder } from "./key-placeholder.ts";
import type { IssueContent } from "./newsletter-issue.ts";

/** An issue of the newsletter. */
export interface Issue {
  /** The Monday of its week: '2026-11-16'. */
  date: string;
  subject: string;
  content: IssueContent;
  /** Epoch milliseconds. */
  createdAt: number;
  /** How many readers it was queued for. */
  recipients: number;
  /** When it was queued for the last of them, epoch milliseconds; null before. */
  queuedAt: number | null;
}

/** A player's review, as issues and the archive show it. */
export interface PlayersReview {
  id: string;
  /** The slug of the paddle or article it reviews. */
  subject: string;
  rating: number;
  firstName: string;
  duprRating: string;
  text: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** An issue's mail as stored, without any reader's key. */
export type IssueMailParts = Pick<MailContent, "subject" | "html" | "text">;
/** An issue's mail before it is stored, with the placeholder for the reader's key. */
export type ComposedMail = IssueMailParts & { keyPlaceholder: string };

/** The newsletter's issues. Every method except `sent` throws if the store can't be reached. */
export interface Issues {
  /** All issues, newest first, or none if the store can't be read. */
  sent(): Promise<{ issues: Issue[]; storeDown: boolean }>;
  /** All issues, newest first. */
  list(): Promise<Issue[]>;
  at(date: string): Promise<Issue | undefined>;
  mailOf(date: string): Promise<IssueMailParts | undefined>;
  /** An issue's reviews, without those hidden since. */
  reviewsOf(content: Pick<IssueContent, "reviews">): Promise<PlayersReview[]>;
  /** The newest reviews of players, newest first. */
  newestReviews(limit: number): Promise<PlayersReview[]>;
  /** A random placeholder for the readers' keys in an issue; it doesn't occur in `quoted`. */
  newKeyPlaceholder(quoted: unknown): string;
  /** Stores an issue, unless its week has one already. */
  add(date: string, content: IssueContent, mail: ComposedMail): Promise<void>;
  /** How many readers are subscribed now. */
  countReaders(): Promise<number>;
  /**
   * Queues an issue for everyone who was subscribed when it was stored, once each, even if several processes do so at
   * the same time or an earlier run was interrupted.
   * @param progress called after each batch with how many readers are queued, out of how many
   */
  queue(date: string, progress: (done: number, of: number) => void): Promise<Issue>;
}

/** How many readers' mails are queued in one transaction. */
const batch = 500;

export function openIssues({ db }: Store, clock: () => number): Issues {
  const list = async () => (await listIssues(db)).map(toIssue);
  return {
    list,
    async sent() {
      try {
        return { issues: await list(), storeDown: false };
      } catch (error) {
        logFailure("reading the newsletter's issues", error);
        return { issues: [], storeDown: true };
      }
    },
    async at(date) {
      const issue = await issueOf(db, date);
      return issue && toIssue(issue);
    },
    mailOf: (date) => mailOfIssue(db, date),
    async reviewsOf({ reviews }) {
      return (await reviewsOfIssue(db, reviews)).map(toReview);
    },
    async newestReviews(limit) {
      const window = { order: "desc", limit, offset: 0 } as const;
      return (await listReviews(db, { samples: false }, window)).map(toReview);
    },
    newKeyPlaceholder,
    add: (date, content, { keyPlaceholder, ...mail }) =>
      storeIssue(
        db,
        { date, content: JSON.stringify(content), ...mail, key_placeholder: keyPlaceholder },
        clock(),
      ),
    countReaders: () => countReaders(db, { created_at: clock(), queued_through: "" }),
    async queue(date, progress) {
      const begun = await issueOf(db, date);
      if (!begun) throw new Error(`there is no issue of ${date}`);
      const of = begun.recipients + (begun.queued_at === null ? await countReaders(db, begun) : 0);
      for (let issue = begun; ;) {
        if (issue.queued_at !== null) return toIssue(issue);
        issue = await queueForReaders(db, date, { limit: batch, now: clock() });
        progress(issue.recipients, of);
      }
    },
  };
}

function toIssue({ content, created_at, queued_at, ...issue }: StoredIssue): Issue {
  return {
    date: issue.date,
    subject: issue.subject,
    recipients: issue.recipients,
    content: JSON.parse(content) as IssueContent,
    createdAt: created_at,
    queuedAt: queued_at,
  };
}

function toReview(review: PublicReview): PlayersReview {
  return {
    id: review.id,
    subject: review.paddle_name,
    rating: review.rating,
    firstName: review.first_name,
    duprRating: review.dupr_rating,
    text: review.review_text,
    createdAt: review.created_at,
  };
}
