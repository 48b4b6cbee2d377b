import { longDate } from "../../model/dates";
import type { BallTest } from "../../model/content/ball-test";
import { ballTestPath } from "../../model/addresses";
import { BallPicture, type BallLook } from "../ui/ball-picture";
import styles from "./article-card.module.css";

interface ArticleCardProps {
  article: Pick<
    BallTest,
    "slug" | "title" | "description" | "category" | "readMinutes" | "publishDate"
  >;
  /** The ball it is about first of all. */
  ball?: BallLook | undefined;
}

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ article, ball }: ArticleCardProps) {
  const { slug, title, description, category, readMinutes, publishDate } = article;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>{ball ? <BallPicture ball={ball} /> : null}</div>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3>
          <a href={ballTestPath(slug)}>{title}</a>
        </h3>
        <p>{description}</p>
        <p className={styles.category}>
          {readMinutes} min read ·{" "}
          <time dateTime={publishDate}>{longDate(Date.parse(publishDate))}</time>
        </p>
      </div>
    </li>
  );
}
