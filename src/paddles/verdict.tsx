import type { Paddle } from "./paddle.content";
import styles from "./verdict.module.css";

/** Who should buy it and who shouldn't, then its strengths and weaknesses. */
export function Verdict({ paddle }: { paddle: Paddle }) {
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="Who it is for">
      <Phrases title="Buy it if" phrases={paddle.buyIf} mark="+" />
      <Phrases title="Skip it if" phrases={paddle.skipIf} mark="−" />
      <Phrases title="Known for" phrases={paddle.knownFor} />
      <Phrases title="Criticized for" phrases={paddle.criticisedFor} />
    </section>
  );
}

interface PhrasesProps {
  title: string;
  phrases: readonly string[];
  mark?: string;
}

function Phrases({ title, phrases, mark = "·" }: PhrasesProps) {
  return (
    <div>
      <h2>{title}</h2>
      {phrases.length === 0 ? (
        <p>Not confirmed</p>
      ) : (
        <ul data-mark={mark}>
          {phrases.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
