import { addresses } from "../../model/addresses";
import type { Paddle } from "../../model/content/paddle";
import { priceText } from "../../model/money";
import card from "../ui/card.module.css";
import { PaddlePicture } from "../ui/paddle-picture";
import styles from "./paddles-named.module.css";

/** The paddles an article mentions, in its margin. */
export function PaddlesNamed({ paddles }: { paddles: readonly Paddle[] }) {
  return (
    <section aria-labelledby="paddles-named">
      <h2 id="paddles-named">Paddles in this article</h2>
      <ul className={styles.paddles}>
        {paddles.map((paddle) => (
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
