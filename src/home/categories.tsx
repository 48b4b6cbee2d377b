import type { PublishedHome } from "../library/published";
import card from "../platform/ui/card.module.css";
import { Marked } from "../platform/ui/marked-text";
import styles from "./categories.module.css";

/** The featured categories: their contents, the number of pages, and a link. */
export function Categories({ categories }: Pick<PublishedHome, "categories">) {
  return (
    <section aria-labelledby="categories">
      <h2 id="categories">Featured Categories</h2>
      <ul className={styles.list}>
        {categories.map(({ title, text, link, count }) => (
          <li key={link}>
            <h3>
              <a className={card.whole} href={link}>
                {title}
              </a>
            </h3>
            {count ? (
              <p className={styles.count}>
                <Marked value={count.text} />
              </p>
            ) : null}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
