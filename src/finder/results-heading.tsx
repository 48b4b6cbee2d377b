import type { ReactNode } from "react";
import { finderAddress } from "./finder-query";
import type { WhyNothing } from "./finder-words";
import { LevelChoice } from "../reviews/level/level-choice";
import styles from "./results-heading.module.css";

interface ResultsHeadingProps {
  children: ReactNode;
  /** The page's bare path, if a filter is active. */
  clear?: string | undefined;
}

/** The heading of a filtered list, with a link to the whole list. */
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
  /** The page's sentence for an empty list. */
  children: ReactNode;
  path: string;
  /** The responsible filters, if there is more than one. */
  why: WhyNothing | undefined;
}

/** Replaces a list without matches. */
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
