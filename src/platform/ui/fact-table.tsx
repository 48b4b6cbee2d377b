import type { ReactNode } from "react";
import styles from "./fact-table.module.css";

/** The frame of a wide table: the table scrolls inside it. On phones its rows are entries of a list instead. */
export function TableFrame({ labelId, children }: { labelId: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must be able to get into the frame
    <div className={styles.frame} role="region" aria-labelledby={labelId} tabIndex={0}>
      {children}
    </div>
  );
}

interface ColumnHeadingProps {
  label: string;
  /** The URL of the table sorted by it; undefined if it can't be. */
  sortedBy?: string | undefined;
  /** How the table is sorted by it now. */
  sorted?: "ascending" | "descending" | undefined;
  className?: string | undefined;
}

/** The heading of a column, which sorts by it. */
export function ColumnHeading({ label, sortedBy, sorted, className }: ColumnHeadingProps) {
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      {sortedBy === undefined ? label : <a href={sortedBy}>{label}</a>}
    </th>
  );
}

/** Class names, without those that don't apply. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
