import styles from "./tray-check.module.css";
import { Collected, type TrayToggleProps } from "./tray-toggle.tsx";

/** A checkbox that adds a paddle to the tray or removes it. In a list, all are in one form. */
export function TrayCheck({ paddle }: TrayToggleProps) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name="paddles" value={paddle.slug} />
      <Collected paddle={paddle} />
      <span className="unseen">{`Compare ${paddle.name}`}</span>
    </label>
  );
}
