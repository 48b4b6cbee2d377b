import type { ReactNode } from "react";
import { wholeNumber } from "../../../platform/text/money.ts";
import styles from "../console.module.css";

interface CutListProps {
  /** What the list contains, in the plural: 'paddles'. */
  of: string;
  items: readonly { key: string; shown: ReactNode }[];
  /** Whether the rest is shown, too. */
  isWhole?: boolean;
}

/** How many are shown at first; the rest is collapsed. */
const shownAtOnce = 10;

/** A list of which a page shows the beginning, and the rest on request. */
export function CutList({ of, items, isWhole = false }: CutListProps) {
  const list = (some: CutListProps["items"]) => (
    <ul className="stack gap-2">
      {some.map(({ key, shown }) => (
        <li key={key}>{shown}</li>
      ))}
    </ul>
  );
  const shown = isWhole ? items.length : shownAtOnce;
  const rest = items.slice(shown);
  return (
    <>
      {list(items.slice(0, shown))}
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
