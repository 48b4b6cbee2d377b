import type { Store } from "../platform/store/connect.ts";
import { type Act, type Note, nothingNamed, perform } from "../platform/acts.ts";
import type { Database } from "../platform/store/tables.ts";
import type { MailContent } from "../platform/email/mail.ts";
import { logFailure } from "../platform/log.ts";
import type { LeasedMail } from "../platform/email/outbox.store.ts";
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
  storeIssue,
} from "./issues.store.ts";
import { reviewsOfIssue } from "./quotable-reviews.store.ts";
import type { PublicReview } from "../reviews/reviews.store.ts";
import { fromPublicColumns } from "../reviews/review.ts";
import { type IssueContent, personalIssue } from "./issue.ts";

/** An issue of the newsletter. */
export type Issue = ReturnType<typeof toIssue>;

/** A player's review, as issues and the archive show it. */
export type PlayersReview = ReturnType<typeof toReview>;

/** An issue's mail as stored, without any reader's key. */
export type IssueMailParts = Pick<MailContent, "subject" | "html" | "text">;

/** An issue before it is stored. */
export interface ComposedIssue {
  /** The Monday of its week. */
  date: string;
  content: IssueContent;
  /** With the placeholder for the reader's key. */
  mail: IssueMailParts & { keyPlaceholder: string };
}

/** Stores an issue, unless its week has one already, and empties the draft it was made from. */
async function storeWithDraft(db: Database, { issue, draft }: Sent, now: number): Promise<boolean> {
  const isNew = await storeIssue(db, issue, now);
  if (isNew) await clearDraft(db, draft);
  return isNew;
}

interface Sent {
  issue: Parameters<typeof storeIssue>[1];
  draft: Pick<Draft, "intro" | "chosen">;
}

/** Begins an issue. Its mails are queued afterwards, in batches: see `queue`. */
export const sendIssue: Act<Sent> = {
  name: "newsletter send",
  may: "owner",
  about: "Send this week's issue to every confirmed subscriber, once each",
  more: "If it was interrupted, running it again continues where it stopped; nobody gets an issue twice. The running site delivers it.",
  example: "newsletter send",
  done: "Sent",
  async run({ db, ...sent }, _, { now }) {
    return { done: (await storeWithDraft(db, sent, now)) ? [{ id: sent.issue.date }] : [] };
  },
};

/** How many readers' mails are queued in one transaction. */
const batch = 500;

export type Issues = ReturnType<typeof openIssues>;

declare module "../platform/render/site.ts" {
  interface Site {
    issues: Issues;
  }
}

/** The newsletter's issues. Every method except `sent` throws if the store can't be reached. */
export function openIssues(store: Store, clock: () => number) {
  const { db } = store;
  const list = async () => (await listIssues(db)).map(toIssue);
  return {
    /** All issues, newest first. */
    list,
    /** The same, or none if the store can't be read. */
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
    /** How the mails of an issue stand. */
    undelivered: (date: string) => countUndelivered(db, date),
    /** An issue's reviews, without those hidden since. */
    async reviewsOf({ reviews }: Pick<IssueContent, "reviews">) {
      return (await reviewsOfIssue(db, reviews)).map(toReview);
    },
    /**
     * Stores an issue, unless its week has one already, and empties the draft it was made from.
     * @param note why an owner does it; none if the schedule says so
     */
    async add(
      { date, content, mail: { keyPlaceholder, ...mail } }: ComposedIssue,
      draft: Pick<Draft, "intro" | "chosen">,
      note?: Note,
    ) {
      const text = JSON.stringify(content);
      const issue = { date, content: text, ...mail, key_placeholder: keyPlaceholder };
      if (note) await perform({ ...store, issue, draft }, sendIssue, nothingNamed, note);
      else await db.transaction().execute((on) => storeWithDraft(on, { issue, draft }, clock()));
    },
    /** How many readers are subscribed now. */
    countReaders: () => countReaders(db, { created_at: clock(), queued_through: "" }),
    /**
     * Queues an issue for everyone who was subscribed when it was stored, once each, even if several processes do so at
     * the same time or an earlier run was interrupted.
     * @param progress called after each batch with how many readers are queued, out of how many
     */
    async queue(date: string, progress: (done: number, of: number) => void) {
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

function toIssue({ date, subject, recipients, content, created_at, queued_at }: StoredIssue) {
  return {
    /** The Monday of its week: '2026-11-16'. */
    date,
    subject,
    /** How many readers it was queued for. */
    recipients,
    content: JSON.parse(content) as IssueContent,
    /** Epoch milliseconds. */
    createdAt: created_at,
    /** When it was queued for the last reader, epoch milliseconds; null before. */
    queuedAt: queued_at,
  };
}

/** A review as emails and the archive show it. */
export function toReview(review: PublicReview) {
  const { id, paddle_name: subject, created_at: createdAt } = review;
  return { ...fromPublicColumns(review), id, subject, createdAt };
}

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
