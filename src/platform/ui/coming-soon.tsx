import styles from "./coming-soon.module.css";

/** Marks what isn't available yet. It looks like a mark, not like a button. */
export function ComingSoon() {
  return <p className={styles.mark}>Coming Soon</p>;
}
