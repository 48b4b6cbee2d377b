import type { ReactNode } from "react";
import styles from "./results-heading.module.css";

interface ResultsHeadingProps {
  children: ReactNode;
  /** The page's bare path, while a filter is active. */
  clear?: string | undefined;
}

/** The heading of a filtered list, with the way back to the whole list. */
export function ResultsHeading({ children, clear }: ResultsHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2>{children}</h2>
      {clear ? <a href={clear}>Clear Filters</a> : null}
    </div>
  );
}

/** What stands in the place of a list in which nothing was found. */
export function NothingFound({ children, clear }: { children: ReactNode; clear: string }) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      <a className="button quiet" href={clear}>
        Clear Filters
      </a>
    </div>
  );
}
