import { addresses } from "../addresses";
import type { Paddle } from "../paddles/paddle.content";
import { shortPriceText } from "../platform/text/money";
import { MarkedText } from "../platform/ui/marked-text";
import { useSiteFacts } from "../platform/render/site-facts";
import type { Reason } from "./choice-reasons";
import { shortVerdict } from "./short-verdict";
import styles from "./short-verdicts.module.css";

interface ShortVerdictsProps {
  paddles: readonly Paddle[];
  /** Each paddle's reasons. */
  reasons: readonly (readonly Reason[])[];
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
export function VerdictLines({ paddles, reasons, showsPrices = false }: ShortVerdictsProps) {
  const { unconfirmed } = useSiteFacts();
  return (
    <ul className={styles.lines}>
      {paddles.map((paddle, index) => {
        const { chooseIf, knowBefore } = shortVerdict(
          paddle,
          paddles.toSpliced(index, 1),
          reasons[index]!,
        );
        return (
          <li key={paddle.slug}>
            <p>
              {chooseIf === undefined ? (
                unconfirmed.page.replace("{name}", () => paddle.name)
              ) : (
                <>
                  Choose the <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
                  {showsPrices && paddle.listPriceCents !== null
                    ? ` (${shortPriceText(paddle.listPriceCents)})`
                    : null}{" "}
                  if <MarkedText text={`${chooseIf}.`} />
                </>
              )}
            </p>
            {chooseIf === undefined && paddle.criticisedFor.length === 0 ? null : (
              <p className={styles.before}>
                Know before you buy: <MarkedText text={knowBefore} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
