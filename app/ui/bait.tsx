import { baitField } from "../../model/bait";
import styles from "./bait.module.css";

/** A field for programs that fill in every field. People neither see it nor reach it. */
export function Bait() {
  return (
    <p className={styles.bait} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={baitField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
