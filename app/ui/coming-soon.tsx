import styles from "./coming-soon.module.css";

/** Marks what is not there yet. It is a mark and looks like one: nothing to press. */
export function ComingSoon() {
  return <p className={styles.mark}>Coming Soon</p>;
}
