import styles from "../console.module.css";
import type { ConsoleReview } from "./moderation.service";
import { ReasonField } from "./reason-field";
import { SureBox } from "./sure-box";

interface ReviewActsProps {
  of: ConsoleReview;
  /** What buttons call the review. */
  named: string;
}

/** What can be done to a review, in one form. */
export function ReviewActs({ of: { id, state, reports }, named }: ReviewActsProps) {
  const isStored = state === "shown" || state === "hidden";
  if (!isStored && reports.length === 0) return null;
  const what = <span className="unseen"> {named}</span>;
  return (
    <form method="post" className={styles.form}>
      <input type="hidden" name="reports" value={reports.map((report) => report.id).join(" ")} />
      {isStored ? <input type="hidden" name="review" value={id} /> : null}
      <ReasonField />
      <p className={styles.acts}>
        {reports.length === 0 ? null : (
          <button type="submit" name="act" value="close" formNoValidate>
            Looks fine{what}
          </button>
        )}
        {state === "shown" ? (
          <button className="quiet" type="submit" name="act" value="hide" formNoValidate>
            Hide{what}
          </button>
        ) : null}
        {state === "hidden" ? (
          <button className="quiet" type="submit" name="act" value="restore" formNoValidate>
            Restore{what}
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
