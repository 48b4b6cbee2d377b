import type { ReviewWording } from "../reviews/review-wording.content";
import type { TypedReview } from "../reviews/review";
import type { ReviewAddress } from "../reviews/list/review-address";
import type { SubjectReviews } from "../reviews/read-reviews.service";
import { Island } from "../platform/islands/island";
import { refreshRegion } from "../platform/islands/refresh-regions";
import type { ReviewFigures } from "../reviews/ratings/review-figures";
import ReviewForm, { type ReviewOutcome } from "../reviews/form/review-form.island";
import { formProps } from "../reviews/form/review-form-props";
import { ReviewList } from "../reviews/list/review-list";
import type { ArticleView } from "./article-view";
import styles from "./article-reviews.module.css";

interface ArticleReviewsProps {
  path: string;
  article: ArticleView;
  reviews: SubjectReviews;
  figures: ReviewFigures;
  wording: ReviewWording;
  /** The query of the page. */
  asked: ReviewAddress;
  outcome: ReviewOutcome;
  typed: TypedReview;
}

/** Players' own reviews of an article's balls: figures, list and form. There are no samples among them. */
export function ArticleReviews(props: ArticleReviewsProps) {
  const { path, article, reviews, figures, wording, asked, outcome, typed } = props;
  return (
    <div className={styles.columns}>
      <div>
        <ReviewList
          path={path}
          subject={article.slug}
          reviews={reviews}
          asked={asked}
          wording={wording}
        />
        <div {...refreshRegion("figures")}>
          <dl className={styles.figures}>
            {figures.cards.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <section id="write-a-review" aria-labelledby="write-a-review-title">
        <Island
          of={ReviewForm}
          when="touch"
          props={formProps({
            path,
            shortName: article.shortName,
            group: "Ball",
            wording,
            outcome,
            typed,
          })}
        />
      </section>
    </div>
  );
}
