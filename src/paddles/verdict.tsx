import type { Paddle } from "./paddle.content";
import { Phrases } from "../platform/ui/lists";
import styles from "./verdict.module.css";

/** Who should buy it and who shouldn't, then its strengths and weaknesses. */
export function Verdict({ paddle }: { paddle: Paddle }) {
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="Who it is for">
      <Part title="Buy it if" of={paddle.buyIf} mark="+" />
      <Part title="Skip it if" of={paddle.skipIf} mark="−" />
      <Part title="Known for" of={paddle.knownFor} />
      <Part title="Criticized for" of={paddle.criticisedFor} />
    </section>
  );
}

function Part({ title, of, mark = "·" }: { title: string; of: readonly string[]; mark?: string }) {
  return (
    <div>
      <h2>{title}</h2>
      {of.length === 0 ? <p>Not confirmed</p> : <Phrases of={of} mark={mark} />}
    </div>
  );
}
