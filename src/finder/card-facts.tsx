import type { FactName, Paddle } from "../paddles/paddle.content";
import { isConfirmed } from "../paddles/paddle-facts";
import styles from "./card-facts.module.css";

/** A paddle's weight and surface on its card in the finder. */
export function CardFacts({ paddle }: { paddle: Paddle }) {
  return (
    <dl className={styles.facts}>
      <Fact label="Weight" paddle={paddle} fact="weightOz">
        {paddle.weightOz.toFixed(1)} oz
      </Fact>
      <Fact label="Surface" paddle={paddle} fact="surface">
        {paddle.surface}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: string;
  paddle: Paddle;
  fact: FactName;
  children: React.ReactNode;
}

function Fact({ label, paddle, fact, children }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {isConfirmed(paddle, fact) ? null : <span> · not confirmed</span>}
      </dd>
    </div>
  );
}
