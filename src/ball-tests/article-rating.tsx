import { refreshRegion } from "../platform/islands/refresh-regions";
import { LevelChoice } from "../reviews/level/level-choice";
import { LevelRating } from "../reviews/level/level-rating";
import { FigureCards } from "../reviews/ratings/figure-cards";
import type { ReviewFigures } from "../reviews/ratings/review-figures";
import { Stars } from "../reviews/ratings/stars";
import styles from "./article-rating.module.css";

/** How an article's reviews rate: the average and the count, overall and near the reader's own level. */
export function ArticleRating({ figures }: { figures: ReviewFigures }) {
  const { average, buckets, cards } = figures;
  return (
    <div className={styles.rating}>
      <div {...refreshRegion("figures")} className={styles.figures}>
        <FigureCards of={cards} />
        {average === undefined ? null : (
          <p className={styles.near}>
            <Stars rating={average} />
            <LevelRating buckets={buckets} />
          </p>
        )}
      </div>
      <LevelChoice />
    </div>
  );
}
