import { addresses } from "../addresses";
import { isSample, type MaybeSample } from "../platform/text/sample";
import { longDate } from "../platform/text/dates";
import type { IssueArticle, IssuePick as Picked } from "./newsletter-issue";
import type { PlayersReview } from "./issues.service";
import page from "../platform/ui/page.module.css";
import { Marked } from "../platform/ui/marked-text";
import { Stars } from "../reviews/ratings/stars";
import styles from "./issue-parts.module.css";

/** What was new to read. */
export function IssueArticles({
  title,
  articles,
  note,
}: {
  title: string;
  articles: readonly (Omit<IssueArticle, "title"> & { title: MaybeSample<string> })[];
  /** What the mark on an article means. */
  note: string;
}) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="articles">
      <h2 id="articles">{title}</h2>
      <ul>
        {articles.map(({ path, title: name, text }) => (
          <li key={path}>
            <Marked value={name} href={path} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      {articles.some((article) => isSample(article.title)) ? (
        <p className={page.note}>{note}</p>
      ) : null}
    </section>
  );
}

/** What the page says around its parts; a link's words with {name}. */
type Words = Record<
  "reviews" | "reviewsNote" | "readReview" | "pick" | "pickNote" | "pickLink",
  string
>;

interface IssueReviewsProps {
  words: Words;
  reviews: readonly (PlayersReview & { of: { name: string; path: string } })[];
}

/** What players wrote, as far as it is still shown. */
export function IssueReviews({ words, reviews }: IssueReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="reviews">
      <h2 id="reviews">{words.reviews}</h2>
      <p className={page.note}>{words.reviewsNote}</p>
      <ul>
        {reviews.map(({ id, rating, firstName, duprRating, reviewText, createdAt, of }) => (
          <li key={id}>
            <p className={styles.byline}>
              <Stars rating={rating} />
              <strong dir="auto">{firstName}</strong>
              <span>DUPR {duprRating}</span>
              <time dateTime={new Date(createdAt).toISOString()}>{longDate(createdAt)}</time>
            </p>
            <p className={styles.text} dir="auto">
              {reviewText}
            </p>
            <a href={`${of.path}#player-reviews`}>
              {words.readReview.replace("{name}", () => of.name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The week's paddle, with what is known of it for sure. */
export function IssuePick({ words, pick }: { words: Words; pick: Picked }) {
  return (
    <section className={styles.part} aria-labelledby="pick">
      <h2 id="pick">{words.pick}</h2>
      <div className={styles.pick}>
        <h3>{pick.name}</h3>
        <p>{pick.text}</p>
        <dl>
          {pick.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={page.note}>{words.pickNote}</p>
        <a href={addresses.paddle.href(pick)}>
          {words.pickLink.replace("{name}", () => pick.name)}
        </a>
      </div>
    </section>
  );
}
