import type { FactName, Paddle } from "../paddles/paddle.content";
import { isConfirmed, surfaceText } from "../paddles/paddle-facts";
import { keepUnits } from "../platform/text/keep-units";
import { Terms } from "../platform/ui/lists";
import { Unconfirmed } from "../platform/ui/unsure-mark";
import styles from "./card-facts.module.css";

const shown = ["weightOz", "surface"] as const;

/** Whether the card's facts of any of these paddles are marked as not confirmed. */
export function hasUnconfirmed(listed: readonly { paddle: Paddle }[]): boolean {
  return listed.some(({ paddle }) => shown.some((fact) => !isConfirmed(paddle, fact)));
}

/** A paddle's weight and surface on its card in the finder. */
export function CardFacts({ paddle }: { paddle: Paddle }) {
  const unsure = (fact: FactName) => (isConfirmed(paddle, fact) ? null : <Unconfirmed />);
  return (
    <Terms
      className={styles.facts}
      of={[
        [
          "Weight",
          <>
            {keepUnits(`${paddle.weightOz.toFixed(1)} oz`)}
            {unsure("weightOz")}
          </>,
        ],
        [
          "Surface",
          <>
            {surfaceText(paddle)}
            {unsure("surface")}
          </>,
        ],
      ]}
    />
  );
}
