import { longDate } from "../../model/dates";
import { issueAddress } from "../../model/newsletter-address";
import { isIssueDate, shortExcerpt } from "../../model/newsletter-issue";
import { Breadcrumb, useBreadcrumbData } from "../site/breadcrumb";
import { fromStore } from "../site/from-store";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { siteOf } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/issue-page";
import { reviewedPage } from "../reviews/reviewed-page";
import { issueReading } from "./issue-reading";
import { IssueArticles, IssuePick, IssueReviews } from "./issue-parts";

/** An issue as it was sent, without what is not on the site any more: an article taken back, a review hidden since. */
export async function loader({ request, params: { date }, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  if (!isIssueDate(date)) notFound(request);
  const doing = `reading the issue of ${date}`;
  const issue = (await fromStore(doing, () => site.issues.at(date))) ?? notFound(request);
  const { articles, pick } = issue.content;
  const { reviewsNote, pickNote } = site.library.mail.issue;
  const published = new Set(issueReading(site).map(({ path }) => path));
  const shown = await fromStore(doing, () => site.issues.reviewsOf(issue.content));
  const reviews = shown.flatMap((review) => {
    const of = reviewedPage(site, review.subject);
    return of ? [{ ...review, text: shortExcerpt(review.text), of }] : [];
  });
  return {
    date,
    articles: articles.filter(({ path }) => published.has(path)),
    reviews,
    pick: pick && site.library.paddle(pick.slug) ? pick : undefined,
    words: { ...site.library.newsletterPages.issue, reviewsNote, pickNote },
    parent: site.library.newsletter.page.title,
  };
}

export default function IssuePage({ loaderData }: Route.ComponentProps) {
  const { date, articles, reviews, pick, words, parent } = loaderData;
  const path = issueAddress(date);
  const dated = (text: string) => text.replace("{date}", longDate(Date.parse(date)));
  const title = dated(words.title);
  const breadcrumbs = [
    { name: parent, path: "/newsletter" },
    { name: title, path },
  ];
  return (
    <div className={page.page}>
      <Head
        title={title}
        description={dated(words.description)}
        keywords={words.keywords}
        path={path}
        picturedAs="/newsletter"
        structuredData={useBreadcrumbData(breadcrumbs)}
      />
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{title}</h1>
      <IssueArticles title={words.articles} articles={articles} />
      <IssueReviews words={words} reviews={reviews} />
      {pick ? <IssuePick words={words} pick={pick} /> : null}
      <p>
        <a className="button" href="/newsletter">
          {words.subscribe}
        </a>
      </p>
    </div>
  );
}
