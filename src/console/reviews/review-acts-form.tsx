import styles from "../console.module.css";
import type { ConsoleReview } from "./moderation.service";
import { ReasonField } from "./reason-field";
import { readText } from "./review-acts";
import { SureBox } from "./sure-box";

interface ReviewActsProps {
  of: ConsoleReview;
  /** What buttons call the review. */
  named: string;
}

/** What can be done to a review, in one form. */
export function ReviewActs({
  of: { id, version, state, reports, alike, isAhead },
  named,
}: ReviewActsProps) {
  const isStored = state !== "sample" && state !== "gone";
  const isHeld = state === "held";
  const others = alike.count - (state === "hidden" ? 0 : 1);
  if (!isStored && reports.length === 0) return null;
  const what = <span className="unseen"> {named}</span>;
  return (
    <form method="post" className={styles.form}>
      {isStored ? <input type="hidden" name="review" value={id} /> : null}
      <input type="hidden" name="read" value={readText({ id, version, reports })} />
      <ReasonField />
      <p className={styles.acts}>
        {isHeld || reports.length > 0 ? (
          <button type="submit" name="act" value={isHeld ? "approve" : "close"} formNoValidate>
            Looks fine{what}
          </button>
        ) : null}
        {isHeld || state === "shown" ? (
          <button className="quiet" type="submit" name="act" value="hide" formNoValidate>
            Hide{what}
          </button>
        ) : null}
        {state === "hidden" ? (
          <button className="quiet" type="submit" name="act" value="restore" formNoValidate>
            Restore{what}
          </button>
        ) : null}
        {isAhead ? (
          <button className="quiet" type="submit" name="act" value="redate" formNoValidate>
            Date it now{what}
          </button>
        ) : null}
        {isStored && others > 0 ? (
          <button className="quiet" type="submit" name="act" value="hide alike" formNoValidate>
            Hide all {alike.count} like this, {alike.shown} shown
            {what}
          </button>
        ) : null}
      </p>
      {isStored ? (
        <details>
          <summary>Delete…{what}</summary>
          <SureBox label="Yes, delete for good" />
          <button type="submit" name="act" value="delete">
            Delete{what}
          </button>
        </details>
      ) : null}
    </form>
  );
}
