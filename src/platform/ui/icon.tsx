import { type IconName, icons } from "./icons.ts";
import styles from "./icon.module.css";

/** A decorative icon beside a text that says the same. */
export function Icon({ name }: { name: IconName }) {
  const { lines, ball } = icons[name];
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} />
      {ball ? <circle cx={ball[0]} cy={ball[1]} r="2.5" /> : null}
    </svg>
  );
}
