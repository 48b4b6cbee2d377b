import { type ReactNode, useId } from "react";
import { showText } from "./finder-query.ts";
import styles from "./filter-sheet.module.css";

interface FilterSheetProps {
  active: number;
  /** The number of matches; undefined if only submitting the form shows it. */
  found: number | undefined;
  children: ReactNode;
}

/**
 * Filters behind a button, in a bottom sheet on a small screen; on a large one they're part of the form. The browser
 * opens and closes it, even without script: with Escape, a tap outside, or its buttons.
 */
export function FilterSheet({ active, found, children }: FilterSheetProps) {
  const id = useId();
  return (
    <>
      <button className={`${styles.open} quiet`} type="button" popoverTarget={id}>
        Filters{active > 0 ? ` (${active})` : ""}
      </button>
      <div className={styles.sheet} id={id} popover="auto" role="group" aria-label="Filters">
        <div className={`line middle between ${styles.top}`}>
          <p className="title">Filters</p>
          <button
            className="quiet"
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close filters"
          >
            Close
          </button>
        </div>
        {children}
        <button className={styles.show} type="submit">
          {showText(found)}
        </button>
      </div>
    </>
  );
}
