import { ArticlesOnBall, type BallArticle } from "./ball-articles";
import type { Column } from "./ball-columns";
import { type BallColumn, runsDown } from "./ball-order";
import type { Ball } from "./ball.content";
import { onPhones } from "../platform/text/shown-columns";
import { classes, ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
import { BallPicture } from "./ball-picture";
import styles from "./balls.module.css";

interface BallTableProps {
  balls: readonly Ball[];
  order: BallColumn;
  /** The columns after the name. */
  shown: readonly Column[];
  /** Whether a reader chose them; phones show the most important ones otherwise. */
  areChosen: boolean;
  /** The URL of the table in another order. */
  sortedBy(order: BallColumn): string;
  articles: ReadonlyMap<string, readonly BallArticle[]>;
  /** The ball that the reader's own price is for. */
  ownBall: string | undefined;
  labelId: string;
}

/** Balls with what is known of them. A column's heading sorts by it. */
export function BallTable(props: BallTableProps) {
  const { balls, order, shown, areChosen, sortedBy, articles, ownBall, labelId } = props;
  const heading = (sort: BallColumn, label: string, className: string | undefined) => (
    <ColumnHeading
      key={sort}
      label={label}
      sortedBy={sortedBy(sort)}
      sorted={sort === order ? (runsDown(sort) ? "descending" : "ascending") : undefined}
      className={className}
    />
  );
  return (
    <TableFrame labelId={labelId}>
      <table className={`${table.table} ${styles.table}`} aria-labelledby={labelId}>
        <thead>
          <tr>
            {heading("name", "Ball", table.name)}
            {shown.map((column) =>
              column.sort ? (
                heading(column.sort, column.label, classOf(column, order, areChosen))
              ) : (
                <ColumnHeading
                  key={column.key}
                  label={column.label}
                  className={classes(classOf(column, order, areChosen), table.more)}
                />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {balls.map((ball) => (
            <tr key={ball.slug} id={ball.slug}>
              <th scope="row" className={table.name}>
                <div>
                  <BallPicture ball={ball} />
                  {ball.name}
                </div>
              </th>
              {shown.map((column) => (
                <td
                  key={column.key}
                  className={classOf(column, order, areChosen)}
                  data-label={
                    onPhones(column, order, areChosen) === "labeled" ? column.label : undefined
                  }
                >
                  {column.cell(ball)}
                  {column.key === "known-for" ? (
                    <ArticlesOnBall articles={articles.get(ball.slug)} />
                  ) : null}
                  {column.key === "price" && ownBall === ball.slug ? ", your price" : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function classOf(column: Column, order: BallColumn, areChosen: boolean): string | undefined {
  return classes(
    column.isWords && table.words,
    onPhones(column, order, areChosen) === "hidden" && table.more,
  );
}
