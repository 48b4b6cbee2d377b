import styles from "./winner-badge.module.css";

/** What a guide's winner is best for. */
export function WinnerBadge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
