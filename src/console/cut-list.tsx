import type { ReactNode } from "react";
import styles from "./console.module.css";
import { wholeNumber } from "../platform/text/whole-number";

interface CutListProps {
  /** What the list has, in the plural: 'paddles'. */
  of: string;
  items: readonly { key: string; shown: ReactNode }[];
}

/** How many are shown at once; the rest is folded. */
const shownAtOnce = 10;

/** A list of which a page shows the beginning, and the rest on request. */
export function CutList({ of, items }: CutListProps) {
  const list = (some: CutListProps["items"]) => (
    <ul className={styles.lines}>
      {some.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ul>
  );
  const rest = items.slice(shownAtOnce);
  return (
    <>
      {list(items.slice(0, shownAtOnce))}
      {rest.length === 0 ? null : (
        <details className={styles.rest}>
          <summary>
            {wholeNumber(rest.length)} more {of}
          </summary>
          {list(rest)}
        </details>
      )}
    </>
  );
}
