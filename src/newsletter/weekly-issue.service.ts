import { composeIssue, type IssueContent, issueDate, maxOfAKind } from "./newsletter-issue";
import type { ComposedMail } from "./issues.service";
import type { Site } from "../site";
import { issueMail } from "./issue.email";
import { reviewedPage } from "../reviews/reviewed-page";
import { issueReading } from "./issue-reading";

/** Reviews that are looked through for an issue: some may be of what is not published. */
const reviewsRead = maxOfAKind * 10;

/** An issue that is not stored yet. */
export interface WeeklyIssue {
  date: string;
  content: IssueContent;
  mail: ComposedMail;
}

/**
 * Puts the issue of a week together.
 * @param now epoch milliseconds, in that week
 * @returns undefined where there is nothing new for readers
 */
export async function weeklyIssue(site: Site, now: number): Promise<WeeklyIssue | undefined> {
  const date = issueDate(now);
  const [issues, newest] = await Promise.all([
    site.issues.list(),
    site.issues.newestReviews(reviewsRead),
  ]);
  const content = composeIssue({
    date,
    articles: issueReading(site.library),
    reviews: newest.filter(({ subject }) => reviewedPage(site.library, subject)),
    paddles: site.library.paddles,
    earlier: issues.filter((issue) => issue.date < date),
  });
  if (!content) return undefined;
  const reviews = content.reviews.flatMap(({ id }) => newest.find((each) => each.id === id) ?? []);
  const keyPlaceholder = site.issues.newKeyPlaceholder({ content, reviews });
  const mail = issueMail(site, date, content, reviews, keyPlaceholder);
  return { date, content, mail: { ...mail, keyPlaceholder } };
}
