import { addresses } from "../addresses";
import { confirmedFirst } from "../paddles/confirmed";
import type { Paddle } from "../paddles/paddle.content";
import { priceText } from "../platform/text/money";
import card from "../platform/ui/card.module.css";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./paddles-named.module.css";

/** The paddles an article mentions, in its margin, those we couldn't confirm last. */
export function PaddlesNamed({ paddles }: { paddles: readonly Paddle[] }) {
  return (
    <section aria-labelledby="paddles-named">
      <h2 id="paddles-named">Paddles in this article</h2>
      <ul className={styles.paddles}>
        {confirmedFirst(paddles.map((paddle) => ({ paddle }))).map(({ paddle }) => (
          <li key={paddle.slug}>
            <PaddlePicture paddle={paddle} />
            <p>
              <a className={card.whole} href={addresses.paddle.href(paddle)}>
                {paddle.name}
              </a>
              <span>{priceText(paddle.listPriceCents)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
