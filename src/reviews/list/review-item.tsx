import type { ReviewWording } from "../review-wording.content";
import { longDate } from "../../platform/text/dates";
import { reviewAnchor } from "./review-address";
import type { ReviewView } from "./find-reviews.service";
import { Stars } from "../ratings/stars";
import styles from "./review-list.module.css";

interface ReviewItemProps {
  review: ReviewView;
  wording: Pick<ReviewWording, "sampleMark" | "report" | "votes">;
  /** Where it can be reported, in lists. There it also takes votes, in the form around them. */
  reportAt?: string;
}

/** A review as an item of a list. */
export function ReviewItem({ review, wording, reportAt }: ReviewItemProps) {
  const { id, writtenAt, sample, helpful, ...fields } = review;
  const { rating, firstName, duprRating, reviewText, ...unshown } = fields;
  // A field that this page doesn't show yet is a type error.
  unshown satisfies Record<PropertyKey, never>;
  return (
    <li className={styles.review} id={reviewAnchor(id)}>
      <p className={styles.byline}>
        <Stars rating={rating} />
        <strong dir="auto">{firstName}</strong>
        <span>DUPR {duprRating}</span>
        {sample ? <span className={styles.sample}>{wording.sampleMark}</span> : null}
        {writtenAt === null ? null : (
          <time dateTime={new Date(writtenAt).toISOString()}>{longDate(writtenAt)}</time>
        )}
      </p>
      <p className={styles.text} dir="auto">
        {reviewText}
      </p>
      {reportAt ? (
        <div className={styles.acts}>
          {helpful === null ? null : (
            <>
              <button
                type="submit"
                name="review"
                value={id}
                aria-label={wording.votes.name.replace("{name}", () => firstName)}
              >
                {wording.votes.button}
              </button>
              {helpful > 0 ? (
                <span>
                  {wording.votes.count.replace("{count}", helpful.toLocaleString("en-US"))}
                </span>
              ) : null}
            </>
          )}
          <a
            href={reportAt}
            rel="nofollow"
            aria-label={wording.report.name.replace("{name}", () => firstName)}
          >
            {wording.report.link}
          </a>
        </div>
      ) : null}
    </li>
  );
}
