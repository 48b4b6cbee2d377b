import { useSiteFacts } from "../render/site-facts.ts";
import card from "./card.module.css";
import styles from "./ways.module.css";

/** The tools and lists of paddles, each with its purpose: on error pages. */
export function Ways() {
  const { tools, paddleLists } = useSiteFacts();
  return (
    <nav className={`tall screen ${styles.ways}`} aria-label="Ways to choose">
      <ul className="row wide-4">
        {[...tools, ...paddleLists].map(({ path, name, text }) => (
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
