import { addresses } from "../addresses.ts";
import { sampleSign } from "../platform/text/sample.ts";
import styles from "./sample-ribbon.module.css";

/** On every page while samples are on: what the mark means, and where it's explained. */
export function SampleRibbon() {
  return (
    <aside className={styles.ribbon} aria-label="Demo content">
      <a href={`${addresses.howItWorks.path}#on-samples`}>
        {`Demo content: anything marked ${sampleSign} is a sample we wrote.`}
      </a>
    </aside>
  );
}
