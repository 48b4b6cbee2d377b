import styles from "./sample-mark.module.css";

/** The mark on what is a sample, behind its words. */
export function SampleMark({ children = "Sample" }: { children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
