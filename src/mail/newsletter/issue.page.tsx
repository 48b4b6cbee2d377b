import "../../platform/styles/columns.css";
import type { Span } from "../../platform/content/markdown.ts";
import { isSample, type MaybeSample } from "../../platform/text/sample.ts";
import { longDate } from "../../platform/text/dates.ts";
import { OwnDay } from "../../platform/ui/own-day.tsx";
import page from "../../platform/ui/page.module.css";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { definePage } from "../../platform/render/define-route.tsx";
import { notFound } from "../../platform/render/route.ts";
import { Breadcrumb } from "../../platform/ui/breadcrumb.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { addresses } from "../../addresses.ts";
import {
  isIssueDate,
  type IssueArticle,
  issueArticles,
  type IssuePick as Picked,
  shortExcerpt,
  weekBefore,
  weekLine,
} from "./issue.ts";
import type { PlayersReview } from "./issues.service.ts";
import { Stars } from "../../site/reviews/ratings/stars.tsx";
import { reviewedPage } from "../../site/reviews/reviewed-page.ts";
import styles from "./issue-parts.module.css";
import { fill } from "../../platform/text/fill.ts";

/** The issue's articles. */
export function IssueArticles({
  title,
  lead,
  articles,
  note,
}: {
  title: string;
  lead?: string | undefined;
  articles: readonly (Omit<IssueArticle, "title"> & { title: MaybeSample<string> })[];
  /** What the mark on an article means. */
  note: string;
}) {
  if (articles.length === 0) return null;
  return (
    <section className={`measure ${styles.part}`} aria-labelledby="articles">
      <h2 id="articles">{title}</h2>
      {lead ? <p>{lead}</p> : null}
      <ul className="entries above-4">
        {articles.map(({ path, title: name, text }) => (
          <li key={path}>
            <Marked value={name} href={path} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {articles.some((article) => isSample(article.title)) ? <p className="note">{note}</p> : null}
    </section>
  );
}

/** The page's words around its parts; the text of a link contains {name}. */
type Words = Record<
  "reviews" | "reviewsNote" | "readReview" | "pick" | "pickNote" | "pickLink",
  string
>;

interface IssueReviewsProps {
  words: Words;
  week: { path: string; text: string } | undefined;
  reviews: readonly (PlayersReview & { of: { name: string; path: string } })[];
}

/** Players' reviews, as far as they're still visible. */
export function IssueReviews({ words, week, reviews }: IssueReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={`measure ${styles.part}`} aria-labelledby="reviews">
      <h2 id="reviews">{week ? <a href={week.path}>{words.reviews}</a> : words.reviews}</h2>
      {week ? <p>{week.text}</p> : null}
      <p className="note">{words.reviewsNote}</p>
      <ul className="entries above-4">
        {reviews.map(({ id, rating, firstName, duprRating, reviewText, createdAt, of }) => (
          <li key={id}>
            <p className={`row middle small muted gap-1 wide-3 ${styles.byline}`}>
              <Stars rating={rating} />
              <strong dir="auto">{firstName}</strong>
              <span>DUPR {duprRating}</span>
              <OwnDay at={createdAt} />
            </p>
            <p className={styles.text} dir="auto">
              {reviewText}
            </p>
            <a href={`${of.path}#player-reviews`}>{fill(words.readReview, { name: of.name })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The paddle of the week, with its confirmed facts. */
export function IssuePick({ words, pick }: { words: Words; pick: Picked }) {
  return (
    <section className={`measure ${styles.part}`} aria-labelledby="pick">
      <h2 id="pick">{words.pick}</h2>
      <div className="labels stack start gap-3 ruled above-4 drop-4">
        <h3>{pick.name}</h3>
        <p>{pick.text}</p>
        <dl className="cells full">
          {pick.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="note">{words.pickNote}</p>
        <a href={addresses.paddle.href(pick)}>{fill(words.pickLink, { name: pick.name })}</a>
      </div>
    </section>
  );
}

function MarkedSpan({ text, isStrong, isEmphasized, href }: Span) {
  const inner = isEmphasized ? <em>{text}</em> : text;
  const marked = isStrong ? <strong>{inner}</strong> : inner;
  return href === undefined ? marked : <a href={href}>{marked}</a>;
}

export default definePage(addresses.newsletterIssue, {
  // Issues come from the store, not from content: the sitemap adds those that were sent.
  listed: "nowhere",

  /** An issue as sent, without what is no longer on the site: withdrawn articles, reviews hidden since. */
  async load({ params: { date }, site }) {
    if (!isIssueDate(date)) notFound();
    const doing = `reading the issue of ${date}`;
    const issue = (await fromStore(doing, () => site.issues.at(date))) ?? notFound();
    const { intro, articles, pick } = issue.content;
    const { reviewsNote, pickNote, samplesNote, week: said } = site.library.mail.issue;
    const shown = await fromStore(doing, () => site.issues.reviewsOf(issue.content));
    const reviews = shown.flatMap((review) => {
      const of = reviewedPage(site.library, review.subject);
      return of ? [{ ...review, reviewText: shortExcerpt(review.reviewText), of }] : [];
    });
    const week = reviews.length > 0 ? await site.reviews.inWeek(weekBefore(date)) : undefined;
    const words = site.library.newsletterPages.issue;
    const dated = (text: string) => fill(text, { date: longDate(Date.parse(date)) });
    const title = dated(words.title);
    const path = addresses.newsletterIssue.href({ date });
    // Few requests need the parser.
    const { readParagraphs } = await import("../../platform/content/markdown.ts");
    return {
      title,
      intro: readParagraphs(intro ?? ""),
      articles: issueArticles(site.library, articles),
      reviews,
      week: week && { path: addresses.week.href(week), text: weekLine(said, week) },
      pick: pick && site.library.writtenPaddle(pick.slug) ? pick : undefined,
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

  Page({ data: { title, intro, articles, reviews, week, pick, words, breadcrumbs } }) {
    return (
      <div className={page.page}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1>{title}</h1>
        {intro.length === 0 ? null : (
          <div className="section">
            {intro.map((spans, index) => (
              <p key={index} dir="auto">
                {spans.map((span, at) => (
                  <MarkedSpan key={at} {...span} />
                ))}
              </p>
            ))}
          </div>
        )}
        <IssueArticles title={words.articles} articles={articles} note={words.samplesNote} />
        <IssueReviews words={words} week={week} reviews={reviews} />
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
