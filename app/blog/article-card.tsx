import { readMinutes } from "../../model/blog-reading";
import type { BlogArticle } from "../../model/content/blog";
import { longDate } from "../../model/dates";
import { articlePath } from "../../model/addresses";
import card from "../ui/card.module.css";
import styles from "./article-card.module.css";

/** What lists show of an article. */
export type ListedArticle = Pick<
  BlogArticle,
  "slug" | "title" | "excerpt" | "category" | "date" | "emoji" | "words"
> & {
  /** Undefined where the author is not shown. */
  author: string | undefined;
};

/** An article in a list; the whole entry leads to it. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, emoji } = article;
  return (
    <li className={card.card}>
      <p className={styles.emoji} aria-hidden="true">
        {emoji}
      </p>
      <div className={styles.words}>
        <p className={styles.category}>{category}</p>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a
          className={`${card.link} ${card.whole}`}
          href={articlePath(slug)}
          aria-label={`Read More: ${title}`}
        >
          Read More
        </a>
      </div>
    </li>
  );
}

/** Author, date and reading time, in a line. */
export function ArticleFacts({ article }: { article: ListedArticle }) {
  const { author, date, words } = article;
  return (
    <p className={styles.facts}>
      {author === undefined ? null : <span>{author}</span>}
      <time dateTime={date}>{longDate(Date.parse(date))}</time>
      <span>{readMinutes(words)} min read</span>
    </p>
  );
}
