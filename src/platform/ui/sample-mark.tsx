import styles from "./sample-mark.module.css";

/** The mark behind sample content. */
export function SampleMark({ children = "Sample" }: { children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
