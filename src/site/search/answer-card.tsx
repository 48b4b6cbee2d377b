import { addresses } from "../../addresses.ts";
import { priceText } from "../../platform/text/money.ts";
import { MarkedText } from "../../platform/ui/marked-text.tsx";
import { namedAsSold, soldSlug } from "../paddles/paddle-facts.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import type { SearchCard } from "./search-answer.ts";
import styles from "./answer-card.module.css";

/** The answer to a search: a sentence, up to three paddles with a reason each, and the way to the rest. */
export function AnswerCard({ card: { sentence, paddles, more } }: { card: SearchCard }) {
  return (
    <section className={`stack gap-4 ${styles.card}`} aria-labelledby="answer">
      <h2 id="answer">{sentence}</h2>
      {paddles.length > 0 ? (
        <ol className={styles.paddles}>
          {paddles.map(({ paddle, reason }) => (
            <li key={soldSlug(paddle)}>
              <span className={styles.drawn} aria-hidden="true">
                <PaddlePicture paddle={paddle} detail="small" />
              </span>
              <div>
                <p>
                  <a className="bold" href={addresses.paddle.href(paddle)}>
                    {namedAsSold(paddle).name}
                  </a>{" "}
                  <span className="muted numbers">
                    {paddle.listPriceCents === null
                      ? "price not confirmed"
                      : priceText(paddle.listPriceCents)}
                  </span>
                </p>
                <p className="small muted">
                  <MarkedText text={reason} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      ) : null}
      <p>
        <a className="tap bold" href={more.path}>
          {more.text}
        </a>
      </p>
    </section>
  );
}
