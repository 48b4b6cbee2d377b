import { addresses } from "../addresses";
import type { Paddle } from "../paddles/paddle.content";
import type { PairVerdict } from "./pair-verdict";
import page from "../platform/ui/page.module.css";
import styles from "./which-one.module.css";

interface WhichOneProps {
  paddles: readonly Paddle[];
  /** The reasons for each of them, from data. */
  verdict: PairVerdict;
  /** The facts that couldn't be compared, in a sentence. */
  notCompared: string | undefined;
}

/** Which of two paddles to choose: first the reasons from data, then whom each suits in the words of its own page. */
export function WhichOne({ paddles, verdict, notCompared }: WhichOneProps) {
  return (
    <section aria-labelledby="which-one">
      <h2 id="which-one">Which one?</h2>
      {verdict.every((reasons) => reasons.length === 0) ? (
        <p className={page.note}>
          No confirmed figure sets these two apart by enough to choose by it.
        </p>
      ) : null}
      <div className={styles.columns}>
        {paddles.map(({ slug, name, buyIf }, index) => (
          <div key={slug}>
            <h3>Choose the {name} if</h3>
            <Phrases phrases={verdict[index] ?? []} />
            <h4>Also, going by its review, if</h4>
            <Phrases phrases={buyIf} />
            <a href={addresses.paddle.href({ slug })}>Read the {name} review</a>
          </div>
        ))}
      </div>
      {notCompared ? <p className={page.note}>{notCompared}</p> : null}
    </section>
  );
}

function Phrases({ phrases }: { phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <ul>
      {phrases.map((phrase) => (
        <li key={phrase}>{phrase}</li>
      ))}
    </ul>
  );
}
