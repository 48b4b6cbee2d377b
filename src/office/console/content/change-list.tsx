import type { EntryChange } from "./entry-changes.ts";
import styles from "./content.module.css";

/** Changed fields by their labels, each with what it says before and after. */
export const ChangeList = ({
  of,
  className,
}: {
  of: readonly EntryChange[];
  className?: string;
}) => (
  <ul className={[styles.changes, className].filter(Boolean).join(" ")}>
    {of.map(({ label, before, after }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a text may change in many places
      <li key={index}>
        {label}
        {before === undefined && after === undefined ? null : ": "}
        {before === undefined ? null : <del dir="auto">{before}</del>}
        {before === undefined || after === undefined ? null : " "}
        {after === undefined ? null : <ins dir="auto">{after}</ins>}
      </li>
    ))}
  </ul>
);
