import { honeypotField } from "./outcome.ts";
import styles from "./honeypot.module.css";

/** A field for bots, which fill in every field. People neither see nor reach it. */
export function Honeypot() {
  return (
    <p className={styles.honeypot} aria-hidden="true">
      <label>
        Leave this field empty
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}
