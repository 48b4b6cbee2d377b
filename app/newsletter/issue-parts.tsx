import { longDate } from "../../model/dates";
import type { IssueArticle, IssuePick as Pick } from "../../model/newsletter-issue";
import type { PlayersReview } from "../../server/newsletter/issues";
import { Stars } from "../ui/stars";
import styles from "./issue-parts.module.css";

/** What was new to read. */
export function IssueArticles({
  title,
  articles,
}: {
  title: string;
  articles: readonly IssueArticle[];
}) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="articles">
      <h2 id="articles">{title}</h2>
      <ul>
        {articles.map(({ path, title: name, text }) => (
          <li key={path}>
            <a href={path}>{name}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface IssueReviewsProps {
  title: string;
  /** The link to what a review is of, with {name}. */
  link: string;
  reviews: readonly (PlayersReview & { of: { name: string; path: string } })[];
}

/** What players wrote, as far as it is still shown. */
export function IssueReviews({ title, link, reviews }: IssueReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="reviews">
      <h2 id="reviews">{title}</h2>
      <ul>
        {reviews.map(({ id, rating, firstName, duprRating, text, createdAt, of }) => (
          <li key={id}>
            <p className={styles.byline}>
              <Stars rating={rating} fill="rounded" />
              <strong dir="auto">{firstName}</strong>
              <span>DUPR {duprRating}</span>
              <time dateTime={new Date(createdAt).toISOString()}>{longDate(createdAt)}</time>
            </p>
            <p className={styles.text} dir="auto">
              {text}
            </p>
            <a href={`${of.path}#player-reviews`}>{link.replace("{name}", () => of.name)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The week's paddle, with what is known of it for sure. */
export function IssuePick({ title, link, pick }: { title: string; link: string; pick: Pick }) {
  return (
    <section className={styles.part} aria-labelledby="pick">
      <h2 id="pick">{title}</h2>
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
        <a href={`/${pick.slug}`}>{link.replace("{name}", () => pick.name)}</a>
      </div>
    </section>
  );
}
