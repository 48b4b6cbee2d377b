import styles from "./unsure-mark.module.css";

/** The mark after a figure we couldn't confirm. `UnsureLegend` explains it on the same page. */
export function Unconfirmed() {
  return <Mark means="not confirmed" className={`muted bold ${styles.after}`} />;
}

/** The mark in place of an unknown fact. `UnsureLegend` explains it on the same page. */
export function Unknown() {
  return <Mark means="not known" className="muted bold" />;
}

function Mark({ means, className }: { means: string; className: string | undefined }) {
  return (
    <span className={className} role="img" aria-label={means}>
      ?
    </span>
  );
}

export function UnsureLegend() {
  return (
    <span data-legend="unsure">
      A <span className="muted bold">?</span> after a figure means we couldn't confirm it. By
      itself, it means we don't know.
    </span>
  );
}
