import { addresses } from "../../addresses";
import page from "../../platform/ui/page.module.css";
import type { MyReviewWording } from "./my-review.content";
import styles from "./my-review.module.css";

interface NoReviewProps {
  words: MyReviewWording;
  /** Whether it was withdrawn just now. */
  withdrawn: boolean;
}

/** What a private link says that leads to no review. */
export function NoReview({ words: { withdrawn: done, gone }, withdrawn }: NoReviewProps) {
  const { title, text } = withdrawn ? done : gone;
  return (
    <div className={page.page}>
      <div>
        <h1>{title}</h1>
        <p className={page.lead}>{text}</p>
      </div>
      {withdrawn ? null : (
        <ul className={styles.reasons}>
          {gone.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <p>
        <a className="button" href={addresses.paddleReviews.path}>
          {gone.link}
        </a>
      </p>
    </div>
  );
}
