import type { RowChange } from "../../publishing/sheet-row.ts";

interface RowChangesProps {
  changes: readonly RowChange[];
  /** Whether there is no entry yet, so that everything is new. */
  isNew: boolean;
}

/** What a row changes, before and after; of a new entry, what it has. */
export function RowChanges({ changes, isNew }: RowChangesProps) {
  if (!isNew)
    return (
      <ul className="small">
        {changes.map(({ fact, before, after }) => (
          <li key={fact}>
            {fact}: <del>{before ?? "nothing"}</del> <ins>{after ?? "nothing"}</ins>
          </li>
        ))}
      </ul>
    );
  const values = changes.filter(({ fact }) => !fact.endsWith(" source") && fact !== "Name");
  const sourced = changes.length - values.length;
  return (
    <p className="small muted">
      {values.map(({ fact, after }) => `${fact} ${after}`).join(", ")}
      {sourced > 1 ? `; ${sourced - 1} with a source` : ""}
    </p>
  );
}
