import styles from "./fact-table.module.css";

/** A bar below a figure in a table's cell, from 0 to 1 of its scale. The figure is text above it. */
export function CellBar({ length }: { length: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 2H100" />
      <path d={`M0 2H${Math.round(length * 100)}`} />
    </svg>
  );
}
