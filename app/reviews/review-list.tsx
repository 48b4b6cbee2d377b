import type { ReviewWording } from "../../model/content/review-wording";
import { reportAddress } from "../../model/report";
import { type ReviewCursor, reviewAddress } from "../../model/review-address";
import type { ShownReview } from "../../server/reviews/read-reviews";
import { Island } from "../islands/island";
import MoreReviews from "./more-reviews.island";
import { renewed } from "./renewed";
import { ReviewItem } from "./review-item";
import styles from "./review-list.module.css";

interface ReviewListProps {
  /** The page's path. */
  path: string;
  subject: string;
  reviews: readonly ShownReview[];
  next: ReviewCursor | undefined;
  /** This page shows older reviews, not the first ones. */
  older: boolean;
  storeDown: boolean;
  wording: Pick<
    ReviewWording,
    "sampleMark" | "sampleSentence" | "noReviews" | "storeDown" | "report"
  >;
}

/** 'Player Reviews': the list itself, what it is made of, and the way to the next ones. */
export function ReviewList(props: ReviewListProps) {
  const { path, subject, reviews, next, older, storeDown, wording } = props;
  return (
    <section id="player-reviews" className={styles.section} aria-labelledby="player-reviews-title">
      <div className={styles.heading}>
        <h2 id="player-reviews-title">Player Reviews</h2>
        <a href="#write-a-review">Write a review</a>
      </div>
      <div {...renewed("review-list")}>
        {storeDown ? <p className={styles.notice}>{wording.storeDown}</p> : null}
        {reviews.some((review) => review.sample) ? (
          <p className={styles.note}>{wording.sampleSentence}</p>
        ) : null}
        {older ? (
          <p>
            <a href={`${path}#player-reviews`}>Back to the newest reviews</a>
          </p>
        ) : null}
        {reviews.length === 0 && !older && !storeDown ? (
          <p className={styles.none}>{wording.noReviews}</p>
        ) : null}
        <ul className={styles.list} data-reviews>
          {reviews.map((review) => (
            <ReviewItem
              key={review.id}
              review={review}
              wording={wording}
              reportAt={reportAddress({ subject, id: review.id })}
            />
          ))}
        </ul>
        {next ? (
          <Island
            of={MoreReviews}
            when="touch"
            props={{ address: reviewAddress(path, { before: next }) }}
          />
        ) : null}
      </div>
    </section>
  );
}
