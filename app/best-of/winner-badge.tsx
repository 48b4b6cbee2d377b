import styles from "./winner-badge.module.css";

/** What a guide's first place is best at. */
export function WinnerBadge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
