import type { ReviewWording } from "../../model/content/review-wording";
import { longDate } from "../../model/dates";
import { type ReviewCursor, reviewAddress } from "../../model/review-address";
import type { ShownReview } from "../../server/reviews/read-reviews";
import { Island } from "../islands/island";
import { Stars } from "../ui/stars";
import MoreReviews from "./more-reviews.island";
import { renewed } from "./renewed";
import styles from "./review-list.module.css";

interface ReviewListProps {
  /** The page's path. */
  path: string;
  reviews: readonly ShownReview[];
  next: ReviewCursor | undefined;
  /** This page shows older reviews, not the first ones. */
  older: boolean;
  storeDown: boolean;
  wording: Pick<ReviewWording, "sampleMark" | "sampleSentence" | "noReviews" | "storeDown">;
}

/** 'Player Reviews': the list itself, what it is made of, and the way to the next ones. */
export function ReviewList({ path, reviews, next, older, storeDown, wording }: ReviewListProps) {
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
          {reviews.map((review, index) => (
            <ReviewItem key={index} review={review} sampleMark={wording.sampleMark} />
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

function ReviewItem({ review, sampleMark }: { review: ShownReview; sampleMark: string }) {
  const { rating, firstName, duprRating, text, writtenAt, sample } = review;
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        <Stars rating={rating} fill="rounded" />
        <strong dir="auto">{firstName}</strong>
        <span>DUPR {duprRating}</span>
        {sample ? <span className={styles.sample}>{sampleMark}</span> : null}
        {writtenAt === null ? null : (
          <time dateTime={new Date(writtenAt).toISOString()}>{longDate(writtenAt)}</time>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}
