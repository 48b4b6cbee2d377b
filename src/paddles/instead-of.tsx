import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { MarkedText } from "../platform/ui/marked-text";
import { pairPath } from "../tray/comparison-address";
import type { Alternative } from "./alternatives";
import { CompareWith } from "./compare-with";
import styles from "./instead-of.module.css";
import { capitalized, listed } from "../platform/text/grammar";
import type { Paddle } from "./paddle.content";

interface InsteadOfProps {
  paddle: Paddle;
  alternatives: readonly Alternative[];
  /** The likeliest to compare with, those that are alternatives left out. */
  partners: readonly Paddle[];
}

/** The paddles to look at instead of one, each with its reason, then the other likely comparisons. */
export function InsteadOf(props: InsteadOfProps) {
  return (
    <CachedMarkup as="div" frame={{ className: styles.instead }} inside={Others} props={props} />
  );
}

function Others({ paddle, alternatives, partners }: InsteadOfProps) {
  return (
    <>
      {alternatives.length > 0 ? (
        <section aria-labelledby="instead-of-this">
          <h2 id="instead-of-this">Instead of this</h2>
          <ul>
            {alternatives.map((each) => (
              <Item key={each.paddle.slug} of={paddle} alternative={each} />
            ))}
          </ul>
        </section>
      ) : null}
      <CompareWith paddle={paddle} partners={partners} />
    </>
  );
}

function Item({
  of,
  alternative: { paddle, kinds, reason },
}: {
  of: Paddle;
  alternative: Alternative;
}) {
  const kind = capitalized(listed(kinds));
  return (
    <li className={styles.item}>
      <h3>
        {kind}: <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>{" "}
        <span>{priceText(paddle.listPriceCents)}</span>
      </h3>
      <p>
        <MarkedText text={reason} />
      </p>
      <a
        href={pairPath(of.slug, paddle.slug)}
        aria-label={`Compare side by side: ${of.name} and ${paddle.name}`}
      >
        Compare side by side
      </a>
    </li>
  );
}
