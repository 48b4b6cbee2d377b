// What the next issue is made of: the draft's words, and the newest or chosen articles and reviews.

import type { Store } from "../../platform/store/connect.ts";
import { digest } from "../../platform/store/digest.ts";
import { weekLength } from "../../platform/weeks.ts";
import { countWeek } from "../../site/reviews/list/latest-reviews.service.ts";
import { reviewedPage } from "../../site/reviews/reviewed-page.ts";
import { composeIssue, issueDate, issueReading, newKeyPlaceholder, weekBefore } from "./issue.ts";
import { type ComposedIssue, type Issues, toReview } from "./issues.service.ts";
import { type Draft, readDraft } from "./issues.store.ts";
import { newestQuotable } from "./quotable-reviews.store.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** The store, the site's content and the issues so far. */
export interface IssueContext {
  db: Store["db"];
  issues: Issues;
  site: MailedSite & { settings: { isPublic: boolean } };
  clock: () => number;
}

/** How many reviews the owner can choose from: more than an issue includes, as some may be of unpublished subjects. */
const maxCandidates = 50;

export const maxChosen = 20;

/** Identifies a text that someone has read: once the text changes, its version is another one. */
export const versionOf = (text: unknown): string => digest(JSON.stringify(text)).slice(0, 16);

/** Quotable reviews of published subjects, newest first. @param ids only these; undefined for all */
export async function quotableReviews(
  { db, site, clock }: IssueContext,
  limit: number,
  ids?: readonly string[],
) {
  const found = await newestQuotable(db, { now: clock(), ids, limit });
  return found
    .map(({ review, since, isApproved }) => ({
      ...toReview(review),
      quotableSince: since,
      isApproved,
    }))
    .filter(({ subject }) => reviewedPage(site.library, subject));
}

/**
 * Reads everything for the issue of a week, and chooses its content.
 * @param isUnread whether no one looks at it before it leaves: then only approved reviews are in it
 */
export async function readSources(on: IssueContext, date: string, isUnread = false) {
  const { db, site, issues } = on;
  const [draft, all, candidates] = await Promise.all([
    readDraft(db),
    issues.list(),
    quotableReviews(on, maxCandidates),
  ]);
  const { intro, subject, pick, articles: chosenArticles, chosen: ids } = draft;
  const mayQuote = ({ isApproved }: { isApproved: boolean }) => isApproved || !isUnread;
  // A chosen one may have been edited since.
  const chosen = ids && (await quotableReviews(on, maxChosen, ids)).filter(mayQuote);
  const earlier = all.filter((issue) => issue.date < date);
  const content = composeIssue({
    date,
    articles: issueReading(site.library),
    reviews: candidates.filter(mayQuote),
    chosen,
    chosenArticles,
    intro,
    subject,
    pick,
    paddles: site.library.written,
    earlier,
  });
  return { draft, candidates, chosen, earlier, content };
}

/** The issue of a week with its email; undefined if there is nothing to send. */
export async function composeWeek(
  on: IssueContext,
  date: string,
  isUnread = false,
): Promise<{ issue: ComposedIssue; draft: Draft } | undefined> {
  const { draft, candidates, chosen = candidates, content } = await readSources(on, date, isUnread);
  if (!content) return undefined;
  const reviews = content.reviews.flatMap(({ id }) => chosen.find((each) => each.id === id) ?? []);
  const week = await countWeek(on, on.site.library, weekBefore(date));
  const keyPlaceholder = newKeyPlaceholder({ content, reviews });
  // Loads React, once there is an issue.
  const { issueMail } = await import("./issue.email.ts");
  const mail = issueMail(on.site, date, { ...content, week }, reviews, keyPlaceholder);
  return { draft, issue: { date, content, mail: { ...mail, keyPlaceholder } } };
}

/** This week's issue if it was sent, and the Monday of the draft's week. */
export async function nextWeek({ issues }: IssueContext, now: number) {
  const date = issueDate(now);
  const sent = await issues.at(date);
  return { sent, date: sent ? issueDate(now + weekLength) : date };
}
