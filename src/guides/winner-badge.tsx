import { MarkedText } from "../platform/ui/marked-text";
import styles from "./winner-badge.module.css";

/** What a guide's winner is best for. */
export function WinnerBadge({ badge }: { badge: string }) {
  return (
    <span className={styles.badge}>
      <MarkedText text={badge} />
    </span>
  );
}
