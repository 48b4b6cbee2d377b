import page from "../../platform/ui/page.module.css";
import styles from "../console.module.css";
import { ReasonField } from "./reason-field";
import { SureBox } from "./sure-box";

/** The id of the form that the checkboxes on reviews belong to. */
export const selectedForm = "selected";

/** What can be done to the selected reviews. */
export function SelectedReviews() {
  return (
    <section className={page.section} aria-labelledby="all-selected">
      <h2 id="all-selected">Selected reviews</h2>
      <form method="post" id={selectedForm} className={styles.form}>
        <ReasonField />
        <p className={styles.acts}>
          <button className="quiet" type="submit" name="act" value="hide" formNoValidate>
            Hide selected
          </button>
          <button className="quiet" type="submit" name="act" value="restore" formNoValidate>
            Restore selected
          </button>
        </p>
        <details>
          <summary>Delete selected…</summary>
          <SureBox label="Yes, delete for good" />
          <button type="submit" name="act" value="delete">
            Delete selected
          </button>
        </details>
      </form>
    </section>
  );
}
