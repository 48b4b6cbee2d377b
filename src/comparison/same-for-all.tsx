import type { ComparedRow } from "./comparison";
import styles from "./same-for-all.module.css";

/** The facts that are the same for all paddles of a comparison, collapsed. */
export function SameForAll({ rows }: { rows: readonly ComparedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.same}>
      <summary>
        Same for all: {rows.length} fact{rows.length === 1 ? "" : "s"}
      </summary>
      <dl>
        {rows.map(({ label, cells }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{cells[0]?.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
