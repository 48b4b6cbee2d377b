import { longDate } from "../../model/dates";
import { Breadcrumb, type Crumb } from "../site/breadcrumb";
import { BallPicture } from "../ui/ball-picture";
import type { ArticleView } from "./article-view";
import styles from "./article-hero.module.css";

/** The way back, title and date of an article, the ball it is about first of all, and what in it is a sample. */
export function ArticleHero({ article, steps }: { article: ArticleView; steps: readonly Crumb[] }) {
  const { title, description, category, readMinutes, publishDate, sample, coverBall } = article;
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
            <p className={styles.kind}>
              {readMinutes} min read ·{" "}
              <time dateTime={publishDate}>{longDate(Date.parse(publishDate))}</time>
            </p>
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
            <strong>Sample article.</strong> Its community figures, ratings, pros, cons and player
            quotes are samples we wrote to show the site; what it says of holes, weights and
            official use comes from makers, shops and public reports.
          </span>
        </p>
      ) : null}
    </>
  );
}
