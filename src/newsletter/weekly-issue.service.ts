import { composeIssue, issueDate, maxOfAKind } from "./newsletter-issue";
import type { Site } from "../site";
import { issueMail } from "./issue.email";
import { reviewedPage } from "../reviews/reviewed-page";
import { issueReading } from "./issue-reading";

/** Reviews that are looked through for an issue: some may be of what is not published. */
const reviewsRead = maxOfAKind * 10;

/** Puts together the issue of the week of `now` (epoch milliseconds); undefined if there is nothing new for readers. */
export async function weeklyIssue(site: Site, now: number) {
  const date = issueDate(now);
  const [issues, newest] = await Promise.all([
    site.issues.list(),
    site.issues.newestReviews(now, reviewsRead),
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
