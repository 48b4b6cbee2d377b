import { addresses } from "../addresses";
import { longDate } from "../platform/text/dates";
import { paragraphsOf } from "./intro";
import { isIssueDate, shortExcerpt } from "./newsletter-issue";
import { reviewedPage } from "../reviews/reviewed-page";
import { definePage } from "../platform/render/define-page";
import { notFound } from "../platform/render/route";
import { Breadcrumb } from "../platform/ui/breadcrumb";
import { fromStore } from "../platform/render/from-store";
import page from "../platform/ui/page.module.css";
import { IssueArticles, IssuePick, IssueReviews } from "./issue-parts";
import { issueArticles } from "./issue-reading";

export default definePage(addresses.newsletterIssue, {
  // Issues come from the store, not from content: the sitemap adds those that were sent.
  listed: "nowhere",

  /** An issue as it was sent, minus what is no longer on the site: withdrawn articles, reviews hidden since then. */
  async load({ params: { date }, site }) {
    if (!isIssueDate(date)) notFound();
    const doing = `reading the issue of ${date}`;
    const issue = (await fromStore(doing, () => site.issues.at(date))) ?? notFound();
    const { intro, articles, pick } = issue.content;
    const { reviewsNote, pickNote, samplesNote } = site.library.mail.issue;
    const shown = await fromStore(doing, () => site.issues.reviewsOf(issue.content));
    const reviews = shown.flatMap((review) => {
      const of = reviewedPage(site.library, review.subject);
      return of ? [{ ...review, reviewText: shortExcerpt(review.reviewText), of }] : [];
    });
    const words = site.library.newsletterPages.issue;
    const dated = (text: string) => text.replace("{date}", longDate(Date.parse(date)));
    const title = dated(words.title);
    const path = addresses.newsletterIssue.href({ date });
    return {
      title,
      intro: paragraphsOf(intro),
      articles: issueArticles(site.library, articles),
      reviews,
      pick: pick && site.library.paddle(pick.slug) ? pick : undefined,
      words: { ...words, reviewsNote, pickNote, samplesNote },
      breadcrumbs: [
        { name: site.library.newsletter.page.title, path: addresses.newsletter.path },
        { name: title, path },
      ],
      head: { title, description: dated(words.description), keywords: words.keywords, path },
    };
  },

  head: ({ head, breadcrumbs }) => ({
    ...head,
    picturedAs: addresses.newsletter.path,
    breadcrumbs,
  }),

  Page({ data: { title, intro, articles, reviews, pick, words, breadcrumbs } }) {
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1>{title}</h1>
        {intro.length === 0 ? null : (
          <div className={page.section}>
            {intro.map((paragraph, index) => (
              <p key={index} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        <IssueArticles title={words.articles} articles={articles} note={words.samplesNote} />
        <IssueReviews words={words} reviews={reviews} />
        {pick ? <IssuePick words={words} pick={pick} /> : null}
        <p>
          <a className="button" href={addresses.newsletter.path}>
            {words.subscribe}
          </a>
        </p>
      </div>
    );
  },
});
