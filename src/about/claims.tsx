import type { PublishedAbout } from "../library/published";
import { Marked } from "../platform/ui/marked-text";
import styles from "./claims.module.css";

/** Figures about the site, each marked until its owner has confirmed it; nothing where there are none. */
export function Claims({ claims }: Pick<PublishedAbout, "claims">) {
  if (claims.length === 0) return null;
  return (
    <section className={styles.claims} aria-label="In figures">
      <dl>
        {claims.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Marked value={figure} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
