import type { Paddle } from "../../model/content/paddle";
import styles from "./which-one.module.css";

/** Whom each paddle suits, in the words of its own page, and the way there. */
export function WhichOne({ paddles }: { paddles: readonly Paddle[] }) {
  return (
    <section aria-labelledby="which-one">
      <h2 id="which-one">Which one?</h2>
      <div className={styles.columns}>
        {paddles.map(({ slug, name, buyIf }) => (
          <div key={slug}>
            <h3>Pick the {name} if</h3>
            <ul>
              {buyIf.map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
            <a href={`/${slug}`}>Read the {name} review</a>
          </div>
        ))}
      </div>
    </section>
  );
}
