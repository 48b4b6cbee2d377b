import { noticeLine } from "../../platform/forms/notice-line";
import type { Notice } from "../../platform/forms/form-wording.content";
import type { MyReviewWording } from "./my-review.content";
import styles from "./my-review.module.css";

interface WithdrawReviewProps {
  address: string;
  words: MyReviewWording["withdraw"];
  /** Why the last try withdrew nothing. */
  outcome: { kind: string; notice?: Notice } | undefined;
}

/** The form that deletes a review. It takes two clicks. */
export function WithdrawReview({ address, words, outcome }: WithdrawReviewProps) {
  return (
    <details id="withdraw" className={styles.withdraw} open={outcome !== undefined}>
      <summary>{words.title}</summary>
      <form method="post" action={`${address}?withdraw#withdraw`}>
        <p>{words.text}</p>
        <button className="quiet" type="submit">
          {words.button}
        </button>
        <p className={styles.outcome} role="status">
          {outcome ? noticeLine(outcome.notice ?? { title: words.failure }) : null}
        </p>
      </form>
    </details>
  );
}
