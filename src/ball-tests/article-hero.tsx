import { addresses } from "../addresses";
import { Byline } from "../about/byline";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { BallPicture } from "../balls/ball-picture";
import { PageHeader } from "../platform/ui/page-header";
import type { ArticleView } from "./article-view";
import styles from "./article-hero.module.css";
import { SampleLine } from "./sample-line";

/** An article's breadcrumbs, title, author, dates and main ball, and a note on what in it is a sample. */
export function ArticleHero({
  article,
  breadcrumbs,
}: {
  article: ArticleView;
  breadcrumbs: readonly Crumb[];
}) {
  const { title, description, category, sample, coverBall } = article;
  return (
    <>
      <PageHeader tall picture={coverBall ? <BallPicture ball={coverBall} /> : null}>
        <Breadcrumb crumbs={breadcrumbs} />
        <p>
          <a className={styles.back} href={addresses.ballTests.path}>
            ← Back to Ball Testing
          </a>
        </p>
        <p className={styles.kind}>{category}</p>
        <h1>{title}</h1>
        <p>{description}</p>
        <Byline
          author={article.author}
          published={article.publishDate}
          updated={article.updated}
          readMinutes={article.readMinutes}
        />
      </PageHeader>
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
