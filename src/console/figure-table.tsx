import type { FigureName, WeekFigures } from "../figures/figures";
import { longDate } from "../platform/text/dates";
import { ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
import { wholeNumber } from "../platform/text/whole-number";

interface FigureTableProps {
  /** The id of the heading above it. */
  labelId: string;
  /** Newest first. */
  weeks: readonly WeekFigures[];
  columns: readonly { name: FigureName; label: string }[];
}

/** The figures of each week. */
export function FigureTable({ labelId, weeks, columns }: FigureTableProps) {
  return (
    <TableFrame labelId={labelId}>
      <table className={table.table} aria-labelledby={labelId}>
        <thead>
          <tr>
            <ColumnHeading label="Week of" />
            {columns.map(({ name, label }) => (
              <ColumnHeading key={name} label={label} className={table.number} />
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.week}>
              <th scope="row" className={table.name}>
                {longDate(Date.parse(week.week))}
              </th>
              {columns.map(({ name, label }) => (
                <td key={name} className={table.number} data-label={label}>
                  {wholeNumber(week[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
