import { articlePath } from "../addresses";
import { Icon } from "../platform/ui/icon";
import leads from "../platform/ui/leads.module.css";
import { ArticleFacts, type ListedArticle } from "./article-card";
import { ArticleDrawing } from "./article-drawing";
import styles from "./featured-article.module.css";

/** The featured article, on the court. */
export function FeaturedArticle({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, icon, look } = article;
  return (
    <section className={styles.featured} aria-label="Featured article">
      <div className={leads.words}>
        <p className={leads.facts}>
          <Icon name={icon} /> Featured · {category}
        </p>
        <h2>{title}</h2>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a className="button" href={articlePath(slug)} aria-label={`Read Article: ${title}`}>
          Read Article
        </a>
      </div>
      <div className={styles.picture}>
        <ArticleDrawing look={look} />
      </div>
    </section>
  );
}
