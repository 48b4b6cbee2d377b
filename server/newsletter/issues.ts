import { reviewsOfIssue } from "../../db/issue-reviews.ts";
import { listReviews, type PublicReview } from "../../db/reviews.ts";
import type { Store } from "../../db/connect.ts";
import {
  countReaders,
  issueOf,
  listIssues,
  mailOfIssue,
  queueForReaders,
  storeIssue,
  type StoredIssue,
} from "../../db/newsletter-issues.ts";
import type { MailContent } from "../../model/mail.ts";
import { logFailure } from "../log.ts";
import { newKeyPlaceholder } from "./key-placeholder.ts";
import type { IssueContent } from "../../model/newsletter-issue.ts";

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
  /** The slug of what it is of. */
  subject: string;
  rating: number;
  firstName: string;
  duprRating: string;
  text: string;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** An issue's mail as it is stored, without a reader's key in it. */
export type IssueMailParts = Pick<MailContent, "subject" | "html" | "text">;
/** The same before it is stored, and what marks the place of a reader's key in it. */
export type ComposedMail = IssueMailParts & { keyPlaceholder: string };

/** The issues of the newsletter. Each call but the first throws when the store cannot be reached. */
export interface Issues {
  /** All of them for lists, newest first; none where the store cannot be read. */
  sent(): Promise<{ issues: Issue[]; storeDown: boolean }>;
  /** All of them, newest first. */
  list(): Promise<Issue[]>;
  at(date: string): Promise<Issue | undefined>;
  mailOf(date: string): Promise<IssueMailParts | undefined>;
  /** Those of an issue's reviews that are still shown. */
  reviewsOf(content: Pick<IssueContent, "reviews">): Promise<PlayersReview[]>;
  /** The newest reviews of players, newest first. */
  newestReviews(limit: number): Promise<PlayersReview[]>;
  /** A random placeholder for the readers' keys in an issue; it is not in what the issue quotes. */
  newKeyPlaceholder(quoted: unknown): string;
  /** Stores an issue, unless its week has one. */
  add(date: string, content: IssueContent, mail: ComposedMail): Promise<void>;
  /** How many readers are subscribed now. */
  countReaders(): Promise<number>;
  /**
   * Queues an issue for all who were subscribed when it was stored, each once, whoever else does so at the same time
   * and however often it was begun and broken off.
   * @param progress told how many of how many are queued, after each batch
   */
  queue(date: string, progress: (done: number, of: number) => void): Promise<Issue>;
}

/** Readers whose mails are queued in one transaction. */
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
