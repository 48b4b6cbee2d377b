import "../styles/forms.css";
import { addressWith } from "../query.ts";
import styles from "./column-chooser.module.css";
import { HiddenFields } from "./hidden-fields.tsx";

interface ColumnChooserProps {
  path: string;
  columns: readonly { key: string; label: string }[];
  shown: readonly { key: string }[];
  /** The URL's other fields. */
  kept: URLSearchParams;
}

/** A form for choosing a table's columns, with the field of `tableQuery`. Its result is the page's URL. */
export function ColumnChooser({ path, columns, shown, kept }: ColumnChooserProps) {
  const all = new URLSearchParams([
    ...kept,
    ...columns.map(({ key }) => ["columns", key] as [string, string]),
  ]);
  return (
    <details className={`disclosure screen ${styles.chooser}`}>
      <summary>
        Columns ({shown.length} of {columns.length})
      </summary>
      <form action={path} autoComplete="off">
        <fieldset>
          <legend className="unseen">Columns</legend>
          {columns.map(({ key, label }) => (
            <label className="check" key={key}>
              <input
                type="checkbox"
                name="columns"
                value={key}
                defaultChecked={shown.some((column) => column.key === key)}
              />
              {label}
            </label>
          ))}
        </fieldset>
        <HiddenFields of={kept} />
        <button type="submit">Show Columns</button>
        <a className="tall" href={addressWith(path, all)}>
          All columns
        </a>
        <a className="tall" href={addressWith(path, kept)}>
          The usual columns
        </a>
      </form>
    </details>
  );
}
