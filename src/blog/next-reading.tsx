import type { BlogArticle } from "./blog.content";
import { readMinutes } from "../platform/text/words-in";
import { addresses, articlePath } from "../addresses";
import { CachedMarkup } from "../platform/ui/cached-markup";
import card from "../platform/ui/card.module.css";
import styles from "./next-reading.module.css";

type Next = Pick<BlogArticle, "slug" | "title" | "category" | "excerpt" | "words">;

/** The articles to read next. Renders nothing without any. */
export function NextReading({ articles }: { articles: readonly Next[] }) {
  if (articles.length === 0) return null;
  return (
    <CachedMarkup
      as="section"
      frame={{ className: styles.next, "aria-labelledby": "next-reading" }}
      inside={List}
      props={{ articles }}
    />
  );
}

function List({ articles }: { articles: readonly Next[] }) {
  return (
    <>
      <h2 id="next-reading">Read next</h2>
      <ul>
        {articles.map(({ slug, title, category, excerpt, words }) => (
          <li key={slug}>
            <p className={styles.facts}>
              {category} · {readMinutes(words)} min read
            </p>
            <h3>
              <a className={`${card.title} ${card.whole}`} href={articlePath(slug)}>
                {title}
              </a>
            </h3>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
      <p>
        <a className={styles.all} href={addresses.blog.path}>
          All articles
        </a>
      </p>
    </>
  );
}
