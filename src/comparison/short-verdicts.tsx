import { addresses } from "../addresses.ts";
import { knowBefore } from "../paddles/say.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { MarkedText } from "../platform/ui/marked-text.tsx";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import type { Units } from "../platform/text/units.ts";
import { type Choice, chooseIf } from "./choices.ts";
import styles from "./short-verdicts.module.css";

interface ShortVerdictsProps {
  choices: readonly Choice[];
  units: Units;
  showsPrices?: boolean;
}

/** The answer first: a sentence for each paddle, and what to know before buying it. */
export function ShortVerdicts(props: ShortVerdictsProps) {
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      <VerdictLines {...props} />
    </section>
  );
}

/** The same without its heading. */
export function VerdictLines({ choices, units, showsPrices = false }: ShortVerdictsProps) {
  const { unconfirmed } = useSiteFacts();
  return (
    <ul className={styles.lines}>
      {choices.map((choice) => {
        const { paddle, criticism } = choice;
        const condition = chooseIf(choice, units);
        return (
          <li key={paddle.slug}>
            <p>
              {condition === undefined ? (
                unconfirmed.page.replace("{name}", () => paddle.name)
              ) : (
                <>
                  Choose the <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
                  {showsPrices && paddle.listPriceCents !== null
                    ? ` (${shortPriceText(paddle.listPriceCents)})`
                    : null}{" "}
                  if <MarkedText text={`${condition}.`} />
                </>
              )}
            </p>
            {condition === undefined && criticism === undefined ? null : (
              <p className={styles.before}>
                Know before you buy: <MarkedText text={knowBefore(paddle, criticism)} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
