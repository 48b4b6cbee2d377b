import type { FactName, Paddle } from "../paddles/paddle.content";
import { isConfirmed } from "../paddles/paddle-facts";
import { Terms } from "../platform/ui/lists";
import styles from "./card-facts.module.css";

/** A paddle's weight and surface on its card in the finder. */
export function CardFacts({ paddle }: { paddle: Paddle }) {
  const unsure = (fact: FactName) =>
    isConfirmed(paddle, fact) ? null : <span> · not confirmed</span>;
  return (
    <Terms
      className={styles.facts}
      of={[
        [
          "Weight",
          <>
            {paddle.weightOz.toFixed(1)} oz{unsure("weightOz")}
          </>,
        ],
        [
          "Surface",
          <>
            {paddle.surface}
            {unsure("surface")}
          </>,
        ],
      ]}
    />
  );
}
