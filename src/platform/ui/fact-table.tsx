import type { ReactNode } from "react";
import styles from "./fact-table.module.css";

interface TableFrameProps {
  /** The id of what names the table. */
  labelId: string;
  className?: string | undefined;
  /** The number of its columns of facts, where its styles depend on that. */
  columns?: number | undefined;
  children: ReactNode;
}

/** The frame of a wide table: the table scrolls inside it. On phones the rows of a fact table are entries of a list. */
export function TableFrame(props: TableFrameProps) {
  const { labelId, className = styles.frame, columns, children } = props;
  return (
    <div
      className={className}
      role="group"
      aria-labelledby={labelId}
      data-columns={columns}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must be able to get into the frame
      tabIndex={0}
    >
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
