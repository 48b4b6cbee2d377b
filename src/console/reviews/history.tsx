import { ConsoleTime } from "../console-time";
import styles from "../console.module.css";
import type { ConsoleReview } from "./moderation.service";

/** What was done to a review, by whom and why. */
export function History({ of }: { of: ConsoleReview["history"] }) {
  return (
    <ul className={styles.facts}>
      {of.map(({ id, act, reason, done_at, actor }) => (
        <li key={id}>
          <ConsoleTime at={done_at} />: {act} by {actor || "someone"}
          {reason === "" ? "" : `, "${reason}"`}
        </li>
      ))}
    </ul>
  );
}
