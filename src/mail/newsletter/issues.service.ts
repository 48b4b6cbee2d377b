import type { Store } from "../../platform/store/connect.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { logFailure } from "../../platform/log.ts";
import type { LeasedMail } from "../../platform/email/outbox.store.ts";
import {
  clearDraft,
  countReaders,
  countUndelivered,
  type Draft,
  issueMail,
  issueOf,
  listIssues,
  queueForReaders,
  type StoredIssue,
  storedMailOf,
  storeIssue,
  unfinishedIssues,
} from "./issues.store.ts";
import { reviewsOfIssue } from "./quotable-reviews.store.ts";
import type { PublicReview } from "../../site/reviews/reviews.store.ts";
import { fromPublicColumns } from "../../site/reviews/review.ts";
import { type IssueContent, personalIssue } from "./issue.ts";

export type Issue = ReturnType<typeof toIssue>;

/** A player's review, as issues and the archive show it. */
export type PlayersReview = ReturnType<typeof toReview>;

/** An issue's email as stored, without any reader's key. */
export type IssueMailParts = Pick<MailContent, "subject" | "html" | "text">;

/** An issue before it's stored. */
export interface ComposedIssue {
  /** The Monday of its week. */
  date: string;
  content: IssueContent;
  /** With the placeholder for the reader's key. */
  mail: IssueMailParts & { keyPlaceholder: string };
}

/** How many readers' emails are queued per transaction. */
const batch = 500;

export type Issues = ReturnType<typeof openIssues>;

/** The newsletter's issues. Every method except `sent` throws if the store can't be reached. */
export function openIssues({ db }: Store, clock: () => number) {
  const list = async () => (await listIssues(db)).map(toIssue);
  return {
    /** All issues, newest first. */
    list,
    /** All issues, newest first, or none if the store can't be read. */
    async sent() {
      try {
        return { issues: await list(), storeDown: false };
      } catch (error) {
        logFailure("reading the newsletter's issues", error);
        return { issues: [], storeDown: true };
      }
    },
    async at(date: string) {
      const issue = await issueOf(db, date);
      return issue && toIssue(issue);
    },
    /** An issue's email as stored. @throws if there is none */
    mailOf: (date: string) => storedMailOf(db, date),
    /** The emails of an issue that aren't delivered. */
    undelivered: (date: string) => countUndelivered(db, date),
    /** An issue's reviews, without those hidden since. */
    async reviewsOf({ reviews }: Pick<IssueContent, "reviews">) {
      return (await reviewsOfIssue(db, reviews)).map(toReview);
    },
    /**
     * Stores an issue, unless its week already has one, and empties the draft it was made from. Its emails are queued
     * afterwards, in batches: see `queue`. Part of a transaction. Returns whether it did.
     */
    async add(
      on: Store["db"],
      { date, content, mail: { keyPlaceholder, ...mail } }: ComposedIssue,
      draft: Omit<Draft, "schedule">,
    ): Promise<boolean> {
      const text = JSON.stringify(content);
      const issue = { date, content: text, ...mail, key_placeholder: keyPlaceholder };
      const isNew = await storeIssue(on, issue, clock());
      if (isNew) await clearDraft(on, draft);
      return isNew;
    },
    unfinished: (after: number) => unfinishedIssues(db, after),
    /** How many readers the issue of a week is still to be queued for: all, if it isn't stored. */
    countReaders: async (date: string) =>
      await countReaders(
        db,
        (await issueOf(db, date)) ?? { created_at: clock(), queued_through: "" },
      ),
    /**
     * Queues an issue for everyone who was subscribed when it was stored, once each, even if several processes do so at
     * the same time or an earlier run was interrupted.
     * @param progress called after each batch with the number of readers queued so far, and the total
     */
    async queue(date: string, progress?: (done: number, of: number) => void) {
      const begun = await issueOf(db, date);
      if (!begun) throw new Error(`there is no issue of ${date}`);
      const total =
        begun.recipients + (begun.queued_at === null ? await countReaders(db, begun) : 0);
      for (let issue = begun; ;) {
        if (issue.queued_at !== null) return toIssue(issue);
        issue = await queueForReaders(db, date, { limit: batch, now: clock() });
        progress?.(issue.recipients, total);
      }
    },
  };
}

function toIssue({ date, subject, recipients, content, created_at, queued_at }: StoredIssue) {
  return {
    /** The Monday of its week: '2026-11-16'. */
    date,
    subject,
    /** How many readers it was queued for. */
    recipients,
    content: JSON.parse(content) as IssueContent,
    /** In epoch milliseconds. */
    createdAt: created_at,
    /** When the last reader was queued, in epoch milliseconds; null until then. */
    queuedAt: queued_at,
  };
}

/** A review as emails and the archive show it. */
export function toReview(review: PublicReview) {
  const { id, paddle_name: subject, created_at: createdAt } = review;
  return { ...fromPublicColumns(review), id, subject, createdAt };
}

/**
 * Renders an issue's emails, each with its reader's own link, or undefined for a reader who has left.
 * @param siteUrl the origin of the links
 */
export function issueMailWriter({ db }: Store, siteUrl: string) {
  return async (mail: LeasedMail): Promise<MailContent | undefined> => {
    const issue = await issueMail(db, mail);
    return issue && personalIssue(issue, siteUrl);
  };
}
