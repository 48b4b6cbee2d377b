import type { PaddleLists } from "./paddle-lists.content";
import styles from "./explore-more.module.css";

/** Links for a reader of reviews to go on. */
export function ExploreMore({ links }: { links: PaddleLists["reviews"]["exploreMore"] }) {
  return (
    <nav className={styles.more} aria-labelledby="explore-more">
      <h2 id="explore-more">Explore More</h2>
      <ul>
        {links.map(({ path, title, text }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
