import { pairPath } from "../../model/comparison-address";
import type { Paddle } from "../../model/content/paddle";
import styles from "./pair-list.module.css";

type Named = Pick<Paddle, "slug" | "name">;

interface PairListProps {
  title: string;
  pairs: readonly (readonly [Named, Named])[];
}

/** Links to the pages of pairs. */
export function PairList({ title, pairs }: PairListProps) {
  if (pairs.length === 0) return null;
  return (
    <nav className={styles.pairs} aria-labelledby="pairs">
      <h2 id="pairs">{title}</h2>
      <ul>
        {pairs.map(([one, other]) => (
          <li key={`${one.slug} ${other.slug}`}>
            <a href={pairPath(one.slug, other.slug)}>
              {one.name} <span>vs</span> {other.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
