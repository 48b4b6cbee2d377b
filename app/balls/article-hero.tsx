import { Byline } from "../about/byline";
import { Breadcrumb, type Crumb } from "../site/breadcrumb";
import { BallPicture } from "../ui/ball-picture";
import type { ArticleView } from "./article-view";
import styles from "./article-hero.module.css";
import { SampleLine } from "./sample-line";

/** The way back, title, author and dates of an article, the ball it is about first of all, and what in it is a sample. */
export function ArticleHero({ article, steps }: { article: ArticleView; steps: readonly Crumb[] }) {
  const { title, description, category, sample, coverBall } = article;
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <Breadcrumb steps={steps} />
            <p>
              <a className={styles.back} href="/reviews/balls">
                ← Back to Ball Testing
              </a>
            </p>
            <p className={styles.kind}>{category}</p>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <Byline
              author={article.author}
              published={article.publishDate}
              updated={article.updated}
              readMinutes={article.readMinutes}
            />
          </div>
          {coverBall ? (
            <div className={styles.picture}>
              <BallPicture ball={coverBall} />
            </div>
          ) : null}
        </div>
      </div>
      {sample ? (
        <p className={styles.sample}>
          <span>
            <SampleLine />
          </span>
        </p>
      ) : null}
    </>
  );
}
