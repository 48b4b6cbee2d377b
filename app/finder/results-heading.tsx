import type { ReactNode } from "react";
import { finderAddress } from "../../model/finder-query";
import type { WhyNothing } from "../../model/finder-words";
import { LevelChoice } from "../level/level-choice";
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
      <LevelChoice />
      {clear ? <a href={clear}>Clear Filters</a> : null}
    </div>
  );
}

interface NothingFoundProps {
  /** The specified sentence of the page. */
  children: ReactNode;
  path: string;
  /** Which filters are to blame, where there is more than one. */
  why: WhyNothing | undefined;
}

/** What stands in the place of a list in which nothing was found. */
export function NothingFound({ children, path, why }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p>{children}</p>
      {why ? (
        <>
          <p>{why.sentence}</p>
          <ul>
            {why.ways.map(({ text, query }) => (
              <li key={text}>
                <a href={finderAddress(path, query)}>{text}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <a className="button quiet" href={path}>
        Clear Filters
      </a>
    </div>
  );
}
