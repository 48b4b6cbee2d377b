import type { ReactNode } from "react";
import styles from "./pager.module.css";

interface PagerProps {
  /** The URL of the previous page, if the list can go back. */
  previous?: string | undefined;
  /** The URL of the next page; undefined at the end. */
  next: string | undefined;
  nextText?: string;
  /** Which page this is. */
  children?: ReactNode;
}

/** The links to a list's other pages; none if it has only one. */
export function Pager({ previous, next, nextText = "Next", children }: PagerProps) {
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of the list">
      {previous === undefined ? null : (
        <a className="button quiet" rel="prev" href={previous}>
          Previous
        </a>
      )}
      {children ? <span>{children}</span> : null}
      {next === undefined ? null : (
        <a className="button quiet" rel="next" href={next}>
          {nextText}
        </a>
      )}
    </nav>
  );
}
