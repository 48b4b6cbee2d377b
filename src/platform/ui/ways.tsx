import { useSiteFacts } from "../render/site-facts.ts";
import card from "./card.module.css";
import styles from "./ways.module.css";

/** The tools and the lists of paddles, each with what it's for: above a list, and where no page is. */
export function Ways({ here }: { here?: string }) {
  const { tools, paddleLists } = useSiteFacts();
  const others = [...tools, ...paddleLists].filter(({ path }) => path !== here);
  return (
    <nav className={styles.ways} aria-label="Ways to choose">
      <ul>
        {others.map(({ path, name, text }) => (
          <li key={path}>
            <a className={card.whole} href={path}>
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
