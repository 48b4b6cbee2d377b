import type { AboutPage } from "../../model/content/about";
import styles from "./claims.module.css";

/** Figures about the site, each marked until its owner has confirmed it; nothing where there are none. */
export function Claims({ claims }: { claims: AboutPage["claims"] }) {
  if (claims.length === 0) return null;
  const someAreSamples = claims.some(({ confirmed }) => !confirmed);
  return (
    <section className={styles.claims} aria-label="In figures">
      <dl>
        {claims.map(({ figure, label, confirmed }) => (
          <div key={label}>
            <dt>
              {label}
              {confirmed ? null : <span className={styles.mark}>Sample figure</span>}
            </dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {someAreSamples ? (
        <p>
          Figures marked Sample figure show how this page looks. They are not counted or confirmed.
        </p>
      ) : null}
    </section>
  );
}
