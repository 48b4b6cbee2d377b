import type { PaddleLists } from "./paddle-lists.content";
import type { PublishedSite } from "../library/published";
import page from "../platform/ui/page.module.css";
import { SampleMark } from "../platform/ui/sample-mark";
import styles from "./shop-promises.module.css";

interface ShopPromisesProps {
  promises: PublishedSite["shopPromises"];
  words: Pick<PaddleLists["finder"], "promisesTitle" | "promisesNote">;
}

/** A shop's promises. Unconfirmed ones are marked. */
export function ShopPromises({ promises, words }: ShopPromisesProps) {
  if (promises.length === 0) return null;
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises">{words.promisesTitle}</h2>
      {promises.some(({ isSample }) => isSample) ? (
        <p className={page.note}>{words.promisesNote}</p>
      ) : null}
      <ul>
        {promises.map(({ title, text, isSample }) => (
          <li key={title}>
            <h3>
              {title}
              {isSample ? <SampleMark /> : null}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
