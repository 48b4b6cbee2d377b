import { useSiteFacts } from "../render/site-facts.ts";
import card from "./card.module.css";
import styles from "./ways.module.css";

/** The tools and lists of paddles, each with its purpose: below lists, and on error pages. */
export function Ways({ here }: { here?: string }) {
  const { tools, paddleLists } = useSiteFacts();
  const others = [...tools, ...paddleLists].filter(({ path }) => path !== here);
  return (
    <nav className={styles.ways} aria-label="Ways to choose">
      <ul>
        {others.map(({ path, name, text }) => (
          <li key={path}>
            <a className={`tap bold ${card.whole}`} href={path}>
              {name}
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
