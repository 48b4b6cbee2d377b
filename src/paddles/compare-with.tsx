import { comparisonAddress, pairPath } from "../tray/comparison-address";
import type { Paddle } from "./paddle.content";
import styles from "./compare-with.module.css";

type Named = Pick<Paddle, "slug" | "name">;

/** A line of links from a paddle to its comparisons: the likely ones, and the choice of any. */
export function CompareWith({ paddle, partners }: { paddle: Named; partners: readonly Named[] }) {
  if (partners.length === 0) return null;
  return (
    <nav className={styles.line} aria-labelledby="compare-with">
      <h2 id="compare-with">Compare with</h2>
      <ul>
        {partners.map(({ slug, name }) => (
          <li key={slug}>
            <a href={pairPath(paddle.slug, slug)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={comparisonAddress([paddle.slug])}>another paddle</a>
        </li>
      </ul>
    </nav>
  );
}
