import type { ReviewWording } from "../../model/content/review-wording";
import type { TypedReview } from "../../model/review";
import type { ReviewAddress } from "../../model/review-address";
import type { SubjectReviews } from "../../server/reviews/read-reviews";
import { Island } from "../islands/island";
import { refreshRegion } from "../reviews/refresh-regions";
import type { ReviewFigures } from "../reviews/review-figures";
import ReviewForm, { type ReviewOutcome } from "../reviews/review-form.island";
import { formProps } from "../reviews/review-form-props";
import { ReviewList } from "../reviews/review-list";
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
