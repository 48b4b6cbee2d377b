import type { ReviewWording } from "../../model/content/review-wording";
import { longDate } from "../../model/dates";
import type { ShownReview } from "../../server/reviews/read-reviews";
import { Stars } from "../ui/stars";
import styles from "./review-list.module.css";

interface ReviewItemProps {
  review: ShownReview;
  wording: Pick<ReviewWording, "sampleMark" | "report">;
  /** Where it can be reported, in lists. */
  reportAt?: string;
}

/** A review as an item of a list. */
export function ReviewItem({ review, wording, reportAt }: ReviewItemProps) {
  const { rating, firstName, duprRating, text, writtenAt, sample } = review;
  return (
    <li className={styles.review}>
      <p className={styles.byline}>
        <Stars rating={rating} fill="rounded" />
        <strong dir="auto">{firstName}</strong>
        <span>DUPR {duprRating}</span>
        {sample ? <span className={styles.sample}>{wording.sampleMark}</span> : null}
        {writtenAt === null ? null : (
          <time dateTime={new Date(writtenAt).toISOString()}>{longDate(writtenAt)}</time>
        )}
        {reportAt ? (
          <a
            className={styles.report}
            href={reportAt}
            rel="nofollow"
            aria-label={wording.report.name.replace("{name}", () => firstName)}
          >
            {wording.report.link}
          </a>
        ) : null}
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}
