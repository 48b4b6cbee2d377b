import { type MouseEvent, type RefObject, useId } from "react";
import { addresses } from "../../addresses";
import type { Notice } from "../../platform/forms/form-wording.content";
import { reviewPermalink } from "../list/review-address";
import { ReviewItem } from "../list/review-item";
import type { WrittenReview } from "../own/own-reviews.service";
import type { ReviewWording } from "../review-wording.content";
import { CloseSheet } from "./close-sheet";
import styles from "./review-form.module.css";

interface ReviewAnswerProps {
  /** The page's path. */
  path: string;
  written: WrittenReview;
  notice: Notice | undefined;
  wording: Pick<ReviewWording, "own" | "held" | "close" | "edited" | "fields">;
  stoodOut: ReviewWording["stoodOut"] | undefined;
  /** Gets the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  startOver: () => void;
}

/** What the form becomes once a review is stored: the review, where its writer can go on, and the way to another one. */
export function ReviewAnswer(props: ReviewAnswerProps) {
  const { path, written, notice, wording, stoodOut, heading, startOver } = props;
  const { id, key, isHeld, shown } = written;
  const { own: words, held } = wording;
  const textId = useId();

  function writeAnother(event: MouseEvent) {
    event.preventDefault();
    startOver();
  }

  return (
    <div className={styles.form} data-answer>
      <div className={styles.head}>
        <h2
          id="write-a-review-title"
          ref={heading}
          tabIndex={-1}
          aria-describedby={notice?.text && textId}
        >
          {notice?.title}
        </h2>
        <CloseSheet text={wording.close} />
      </div>
      {notice?.text ? <p id={textId}>{notice.text}</p> : null}
      {shown ? (
        <ul className={styles.card}>
          <ReviewItem review={shown} wording={{ ...wording, stoodOut }} />
        </ul>
      ) : null}
      {id === null || (isHeld && key === null) ? null : (
        <div className={styles.written}>
          <p>
            {isHeld ? null : <a href={reviewPermalink(path, id)}>{words.see}</a>}
            {key === null ? null : (
              <a href={addresses.myReview.href({ key })} rel="nofollow">
                {words.edit}
              </a>
            )}
          </p>
          <p className={styles.private}>
            {isHeld ? held.private : key === null ? words.known : words.private}
          </p>
        </div>
      )}
      <p>
        <a
          className={`button quiet ${styles.another}`}
          href={`${path}#write-a-review`}
          onClick={writeAnother}
        >
          {words.another}
        </a>
      </p>
    </div>
  );
}
