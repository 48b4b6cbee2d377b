import type { PaddleLists } from "./paddle-lists.content";
import type { PublishedSite } from "../library/published";
import { bareValue, isSample } from "../platform/text/sample";
import page from "../platform/ui/page.module.css";
import { Marked } from "../platform/ui/marked-text";
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
      {promises.some(({ title }) => isSample(title)) ? (
        <p className={page.note}>{words.promisesNote}</p>
      ) : null}
      <ul>
        {promises.map(({ title, text }) => (
          <li key={bareValue(title)}>
            <h3>
              <Marked value={title} />
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
