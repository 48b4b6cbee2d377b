import type { PublishedAbout } from "../library/published";
import { SampleMark } from "../platform/ui/sample-mark";
import styles from "./claims.module.css";

/** Figures about the site, each marked until its owner has confirmed it; nothing where there are none. */
export function Claims({ claims }: Pick<PublishedAbout, "claims">) {
  if (claims.length === 0) return null;
  return (
    <section className={styles.claims} aria-label="In figures">
      <dl>
        {claims.map(({ figure, label, isSample }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              {isSample ? <SampleMark /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
