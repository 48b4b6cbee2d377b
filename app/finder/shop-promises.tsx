import type { PaddleLists } from "../../model/content/paddle-lists";
import type { SiteFacts } from "../../model/content/site-facts";
import styles from "./shop-promises.module.css";

interface ShopPromisesProps {
  promises: SiteFacts["shopPromises"];
  words: Pick<PaddleLists["finder"], "promisesTitle" | "promisesNote" | "promiseMark">;
}

/** What a shop promises. One that no owner confirmed carries a mark. */
export function ShopPromises({ promises, words }: ShopPromisesProps) {
  if (promises.length === 0) return null;
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <h2 id="promises">{words.promisesTitle}</h2>
      {promises.every(({ confirmed }) => confirmed) ? null : (
        <p className={styles.note}>{words.promisesNote}</p>
      )}
      <ul>
        {promises.map(({ title, text, confirmed }) => (
          <li key={title}>
            <h3>{title}</h3>
            {confirmed ? null : <p className={styles.mark}>{words.promiseMark}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
