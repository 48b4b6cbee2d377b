import { addresses } from "../../addresses";
import styles from "./coming-soon.module.css";

/** Marks what isn't available yet. It looks like a mark, not like a button. */
export function ComingSoon() {
  return <p className={styles.mark}>Coming Soon</p>;
}

/** The way to hear of it: the newsletter's next issue lists what is new. */
export function EmailMe() {
  return (
    <a className="button" href={addresses.newsletter.path}>
      Email me when it's out
    </a>
  );
}
