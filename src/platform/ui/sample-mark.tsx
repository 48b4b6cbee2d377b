import { sampleSign } from "../text/sample-sign";
import styles from "./sample-mark.module.css";

/** The mark behind a sample figure or claim. Screen readers say 'sample'. */
export function SampleMark() {
  return (
    <span className={styles.mark} role="img" aria-label="sample">
      {sampleSign}
    </span>
  );
}
