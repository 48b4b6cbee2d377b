import { compared, comparisonAddress } from "../tray/comparison-address";
import styles from "./shortlist-line.module.css";

/** Says that a list is a shared shortlist, with links to compare it and to leave it. */
export function ShortlistLine({ path, slugs }: { path: string; slugs: readonly string[] }) {
  if (slugs.length === 0) return null;
  const isComparable = slugs.length >= compared.min && slugs.length <= compared.max;
  return (
    <p className={styles.line}>
      <span>
        A shortlist of {slugs.length} {slugs.length === 1 ? "paddle" : "paddles"}. This page's
        address is its link.
      </span>
      {isComparable ? <a href={comparisonAddress(slugs)}>Compare them</a> : null}
      <a href={path}>All paddles</a>
    </p>
  );
}
