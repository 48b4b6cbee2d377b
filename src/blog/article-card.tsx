import type { BlogArticle } from "./blog.content.ts";
import { readMinutes } from "../platform/text/sections.ts";
import { longDate } from "../platform/text/dates.ts";
import { articlePath } from "../addresses.ts";
import card from "../platform/ui/card.module.css";
import { Icon } from "../platform/ui/icon.tsx";
import styles from "./article-card.module.css";
import { ArticleDrawing, type ArticleLook } from "./article-drawing.tsx";

export type ListedArticle = Pick<
  BlogArticle,
  "slug" | "title" | "excerpt" | "category" | "date" | "icon" | "words"
> & {
  /** Undefined if the author isn't shown. */
  author: string | undefined;
  look: ArticleLook;
};

/** An article in a list. The whole entry is a link. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, icon, look } = article;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <ArticleDrawing look={look} />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>
          <Icon name={icon} /> {category}
        </p>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a className={`${card.link} ${card.whole}`} href={articlePath(slug)}>
          Read More <span className="unseen">of {title}</span>
        </a>
      </div>
    </li>
  );
}

/** Author, date and reading time in a line. */
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
