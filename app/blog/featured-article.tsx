import { articlePath } from "../../model/addresses";
import { ArticleFacts, type ListedArticle } from "./article-card";
import styles from "./featured-article.module.css";

/** The article that stands first, on the court. */
export function FeaturedArticle({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, emoji } = article;
  return (
    <section className={styles.featured} aria-label="Featured article">
      <div className={styles.words}>
        <p className={styles.category}>Featured · {category}</p>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a className="button" href={articlePath(slug)} aria-label={`Read Article: ${title}`}>
          Read Article
        </a>
      </div>
      <p className={styles.emoji} aria-hidden="true">
        {emoji}
      </p>
    </section>
  );
}
