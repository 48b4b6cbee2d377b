import { addresses } from "../../addresses.ts";
import { isIdentified, soldSlug } from "../paddles/paddle-facts.ts";
import { knowBefore, saidOfVersion } from "../paddles/say.ts";
import { shortPriceText } from "../../platform/text/money.ts";
import { MarkedText } from "../../platform/ui/marked-text.tsx";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import type { Units } from "../../platform/text/units.ts";
import { fill } from "../../platform/text/fill.ts";
import { apartInShort, type Choice, chooseIf } from "./choices.ts";
import styles from "./short-verdicts.module.css";

interface ShortVerdictsProps {
  choices: readonly Choice[];
  units: Units;
  showsPrices?: boolean;
  /** Whether a verdict above gives the reasons. */
  isDecided?: boolean;
}

/** The answer first: a sentence for each paddle, and what to know before buying it. */
export function ShortVerdicts(props: ShortVerdictsProps) {
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 className="muted medium" id="in-short">
        In short
      </h2>
      <VerdictLines {...props} />
    </section>
  );
}

/** The sentences of `ShortVerdicts` without their heading. */
export function VerdictLines({
  choices,
  units,
  showsPrices = false,
  isDecided = false,
}: ShortVerdictsProps) {
  const { unconfirmed } = useSiteFacts();
  const isAlone = choices.length === 1;
  return (
    <ul className={styles.lines}>
      {choices.map((choice) => {
        const { paddle, criticism } = choice;
        const apart = isDecided ? undefined : apartInShort(choice, units);
        const condition = isDecided ? undefined : chooseIf(choice, units);
        const isSilent = !isDecided && apart === undefined && condition === undefined;
        const link = (
          <a className="bold" href={addresses.paddle.href(paddle)}>
            {paddle.name}
          </a>
        );
        if (isSilent && paddle.version && isIdentified(paddle))
          return (
            <li key={soldSlug(paddle)}>
              <p>
                {link}: {saidOfVersion(paddle.version)}
              </p>
            </li>
          );
        return (
          <li key={soldSlug(paddle)}>
            <p>
              {isSilent && !isIdentified(paddle) ? (
                fill(unconfirmed.page, { name: paddle.name })
              ) : (
                <>
                  {link}
                  {showsPrices && paddle.listPriceCents !== null
                    ? ` (${shortPriceText(paddle.listPriceCents)})`
                    : null}
                  {isDecided || (isSilent && isAlone) ? null : ": "}
                  {isSilent && !isAlone ? "nothing we know puts it clearly ahead here." : null}
                  {apart === undefined ? null : <strong>{apart}. </strong>}
                  {condition === undefined ? null : (
                    <MarkedText
                      text={`${apart === undefined ? "c" : "C"}hoose it if ${condition}.`}
                    />
                  )}
                </>
              )}
            </p>
            {isSilent && criticism === undefined ? null : (
              <p className="small muted">
                Know before you buy: <MarkedText text={knowBefore(paddle, criticism)} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
